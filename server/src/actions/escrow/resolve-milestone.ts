import type { Agreement } from '#core/escrow/agreement.ts';
import { type Resolution, resolve } from '#core/escrow/resolve.ts';
import type { AgreementKey } from '#store/escrow/agreements.ts';
import * as deposits from '#store/escrow/deposits.ts';
import type { Answered, AnswerFor } from '#store/idempotency.ts';
import { changeAndAnswer } from './change-agreement.ts';
import type { EscrowContext } from './escrow-desk.ts';

export function resolveMilestone(
  context: EscrowContext,
  key: AgreementKey,
  resolution: Resolution,
  answerFor: AnswerFor<Agreement>,
): Promise<Answered<Agreement>> {
  return changeAndAnswer(
    context,
    key,
    async (agreement, moment) => {
      const returnable = await deposits.returnable(context.db, key, { applied: true });
      return resolve(agreement, resolution, returnable, moment);
    },
    answerFor,
  );
}
