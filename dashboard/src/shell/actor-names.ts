import { useQuery } from '@tanstack/react-query';
import { actorNamesQuery } from '#api/queries.ts';

/** Returns a member's name, also for members who were removed. */
export function useActorNames(): (id: string) => string {
  const { data } = useQuery(actorNamesQuery);
  return (id) => data?.find((member) => member.id === id)?.name ?? 'a member';
}
