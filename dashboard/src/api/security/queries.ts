import { queryOptions } from '@tanstack/react-query';
import { get, post, surety } from '#api/client.ts';
import { keys } from '#api/keys.ts';
import type { OwnSession, Passkey, PasswordReset, Security } from '#api/types.ts';

export const securityQuery = queryOptions({
  queryKey: [...keys.security, 'ways'],
  queryFn: () => get<Security>('/security'),
});

export const passkeysQuery = queryOptions({
  queryKey: [...keys.security, 'passkeys'],
  queryFn: async () => (await get<{ data: Passkey[] }>('/security/passkeys')).data,
});

export const signInPolicyQuery = queryOptions({
  queryKey: keys.signInPolicy,
  queryFn: () => surety.developer.signInPolicy(),
});

export const ownSessionsQuery = queryOptions({
  queryKey: [...keys.security, 'sessions'],
  queryFn: async () => (await get<{ data: OwnSession[] }>('/sessions')).data,
});

/** The account behind a password reset link. */
export const resetQuery = (token: string) =>
  queryOptions({
    queryKey: ['password-reset'],
    queryFn: () => post<PasswordReset>('/password/reset', { token }),
    retry: false,
  });
