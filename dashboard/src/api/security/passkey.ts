import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { post } from '#api/client.ts';
import type { AskedOfDevice } from '#api/types.ts';

const AGAIN = 'The passkey was not used. Try again, or sign in another way.';

/** Passkeys are bound to one origin: elsewhere the browser would not find any. */
export function canUsePasskeys(at: string | undefined): boolean {
  return at === location.origin && browserSupportsWebAuthn();
}

/** Asks the device to sign in with one of its passkeys, and returns its response. */
export async function usePasskey(path: string): Promise<object> {
  const { options } = await post<AskedOfDevice>(path, {});
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return understood(startAuthentication({ optionsJSON }));
}

export async function makePasskey(path: string): Promise<object> {
  const { options } = await post<AskedOfDevice>(path, {});
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return understood(startRegistration({ optionsJSON }));
}

/** Browsers report a cancelled prompt and a missing passkey alike, in words meant for programmers. */
async function understood<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (cause) {
    throw new Error(AGAIN, { cause });
  }
}
