/**
 * Everything that can happen, in words for the reader of the API reference. An endpoint may ask for some of
 * these only, so a type that is not here can be neither written nor asked for.
 */
export const EVENT_TYPES = {
  'agreement.created': 'An agreement was created',
  'agreement.assessed': 'The buyer’s payment was assessed',
  'agreement.partially_funded': 'Money came in, but not yet all that is due',
  'agreement.funded': 'All that is due came in',
  'agreement.overfunded': 'More than was due came in',
  'agreement.completed': 'Both parties have confirmed every milestone',
  'agreement.disbursed': 'Everything was paid out to the seller',
  'agreement.refunded': 'What was not paid out went back to the buyer',
  'agreement.frozen': 'The agreement was put on hold',
  'agreement.unfrozen': 'The hold was lifted',
  'agreement.cancelled': 'The agreement was cancelled before any money came in',
  'virtual_account.issued': 'The buyer got an account to pay into',
  'deposit.received': 'A deposit was received',
  'deposit.unapplied': 'A deposit came in after the agreement was over',
  'excess.refunded': 'Money beyond the amount due is going back',
  'milestone.confirmed': 'One party confirmed a milestone',
  'milestone.completed': 'Both parties have confirmed a milestone',
  'milestone.release_queued': 'A completed milestone waits for money',
  'milestone.released': 'A milestone’s amount now belongs to the seller',
  'payout.awaiting_details': 'A payout waits for the seller’s bank account',
  'payout.submitted': 'A payout was handed to the bank',
  'payout.succeeded': 'A payout has arrived',
  'payout.failed': 'The bank refused a payout',
  'payout.reversed': 'The bank took a payout back',
  'refund.created': 'A refund was started',
  'refund.succeeded': 'A refund has arrived',
  'refund.failed': 'The bank refused a refund',
  'refund.retried': 'A refund that the bank had refused is sent again',
  'identity.verified': 'A person’s identity was verified',
  'identity.failed': 'A person’s identity could not be verified',
} as const satisfies Record<string, string>;

export type EventType = keyof typeof EVENT_TYPES;
export const EVENT_TYPE_NAMES = Object.keys(EVENT_TYPES) as [EventType, ...EventType[]];

export type DomainEvent = {
  readonly id: string;
  readonly sequence: number;
  readonly type: string;
  readonly data: Record<string, unknown>;
  readonly createdAt: Date;
};

/** An event with the thing whose history it belongs to. */
export type StreamEvent = DomainEvent & { readonly streamId: string };

/** An event as the outside sees it: in the timeline, in the log and in the body of a webhook. */
export type PublicEvent = {
  readonly id: string;
  readonly type: string;
  readonly createdAt: string;
  readonly agreementId?: string;
  readonly sequence: number;
  readonly data: Record<string, unknown>;
};

export function publicEvent({ id, type, createdAt, streamId, sequence, data }: StreamEvent): PublicEvent {
  const agreement = streamId.startsWith('agr_') ? { agreementId: streamId } : {};
  return { id, type, createdAt: createdAt.toISOString(), ...agreement, sequence, data };
}
