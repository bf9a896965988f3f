import type { Agreement } from '#core/escrow/agreement.ts';
import type { Decided, Moment } from '#core/escrow/decision.ts';
import { Draft } from '#core/escrow/draft.ts';
import type { Money } from '#core/escrow/money.ts';
import { partsOf } from '#core/escrow/part.ts';
import { enqueuePayout } from '#core/escrow/payouts/queue.ts';
import { drainReleases } from '#core/escrow/release.ts';
import { divide, type ResolveFacts } from '#core/escrow/resolve.ts';
import { Problem } from '#core/problem.ts';
import { DAY_MS } from '#core/time.ts';
import { type Dispute, type DisputeOutcome, enter, isDisputed } from './dispute.ts';
import { requireOffer, type Speech } from './speak.ts';
import type { Disputed } from './stand.ts';
import { standOf } from './stand.ts';
import { disputedMilestone, requireAllowed, requireShare, sharesOf, step } from './step.ts';

/** Accepts the other party's offer. Its amounts are repeated, so that the party has seen what it accepts. */
export function acceptOffer(
  agreement: Agreement,
  input: Speech & { readonly offerId: string; readonly toBuyer: Money; readonly toSeller: Money },
  facts: ResolveFacts,
  moment: Moment,
): Decided<Agreement> {
  const milestone = disputedMilestone(agreement, input.disputeId);
  const { dispute } = milestone;
  requireOffer(milestone, input.offerId);
  requireAllowed(dispute, input.by, 'accept_offer');
  const { toBuyer = input.toBuyer } = dispute.offer ?? {};
  const offered = sharesOf(milestone, toBuyer);
  if (offered.toBuyer !== input.toBuyer || offered.toSeller !== input.toSeller)
    throw new Problem('offer_changed');
  const draft = new Draft(agreement, moment);
  award(draft, milestone, { outcome: 'SETTLED', toBuyer, reason: 'The parties agreed.' }, facts);
  const change = draft.done();
  return { change, result: change.after };
}

/** Ends the dispute as if it had not been opened: the milestone goes on where it was. */
export function withdrawDispute(agreement: Agreement, input: Speech, moment: Moment): Decided<Agreement> {
  const milestone = disputedMilestone(agreement, input.disputeId);
  requireAllowed(milestone.dispute, input.by, 'withdraw');
  const draft = new Draft(agreement, moment);
  const closed = { ...milestone, dispute: over(milestone.dispute, 'WITHDRAWN', draft.now) };
  draft.setMilestone(closed);
  draft.emit('dispute.closed', { ...standOf(closed), outcome: 'WITHDRAWN', toBuyer: null, toSeller: null });
  goOn(draft, milestone.id);
  const change = draft.done();
  return { change, result: change.after };
}

export type Verdict = {
  readonly disputeId: string;
  readonly toBuyer: Money;
  readonly toSeller: Money;
  /** A short code of the platform's own, for its statistics. */
  readonly code: string;
  readonly statement: string;
};

/**
 * The platform's decision. It takes effect when the time to appeal is over; at once if there is none, or
 * after an appeal.
 */
export function decideDispute(
  agreement: Agreement,
  verdict: Verdict,
  facts: ResolveFacts,
  moment: Moment,
): Decided<Agreement> {
  const milestone = disputedMilestone(agreement, verdict.disputeId);
  const { dispute } = milestone;
  const { toBuyer, toSeller, code, statement } = verdict;
  requireAllowed(dispute, 'platform', 'decide');
  requireShare(milestone, toBuyer);
  if (toBuyer + toSeller !== milestone.amount) {
    throw new Problem(
      'amount_mismatch',
      `toBuyer and toSeller add up to ${toBuyer + toSeller}, but the milestone is ${milestone.amount}. Make them equal.`,
      { details: [{ path: 'toSeller', message: `must be ${milestone.amount} minus toBuyer` }] },
    );
  }
  const decided = { ...dispute, decision: { toBuyer, code }, offer: null };
  const waiting = enter(decided, 'DECIDED', 'either', moment.now);
  if (!dispute.appealed && dispute.terms.appealSeconds > 0) {
    return step(agreement, milestone, waiting, moment, (draft, after) =>
      draft.emit('dispute.decided', { ...standOf(after), ...sharesOf(milestone, toBuyer), code, statement }),
    );
  }
  const draft = new Draft(agreement, moment);
  const final: Disputed = { ...milestone, dispute: { ...waiting, dueAt: moment.now } };
  draft.emit('dispute.decided', { ...standOf(final), ...sharesOf(milestone, toBuyer), code, statement });
  award(draft, final, { outcome: 'DECIDED', toBuyer, reason: reasonOf(code) }, facts);
  const change = draft.done();
  return { change, result: change.after };
}

export function reasonOf(code: string): string {
  return `The platform decided the dispute: ${code}.`;
}

/**
 * Ends a dispute whose money is gone: a bank has paid what it had refused before. What the seller has can
 * only be claimed from the seller.
 */
export function closePaid(draft: Draft, milestoneId: string): void {
  const milestone = draft.milestone(milestoneId);
  const { dispute } = milestone;
  if (!dispute || !isDisputed(milestone)) return;
  const closed = { ...milestone, dispute: over(dispute, 'PAID', draft.now) };
  draft.setMilestone(closed);
  draft.emit('dispute.closed', { ...standOf(closed), outcome: 'PAID', toBuyer: null, toSeller: null });
  goOn(draft, milestoneId);
}

/** Closes the dispute and divides the milestone in the same commit. */
export function award(
  draft: Draft,
  milestone: Disputed,
  { outcome, toBuyer, reason }: { outcome: DisputeOutcome; toBuyer: Money; reason: string },
  facts: ResolveFacts,
): void {
  const closed = { ...milestone, dispute: over(milestone.dispute, outcome, draft.now) };
  const shares = sharesOf(milestone, toBuyer);
  draft.setMilestone(closed);
  draft.emit('dispute.closed', { ...standOf(closed), outcome, ...shares });
  divide(draft, { milestoneId: milestone.id, ...shares, reason }, facts, { disputed: true });
  goOn(draft, milestone.id);
}

function over(dispute: Dispute, outcome: DisputeOutcome, now: Date): Dispute {
  return {
    ...dispute,
    status: 'CLOSED',
    turn: null,
    dueAt: null,
    leftMs: null,
    offer: null,
    outcome,
    closedAt: now,
  };
}

/** Restarts what waited for the end of the dispute, and notes when its files are deleted. */
function goOn(draft: Draft, milestoneId: string): void {
  const milestone = draft.milestone(milestoneId);
  if (milestone.dispute && milestone.dispute.evidence.length > 0) {
    const { id: disputeId, terms } = milestone.dispute;
    const until = new Date(draft.now.getTime() + terms.evidenceDays * DAY_MS);
    draft.enqueue('delete-evidence', { disputeId }, until);
  }
  drainReleases(draft);
  for (const part of partsOf(draft.agreement, draft.milestone(milestoneId))) {
    if (part.settlement === 'RELEASED' || part.settlement === 'AWAITING_DETAILS') enqueuePayout(draft, part);
  }
}
