import type { Milestone } from '#core/milestone.ts';
import { confirmMilestone as decideConfirmation } from '#core/release.ts';
import type { AgreementKey } from '#store/agreements.ts';
import type { AnswerFor } from '#store/idempotency.ts';
import { changeAgreement } from './change-agreement.ts';
import type { Context } from './context.ts';

export type Confirmed = { readonly milestone: Milestone; readonly message: string };

export function confirmMilestone(
  context: Context,
  input: AgreementKey & { milestoneId: string; externalUserId: string },
  answerFor: AnswerFor<Confirmed>,
): Promise<Confirmed> {
  return changeAgreement(
    context,
    input,
    (agreement, moment) => {
      const { change, milestone, message } = decideConfirmation(agreement, input, moment);
      return { change, result: { milestone, message } };
    },
    answerFor,
  );
}
