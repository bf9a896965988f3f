import type { Actor } from '#core/actor.ts';
import { type Environment, environmentOf } from '#core/environment.ts';
import { amendmentEvents } from './amendment-events.ts';
import { APPROVAL_EVENTS } from './approval-events.ts';
import { DISPUTE_EVENTS } from './dispute-events.ts';
import { EXCEPTION_EVENTS } from './exception-events.ts';
import { CALLER_METADATA, type Fields, NAME_MATCH, type ValuesOf } from './fields.ts';
import { type EventFunding, unpackFunding } from './funding.ts';
import { HOLD_EVENTS } from './hold-events.ts';
import { IDENTITY_EVENTS } from './identity-events.ts';
import { LINK_EVENTS } from './link-events.ts';
import type { Proof } from './proof.ts';
import { REFUND_EVENTS } from './refund-events.ts';
import { REVIEW_EVENTS } from './review-events.ts';
import { ASSESSED, RISK_EVENTS } from './risk-events.ts';
import { ON_SILENCE, TIME_EVENTS } from './time-events.ts';

const DEPOSIT = {
  provider: 'text',
  transactionId: 'text',
  accountNumber: 'text',
  amount: 'amount',
  senderName: { added: 'text or null' },
  senderBank: { added: 'text or null' },
  sessionId: { added: 'text or null' },
} as const;
/** The receiving bank's fee, which the platform pays. */
const FEE = { fee: { added: 'amount' } } as const;
/** The platform's fees for a milestone. */
const FEES = {
  optional: {
    listOf: { name: 'text', buyer: 'amount', seller: 'amount', refund: { oneOf: ['share', 'all', 'none'] } },
  },
} as const;
/** The platform's fees as they were stated. Lines of an amendment are computed by them. */
const FEE_TERMS = {
  optional: {
    listOf: {
      name: 'text',
      basisPoints: 'integer',
      fixed: 'amount',
      min: 'amount or null',
      max: 'amount or null',
      buyerBasisPoints: 'integer',
      refund: { oneOf: ['share', 'all', 'none'] },
    },
  },
} as const;
/** What other payees than the seller get of a milestone. */
const SHARES = { optional: { listOf: { externalUserId: 'text', amount: 'amount' } } } as const;
/** The payee of a share. Absent for the seller. */
const PAYEE = { payeeExternalId: { optional: 'text' } } as const;
/** The time limits of a milestone. */
const LIMITS = {
  deliverBy: { optional: 'text' },
  inspectionSeconds: { optional: 'integer' },
  onSilence: { optional: ON_SILENCE },
} as const;
/** What is agreed about a milestone. */
const MILESTONE_TERMS = {
  id: 'text',
  title: 'text',
  amount: 'amount',
  fees: FEES,
  shares: SHARES,
  ...LIMITS,
} as const;
const FUNDING = { held: 'amount', excess: 'amount', outstanding: 'amount' } as const;
const MILESTONE = { milestoneId: 'text', amount: 'amount' } as const;
const PAYOUT = { ...MILESTONE, reference: 'text', payoutId: { added: 'text' }, ...PAYEE } as const;
const DESTINATION = {
  provider: { added: 'text' },
  bankCode: { added: 'text' },
  accountNumber: { added: 'text' },
  accountName: { added: 'text' },
  nameAtBank: { added: 'text or null' },
  nameMatch: { added: NAME_MATCH },
} as const;

/**
 * Every event type with its description for the API reference and the fields of its `data`. The types for
 * emitting events, the API schema and the types a webhook endpoint may subscribe to all follow from this
 * table, so an event that is not here can be neither emitted nor subscribed to.
 */
