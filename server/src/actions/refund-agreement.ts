import { type Refund, refundMilestones, returnExcess } from '#core/refund.ts';
import type { AgreementKey } from '#store/agreements.ts';
import * as deposits from '#store/deposits.ts';
import type { AnswerFor } from '#store/idempotency.ts';
import { changeAgreement } from './change-agreement.ts';
import type { Context } from './context.ts';

export type RefundRequest =
  | { readonly what: 'excess' }
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
  answerFor: AnswerFor<Refund> = () => null,
): Promise<Refund> {
  return changeAgreement(
    context,
    key,
    async (agreement, moment) => {
      const returnable = await deposits.returnable(context.db, key);
      const { change, refund } =
        request.what === 'excess'
          ? returnExcess(agreement, returnable, moment)
          : refundMilestones(agreement, request, returnable, moment);
      return { change, result: refund };
    },
    answerFor,
  );
}
