import type { Context } from '#actions/context.ts';
import type { Agreement } from '#core/escrow/agreement.ts';
import type { Change, Moment } from '#core/escrow/change.ts';
import { type Refund, refundMilestones, retryRefund, returnLeftover } from '#core/escrow/refund.ts';
import { Problem } from '#core/problem.ts';
import type { AgreementKey } from '#store/escrow/agreements.ts';
import * as deposits from '#store/escrow/deposits.ts';
import * as refunds from '#store/escrow/refunds.ts';
import type { Answered, AnswerFor } from '#store/idempotency.ts';
import { changeAndAnswer, loadAgreement } from './change-agreement.ts';

export type RefundRequest =
  /** What was paid beyond the total, or came in after the end. */
  | { readonly what: 'excess' | 'unapplied' }
  | {
      readonly what: 'milestones';
      readonly milestoneIds: readonly string[] | null;
      readonly reason: string | null;
    };

/** The deposits are read after the facts: one that arrives in between raises the version, and we start over. */
export function refundAgreement(
  context: Context,
  key: AgreementKey,
  request: RefundRequest,
  answerFor: AnswerFor<Refund>,
): Promise<Answered<Refund>> {
  const decide: Decide = (agreement, moment) => decideRefund(context, agreement, request, moment);
  return changeRefund(context, key, decide, answerFor);
}

export async function findRefund(context: Context, key: AgreementKey, refundId: string): Promise<Refund> {
  const refund = await refunds.find(context.db, key, refundId);
  if (refund) return refund;
  // Which of the two ids is wrong is the first thing that the caller wants to know.
  await loadAgreement(context, key);
  throw new Problem('not_found', 'This agreement has no such refund. GET its refunds to see them.');
}

export function tryRefundAgain(
  context: Context,
  key: AgreementKey,
  refundId: string,
  answerFor: AnswerFor<Refund>,
): Promise<Answered<Refund>> {
  const decide: Decide = async (agreement, moment) =>
    retryRefund(agreement, await findRefund(context, key, refundId), moment);
  return changeRefund(context, key, decide, answerFor);
}

type Decided = { readonly change: Change; readonly refund: Refund };
type Decide = (agreement: Agreement, moment: Moment) => Promise<Decided>;

function changeRefund(
  context: Context,
  key: AgreementKey,
  decide: Decide,
  answerFor: AnswerFor<Refund>,
): Promise<Answered<Refund>> {
  return changeAndAnswer(
    context,
    key,
    async (agreement, moment) => {
      const { change, refund } = await decide(agreement, moment);
      return { change, result: refund };
    },
    answerFor,
  );
}

/** The same decision on the same facts, and then nothing is written: what a refund would do, now. */
export async function previewRefund(
  context: Context,
  key: AgreementKey,
  request: RefundRequest,
): Promise<Decided> {
  const agreement = await loadAgreement(context, key);
  return decideRefund(context, agreement, request, { now: context.clock(), newId: context.newId });
}

async function decideRefund(
  context: Context,
  agreement: Agreement,
  request: RefundRequest,
  moment: Moment,
): Promise<Decided> {
  const key = { developerId: agreement.developerId, agreementId: agreement.id };
  const returnable = await deposits.returnable(context.db, key, { applied: request.what !== 'unapplied' });
  switch (request.what) {
    case 'excess':
      return returnLeftover(agreement, 'EXCESS', returnable, moment);
    case 'unapplied':
      return returnLeftover(agreement, 'UNAPPLIED', returnable, moment);
    case 'milestones':
      return refundMilestones(agreement, request, returnable, moment);
  }
}