export const EVENTS = {
  'agreement.created': {
    description: 'An agreement was created',
    data: {
      buyerExternalId: 'text',
      sellerExternalId: 'text',
      buyerEmail: { added: 'text or null' },
      buyerName: { added: 'text or null' },
      sellerEmail: { added: 'text or null' },
      sellerName: { added: 'text or null' },
      totalAmount: 'amount',
      currency: 'text',
      fundBy: { optional: 'text' },
      milestones: {
        added: { listOf: MILESTONE_TERMS },
      },
      feeTerms: FEE_TERMS,
      ...CALLER_METADATA,
    },
  },
  'agreement.updated': {
    description: 'The reference, metadata, titles or contact addresses changed. Only changed fields are sent',
    data: {
      reference: { optional: 'text or null' },
      metadata: { optional: 'named texts' },
      buyerEmail: { optional: 'text or null' },
      sellerEmail: { optional: 'text or null' },
      milestones: { optional: { listOf: { id: 'text', title: 'text' } } },
    },
  },
  'agreement.assessed': { description: 'The buyer’s payment was assessed', data: ASSESSED },
  'agreement.partially_funded': {
    description: 'A deposit arrived, but the agreement is not fully funded yet',
    data: FUNDING,
  },
  'agreement.funded': { description: 'The agreement is fully funded', data: FUNDING },
  'agreement.overfunded': { description: 'More than the amount due was paid in', data: FUNDING },
  'agreement.completed': {
    description: 'Every milestone that is not refunded is completed',
    data: { status: { oneOf: ['COMPLETED'] } },
  },
  'agreement.disbursed': {
    description: 'Everything was paid out to the seller and the payees of shares',
    data: { status: { oneOf: ['DISBURSED'] } },
  },
  'agreement.refunded': {
    description: 'Everything that was not paid out was returned to the buyer',
    data: { status: { oneOf: ['REFUNDED'] } },
  },
  'agreement.frozen': { description: 'The agreement was put on hold', data: { reason: 'text' } },
  'agreement.unfrozen': { description: 'The hold was lifted', data: {} },
  'agreement.cancelled': {
    description: 'The agreement was cancelled before any money arrived',
    data: { status: { oneOf: ['REFUNDED'] } },
  },
  'virtual_account.issued': {
    description: 'The buyer was given an account to pay into',
    data: {
      provider: { added: 'text' },
      accountNumber: 'text',
      bankCode: 'text',
      accountName: 'text',
      amount: { added: 'amount or null' },
      expiresAt: { added: 'text or null' },
    },
  },
  'deposit.received': {
    description: 'A deposit was received',
    data: { ...DEPOSIT, ...FEE, escrow: 'amount', excess: 'amount', senderMatch: { added: NAME_MATCH } },
  },
  'deposit.unapplied': {
    description: 'A deposit arrived after the agreement had ended',
    data: { ...DEPOSIT, ...FEE, reason: { oneOf: ['agreement_closed'] } },
  },
  'deposit.reversed': {
    description: 'The bank reversed a deposit',
    data: { ...DEPOSIT, held: 'amount', owed: 'amount', reason: 'text or null' },
  },
  'milestone.confirmed': {
    description: 'One party confirmed a milestone, or its inspection window ended without an answer',
    data: {
      milestoneId: 'text',
      by: { oneOf: ['buyer', 'seller', 'inspection'] },
      method: { optional: { oneOf: ['delivery_code'] } },
      typedAt: { optional: 'text' },
    },
  },
  'milestone.completed': {
    description: 'Both parties confirmed a milestone, or the inspection window ended',
    data: MILESTONE,
  },
  'milestone.resolved': {
    description: 'The platform decided how a milestone’s amount is divided between buyer and seller',
    data: {
      milestoneId: 'text',
      toBuyer: 'amount',
      toSeller: 'amount',
      reason: 'text',
      recovered: { added: 'amount' },
    },
  },
  'milestone.release_queued': { description: 'A completed milestone waits for a deposit', data: MILESTONE },
  'milestone.released': {
    description: 'A milestone’s amount, less the seller’s fees and the shares, now belongs to the seller',
    data: { ...MILESTONE, commission: { optional: 'amount' }, shares: SHARES },
  },
  'payout.awaiting_details': {
    description: 'A payout waits for the payee’s bank account: the seller’s, unless a payee is named',
    data: { ...MILESTONE, sellerExternalId: 'text', payoutId: { optional: 'text' }, ...PAYEE },
  },
  'payout.submitted': {
    description: 'A payout was submitted to the bank',
    data: { ...PAYOUT, ...DESTINATION },
  },
  'payout.succeeded': { description: 'The bank reported a payout as paid', data: PAYOUT },
  'payout.failed': { description: 'The bank refused a payout', data: { ...PAYOUT, reason: 'text or null' } },
  'payout.reversed': {
    description: 'The bank reversed a payout',
    data: { ...PAYOUT, reason: 'text or null' },
  },
  'payout.overpaid': {
    description: 'The bank paid a payout that it had refused, in addition to its replacement',
    data: PAYOUT,
  },
  'payout.retried': {
    description: 'A payout that the bank had refused is sent again to the payee’s account',
    data: { ...MILESTONE, payoutId: 'text', ...PAYEE },
  },
  'payout.cancelled': {
    description: 'The platform gave what one payee was to get of a milestone back to the buyer',
    data: { ...MILESTONE, payoutId: 'text', reason: 'text', recovered: 'amount', ...PAYEE },
  },
  ...HOLD_EVENTS,
  ...TIME_EVENTS,
  ...DISPUTE_EVENTS,
  ...amendmentEvents(MILESTONE_TERMS),
  'payout_account.changed': {
    description: 'A seller’s payout account was set or changed',
    data: {
      externalUserId: 'text',
      version: 'integer',
      bankCode: 'text',
      accountNumber: 'text',
      accountName: 'text',
      nameGiven: 'text or null',
      nameAtBank: 'text or null',
      nameMatch: NAME_MATCH,
      usableFrom: 'text',
      stopped: { added: 'flag' },
      previousBankCode: 'text or null',
      previousAccountNumber: 'text or null',
      previousAccountName: 'text or null',
    },
  },
  ...REFUND_EVENTS,
  'anchor.published': {
    description: 'The head of the account’s anchor log was signed',
    data: { origin: 'text', size: 'integer', rootHash: 'text', checkpoint: 'text' },
  },
  ...EXCEPTION_EVENTS,
  ...APPROVAL_EVENTS,
  ...RISK_EVENTS,
  ...IDENTITY_EVENTS,
  ...LINK_EVENTS,
  ...REVIEW_EVENTS,
} as const satisfies Record<string, { readonly description: string; readonly data: Fields }>;

