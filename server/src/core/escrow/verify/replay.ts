import type { Settlement } from '#core/escrow/milestone.ts';
import type { EventData, EventType } from '#core/events/event.ts';

/** An event as it was stored, perhaps by a version that told less: fields may be missing. */
export type ToldEvent = { readonly sequence: number; readonly type: string; readonly data: unknown };

type Reported<Type extends EventType> = Partial<EventData<Type>>;

export type ReplayedMilestone = {
  buyerConfirmed: boolean;
  sellerConfirmed: boolean;
  settlement: Settlement;
  completedAs: number | null;
  toBuyer: number;
  /** By the platform: what is refunded for it then is no refund of the whole. */
  resolved: boolean;
};
type Destination = Omit<Reported<'refund.redirected'>, 'refundId'>;
export type ReplayedDeposit = Reported<'deposit.received'> & { readonly applied: boolean; reversed: number };
export type ReplayedRefund = Reported<'refund.created'> & {
  readonly excess: boolean;
  /** Undefined once a bank has taken a part of it back: the journal knows what became of that. */
  succeeded: boolean | undefined;
  readonly redirectedTo: Destination[];
};
/** `over` is what a bank has paid beside what it was to pay. */
export type ReplayedPayout = Reported<'payout.submitted'> & { paid: boolean; over: boolean };

export type ReplayedHold = { readonly milestoneId: string; readonly rule: string; lifted: boolean };

/** What the events of one agreement come to: everything that its rows must say too. */
export type Replayed = {
  created: Reported<'agreement.created'> | null;
  account: Reported<'virtual_account.issued'> | null;
  hold: string | null;
  cancelled: boolean;
  /** Those that something happened to. */
  readonly milestones: Map<string, ReplayedMilestone>;
  /** By provider and transaction, as a transfer names its cause. */
  readonly deposits: Map<string, ReplayedDeposit>;
  readonly refunds: Map<string, ReplayedRefund>;
  /** By reference. */
  readonly payouts: Map<string, ReplayedPayout>;
  /** What held payouts back, by id, and whether it was lifted. */
  readonly payoutHolds: Map<string, ReplayedHold>;
};

/** Tells the scenario of an agreement again, from its events and nothing else. */
export function replay(events: readonly ToldEvent[]): Replayed {
  const facts: Replayed = {
    created: null,
    account: null,
    hold: null,
    cancelled: false,
    milestones: new Map(),
    deposits: new Map(),
    refunds: new Map(),
    payouts: new Map(),
    payoutHolds: new Map(),
  };
  for (const { type, data } of events) {
    const apply = STEPS[type as keyof typeof STEPS] as
      | ((facts: Replayed, reported: unknown) => void)
      | undefined;
    apply?.(facts, data);
  }
  return facts;
}

export function untouchedMilestone(cancelled: boolean): ReplayedMilestone {
  const settlement = cancelled ? 'REFUNDED' : 'OPEN';
  const untouched = { buyerConfirmed: false, sellerConfirmed: false, completedAs: null };
  return { ...untouched, settlement, toBuyer: 0, resolved: false };
}

/** Those that only say what follows from others, and those of other histories. */
type Silent =
  | 'agreement.assessed'
  | `agreement.${'partially_funded' | 'funded' | 'overfunded' | 'completed' | 'disbursed' | 'refunded'}`
  | 'milestone.release_queued'
  | `refund.${'failed' | 'retried'}`
  | `exception.${'opened' | 'closed'}`
  | `identity.${'verified' | 'failed' | 'reviewed' | 'session.completed' | 'session.expired'}`
  | 'payout_account.changed'
  | 'assessment.created'
  | 'risk_policy.changed'
  | `review.${'opened' | 'decided'}`
  | `approval.${'requested' | 'approved' | 'rejected' | 'withdrawn' | 'expired'}`
  | 'anchor.published';

/** What each event changes. One that is new is here or above, or this does not compile. */
const STEPS: {
  readonly [Type in Exclude<EventType, Silent>]: (facts: Replayed, reported: Reported<Type>) => void;
} = {
  'agreement.created': (facts, reported) => {
    facts.created ??= reported;
  },
  'agreement.cancelled': (facts) => {
    facts.cancelled = true;
    for (const milestone of facts.milestones.values()) milestone.settlement = 'REFUNDED';
  },
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
  },
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
    if (toSeller === 0) milestone.settlement = 'REFUNDED';
    else if (milestone.settlement === 'OPEN') milestone.settlement = 'QUEUED';
  },
  'milestone.released': settle('RELEASED'),
  'payout.awaiting_details': settle('AWAITING_DETAILS'),
  'payout.submitted': (facts, reported) => {
    facts.payouts.set(reported.reference ?? '', { ...reported, paid: false, over: false });
    milestoneOf(facts, reported.milestoneId).settlement = 'SUBMITTED';
  },
  'payout.succeeded': (facts, { reference, milestoneId }) => {
    notePayout(facts, reference, { paid: true, over: false });
    milestoneOf(facts, milestoneId).settlement = 'PAID';
  },
  'payout.held': (facts, { holdId = '', milestoneId = '', rule = '' }) => {
    facts.payoutHolds.set(holdId, { milestoneId, rule, lifted: false });
  },
  'payout.hold_lifted': (facts, { holdId = '' }) => {
    const hold = facts.payoutHolds.get(holdId);
    if (hold) hold.lifted = true;
  },
  'payout.overpaid': (facts, { reference }) => notePayout(facts, reference, { over: true }),
  'payout.failed': settle('RELEASED'),
  'payout.reversed': (facts, { reference, milestoneId }) => {
    const before = facts.payouts.get(reference ?? '');
    // What comes back of a second payment was nobody's.
    if (before?.paid !== false || !before.over) milestoneOf(facts, milestoneId).settlement = 'RELEASED';
    notePayout(facts, reference, { paid: false, over: false });
  },
  'refund.created': (facts, reported) => {
    addRefund(facts, reported, false);
    for (const id of reported.milestoneIds ?? []) {
      const milestone = milestoneOf(facts, id);
      if (!milestone.resolved) milestone.settlement = 'REFUNDED';
    }
  },
  'refund.redirected': (facts, { refundId, ...destination }) => {
    facts.refunds.get(refundId ?? '')?.redirectedTo.push(destination);
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

function settle(settlement: Settlement) {
  return (facts: Replayed, { milestoneId }: { readonly milestoneId?: string }) => {
    milestoneOf(facts, milestoneId).settlement = settlement;
  };
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
