import type { SignInPolicy } from '@surety/sdk';
import { patch, post, put, remove } from '#api/client.ts';
import { command, newSession } from '#api/commands.ts';
import { keys, stale } from '#api/keys.ts';
import type { AddedFactor, EndedSessions, NewApp, RecoveryCodes } from '#api/types.ts';
import { makePasskey, usePasskey } from './passkey.ts';

const security = () => stale.security;

export const giveCode = newSession(({ code }: { code: string }) => post<void>('/session/code', { code }));

export const givePasskey = newSession(async (_: object) => {
  const answer = await usePasskey('/session/passkey/begin');
  return post<void>('/session/passkey', { answer });
});

/** The sign-in commands for a session that ended while its person was working: the cached data stays. */
export const again = {
  signIn: command(
    (who: { email: string; password: string }) => post<void>('/session', who),
    () => [],
  ),
  giveCode: command(
    ({ code }: { code: string }) => post<void>('/session/code', { code }),
    () => [],
  ),
  givePasskey: command(
    async (_: object) =>
      post<void>('/session/passkey', { answer: await usePasskey('/session/passkey/begin') }),
    () => [],
  ),
};

export const askForReset = command(
  ({ email }: { email: string }) => post<void>('/password/forgotten', { email }),
  () => [],
);

export const resetPassword = newSession((params: { token: string; password: string }) =>
  post<void>('/password/reset/accept', params),
);

export const changePassword = command(
  (passwords: { currentPassword: string; newPassword: string }) => put<EndedSessions>('/password', passwords),
  security,
);

export const proveAgain = command(
  (shown: { code: string } | { password: string }) => post<void>('/security/proof', shown),
  () => [],
);

export const proveByPasskey = command(
  async (_: object) => post<void>('/security/proof', { passkey: await usePasskey('/security/proof/begin') }),
  () => [],
);

export const startApp = command(
  (_: object) => post<NewApp>('/security/app', {}),
  () => [],
);

export const confirmApp = command(
  ({ code }: { code: string }) => post<AddedFactor>('/security/app/confirm', { code }),
  security,
);

export const removeApp = command((_: object) => remove<void>('/security/app'), security);

export const renewRecoveryCodes = command(
  (_: object) => post<RecoveryCodes>('/security/recovery-codes', {}),
  security,
);

export const addPasskey = command(
  async ({ name }: { name: string }) =>
    post<AddedFactor>('/security/passkeys', { name, answer: await makePasskey('/security/passkeys/begin') }),
  security,
);

export const renamePasskey = command(
  ({ id, name }: { id: string; name: string }) => patch<void>(`/security/passkeys/${id}`, { name }),
  security,
);

export const removePasskey = command(
  ({ id }: { id: string }) => remove<void>(`/security/passkeys/${id}`),
  security,
);

export const changeSignInPolicy = command(
  (rules: { secondFactorRequired: boolean }) => put<SignInPolicy>('/policies/sign-in', rules),
  () => [keys.signInPolicy],
);

export const endSession = command(
  ({ id }: { id: string }) => remove<void>(`/sessions/${id}`),
  () => [keys.security],
);
