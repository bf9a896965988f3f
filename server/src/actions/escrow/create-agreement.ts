import type { Context } from '#actions/context.ts';
import type { Agreement } from '#core/escrow/agreement.ts';
import { type AgreementInput, openAgreement } from '#core/escrow/create.ts';
import { type Answered, type AnswerFor, answered } from '#store/idempotency.ts';

export async function createAgreement(
  context: Context,
  input: AgreementInput,
  answerFor: AnswerFor<Agreement>,
): Promise<Answered<Agreement>> {
  const change = openAgreement(input, { now: context.clock(), newId: context.newId });
  await context.agreements.create(change, answerFor(change.after));
  context.webhooks.wake();
  return answered(change.after);
}
