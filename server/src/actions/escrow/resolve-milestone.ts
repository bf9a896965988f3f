import type { Waiting } from '#actions/approvals/context.ts';
import type { Agreement } from '#core/escrow/agreement.ts';
import { formatAmount } from '#core/escrow/currency.ts';
import { type Resolution, resolve } from '#core/escrow/resolve.ts';
import type { AgreementKey } from '#store/escrow/agreements.ts';
import type { Answered, AnswerFor } from '#store/idempotency.ts';
import { changeOnceApproved } from './change-agreement.ts';
import type { EscrowContext } from './context.ts';
import { resolveFacts } from './resolve-facts.ts';

export function resolveMilestone(
  context: EscrowContext,
  key: AgreementKey,
  resolution: Resolution,
  answerFor: AnswerFor<Agreement | Waiting>,
): Promise<Answered<Agreement | Waiting>> {
  const { milestoneId, toBuyer, toSeller, reason } = resolution;
  return changeOnceApproved(
    context,
    key,
    async (agreement, moment) =>
      resolve(agreement, resolution, await resolveFacts(context, key, agreement, milestoneId), moment),
    ({ before }) => ({
      kind: 'settlement',
      amount: toBuyer + toSeller,
      summary:
        `Split the milestone “${titleOf(before, milestoneId)}”: ` +
        `${formatAmount(toBuyer, before.currency)} to ${before.buyerExternalId} and ` +
        `${formatAmount(toSeller, before.currency)} to ${before.sellerExternalId}. Reason: ${reason}`,
      input: { agreementId: before.id, ...resolution },
    }),
    answerFor,
  );
}

function titleOf({ milestones }: Agreement, milestoneId: string): string {
  return milestones.find(({ id }) => id === milestoneId)?.title ?? milestoneId;
}
