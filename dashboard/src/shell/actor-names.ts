import { useQuery } from '@tanstack/react-query';
import { actorNamesQuery } from '#api/queries.ts';

/** What a member is called, removed ones too. */
export function useActorNames(): (id: string) => string {
  const { data } = useQuery(actorNamesQuery);
  return (id) => data?.find((member) => member.id === id)?.name ?? 'a member';
}
