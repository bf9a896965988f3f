import { MINUTE_MS } from '#core/time.ts';

/** What somebody can show besides a password. */
export const FACTOR_KINDS = ['code', 'passkey'] as const;
export type FactorKind = (typeof FACTOR_KINDS)[number];

/** What a person has set up. */
export type Factors = {
  /** Since when an app makes codes; null when none does. */
  readonly appSince: Date | null;
  readonly passkeys: number;
  readonly recoveryCodes: number;
};

export function kindsOf({ appSince, passkeys, recoveryCodes }: Factors): FactorKind[] {
  return [
    ...(appSince || (passkeys > 0 && recoveryCodes > 0) ? (['code'] as const) : []),
    ...(passkeys > 0 ? (['passkey'] as const) : []),
  ];
}

/** Whether a password alone does not open the door. */
export function asksForSecond({ appSince, passkeys }: Omit<Factors, 'recoveryCodes'>): boolean {
  return appSince !== null || passkeys > 0;
}

/** Between the password and the second factor. */
const HALF_OPEN_MS = 10 * MINUTE_MS;
/** How long a passkey may take to answer. */
const CHALLENGE_MS = 5 * MINUTE_MS;
const RESET_MS = 30 * MINUTE_MS;
const FRESH_MS = 10 * MINUTE_MS;

const after = (ms: number) => (now: Date) => new Date(now.getTime() + ms);
export const endOfPendingSignIn = after(HALF_OPEN_MS);
export const endOfChallenge = after(CHALLENGE_MS);
export const endOfReset = after(RESET_MS);

/** Whoever has shown a factor is believed to be at the screen still, for so long. */
export function isFresh(provenAt: Date, now: Date): boolean {
  return now.getTime() - provenAt.getTime() < FRESH_MS;
}

/**
 * What a stolen session must not be enough for, by operation: whatever lasts longer than the session, or says
 * where money goes. A member shows a factor again if they have not just done so. To revoke a key or to put an
 * agreement on hold is never among them: nobody should have to look for a telephone to stop a thief.
 */
export const ASKS_AGAIN: ReadonlySet<string> = new Set([
  ...['createApiKey', 'rotateApiKey'],
  ...['inviteMember', 'changeRole', 'removeMember'],
  ...['setPayoutAccount', 'refundAgreement', 'retryRefund', 'resolveMilestone'],
  ...['unfreezeAgreement', 'liftHold', 'changeReleasePolicy'],
  ...['changeIdentityPolicy', 'promoteRiskPolicy', 'retireRiskPolicy'],
  ...['createWebhook', 'changeWebhook', 'rotateWebhookSecret'],
  ...['approveApproval', 'changeApprovalRules'],
  ...['startApp', 'removeApp', 'renewRecoveryCodes'],
  ...['beginPasskey', 'addPasskey', 'removePasskey'],
]);

export const RECOVERY_CODES = 10;
/** 80 bits: nobody guesses one, and a fast hash of it is enough to store. */
export const RECOVERY_CODE_BYTES = 10;
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const GROUP = /.{4}(?=.)/g;

/** Crockford's letters, in groups of four: none of them reads like another. */
export function recoveryCode(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const letters = (bits.match(/.{5}/g) ?? []).map((five) => LETTERS[Number.parseInt(five, 2)] ?? '');
  return letters.join('').replace(GROUP, '$&-');
}

/** However it was copied: O is a nought, and I and l are ones. */
export function readRecoveryCode(typed: string): string {
  const letters = typed.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1');
  return letters.replace(GROUP, '$&-');
}
