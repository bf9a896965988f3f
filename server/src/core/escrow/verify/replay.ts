import type { Actor } from '#core/actor.ts';
import { milestoneIdOf, partIdOf } from '#core/escrow/part.ts';
import { partIdOfPayout, payoutIdOf } from '#core/escrow/payout.ts';
import type { Settlement } from '#core/escrow/settlement.ts';
import type { EventData, EventType } from '#core/events/event.ts';
import { amendmentSteps, type ReplayedAmendment } from './replay-amendments.ts';
import { disputeSteps, type ReplayedDispute } from './replay-disputes.ts';

/** A stored event. An older version may have written it, so fields may be missing. */
export type ReportedEvent = {
  readonly sequence: number;
  readonly type: string;
  readonly actor: Actor | null;
  readonly data: unknown;
};

type Reported<Type extends EventType> = Partial<EventData<Type>>;

export type ReplayedMilestone = {
  buyerConfirmed: boolean;
  sellerConfirmed: boolean;
  settlement: Settlement;
  completedAs: number | null;
  toBuyer: number;
  /** Set when the platform divided the money or cancelled a payout: a refund then may be of a part. */
  resolved: boolean;
  overdue: boolean;
  /** Null until the inspection window starts. */
  inspection: ReplayedInspection | null;
  /** Null until a dispute is opened. */
  dispute: ReplayedDispute | null;
};
export type ReplayedInspection = {
  /** Null while it is paused. */
  endsAt: string | null;
  extendedSeconds: number;
  buyerExtended: boolean;
  outcome: 'released' | 'held' | null;
};
type Destination = {
  readonly [Field in 'bankCode' | 'accountNumber' | 'accountName']: string | undefined;
};
export type ReplayedDeposit = Reported<'deposit.received'> & { readonly applied: boolean; reversed: number };
export type ReplayedRefund = Reported<'refund.created'> & {
  readonly excess: boolean;
  /** Undefined once a bank has reversed a part: from then on only the journal knows the outcome. */
  succeeded: boolean | undefined;
  readonly redirectedTo: Destination[];
};
/** `over` is true when a bank has paid it in addition to another attempt. */
export type ReplayedPayout = Reported<'payout.submitted'> & { paid: boolean; over: boolean };

/** `milestoneId` is the id of the part whose payout is held. */
export type ReplayedHold = { readonly milestoneId: string; readonly rule: string; lifted: boolean };

/** The facts that follow from an agreement's events. Its rows must match them. */
export type Replayed = {
  created: Reported<'agreement.created'> | null;
  account: Reported<'virtual_account.issued'> | null;
  hold: string | null;
  /** The last one. */
  amendment: ReplayedAmendment | null;
  cancelled: boolean;
  /** The milestones that appear in events. */
  readonly milestones: Map<string, ReplayedMilestone>;
  /** Where the payouts of shares stand, by the id of the payout. */
  readonly shares: Map<string, Settlement>;
  /** By provider and transaction, in the form of a transfer's cause. */
  readonly deposits: Map<string, ReplayedDeposit>;
  readonly refunds: Map<string, ReplayedRefund>;
  /** By reference. */
  readonly payouts: Map<string, ReplayedPayout>;
  /** By hold id. */
  readonly payoutHolds: Map<string, ReplayedHold>;
};

/** Rebuilds the facts of an agreement from its events alone. */
export function replay(events: readonly ReportedEvent[]): Replayed {
  const facts: Replayed = {
    created: null,
    account: null,
    hold: null,
    amendment: null,
    cancelled: false,
    milestones: new Map(),
    shares: new Map(),
    deposits: new Map(),
    refunds: new Map(),
    payouts: new Map(),
    payoutHolds: new Map(),
  };
  for (const { type, actor, data } of events) {
    const apply = STEPS[type as keyof typeof STEPS] as
      | ((facts: Replayed, reported: unknown, actor: Actor | null) => void)
      | undefined;
    apply?.(facts, data, actor);
  }
  return facts;
}

export function untouchedMilestone(cancelled: boolean): ReplayedMilestone {
  const settlement = cancelled ? 'REFUNDED' : 'OPEN';
  const untouched = { buyerConfirmed: false, sellerConfirmed: false, completedAs: null };
  return {
    ...untouched,
    settlement,
    toBuyer: 0,
    resolved: false,
    overdue: false,
    inspection: null,
    dispute: null,
  };
}

/** Events that follow from others, and events of other streams. */
type Silent =
  | 'agreement.assessed'
  | `agreement.${'partially_funded' | 'funded' | 'overfunded' | 'completed' | 'disbursed' | 'refunded'}`
  | 'milestone.release_queued'
  | 'milestone.inspection_ending'
  | 'agreement.funding_ending'
  | `refund.${'failed' | 'retried'}`
  | `exception.${'opened' | 'closed'}`
  | `identity.${'verified' | 'failed' | 'reviewed' | 'session.completed' | 'session.expired'}`
  | 'link.opened'
  | 'payout_account.changed'
  | 'assessment.created'
  | 'risk_policy.changed'
  | `review.${'opened' | 'decided'}`
  | `approval.${'requested' | 'approved' | 'rejected' | 'withdrawn' | 'expired'}`
  | 'anchor.published';

