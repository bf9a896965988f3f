import { useQuery } from '@tanstack/react-query';
import { ENVIRONMENT } from '#api/environment.ts';
import { sessionQuery } from '#api/queries.ts';
import type { Permission } from '#api/types.ts';

/** Tells which actions to offer. The server enforces the permissions. */
export function useMay(): (permission: Permission) => boolean {
  const { data } = useQuery(sessionQuery);
  return (permission) => data?.member?.permissions[ENVIRONMENT].includes(permission) ?? false;
}
