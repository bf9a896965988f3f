import type { Actor } from '#core/actor.ts';
import { AUDIT_ACTIONS, type AuditRecord, type Facts, type Origin } from '#core/audit-record.ts';
import { EVENT_TYPE_NAMES, EVENTS, type EventType, type StreamEvent } from '#core/events/event.ts';

/**
 * Events that follow from others, or from time: the act is what brought them about; and a question that
 * changes nothing. All others are acts when somebody did them, so that a new kind of event is in the log
 * until somebody says here that it is none.
 */
const CONSEQUENCES: ReadonlySet<EventType> = new Set([
  ...(['agreement.partially_funded', 'agreement.funded', 'agreement.overfunded'] as const),
  ...(['agreement.completed', 'agreement.disbursed', 'agreement.refunded'] as const),
  ...(['virtual_account.issued', 'deposit.reversed', 'anchor.published', 'exception.opened'] as const),
  ...(['milestone.completed', 'milestone.release_queued', 'milestone.released'] as const),
  ...(['payout.awaiting_details', 'payout.submitted', 'payout.succeeded', 'payout.failed'] as const),
  ...(['payout.reversed', 'payout.overpaid', 'payout.held', 'approval.expired'] as const),
  ...(['refund.succeeded', 'refund.failed', 'refund.reversed'] as const),
  ...(['identity.session.completed', 'identity.session.expired', 'assessment.created'] as const),
  // Who did it stands in the log as the act itself.
  ...(['review.opened', 'risk_policy.changed'] as const),
]);

export const MONEY_ACTIONS = EVENT_TYPE_NAMES.filter((type) => !CONSEQUENCES.has(type));

/** All that the log of an account is asked for by kind, and what each means. */
export const LOG_KINDS: Readonly<Record<string, string>> = Object.fromEntries([
  ...Object.entries(AUDIT_ACTIONS).flatMap(([kind, { on, description }]) =>
    on === 'service' ? [] : [[kind, description]],
  ),
  ...MONEY_ACTIONS.map((type) => [type, EVENTS[type].description]),
]);

/** Whoever does something, rather than a bank that tells of it or the service itself. */
export const DOERS: readonly Actor['type'][] = ['key', 'member', 'session', 'operator'];

/** A line of the log, whichever of the two histories it comes from. */
export type LogEntry = {
  readonly id: string;
  readonly kind: string;
  readonly actor: Actor;
  readonly subject: { readonly type: string; readonly id: string } | null;
  /** Null of commands, and of money, whose history does not keep it. */
  readonly origin: Origin | null;
  readonly before: Facts | null;
  readonly after: Facts | null;
  readonly createdAt: Date;
  /** Its place in the chain that it is on, and its hash there. */
  readonly sequence: number;
  readonly hash: string;
};

export function entryOfRecord(act: AuditRecord & { readonly hash: string }): LogEntry {
  const { developerId: _developerId, subject, ...entry } = act;
  return {
    ...entry,
    subject: subject === null ? null : { type: AUDIT_ACTIONS[act.kind]?.on ?? 'other', id: subject },
  };
}

export type DoneEvent = StreamEvent & { readonly actor: Actor; readonly hash: string };

export function entryOfEvent(event: DoneEvent): LogEntry {
  const { id, type: kind, actor, createdAt, sequence, hash, streamId } = event;
  const entry = { id, kind, actor, createdAt, sequence, hash, origin: null, subject: subjectOf(streamId) };
  return { ...entry, ...factsOf(event) };
}

/** Of where a seller's money goes the event says what was there before; of everything else the chain does. */
function factsOf(event: DoneEvent): { before: Facts | null; after: Facts } {
  if (event.type !== 'payout_account.changed') return { before: null, after: event.data };
  const { previousBankCode, previousAccountNumber, previousAccountName, ...after } = event.data;
  const before = {
    bankCode: previousBankCode,
    accountNumber: previousAccountNumber,
    accountName: previousAccountName,
  };
  return { before: previousAccountNumber === null ? null : before, after };
}

const PAYOUT_ACCOUNT = 'payout-account:';
const STREAMS: Readonly<Record<string, string>> = {
  agr_: 'agreement',
  exc_: 'exception',
  rev_: 'review',
};

function subjectOf(streamId: string): NonNullable<LogEntry['subject']> {
  if (!streamId.startsWith(PAYOUT_ACCOUNT)) {
    return { type: STREAMS[streamId.slice(0, 4)] ?? 'verification', id: streamId };
  }
  return { type: 'payout_account', id: streamId.slice(PAYOUT_ACCOUNT.length) };
}

/** The histories that a subject's own id may stand for. */
export function streamsOf(subject: string): string[] {
  return [subject, PAYOUT_ACCOUNT + subject];
}

const PREFIX_LENGTH = 'act_'.length;

/** Ids of both histories begin with the time, behind a prefix of one length: in that order they are one. */
export function timeKeyOf({ id }: Pick<LogEntry, 'id'>): string {
  return id.slice(PREFIX_LENGTH);
}

/** What was done and its id are made one after the other, and maybe by two clocks. */
const BETWEEN_MS = 60_000;

/** Places of all that was done in this time, and of little more. */
export function timeKeysWithin(from: Date | undefined, to: Date | undefined): { first: string; end: string } {
  const timeKeyAt = (ms: number) => Math.max(0, ms).toString(16).padStart(12, '0');
  return {
    first: from ? timeKeyAt(from.getTime() - BETWEEN_MS) : '',
    // No place is behind this: they are in hex.
    end: to ? timeKeyAt(to.getTime() + BETWEEN_MS) : 'g',
  };
}
