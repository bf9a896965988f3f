import type { EventType } from '#core/events/event.ts';
import { Problem } from '#core/problem.ts';
import { type Agreement, isClosed, surplusOf } from './agreement.ts';
import type { BankTransferState } from './bank.ts';
import { type Change, type Deposit, Draft, type Moment, StaleFacts } from './change.ts';
import type { Milestone } from './milestone.ts';
import { add, type Money, subtract } from './money.ts';
import { drainReleases } from './release.ts';

export type RefundPartStatus = 'PENDING' | 'SUBMITTED' | 'PAID' | 'FAILED';

/** Money goes back the way it came: each part of a refund returns (part of) one deposit. */
export type RefundPart = {
  readonly provider: string;
  readonly transactionId: string;
  readonly amount: Money;
  readonly status: RefundPartStatus;
  readonly attempts: number;
};

/** What is given back, and the movement that sets it aside. */
export const REFUND_MOVEMENTS = {
  MILESTONES: 'refund',
  EXCESS: 'excess_return',
  UNAPPLIED: 'unapplied_return',
} as const;
export type RefundKind = keyof typeof REFUND_MOVEMENTS;

export type Refund = {
  readonly id: string;
  readonly kind: RefundKind;
  readonly amount: Money;
  readonly milestoneIds: readonly string[];
  readonly reason: string | null;
  readonly parts: readonly RefundPart[];
  readonly createdAt: Date;
};

export const REFUND_STATUSES = ['PENDING', 'SUCCEEDED', 'FAILED'] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

/** How often a part is sent before a person has to look; and again each time one asks for it. */
const ATTEMPTS_IN_A_ROW = 5;

export function refundStatus(refund: Refund): RefundStatus {
  // As long as any part is open somebody has to look after it, whatever became of the others.
  if (refund.parts.some((part) => part.status === 'PENDING' || part.status === 'SUBMITTED')) return 'PENDING';
  return refund.parts.every((part) => part.status === 'PAID') ? 'SUCCEEDED' : 'FAILED';
}

export function refundReference(refund: Refund, partIndex: number): string {
  return `${refund.id}_${partIndex}_${refund.parts[partIndex]?.attempts ?? 0}`;
}

/** `deposits` are those of which something has not gone back yet, newest first. */
export function refundMilestones(
  agreement: Agreement,
  input: { readonly milestoneIds: readonly string[] | null; readonly reason: string | null },
  deposits: readonly Deposit[],
  moment: Moment,
): { change: Change; refund: Refund } {
  if (agreement.hold !== null) throw new Problem('agreement_frozen');
  if (isClosed(agreement)) throw new Problem('agreement_closed');
  const chosen = chooseMilestones(agreement, input.milestoneIds);

  const draft = new Draft(agreement, moment);
  for (const milestone of chosen) draft.setMilestone({ ...milestone, settlement: 'REFUNDED' });
  const amount = surplusOf(draft.agreement);
  const refund: Refund = {
    id: moment.newId('rf'),
    kind: 'MILESTONES',
    amount,
    milestoneIds: chosen.map((milestone) => milestone.id),
    reason: input.reason,
    parts: sendBack(draft, deposits, amount),
    createdAt: moment.now,
  };
  draft.post(REFUND_MOVEMENTS.MILESTONES, amount, refund.id);
  open(draft, refund, 'refund.created');
  drainReleases(draft);
  return { change: draft.done(), refund };
}

/** Money that was never the agreement's: it goes back whole, and no milestone changes. */
const LEFTOVERS = {
  EXCESS: {
    account: 'excess',
    event: 'excess.refunded',
    nothing: 'There is no excess to return. Look at the agreement with ?expand=funding.',
  },
  UNAPPLIED: {
    account: 'suspense',
    event: 'refund.created',
    nothing: 'No money came in after the end that is still here. Look at the agreement’s ledger.',
  },
} as const;
export type LeftoverKind = keyof typeof LEFTOVERS;

/** `deposits` are those that brought it, as with `refundMilestones`. */
export function returnLeftover(
  agreement: Agreement,
  kind: LeftoverKind,
  deposits: readonly Deposit[],
  moment: Moment,
): { change: Change; refund: Refund } {
  if (agreement.hold !== null) throw new Problem('agreement_frozen');
  const { account, event, nothing } = LEFTOVERS[kind];
  const amount = agreement.balances[account];
  if (amount === 0) throw new Problem('nothing_to_refund', nothing);
  const draft = new Draft(agreement, moment);
  const refund: Refund = {
    id: moment.newId('rf'),
    kind,
    amount,
    milestoneIds: [],
    reason: null,
    parts: sendBack(draft, deposits, amount),
    createdAt: moment.now,
  };
  draft.post(REFUND_MOVEMENTS[kind], amount, refund.id);
  open(draft, refund, event);
  return { change: draft.done(), refund };
}

export type RefundStep =
  | { readonly next: 'nothing' }
  | { readonly next: 'send'; readonly change: Change; readonly reference: string; readonly part: RefundPart }
  /** Sent before, outcome unknown. A part that the bank never heard of may go out again, except on a hold. */
  | {
      readonly next: 'ask';
      readonly reference: string;
      readonly part: RefundPart;
      readonly maySend: boolean;
    };

