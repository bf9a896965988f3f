import type { Actor } from '#core/actor.ts';
import { AUDIT_ACTIONS, type AuditRecord, type Facts, type Origin } from '#core/audit-record.ts';
import { EVENT_TYPE_NAMES, EVENTS, type EventType, type StreamEvent } from '#core/events/event.ts';
import type { Proof } from '#core/events/proof.ts';

/**
 * Events that follow from other events or from time, and assessments, which change nothing. Every other event
 * appears in the audit log when someone caused it, so that a new event type is logged unless it is excluded
 * here.
 */
const CONSEQUENCES: ReadonlySet<EventType> = new Set([
  'agreement.partially_funded',
  'agreement.funded',
  'agreement.overfunded',
  'agreement.completed',
  'agreement.disbursed',
  'agreement.refunded',
  'virtual_account.issued',
  'deposit.reversed',
  'anchor.published',
  'exception.opened',
  'milestone.completed',
  'milestone.release_queued',
  'milestone.released',
  'milestone.inspection_started',
  'milestone.inspection_ending',
  'milestone.inspection_paused',
  'milestone.inspection_resumed',
  'milestone.inspection_ended',
  'milestone.overdue',
  'dispute.paused',
  'dispute.resumed',
  'dispute.decision_overdue',
  'agreement.funding_ending',
  'agreement.expired',
  'payout.awaiting_details',
  'payout.submitted',
  'payout.succeeded',
  'payout.failed',
  'payout.reversed',
  'payout.overpaid',
  'payout.held',
  'approval.expired',
  'refund.succeeded',
  'refund.failed',
  'refund.reversed',
  'identity.session.completed',
  'identity.session.expired',
  'link.opened',
  'assessment.created',
  // These have an audit record of their own, which names the actor.
  'review.opened',
  'risk_policy.changed',
]);

export const MONEY_ACTIONS = EVENT_TYPE_NAMES.filter((type) => !CONSEQUENCES.has(type));

/** Every kind that the log can be filtered by, with its description. */
export const LOG_KINDS: Readonly<Record<string, string>> = Object.fromEntries([
  ...Object.entries(AUDIT_ACTIONS).flatMap(([kind, { on, description }]) =>
    on === 'service' ? [] : [[kind, description]],
  ),
  ...MONEY_ACTIONS.map((type) => [type, EVENTS[type].description]),
]);

/** Actors that act on their own, unlike a bank, a verified person or the service itself. */
export const DOERS: readonly Actor['type'][] = ['key', 'member', 'session', 'operator'];

/** A line of the log, from either history. */
export type LogEntry = {
  readonly id: string;
  readonly kind: string;
  readonly actor: Actor;
  readonly subject: { readonly type: string; readonly id: string } | null;
  /** Null for commands, and for events, which do not record it. */
  readonly origin: Origin | null;
  readonly before: Facts | null;
  readonly after: Facts | null;
  readonly createdAt: Date;
  /** Its position and hash in its chain. */
  readonly sequence: number;
  readonly hash: string;
  readonly proof?: Proof | undefined;
};

export function entryOfRecord(record: AuditRecord & { readonly hash: string }): LogEntry {
  const { id, kind, actor, origin, before, after, createdAt, sequence, hash, subject } = record;
  const type = AUDIT_ACTIONS[kind]?.on ?? 'other';
  const entry = { id, kind, actor, origin, before, after, createdAt, sequence, hash };
  return { ...entry, subject: subject === null ? null : { type, id: subject } };
}

export type DoneEvent = StreamEvent & { readonly actor: Actor; readonly hash: string };

export function entryOfEvent(event: DoneEvent): LogEntry {
  const { id, type: kind, actor, createdAt, sequence, hash, streamId } = event;
  const entry = { id, kind, actor, createdAt, sequence, hash, origin: null, subject: subjectOf(streamId) };
  return { ...entry, ...factsOf(event) };
}

/** Only payout account changes record the previous values; for other events the earlier events do. */
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

/** Returns the streams that a subject's id may refer to. */
export function streamsOf(subject: string): string[] {
  return [subject, PAYOUT_ACCOUNT + subject];
}

const PREFIX_LENGTH = 'act_'.length;

/**
 * Returns the sort key. The ids of both histories begin with the time after a prefix of equal length, so this
 * orders them together.
 */
export function timeKeyOf({ id }: Pick<LogEntry, 'id'>): string {
  return id.slice(PREFIX_LENGTH);
}

/** Tolerance between the time of an action and the time in its id, which two clocks may have made. */
const BETWEEN_MS = 60_000;

/** Returns the range of sort keys for a time span, slightly widened. */
export function timeKeysWithin(from: Date | undefined, to: Date | undefined): { first: string; end: string } {
  const timeKeyAt = (ms: number) => Math.max(0, ms).toString(16).padStart(12, '0');
  return {
    first: from ? timeKeyAt(from.getTime() - BETWEEN_MS) : '',
    // Sorts after every key, because keys are hex.
    end: to ? timeKeyAt(to.getTime() + BETWEEN_MS) : 'g',
  };
}
