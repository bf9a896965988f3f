import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Passkey } from '#core/account/passkey.ts';
import { Problem } from '#core/problem.ts';
import type { Person } from '#store/account/people.ts';

/** Loaded on demand, because many installations never use passkeys. */
const library = () => import('@simplewebauthn/server');

export type Said = Readonly<Record<string, unknown>>;
export type ForDevice = PublicKeyCredentialCreationOptionsJSON | PublicKeyCredentialRequestOptionsJSON;

/** Ed25519, and for older devices ES256 and RS256. */
const ALGORITHMS = [-8, -7, -257];

type Site = { readonly origin: string };
const siteName = ({ origin }: Site) => new URL(origin).hostname;

/** A discoverable credential, so that it can identify its owner. */
export async function askForNew(site: Site, person: Person, known: readonly Passkey[]) {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: 'Surety',
    rpID: siteName(site),
    userID: new TextEncoder().encode(person.id),
    userName: person.email,
    userDisplayName: person.name,
    attestationType: 'none',
    excludeCredentials: known.map(credentialOf),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
}

export async function readNew(site: Site, challenge: string, said: Said) {
  const { verifyRegistrationResponse } = await library();
  const { registrationInfo: info } = await understood(
    verifyRegistrationResponse({
      response: said as unknown as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: siteName(site),
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (!info) throw new Problem('passkey_wrong');
  const { id, publicKey, counter, transports = [] } = info.credential;
  return { credentialId: id, publicKey: Buffer.from(publicKey), counter, transports };
}

/** Asks for one of the known passkeys, or for any of ours if the person is unknown. */
export async function askForKnown(site: Site, known: readonly Passkey[] | null) {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: siteName(site),
    // After a password, a touch is enough.
    userVerification: known ? 'discouraged' : 'required',
    ...(known && { allowCredentials: known.map(credentialOf) }),
  });
}

/**
 * Verifies the answer and returns the new counter. As both factors, the device must have verified the user.
 */
export async function readKnown(
  site: Site,
  {
    challenge,
    said,
    passkey,
    bothFactors,
  }: {
    readonly challenge: string;
    readonly said: Said;
    readonly passkey: Passkey;
    readonly bothFactors: boolean;
  },
): Promise<number> {
  const { verifyAuthenticationResponse } = await library();
  const { credentialId: id, publicKey, counter } = passkey;
  const { verified, authenticationInfo } = await understood(
    verifyAuthenticationResponse({
      response: said as unknown as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: siteName(site),
      credential: { id, publicKey: new Uint8Array(publicKey), counter },
      requireUserVerification: bothFactors,
    }),
  );
  if (!verified) throw new Problem('passkey_wrong');
  return authenticationInfo.newCounter;
}

function credentialOf({ credentialId: id, transports }: Passkey) {
  return { id, transports: [...transports] };
}

/** The library throws for unreadable and for invalid answers; the sender gets the same error for both. */
async function understood<Read>(reading: Promise<Read>): Promise<Read> {
  try {
    return await reading;
  } catch {
    throw new Problem('passkey_wrong');
  }
}