/** The effect of each event. A new event type must be listed here or above, or this does not compile. */
const STEPS: {
  readonly [Type in Exclude<EventType, Silent>]: (
    facts: Replayed,
    reported: Reported<Type>,
    actor: Actor | null,
  ) => void;
} = {
  'agreement.created': (facts, reported) => {
    facts.created ??= reported;
  },
  'agreement.updated': (facts, { milestones = [], ...became }) => {
    if (!facts.created) return;
    const titles = new Map(milestones.map(({ id, title }) => [id, title]));
    const terms = facts.created.milestones?.map((term) => ({
      ...term,
      title: titles.get(term.id) ?? term.title,
    }));
    facts.created = { ...facts.created, ...became, ...(terms && { milestones: terms }) };
  },
  'agreement.cancelled': cancelAll,
  'agreement.expired': cancelAll,
  'agreement.frozen': (facts, { reason }) => {
    facts.hold = reason ?? '';
  },
  'agreement.unfrozen': (facts) => {
    facts.hold = null;
  },
  'virtual_account.issued': (facts, reported) => {
    facts.account = reported;
  },
  'deposit.received': (facts, reported) => addDeposit(facts, { ...reported, applied: true, reversed: 0 }),
  'deposit.unapplied': (facts, reported) => addDeposit(facts, { ...reported, applied: false, reversed: 0 }),
  'deposit.reversed': (facts, { provider, transactionId, amount }) => {
    const deposit = facts.deposits.get(`${provider}:${transactionId}`);
    if (deposit) deposit.reversed += amount ?? 0;
  },
  'milestone.confirmed': (facts, { milestoneId, by }) => {
    const milestone = milestoneOf(facts, milestoneId);
    if (by === 'buyer') milestone.buyerConfirmed = true;
    if (by === 'seller') milestone.sellerConfirmed = true;
    if (by === 'inspection' && milestone.inspection) milestone.inspection.outcome = 'released';
  },
  'milestone.inspection_started': (facts, { milestoneId, endsAt = null }) => {
    const started = { endsAt, extendedSeconds: 0, buyerExtended: false, outcome: null };
    milestoneOf(facts, milestoneId).inspection = started;
  },
  'milestone.inspection_paused': (facts, { milestoneId }) =>
    noteInspection(facts, milestoneId, { endsAt: null }),
  'milestone.inspection_resumed': (facts, { milestoneId, endsAt = null }) =>
    noteInspection(facts, milestoneId, { endsAt }),
  'milestone.inspection_extended': (facts, { milestoneId, by, seconds = 0, endsAt = null }) => {
    const { inspection } = milestoneOf(facts, milestoneId);
    if (!inspection) return;
    inspection.endsAt = endsAt;
    inspection.extendedSeconds += seconds;
    inspection.buyerExtended ||= by === 'buyer';
  },
  'milestone.inspection_ended': (facts, { milestoneId }) =>
    noteInspection(facts, milestoneId, { outcome: 'held' }),
  'milestone.overdue': (facts, { milestoneId }) => {
    milestoneOf(facts, milestoneId).overdue = true;
  },
  ...amendmentSteps,
  ...disputeSteps<Replayed>((facts, id) => milestoneOf(facts, id)),
  'milestone.completed': (facts, { milestoneId }) => {
    const milestone = milestoneOf(facts, milestoneId);
    milestone.settlement = 'QUEUED';
    milestone.completedAs ??= nextInQueue(facts);
  },
  'milestone.resolved': (facts, { milestoneId, toBuyer = 0, toSeller = 0 }) => {
    const milestone = milestoneOf(facts, milestoneId);
    milestone.toBuyer = toBuyer;
    milestone.resolved = true;
    milestone.completedAs = toSeller === 0 ? null : (milestone.completedAs ?? nextInQueue(facts));
    if (toSeller === 0) {
      milestone.settlement = 'REFUNDED';
      refundShares(facts, milestoneId);
    }
    if (toSeller > 0 && milestone.settlement === 'OPEN') milestone.settlement = 'QUEUED';
  },
  'milestone.released': (facts, { milestoneId = '', shares = [] }) => {
    milestoneOf(facts, milestoneId).settlement = 'RELEASED';
    for (const [index, { amount }] of shares.entries()) {
      const payoutId = payoutIdOf(partIdOf(milestoneId, index + 1));
      facts.shares.set(payoutId, amount > 0 ? 'RELEASED' : 'REFUNDED');
    }
  },
  'payout.awaiting_details': settle('AWAITING_DETAILS'),
  'payout.submitted': (facts, reported) => {
    facts.payouts.set(reported.reference ?? '', { ...reported, paid: false, over: false });
    moveTo(facts, reported, 'SUBMITTED');
  },
  'payout.succeeded': (facts, reported) => {
    notePayout(facts, reported.reference, { paid: true, over: false });
    moveTo(facts, reported, 'PAID');
  },
  'payout.held': (facts, { holdId = '', payoutId = '', rule = '' }) => {
    facts.payoutHolds.set(holdId, { milestoneId: partIdOfPayout(payoutId), rule, lifted: false });
  },
  'payout.hold_lifted': (facts, { holdId = '' }) => {
    const hold = facts.payoutHolds.get(holdId);
    if (hold) hold.lifted = true;
  },
  'payout.cancelled': (facts, reported) => {
    moveTo(facts, reported, 'REFUNDED');
    milestoneOf(facts, reported.milestoneId).resolved = true;
  },
  'payout.overpaid': (facts, { reference }) => notePayout(facts, reference, { over: true }),
  'payout.failed': settle('RELEASED'),
  'payout.retried': settle('RELEASED'),
  'payout.reversed': (facts, reported) => {
    const before = facts.payouts.get(reported.reference ?? '');
    // A returned second payment was never the milestone's payment, so the milestone is unaffected.
    if (before?.paid !== false || !before.over) moveTo(facts, reported, 'RELEASED');
    notePayout(facts, reported.reference, { paid: false, over: false });
  },
  'refund.created': (facts, reported) => {
    addRefund(facts, reported, false);
    for (const id of reported.milestoneIds ?? []) {
      const milestone = milestoneOf(facts, id);
      if (!milestone.resolved) milestone.settlement = 'REFUNDED';
    }
  },
  'refund.redirected': (facts, { refundId, bankCode, accountNumber, accountName }) => {
    facts.refunds.get(refundId ?? '')?.redirectedTo.push({ bankCode, accountNumber, accountName });
  },
  'refund.reversed': (facts, { refundId }) => {
    const refund = facts.refunds.get(refundId ?? '');
    if (refund) refund.succeeded = undefined;
  },
  'excess.refunded': (facts, reported) => addRefund(facts, reported, true),
  'refund.succeeded': (facts, { refundId }) => {
    const refund = facts.refunds.get(refundId ?? '');
    if (refund) refund.succeeded = true;
  },
};

