import { environmentOf } from '#core/environment.ts';
import { retryDelayMs } from '#core/retry.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#core/time.ts';
import type { Audience } from './message.ts';
import type { MessageAnswer } from './messenger.ts';

/**
 * QUEUED: to be sent. SENT: accepted by the mail server. REFUSED: rejected permanently (a bounce). GIVEN_UP:
 * undeliverable for too long. DROPPED: not sent, for the stored reason. KEPT: from a test environment,
 * readable but never sent.
 */
export const MAIL_STATES = ['QUEUED', 'SENT', 'REFUSED', 'GIVEN_UP', 'DROPPED', 'KEPT'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** Delays between attempts. A server that greylists needs minutes, one under repair needs hours. */
const RETRY_MS: readonly number[] = [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS, 3 * HOUR_MS];
/** Mails about money are not worth sending after this time. */
const GIVE_UP_AFTER_MS = 3 * DAY_MS;
/** How long a mail waits when no mail server is configured. */
export const LOOK_AGAIN_MS = 10 * MINUTE_MS;

/** How long the mails of a test environment can be read. */
export const KEPT_READABLE_MS = 7 * DAY_MS;

/** The most mails an address gets from one tenant per UTC day. */
export const PER_RECIPIENT: Readonly<Record<Audience, number>> = {
  buyers: 25,
  sellers: 25,
  members: 100,
};

/** The most invitations an address gets from all accounts per UTC day, until it has joined one. */
export const PER_STRANGER = 3;

export type MailVerdict =
  | { readonly state: Exclude<MailState, 'QUEUED'>; readonly reply: string | null }
  | {
      readonly state: 'QUEUED';
      readonly reply: string | null;
      readonly again: Date;
      readonly tried: boolean;
    };

type Tried = { readonly attempts: number; readonly createdAt: Date };

/** Decides what follows an answer. `random` is in [0, 1). */
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

/** Mails of test environments are never sent. */
export function firstState(developerId: string): 'QUEUED' | 'KEPT' {
  return environmentOf(developerId) === 'test' ? 'KEPT' : 'QUEUED';
}

/** Returns `a•••@example.com`: enough for those who know the address, too little for others. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const [first = ''] = address;
  return `${first}•••${at < 0 ? '' : address.slice(at)}`;
}
