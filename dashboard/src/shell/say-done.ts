import { useSay } from '#ui/toast.tsx';

/** Says that it is done, or that somebody else has to agree to it first. */
export function useSayDone(): (result: object, done: string) => void {
  const say = useSay();
  return (result, done) => say('approval' in result ? 'Another member has to approve it first' : done);
}
