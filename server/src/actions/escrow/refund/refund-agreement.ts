import type { Waiting } from '#actions/approvals/context.ts';
import { changeOnceApproved, foresee } from '#actions/escrow/change-agreement.ts';
import type { EscrowContext } from '#actions/escrow/context.ts';
import { unlessTaken } from '#actions/unless-taken.ts';
import type { CallerMetadata } from '#core/caller-metadata.ts';
import type { Agreement } from '#core/escrow/agreement.ts';
import { type Change, spentBy } from '#core/escrow/change.ts';
import type { Decided, Moment } from '#core/escrow/decision.ts';
import type { Refund } from '#core/escrow/refund.ts';
import { refundMilestones, returnLeftover } from '#core/escrow/refunds/open.ts';
import type { AgreementKey } from '#store/escrow/agreements.ts';
import * as deposits from '#store/escrow/deposits.ts';
import type { Answered, AnswerFor } from '#store/idempotency.ts';

export type RefundRequest = { readonly callerMetadata?: CallerMetadata } & (
  | {
      /** Money paid beyond the total, or received after the end. */
      readonly what: 'excess' | 'unapplied';
    }
  | {
      readonly what: 'milestones';
      readonly milestoneIds: readonly string[] | null;
      readonly reason: string | null;
    }
);

/**
 * The deposits are read after the agreement: one that arrives in between raises the version, and we start
 * over.
 */
export function refundAgreement(
  context: EscrowContext,
  key: AgreementKey,
  request: RefundRequest,
  answerFor: AnswerFor<Refund | Waiting>,
): Promise<Answered<Refund | Waiting>> {
  const { callerMetadata } = request;
  return unlessTaken(context.db, { developerId: key.developerId, kind: 'refund', callerMetadata }, () =>
    changeOnceApproved(
      context,
      key,
      (agreement, moment) => decideRefund(context, agreement, request, moment),
      (change) => ({
        kind: 'refund',
        amount: spentBy(change),
        summary: summaryOf(change, request),
        input: { agreementId: key.agreementId, request },
      }),
      answerFor,
    ),
  );
}

const LEFTOVERS = { excess: 'the overpayment', unapplied: 'the money that arrived after the end' } as const;

/** Describes the refund for the approver. The milestones are those that this change refunds. */
function summaryOf({ before, after }: Change, request: RefundRequest): string {
  const { buyerExternalId } = after;
  if (request.what !== 'milestones') return `Return ${LEFTOVERS[request.what]} to ${buyerExternalId}.`;
  const titles = after.milestones
    .filter(({ id, settlement }) => settlement !== before.milestones.find((old) => old.id === id)?.settlement)
    .map(({ title }) => `“${title}”`);
  const why = request.reason === null ? '' : ` Reason: ${request.reason}`;
  return `Refund ${titles.join(', ')} to ${buyerExternalId}.${why}`;
}

/** Makes the same decision without writing it: what a refund would do now. */
export function previewRefund(
  context: EscrowContext,
  key: AgreementKey,
  request: RefundRequest,
): Promise<Decided<Refund>> {
  return foresee(context, key, (agreement, moment) => decideRefund(context, agreement, request, moment));
}

async function decideRefund(
  context: EscrowContext,
  agreement: Agreement,
  request: RefundRequest,
  moment: Moment,
): Promise<Decided<Refund>> {
  const key = { developerId: agreement.developerId, agreementId: agreement.id };
  const returnable = await deposits.returnable(context.db, key, { applied: request.what !== 'unapplied' });
  switch (request.what) {
    case 'excess':
      return returnLeftover(agreement, 'EXCESS', returnable, moment, request.callerMetadata);
    case 'unapplied':
      return returnLeftover(agreement, 'UNAPPLIED', returnable, moment, request.callerMetadata);
    case 'milestones':
      return refundMilestones(agreement, request, returnable, moment);
  }
}
