import { canonicalJson } from '#core/chain.ts';
import { type Agreement, isOver } from '#core/escrow/agreement.ts';
import type { Decided, Moment } from '#core/escrow/decision.ts';
import { Draft } from '#core/escrow/draft.ts';
import { lineOf, refuseExcessiveFees } from '#core/escrow/fee.ts';
import type { OnSilence } from '#core/escrow/inspection.ts';
import type { Milestone } from '#core/escrow/milestone.ts';
import { MAX_MONEY, type Money } from '#core/escrow/money.ts';
import { refuseFaultyPayees, type ShareTerms, shareLineOf } from '#core/escrow/share.ts';
import { Problem } from '#core/problem.ts';
import { DAY_MS } from '#core/time.ts';
import { type AgreedTerms, termsOf } from './agreed-terms.ts';
import { type Amended, type Amendment, isOpen, type Side } from './amendment.ts';
import { amended, isAmendable, isPastPaying } from './apply.ts';

/** The most milestones of an agreement. */
export const MAX_MILESTONES = 100;
/** How long an amendment waits for its answer. */
const OPEN_MS = 7 * DAY_MS;

/** Terms as a side states them. A field left out stays as it is, null removes a limit. */
type GivenTerms = {
  readonly deliverBy?: Date | null | undefined;
  readonly inspectionSeconds?: number | null | undefined;
  readonly onSilence?: OnSilence | undefined;
  readonly shares?: readonly ShareTerms[] | undefined;
};
export type Operation =
  | ({ readonly type: 'add'; readonly title: string; readonly amount: Money } & GivenTerms)
  | ({
      readonly type: 'change';
      readonly milestoneId: string;
      readonly title?: string | undefined;
      readonly amount?: Money | undefined;
    } & GivenTerms)
  | { readonly type: 'drop'; readonly milestoneId: string };

export type Proposal = {
  readonly by: Side;
  readonly operations: readonly Operation[];
  readonly fundBy?: Date | null | undefined;
  readonly statement: string | null;
};

/** Proposes other terms. Nothing changes before the other party, or both, have accepted them. */
export function proposeAmendment(
  agreement: Agreement,
  { by, operations, fundBy, statement }: Proposal,
  moment: Moment,
): Decided<Agreement> {
  if (agreement.hold !== null) throw new Problem('agreement_frozen');
  if (isOver(agreement)) throw new Problem('agreement_closed');
  if (isOpen(agreement.amendment)) throw new Problem('amendment_open');
  const { now } = moment;
  refuseTwice(operations);
  const milestones = operations.map((operation, index) => {
    const one = amend(agreement, operation, `operations[${index}]`, moment);
    refusePast(one.after?.deliverBy !== one.before?.deliverBy ? one.after?.deliverBy : undefined, now, index);
    return one;
  });
  if (fundBy && fundBy <= now) throw invalid('fundBy', 'must be in the future');
  const amountOf = (terms: AgreedTerms | null) => terms?.amount ?? 0;
  const difference = milestones.reduce((sum, one) => sum + amountOf(one.after) - amountOf(one.before), 0);
  const totalAmount = agreement.totalAmount + difference;
  if (totalAmount > MAX_MONEY) throw invalid('operations', `make a total of more than ${MAX_MONEY}`);
  const terms = {
    milestones,
    totalAmount,
    ...(fundBy !== undefined && { fundBy: fundBy?.toISOString() ?? null }),
  };
  const after = amended(agreement, terms);
  refuseFaulty(after, now);
  const draft = new Draft(agreement, moment);
  const amendment: Amendment = {
    ...terms,
    id: draft.newId('amd'),
    proposedBy: by,
    proposedAt: now,
    expiresAt: new Date(now.getTime() + OPEN_MS),
    status: 'OPEN',
    acceptedBy: by === 'platform' ? [] : [by],
    totalBefore: agreement.totalAmount,
    closedAt: null,
  };
  draft.setAmendment(amendment);
  draft.emit('amendment.proposed', {
    amendmentId: amendment.id,
    by,
    ...proposalOf(amendment),
    expiresAt: amendment.expiresAt.toISOString(),
    statement,
  });
  const change = draft.done();
  return { change, result: change.after };
}

/** What an amendment changes, as its events say. */
export function proposalOf({ milestones, totalBefore, totalAmount, fundBy }: Amendment) {
  return {
    totalBefore: totalBefore as Money,
    totalAmount: totalAmount as Money,
    ...(fundBy !== undefined && { fundBy }),
    before: milestones.flatMap(({ before }) => before ?? []),
    after: milestones.flatMap(({ after }) => after ?? []),
  };
}

