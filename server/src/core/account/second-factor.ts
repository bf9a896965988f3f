import { MINUTE_MS } from '#core/time.ts';

/** The kinds of second factor. */
export const FACTOR_KINDS = ['code', 'passkey'] as const;
export type FactorKind = (typeof FACTOR_KINDS)[number];

/** The factors a person has set up. */
export type Factors = {
  /** When the authenticator app was set up; null without one. */
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

/** True when the password alone is not enough. */
export function asksForSecond({ appSince, passkeys }: Omit<Factors, 'recoveryCodes'>): boolean {
  return appSince !== null || passkeys > 0;
}

/** The time between the password and the second factor. */
const PENDING_SIGN_IN_MS = 10 * MINUTE_MS;
/** The time a passkey has to answer. */
const CHALLENGE_MS = 5 * MINUTE_MS;
const RESET_MS = 30 * MINUTE_MS;
const FRESH_MS = 10 * MINUTE_MS;

const after = (ms: number) => (now: Date) => new Date(now.getTime() + ms);
export const endOfPendingSignIn = after(PENDING_SIGN_IN_MS);
export const endOfChallenge = after(CHALLENGE_MS);
export const endOfReset = after(RESET_MS);

/** True for a while after a factor was shown: the person is assumed to be still at the screen. */
export function isFresh(provenAt: Date, now: Date): boolean {
  return now.getTime() - provenAt.getTime() < FRESH_MS;
}

/**
 * Operations for which a stolen session must not suffice: anything that outlasts the session, decides where
 * money goes or about a person, or shows and erases what is kept of a person. A member must show a factor
 * again unless they have just done so. Revoking a key and putting an agreement on hold never require it,
 * because stopping a thief must not depend on finding one's phone.
 */
export const ASKS_AGAIN: ReadonlySet<string> = new Set([
  'createApiKey',
  'rotateApiKey',
  'inviteMember',
  'changeRole',
  'changeSignInPolicy',
  'removeMember',
  'setPayoutAccount',
  'refundAgreement',
  'retryRefund',
  'resolveMilestone',
  'decideDispute',
  'acceptDisputeOffer',
  'acceptAmendment',
  'cancelPayout',
  'payCommission',
  'unfreezeAgreement',
  'liftHold',
  'changeReleasePolicy',
  'changeTermsPolicy',
  'changeIdentityPolicy',
  'promoteRiskPolicy',
  'retireRiskPolicy',
  'eraseIdentityPerson',
  'completePrivacyRequest',
  'lookAtPictures',
  'reviewVerification',
  'decideReview',
  'closeException',
  'closeReconciliationBreak',
  'changeMailSettings',
  'createWebhook',
  'changeWebhook',
  'rotateWebhookSecret',
  'approveApproval',
  'changeApprovalPolicy',
  'startApp',
  'removeApp',
  'renewRecoveryCodes',
  'beginPasskey',
  'addPasskey',
  'removePasskey',
]);

export const RECOVERY_CODES = 10;
/** 80 bits cannot be guessed, so a fast hash is enough for storage. */
export const RECOVERY_CODE_BYTES = 10;
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const GROUP = /.{4}(?=.)/g;

/** Formats in Crockford's alphabet, which has no look-alike characters, in groups of four. */
export function recoveryCode(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const letters = (bits.match(/.{5}/g) ?? []).map((five) => LETTERS[Number.parseInt(five, 2)] ?? '');
  return letters.join('').replace(GROUP, '$&-');
}

/** Normalises a typed code: O is read as zero, I and l as one. */
export function readRecoveryCode(typed: string): string {
  const letters = typed.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1');
  return letters.replace(GROUP, '$&-');
}
