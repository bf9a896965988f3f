import { useSay } from '#ui/toast.tsx';

/** Reports that a command is done, or that it now waits for approval. */
export function useSayDone(): (result: object, done: string) => void {
  const say = useSay();
  return (result, done) => say('approval' in result ? 'Waiting for another member’s approval' : done);
}
