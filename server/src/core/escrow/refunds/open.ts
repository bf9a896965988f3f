import { type CallerMetadata, NO_CALLER_METADATA } from '#core/caller-metadata.ts';
import { type Agreement, isOver, surplusOf } from '#core/escrow/agreement.ts';
import { type Decided, type Moment, StaleFacts } from '#core/escrow/decision.ts';
import { type Deposit, returnableOf } from '#core/escrow/deposit.ts';
import { isDisputed } from '#core/escrow/disputes/dispute.ts';
import { Draft } from '#core/escrow/draft.ts';
import type { Milestone } from '#core/escrow/milestone.ts';
import { add, type Money, subtract } from '#core/escrow/money.ts';
import { countParts, REFUND_MOVEMENTS, type Refund, type RefundPart } from '#core/escrow/refund.ts';
import { drainReleases, keepFees } from '#core/escrow/release.ts';
import { Problem } from '#core/problem.ts';

/** Refunds milestones. `deposits` are those not fully returned yet, newest first. */
export function refundMilestones(
  agreement: Agreement,
  input: {
    readonly milestoneIds: readonly string[] | null;
    readonly reason: string | null;
    readonly callerMetadata?: CallerMetadata | undefined;
  },
  deposits: readonly Deposit[],
  moment: Moment,
): Decided<Refund> {
  if (agreement.hold !== null) throw new Problem('agreement_frozen');
  if (isOver(agreement)) throw new Problem('agreement_closed');
  const chosen = chooseMilestones(agreement, input.milestoneIds);
  if (chosen.some(isDisputed)) throw new Problem('milestone_disputed');

  const draft = new Draft(agreement, moment);
  for (const milestone of chosen) draft.setMilestone({ ...milestone, settlement: 'REFUNDED' });
  for (const milestone of chosen) keepFees(draft, milestone);
  const wanted = {
    kind: 'MILESTONES',
    amount: surplusOf(draft.agreement),
    milestoneIds: chosen.map((milestone) => milestone.id),
    reason: input.reason,
    callerMetadata: input.callerMetadata,
  } as const;
  const refund = openRefund(draft, wanted, deposits);
  drainReleases(draft);
  return { change: draft.done(), result: refund };
}

/** Money that never belonged to the agreement. It is returned in full, and no milestone changes. */
const LEFTOVERS = {
  EXCESS: {
    account: 'excess',
    nothing: 'There is no excess to return. Check the agreement’s funding with ?expand=funding.',
  },
  UNAPPLIED: {
    account: 'suspense',
    nothing:
      'No money that arrived after the agreement’s end is left to return. Check the agreement’s ledger.',
  },
} as const;
export type LeftoverKind = keyof typeof LEFTOVERS;

/** `deposits` are the deposits that brought the money, not fully returned yet, newest first. */
export function returnLeftover(
  agreement: Agreement,
  kind: LeftoverKind,
  deposits: readonly Deposit[],
  moment: Moment,
  callerMetadata?: CallerMetadata,
): Decided<Refund> {
  if (agreement.hold !== null) throw new Problem('agreement_frozen');
  const { account, nothing } = LEFTOVERS[kind];
  const amount = agreement.balances[account];
  if (amount === 0) throw new Problem('nothing_to_refund', nothing);
  const draft = new Draft(agreement, moment);
  const refund = openRefund(
    draft,
    { kind, amount, milestoneIds: [], reason: null, callerMetadata },
    deposits,
  );
  return { change: draft.done(), result: refund };
}

