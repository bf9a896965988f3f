import type { Agreement } from '#core/escrow/agreement.ts';
import { extend } from '#core/escrow/extend-inspection.ts';
import type { Party } from '#core/escrow/party.ts';
import type { AgreementKey } from '#store/escrow/agreements.ts';
import type { Answered, AnswerFor } from '#store/idempotency.ts';
import { changeAndAnswer } from './change-agreement.ts';
import type { EscrowContext } from './context.ts';

export function extendInspection(
  context: EscrowContext,
  input: AgreementKey & { milestoneId: string; seconds: number; party: Party },
  answerFor: AnswerFor<Agreement>,
): Promise<Answered<Agreement>> {
  return changeAndAnswer(context, input, (agreement, moment) => extend(agreement, input, moment), answerFor);
}
