import { useQuery } from '@tanstack/react-query';
import { ENVIRONMENT } from '#api/environment.ts';
import { sessionQuery } from '#api/queries.ts';
import type { Permission } from '#api/types.ts';

/** What to offer. Whatever is asked for all the same is refused by the server. */
export function useMay(): (permission: Permission) => boolean {
  const { data } = useQuery(sessionQuery);
  return (permission) => data?.member?.permissions[ENVIRONMENT].includes(permission) ?? false;
}