/** As with payouts: the reference is committed before the bank hears of it. */
export function nextRefundStep(
  agreement: Agreement,
  refund: Refund,
  partIndex: number,
  moment: Moment,
): RefundStep {
  const part = refund.parts[partIndex];
  if (part?.status === 'SUBMITTED') {
    const reference = refundReference(refund, partIndex);
    return { next: 'ask', reference, part, maySend: agreement.hold === null };
  }
  if (part?.status !== 'PENDING' || agreement.hold !== null) return { next: 'nothing' };
  const draft = new Draft(agreement, moment);
  const submitted = withPart(refund, partIndex, { status: 'SUBMITTED', attempts: part.attempts + 1 });
  const reference = refundReference(submitted, partIndex);
  draft.setRefund(submitted);
  draft.addReference({ provider: part.provider, reference, kind: 'refund', subjectId: refund.id });
  return { next: 'send', change: draft.done(), reference, part };
}

export function settleRefundPart(
  agreement: Agreement,
  refund: Refund,
  partIndex: number,
  reference: string,
  state: BankTransferState,
  moment: Moment,
): Change | null {
  const part = refund.parts[partIndex];
  const current = part?.status === 'SUBMITTED' && refundReference(refund, partIndex) === reference;
  if (!part || !current || state.status === 'PENDING') return null;

  const draft = new Draft(agreement, moment);
  if (state.status === 'SUCCEEDED') {
    const paid = withPart(refund, partIndex, { status: 'PAID' });
    draft.post('refund_paid', part.amount, reference);
    draft.setRefund(paid);
    if (refundStatus(paid) === 'SUCCEEDED') {
      draft.emit('refund.succeeded', { refundId: refund.id, amount: refund.amount });
    }
    return draft.done();
  }
  const exhausted = part.attempts % ATTEMPTS_IN_A_ROW === 0;
  draft.setRefund(withPart(refund, partIndex, { status: exhausted ? 'FAILED' : 'PENDING' }));
  if (exhausted) {
    const reason = state.reason ?? null;
    draft.emit('refund.failed', { refundId: refund.id, amount: part.amount, reason });
  }
  return draft.done();
}

/** The bank refused it until we gave up; somebody has mended what was wrong and asks for another round. */
export function retryRefund(
  agreement: Agreement,
  refund: Refund,
  moment: Moment,
): { change: Change; refund: Refund } {
  if (agreement.hold !== null) throw new Problem('agreement_frozen');
  if (refundStatus(refund) !== 'FAILED') throw new Problem('refund_not_failed');
  const parts = refund.parts.map((part) =>
    part.status === 'FAILED' ? { ...part, status: 'PENDING' as const } : part,
  );
  const retried = { ...refund, parts };
  const draft = new Draft(agreement, moment);
  draft.setRefund(retried);
  draft.emit('refund.retried', { refundId: refund.id, amount: refund.amount });
  draft.enqueue('pay-refunds', {});
  return { change: draft.done(), refund: retried };
}

function chooseMilestones(agreement: Agreement, ids: readonly string[] | null): Milestone[] {
  if (ids === null) {
    const open = agreement.milestones.filter((milestone) => milestone.settlement === 'OPEN');
    if (open.length === 0)
      throw new Problem(
        'nothing_to_refund',
        'Every milestone is completed or refunded, so there is nothing left to give back.',
      );
    return open;
  }
  return [...new Set(ids)].map((id) => {
    const milestone = agreement.milestones.find((candidate) => candidate.id === id);
    if (!milestone)
      throw new Problem(
        'not_found',
        `This agreement has no milestone ${id}. GET the agreement to see its milestones.`,
      );
    if (milestone.settlement === 'REFUNDED') throw new Problem('milestone_refunded');
    if (milestone.settlement !== 'OPEN') throw new Problem('milestone_completed');
    return milestone;
  });
}

/**
 * Divides an amount over the deposits it came from. There is always enough, since nothing is held that did not
 * come in, unless another refund took its share after the agreement was read.
 */
function sendBack(draft: Draft, deposits: readonly Deposit[], amount: Money): RefundPart[] {
  const parts: RefundPart[] = [];
  let left = amount;
  for (const deposit of deposits) {
    if (left === 0) break;
    const share = Math.min(left, subtract(deposit.amount, deposit.returned)) as Money;
    if (share === 0) continue;
    draft.setReturned({ ...deposit, returned: add(deposit.returned, share) });
    const { provider, transactionId } = deposit;
    parts.push({ provider, transactionId, amount: share, status: 'PENDING', attempts: 0 });
    left = subtract(left, share);
  }
  if (left > 0) throw new StaleFacts(`agreement ${draft.agreement.id} holds ${left} more than ever came in`);
  return parts;
}

function open(draft: Draft, refund: Refund, event: EventType): void {
  draft.setRefund(refund);
  draft.emit(event, {
    refundId: refund.id,
    amount: refund.amount,
    milestoneIds: refund.milestoneIds,
    reason: refund.reason,
  });
  if (refund.parts.length > 0) draft.enqueue('pay-refunds', {});
  else if (refund.kind === 'MILESTONES') draft.emit('refund.succeeded', { refundId: refund.id, amount: 0 });
}

function withPart(refund: Refund, partIndex: number, change: Partial<RefundPart>): Refund {
  const parts = refund.parts.map((part, index) => (index === partIndex ? { ...part, ...change } : part));
  return { ...refund, parts };
}