function amend(agreement: Agreement, operation: Operation, path: string, { newId }: Moment): Amended {
  if (operation.type === 'add') {
    const { title, amount, shares = [], ...limits } = operation;
    const added = { id: newId('ms'), title, amount };
    const lines = {
      fees: feesFor(agreement, amount),
      shares: shares.map((terms) => shareLineOf(terms, amount)),
    };
    return { before: null, after: { ...added, ...someOf(lines), ...limitsOf(null, limits) } };
  }
  const milestone = agreement.milestones.find(({ id }) => id === operation.milestoneId);
  if (!milestone) throw invalid(`${path}.milestoneId`, 'is no milestone of this agreement');
  if (!isAmendable(milestone)) {
    const details = [{ path: `${path}.milestoneId`, message: 'can no longer be amended' }];
    throw new Problem('milestone_not_amendable', undefined, { details });
  }
  const before = termsOf(milestone);
  if (operation.type === 'drop') {
    if (milestone.dispute) throw invalid(`${path}.milestoneId`, 'was disputed; change it instead');
    return { before, after: null };
  }
  const after = changedTerms(agreement, milestone, operation, path);
  if (canonicalJson(after) === canonicalJson(before)) throw invalid(path, 'changes nothing');
  return { before, after };
}

function changedTerms(
  agreement: Agreement,
  milestone: Milestone,
  operation: Extract<Operation, { readonly type: 'change' }>,
  path: string,
): AgreedTerms {
  const { title = milestone.title, amount = milestone.amount, shares, ...limits } = operation;
  const isSame = amount === milestone.amount;
  if (!isSame && milestone.shares.length > 0 && !shares) {
    throw invalid(`${path}.shares`, 'is required: state what each payee gets of the new amount');
  }
  const { id, fees } = milestone;
  const lines = {
    fees: isSame ? fees : feesFor(agreement, amount),
    shares: shares ? shares.map((terms) => shareLineOf(terms, amount)) : (termsOf(milestone).shares ?? []),
  };
  return { id, title, amount, ...someOf(lines), ...limitsOf(milestone, limits) };
}

/** New lines follow the terms that were agreed, not today's. */
function feesFor({ feeTerms, milestones }: Agreement, amount: Money) {
  if (feeTerms.length === 0 && milestones.some(({ fees }) => fees.length > 0)) {
    throw new Problem('fee_terms_unknown');
  }
  return feeTerms.map((terms) => lineOf(terms, amount));
}

function someOf({ fees, shares }: Required<Pick<AgreedTerms, 'fees' | 'shares'>>) {
  return { ...(fees.length > 0 && { fees }), ...(shares.length > 0 && { shares }) };
}

function limitsOf(milestone: Milestone | null, given: GivenTerms) {
  const limits = milestone?.limits;
  const {
    deliverBy = limits?.deliverBy ?? null,
    inspectionSeconds = limits?.inspectionSeconds ?? null,
    onSilence = limits?.onSilence ?? 'release',
  } = given;
  return {
    ...(deliverBy && { deliverBy: deliverBy.toISOString() }),
    ...(inspectionSeconds !== null && { inspectionSeconds, onSilence }),
  };
}

function refuseTwice(operations: readonly Operation[]): void {
  const seen = new Set<string>();
  for (const [index, operation] of operations.entries()) {
    if (operation.type === 'add') continue;
    const { milestoneId } = operation;
    if (seen.has(milestoneId)) throw invalid(`operations[${index}].milestoneId`, 'is named twice');
    seen.add(milestoneId);
  }
}

function refusePast(deliverBy: string | undefined, now: Date, index: number): void {
  if (deliverBy === undefined || new Date(deliverBy) > now) return;
  throw invalid(`operations[${index}].deliverBy`, 'must be in the future');
}

/** Refuses an agreement that could not have been created like this. */
function refuseFaulty(after: Agreement, now: Date): void {
  const { length } = after.milestones;
  if (length === 0)
    throw invalid('operations', 'drop every milestone; cancel or refund the agreement instead');
  if (length > MAX_MILESTONES) throw invalid('operations', `make more than ${MAX_MILESTONES} milestones`);
  try {
    refuseFaultyPayees(after.milestones, after);
    refuseExcessiveFees(after.milestones);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const details = [{ path: 'operations', message: error.message }];
    throw new Problem('validation_failed', error.message, { details });
  }
  if (isPastPaying(after, now)) {
    throw invalid('fundBy', 'is required: the time to pay is over, and money would be due');
  }
}

function invalid(path: string, message: string): Problem {
  return new Problem('validation_failed', `${path} ${message}.`, { details: [{ path, message }] });
}
