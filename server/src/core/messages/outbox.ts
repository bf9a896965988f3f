import { environmentOf } from '#core/environment.ts';
import { retryDelayMs } from '#core/retry.ts';
import { DAY_MS, MINUTE_MS } from '#core/time.ts';
import type { ShortMessageAnswer } from './short-messenger.ts';

/**
 * QUEUED: to be sent. SENDING: the provider is being asked. SENT: accepted by it. DELIVERED and FAILED: by
 * its answer or receipt. UNKNOWN: it may have been sent, and is not sent again. DROPPED: not sent, for the
 * stored reason. KEPT: from a test environment, readable but never sent.
 */
export const SHORT_MESSAGE_STATES = [
  'QUEUED',
  'SENDING',
  'SENT',
  'DELIVERED',
  'FAILED',
  'UNKNOWN',
  'DROPPED',
  'KEPT',
] as const;
export type ShortMessageState = (typeof SHORT_MESSAGE_STATES)[number];

export const SHORT_MESSAGE_KINDS = ['link', 'code'] as const;
export type ShortMessageKind = (typeof SHORT_MESSAGE_KINDS)[number];

/** The most messages that a number gets from one tenant per UTC day. */
export const PER_PHONE = 20;
/** A link is worth sending for a day. A code ends earlier by itself. */
export const LINK_SENT_WITHIN_MS = DAY_MS;
/** How long a message waits when no provider is configured any more. */
export const LOOK_AGAIN_MS = MINUTE_MS;
/** Delays between attempts: a code is worth nothing after ten minutes. */
const RETRY_MS: readonly number[] = [5_000, 30_000, 2 * MINUTE_MS, 10 * MINUTE_MS];

export type ShortMessageVerdict =
  | { readonly state: 'SENT'; readonly reference: string }
  | { readonly state: 'FAILED' | 'UNKNOWN' | 'DROPPED'; readonly reply: string | null }
  | { readonly state: 'QUEUED'; readonly reply: string | null; readonly again: Date };

type Tried = { readonly attempts: number; readonly expiresAt: Date };

/** Decides what follows an answer. `random` is in [0, 1). */
export function judge(
  answer: ShortMessageAnswer,
  { attempts, expiresAt }: Tried,
  now: Date,
  random: number,
): ShortMessageVerdict {
  if (answer.outcome === 'accepted') return { state: 'SENT', reference: answer.reference };
  if (answer.outcome === 'refused') return { state: 'FAILED', reply: answer.reply };
  if (answer.outcome === 'unknown') return { state: 'UNKNOWN', reply: answer.reply };
  const isResting = answer.outcome === 'resting';
  const waitMs = isResting ? answer.forMs : retryDelayMs(RETRY_MS, attempts + 1, random);
  const again = new Date(now.getTime() + waitMs);
  const reply = isResting ? null : answer.reply;
  return again < expiresAt ? { state: 'QUEUED', reply, again } : { state: 'DROPPED', reply: 'expired' };
}

/** Messages of test environments are never sent. */
export function firstState(developerId: string): 'QUEUED' | 'KEPT' {
  return environmentOf(developerId) === 'test' ? 'KEPT' : 'QUEUED';
}
