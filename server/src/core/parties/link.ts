import type { Party } from '#core/escrow/party.ts';
import { DAY_MS, MINUTE_MS } from '#core/time.ts';

/** What a link is for. Several can be combined in one link. */
export const PURPOSES = [
  'pay',
  'track',
  'confirm',
  'proof',
  'appeal',
  'deliver',
  'dispute',
  'amend',
] as const;
export type Purpose = (typeof PURPOSES)[number];

export const LINK_LANGUAGES = ['en', 'pcm', 'ha', 'yo', 'ig', 'fr'] as const;
export type LinkLanguage = (typeof LINK_LANGUAGES)[number];

export const LINK_STATUSES = ['ACTIVE', 'EXPIRED', 'REVOKED'] as const;
export type LinkStatus = (typeof LINK_STATUSES)[number];

export const MIN_LIFE_SECONDS = 300;
export const MAX_LIFE_SECONDS = (90 * DAY_MS) / 1000;
export const USUAL_LIFE_SECONDS = (30 * DAY_MS) / 1000;

export type PartyLink = {
  readonly developerId: string;
  readonly id: string;
  readonly agreementId: string;
  readonly party: Party;
  readonly purposes: readonly Purpose[];
  readonly language: LinkLanguage;
  /** The mobile number that the link and its codes are sent to, in E.164. */
  readonly phone: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
  /** When it was first opened. Mail scanners and chat apps open links, too. */
  readonly openedAt: Date | null;
};

export type LinkAction =
  | 'see_account'
  | 'see_progress'
  | 'confirm'
  | 'see_proof'
  | 'appeal'
  | 'deliver'
  | 'dispute'
  | 'amend';

/** Everything that can be done through a link. */
const ALLOWED: Readonly<Record<Purpose, readonly LinkAction[]>> = {
  pay: ['see_account', 'see_progress'],
  track: ['see_progress'],
  confirm: ['see_progress', 'confirm'],
  proof: ['see_proof'],
  appeal: ['see_progress', 'appeal'],
  deliver: ['see_progress', 'deliver'],
  dispute: ['see_progress', 'dispute'],
  amend: ['see_progress', 'amend'],
};

export function allows({ purposes }: Pick<PartyLink, 'purposes'>, action: LinkAction): boolean {
  return purposes.some((purpose) => ALLOWED[purpose].includes(action));
}

export function linkStatus(
  { revokedAt, expiresAt }: Pick<PartyLink, 'revokedAt' | 'expiresAt'>,
  now: Date,
): LinkStatus {
  if (revokedAt) return 'REVOKED';
  return expiresAt <= now ? 'EXPIRED' : 'ACTIVE';
}

const CODE_DIGITS = 6;
const CODE_LIFE_MS = 10 * MINUTE_MS;
/** Wrong codes for one milestone through one link, over all codes that were sent. */
const MAX_FAILURES = 5;
const MAX_SENDS = 5;

export type SentCode = {
  /** Keyed, so that a stolen database does not reveal the code. */
  readonly mac: string;
  readonly expiresAt: Date;
  readonly sends: number;
  readonly failures: number;
};

/** `random` is an integer of at least six random digits. */
export function codeOf(random: number): string {
  return String(random % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0');
}

/** What a code's MAC covers: the code confirms one milestone, of the amount shown, through one link. */
export function codeMacInput(
  { developerId, id }: PartyLink,
  milestone: { readonly id: string; readonly amount: number },
  code: string,
): string {
  return JSON.stringify(['party code 2', developerId, id, milestone.id, milestone.amount, code]);
}

export type Refusal = 'locked' | 'too_many_codes' | 'wrong_code' | 'expired_code';

/** Replaces the code that was sent before, which no longer works. */
export function sendAgain(before: SentCode | undefined, mac: string, now: Date): SentCode | Refusal {
  const { sends = 0, failures = 0 } = before ?? {};
  if (failures >= MAX_FAILURES) return 'locked';
  if (sends >= MAX_SENDS) return 'too_many_codes';
  return { mac, expiresAt: new Date(now.getTime() + CODE_LIFE_MS), sends: sends + 1, failures };
}

/** Returns why the code is refused, or null when it is right. Only a wrong code counts as a failure. */
export function judgeCode(sent: SentCode | undefined, mac: string, now: Date): Refusal | null {
  if (!sent || (sent.expiresAt <= now && sent.failures < MAX_FAILURES)) return 'expired_code';
  if (sent.failures >= MAX_FAILURES) return 'locked';
  return sent.mac === mac ? null : 'wrong_code';
}
