import { type Agreement, isClosed, surplusOf } from '#core/escrow/agreement.ts';
import { type Decided, type Moment, StaleFacts } from '#core/escrow/decision.ts';
import type { Deposit } from '#core/escrow/deposit.ts';
import { Draft } from '#core/escrow/draft.ts';
import type { Milestone } from '#core/escrow/milestone.ts';
import { add, type Money, subtract } from '#core/escrow/money.ts';
import { drainReleases } from '#core/escrow/release.ts';
import { Problem } from '#core/problem.ts';
import { REFUND_MOVEMENTS, type Refund, type RefundPart } from './refund.ts';

/** `deposits` are those of which something has not gone back yet, newest first. */
export function refundMilestones(
  agreement: Agreement,
  input: { readonly milestoneIds: readonly string[] | null; readonly reason: string | null },
  deposits: readonly Deposit[],
  moment: Moment,
): Decided<Refund> {
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
  return { change: draft.done(), result: refund };
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
): Decided<Refund> {
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
  return { change: draft.done(), result: refund };
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
 * Divides an amount over the deposits it came from. There is always enough, since nothing is held that did
 * not come in, unless another refund took its share after the agreement was read.
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

function open(draft: Draft, refund: Refund, event: 'refund.created' | 'excess.refunded'): void {
  draft.setRefund(refund);
  draft.emit(event, {
    refundId: refund.id,
    amount: refund.amount,
    milestoneIds: refund.milestoneIds,
    reason: refund.reason,
    parts: refund.parts.map(({ provider, transactionId, amount }) => ({ provider, transactionId, amount })),
  });
  if (refund.parts.length > 0) draft.enqueue('pay-refunds', {});
  else if (refund.kind === 'MILESTONES') draft.emit('refund.succeeded', { refundId: refund.id, amount: 0 });
}
