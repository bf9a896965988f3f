import type { Agreement } from '#core/agreement.ts';
import { type AgreementInput, openAgreement } from '#core/open-agreement.ts';
import type { AnswerFor } from '#store/idempotency.ts';
import type { Context } from './context.ts';

export async function createAgreement(
  context: Context,
  input: AgreementInput,
  answerFor: AnswerFor<Agreement>,
): Promise<Agreement> {
  const change = openAgreement(input, { now: context.clock(), newId: context.newId });
  await context.agreements.create(change, answerFor(change.after));
  context.webhooks.wake();
  return change.after;
}
