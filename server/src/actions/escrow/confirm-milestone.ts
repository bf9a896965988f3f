import type { Context } from '#actions/context.ts';
import type { Milestone } from '#core/escrow/milestone.ts';
import { confirmMilestone as decideConfirmation } from '#core/escrow/release.ts';
import type { AgreementKey } from '#store/escrow/agreements.ts';
import type { Answered, AnswerFor } from '#store/idempotency.ts';
import { changeAndAnswer } from './change-agreement.ts';

export type Confirmed = { readonly milestone: Milestone; readonly message: string };

export function confirmMilestone(
  context: Context,
  input: AgreementKey & { milestoneId: string; externalUserId: string },
  answerFor: AnswerFor<Confirmed>,
): Promise<Answered<Confirmed>> {
  return changeAndAnswer(
    context,
    input,
    (agreement, moment) => {
      const { change, milestone, message } = decideConfirmation(agreement, input, moment);
      return { change, result: { milestone, message } };
    },
    answerFor,
  );
}
