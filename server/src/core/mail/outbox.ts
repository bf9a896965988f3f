import { environmentOf } from '#core/environment.ts';
import { retryDelayMs } from '#core/retry.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#core/time.ts';
import type { Audience } from './message.ts';
import type { MessageAnswer } from './messenger.ts';

/**
 * QUEUED: to be sent. SENT: the mail server has it. REFUSED: it will not take it, now or later (a bounce).
 * GIVEN_UP: it could not be reached for too long. DROPPED: not sent, for the reason beside it. KEPT: a test
 * environment's, which is looked at and never sent.
 */
export const MAIL_STATES = ['QUEUED', 'SENT', 'REFUSED', 'GIVEN_UP', 'DROPPED', 'KEPT'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** Waits between tries. A server that greylists wants minutes, one that is being mended hours. */
const RETRY_MS: readonly number[] = [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS, 3 * HOUR_MS];
/** News about money that is older than this is no news. */
const GIVE_UP_AFTER_MS = 3 * DAY_MS;
/** Without a mail server there is nothing to try. */
export const LOOK_AGAIN_MS = 10 * MINUTE_MS;

/** How long one can look up what a test environment would have sent. */
export const KEPT_READABLE_MS = 7 * DAY_MS;

/** What one address gets of one tenant in a day of UTC. */
export const PER_RECIPIENT: Readonly<Record<Audience, number>> = {
  buyers: 25,
  sellers: 25,
  members: 100,
};

export type MailVerdict =
  | { readonly state: Exclude<MailState, 'QUEUED'>; readonly reply: string | null }
  | {
      readonly state: 'QUEUED';
      readonly reply: string | null;
      readonly again: Date;
      readonly tried: boolean;
    };

type Tried = { readonly attempts: number; readonly createdAt: Date };

/** What becomes of a mail after an answer. `random` is in [0, 1). */
export function judge(answer: MessageAnswer, mail: Tried, now: Date, random: number): MailVerdict {
  if (answer.outcome === 'accepted') return { state: 'SENT', reply: null };
  if (answer.outcome === 'refused') return { state: 'REFUSED', reply: answer.reply };
  if (isTooOld(mail, now)) {
    return { state: 'GIVEN_UP', reply: answer.outcome === 'resting' ? null : answer.reply };
  }
  if (answer.outcome === 'resting') {
    return { state: 'QUEUED', reply: null, again: new Date(now.getTime() + answer.forMs), tried: false };
  }
  const again = new Date(now.getTime() + retryDelayMs(RETRY_MS, mail.attempts + 1, random));
  return { state: 'QUEUED', reply: answer.reply, again, tried: true };
}

export function isTooOld({ createdAt }: { readonly createdAt: Date }, now: Date): boolean {
  return now.getTime() - createdAt.getTime() > GIVE_UP_AFTER_MS;
}

/** Nobody gets mail because somebody tries the API out. */
export function firstState(developerId: string): 'QUEUED' | 'KEPT' {
  return environmentOf(developerId) === 'test' ? 'KEPT' : 'QUEUED';
}

/** `a•••@example.com`: enough for who knows the address, too little for who does not. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const [first = ''] = address;
  return `${first}•••${at < 0 ? '' : address.slice(at)}`;
}