function chooseMilestones(agreement: Agreement, ids: readonly string[] | null): Milestone[] {
  if (ids === null) {
    const open = agreement.milestones.filter((milestone) => milestone.settlement === 'OPEN');
    if (open.length === 0)
      throw new Problem(
        'nothing_to_refund',
        'Every milestone is completed or refunded, so there is nothing left to refund.',
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
 * Sets money aside for the buyer and has it sent. The id is derived from what is refunded, not from the time:
 * a service that was restored from a backup and repeats a refund gets the same references, which pay only
 * once.
 */
export function openRefund(
  draft: Draft,
  {
    callerMetadata = NO_CALLER_METADATA,
    ...wanted
  }: Pick<Refund, 'kind' | 'amount' | 'milestoneIds' | 'reason'> & {
    readonly callerMetadata?: CallerMetadata | undefined;
  },
  deposits: readonly Deposit[],
): Refund {
  const { id: agreementId, refunded } = draft.agreement;
  const { kind, amount, milestoneIds, reason } = wanted;
  const id = draft.derivedId('rf', agreementId, kind, ...milestoneIds, refunded);
  const parts = divide(draft, id, deposits, amount);
  const refund: Refund = { ...wanted, id, ...countParts(parts), createdAt: draft.now };
  draft.post(REFUND_MOVEMENTS[kind], amount, id);
  draft.setRefund(refund);
  for (const part of parts) draft.setRefundPart(part);
  if (parts.length > 0) moveOpenReturns(draft, refund, 1);
  draft.emit(kind === 'EXCESS' ? 'excess.refunded' : 'refund.created', {
    refundId: id,
    amount,
    milestoneIds,
    reason,
    parts: parts.map(({ provider, transactionId, amount: share }) => ({
      provider,
      transactionId,
      amount: share,
    })),
    ...callerMetadata,
  });
  draft.setCallerMetadata('refund', id, callerMetadata);
  if (refund.open > 0) draft.enqueue('pay-refunds', {});
  for (const part of parts) {
    if (part.status === 'FAILED')
      draft.emit('refund.failed', { refundId: id, amount: part.amount, reason: part.reason });
  }
  if (parts.length === 0) draft.emit('refund.succeeded', { refundId: id, amount });
  return refund;
}

/** A milestone is not done while the buyer still waits for one of its refunds. */
export function moveOpenReturns(draft: Draft, { milestoneIds }: Refund, by: 1 | -1): void {
  for (const id of milestoneIds) {
    const milestone = draft.milestone(id);
    draft.setMilestone({ ...milestone, openReturns: milestone.openReturns + by });
  }
}

const UNTRIED = {
  status: 'PENDING',
  attempts: 0,
  retryAt: null,
  reason: null,
  destination: null,
  viaRefund: false,
  waits: false,
  settledAt: null,
} as const;

/** The reason for a part whose deposit was reversed. A person has to name a destination. */
const NO_WAY_BACK = 'the bank reversed the deposit that this money came from';

/**
 * Divides an amount over the deposits it came from. They always suffice, because only deposited money is
 * held, unless a bank reversed a deposit or another refund took its share after the agreement was read. A
 * part is named after the portion of the deposit it returns, which can go back only once.
 */
function divide(draft: Draft, refundId: string, deposits: readonly Deposit[], amount: Money): RefundPart[] {
  const { id: agreementId, reversed, virtualAccount } = draft.agreement;
  const parts: RefundPart[] = [];
  let left = amount;
  for (const deposit of deposits) {
    if (left === 0) break;
    const share = Math.min(left, returnableOf(deposit)) as Money;
    if (share === 0) continue;
    draft.setReturned({ ...deposit, returned: add(deposit.returned, share) });
    const { provider, transactionId, returned } = deposit;
    const stem = draft.derivedId('rp', agreementId, provider, transactionId, returned);
    const position = parts.length;
    parts.push({ ...UNTRIED, refundId, position, provider, transactionId, amount: share, stem });
    left = subtract(left, share);
  }
  if (left === 0) return parts;
  if (reversed === 0) throw new StaleFacts(`agreement ${agreementId} holds ${left} more than was deposited`);
  const position = parts.length;
  const stem = draft.derivedId('rp', agreementId, refundId, position);
  const provider = virtualAccount?.provider ?? '';
  const lost = { refundId, position, provider, transactionId: null, amount: left, stem };
  return [...parts, { ...UNTRIED, ...lost, status: 'FAILED', reason: NO_WAY_BACK }];
}
