import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { post } from '#api/client.ts';
import type { AskedOfDevice } from '#api/types.ts';

const AGAIN = 'The passkey was not used. Try again, or come in another way.';

/** Passkeys belong to one address: elsewhere the browser would not find any. */
export function canUsePasskeys(at: string | undefined): boolean {
  return at === location.origin && browserSupportsWebAuthn();
}

/** Asks the device for a passkey that it has, and gives what it says. */
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

/** Browsers say the same of whoever presses Cancel and of whoever has none, in words for programmers. */
async function understood<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (cause) {
    throw new Error(AGAIN, { cause });
  }
}
