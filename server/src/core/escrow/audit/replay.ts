import type { Settlement } from '#core/escrow/milestone.ts';
import type { EventData, EventType } from '#core/events/event.ts';

/** An event as it was stored, perhaps by a version that told less: fields may be missing. */
export type ToldEvent = { readonly sequence: number; readonly type: string; readonly data: unknown };

type Told<Type extends EventType> = Partial<EventData<Type>>;

export type ReplayedMilestone = {
  buyerConfirmed: boolean;
  sellerConfirmed: boolean;
  settlement: Settlement;
  completedAs: number | null;
};
export type ReplayedDeposit = Told<'deposit.received'> & { readonly applied: boolean };
export type ReplayedRefund = Told<'refund.created'> & { readonly excess: boolean; succeeded: boolean };
export type ReplayedPayout = Told<'payout.submitted'>;

/** What the events of one agreement come to: everything that its rows must say too. */
export type Replayed = {
  created: Told<'agreement.created'> | null;
  account: Told<'virtual_account.issued'> | null;
  hold: string | null;
  cancelled: boolean;
  /** Those that something happened to. */
  readonly milestones: Map<string, ReplayedMilestone>;
  /** By provider and transaction, as a transfer names its cause. */
  readonly deposits: Map<string, ReplayedDeposit>;
  readonly refunds: Map<string, ReplayedRefund>;
  /** By reference. */
  readonly payouts: Map<string, ReplayedPayout>;
};

/** Tells the story of an agreement again, from its events and nothing else. */
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
  };
  for (const { type, data } of events) {
    const apply = STEPS[type as EventType] as ((facts: Replayed, told: unknown) => void) | undefined;
    apply?.(facts, data);
  }
  return facts;
}

export function untouchedMilestone(cancelled: boolean): ReplayedMilestone {
  const settlement = cancelled ? 'REFUNDED' : 'OPEN';
  return { buyerConfirmed: false, sellerConfirmed: false, settlement, completedAs: null };
}

/** What each event changes. Those that only say what follows from others are left out. */
const STEPS: { readonly [Type in EventType]?: (facts: Replayed, told: Told<Type>) => void } = {
  'agreement.created': (facts, told) => {
    facts.created ??= told;
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
  'virtual_account.issued': (facts, told) => {
    facts.account ??= told;
  },
  'deposit.received': (facts, told) => addDeposit(facts, { ...told, applied: true }),
  'deposit.unapplied': (facts, told) => addDeposit(facts, { ...told, applied: false }),
  'milestone.confirmed': (facts, { milestoneId, by }) => {
    const milestone = milestoneOf(facts, milestoneId);
    if (by === 'buyer') milestone.buyerConfirmed = true;
    if (by === 'seller') milestone.sellerConfirmed = true;
  },
  'milestone.completed': (facts, { milestoneId }) => {
    const milestone = milestoneOf(facts, milestoneId);
    const completed = [...facts.milestones.values()].filter(({ completedAs }) => completedAs !== null);
    milestone.settlement = 'QUEUED';
    milestone.completedAs ??= completed.length + 1;
  },
  'milestone.released': settle('RELEASED'),
  'payout.awaiting_details': settle('AWAITING_DETAILS'),
  'payout.submitted': (facts, told) => {
    facts.payouts.set(told.reference ?? '', told);
    milestoneOf(facts, told.milestoneId).settlement = 'SUBMITTED';
  },
  'payout.succeeded': settle('PAID'),
  'payout.failed': settle('RELEASED'),
  'payout.reversed': settle('RELEASED'),
  'refund.created': (facts, told) => {
    addRefund(facts, told, false);
    for (const id of told.milestoneIds ?? []) milestoneOf(facts, id).settlement = 'REFUNDED';
  },
  'excess.refunded': (facts, told) => addRefund(facts, told, true),
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

function addDeposit(facts: Replayed, deposit: ReplayedDeposit): void {
  facts.deposits.set(`${deposit.provider}:${deposit.transactionId}`, deposit);
}

function addRefund(facts: Replayed, told: Told<'refund.created'>, excess: boolean): void {
  facts.refunds.set(told.refundId ?? '', { ...told, excess, succeeded: false });
}