export type EventType = keyof typeof EVENTS;
export type EventData<Type extends EventType> = ValuesOf<(typeof EVENTS)[Type]['data']>;
export const EVENT_TYPE_NAMES = Object.keys(EVENTS) as [EventType, ...EventType[]];

/** A union with one member per event type, so that the type determines the data. */
type EachType<Frame> = {
  [Type in EventType]: Frame & { readonly type: Type; readonly data: EventData<Type> };
}[EventType];

/** The agreement of an event. */
export type EventAgreement = {
  /** The caller's own reference. */
  readonly reference: string | null;
  readonly buyerExternalId: string;
  readonly sellerExternalId: string;
  readonly totalAmount: number;
  readonly currency: string;
};

type StoredFrame = {
  readonly id: string;
  readonly sequence: number;
  readonly createdAt: Date;
  /** Null means "not recorded": the event was stored before events had an actor. */
  readonly actor: Actor | null;
  /**
   * The packed amounts of the agreement: as they are stored, only on the first event of a commit that changed
   * them; as an event is read, those of its moment.
   */
  readonly funding?: string | null;
};
type PublicFrame = {
  readonly id: string;
  readonly createdAt: string;
  /** One receiver may get events of both environments, and test money must not be mistaken for real money. */
  readonly environment: Environment;
  readonly agreementId?: string;
  readonly agreement?: EventAgreement;
  readonly funding?: EventFunding;
  readonly sequence: number;
  readonly actor: Actor | null;
  readonly proof?: Proof;
};

export type DomainEvent = EachType<StoredFrame>;

/** An event with the stream it belongs to. */
export type StreamEvent = EachType<
  StoredFrame & {
    readonly streamId: string;
    readonly agreement?: EventAgreement | null;
    readonly proof?: Proof | undefined;
  }
>;

/** An event as the API shows it: in the timeline, in the event log and in the body of a webhook. */
export type PublicEvent = EachType<PublicFrame>;

/**
 * A made-up event for testing an endpoint. It is not in the event log, and endpoints cannot subscribe to it.
 */
export type TestEvent = PublicFrame & {
  readonly type: 'webhook.test';
  readonly data: { readonly webhookId: string; readonly message: string };
};

/** Returns the event as the API shows it. The order of the fields is the order on the wire. */
export function publicEvent(event: StreamEvent, developerId: string): PublicEvent {
  const { id, type, streamId, sequence, actor, data } = event;
  const createdAt = event.createdAt.toISOString();
  const environment = environmentOf(developerId);
  const agreement = {
    ...(streamId.startsWith('agr_') && { agreementId: streamId }),
    ...(event.agreement && { agreement: event.agreement }),
    ...(event.funding && { funding: unpackFunding(event.funding) }),
  };
  const proof = event.proof && { proof: event.proof };
  return { id, type, createdAt, environment, ...agreement, sequence, actor, data, ...proof } as PublicEvent;
}