function cancelAll(facts: Replayed): void {
  facts.cancelled = true;
  for (const milestone of facts.milestones.values()) milestone.settlement = 'REFUNDED';
}

function noteInspection(
  facts: Replayed,
  milestoneId: string | undefined,
  became: Partial<ReplayedInspection>,
): void {
  const { inspection } = milestoneOf(facts, milestoneId);
  if (inspection) Object.assign(inspection, became);
}

type OfPart = {
  readonly milestoneId?: string | undefined;
  readonly payoutId?: string | undefined;
  readonly payeeExternalId?: string | undefined;
};

function settle(settlement: Settlement) {
  return (facts: Replayed, reported: OfPart) => moveTo(facts, reported, settlement);
}

/** An event that names a payee is about a share; others are about the seller. */
function moveTo(facts: Replayed, reported: OfPart, settlement: Settlement): void {
  const { milestoneId, payoutId = '', payeeExternalId } = reported;
  if (payeeExternalId === undefined) milestoneOf(facts, milestoneId).settlement = settlement;
  else facts.shares.set(payoutId, settlement);
}

function refundShares(facts: Replayed, milestoneId = ''): void {
  for (const id of facts.shares.keys()) {
    if (milestoneIdOf(partIdOfPayout(id)) === milestoneId) facts.shares.set(id, 'REFUNDED');
  }
}

function milestoneOf(facts: Replayed, id = ''): ReplayedMilestone {
  const milestone = facts.milestones.get(id) ?? untouchedMilestone(facts.cancelled);
  facts.milestones.set(id, milestone);
  return milestone;
}

function nextInQueue({ milestones }: Replayed): number {
  return 1 + Math.max(0, ...[...milestones.values()].map(({ completedAs }) => completedAs ?? 0));
}

function notePayout(facts: Replayed, reference = '', became: Partial<ReplayedPayout>): void {
  const payout = facts.payouts.get(reference);
  if (payout) Object.assign(payout, became);
}

function addDeposit(facts: Replayed, deposit: ReplayedDeposit): void {
  facts.deposits.set(`${deposit.provider}:${deposit.transactionId}`, deposit);
}

function addRefund(facts: Replayed, reported: Reported<'refund.created'>, excess: boolean): void {
  facts.refunds.set(reported.refundId ?? '', { ...reported, excess, succeeded: false, redirectedTo: [] });
}
