import type { FeeTerms } from '#core/escrow/fee.ts';
import { makeQuote, type Quote } from '#core/escrow/quote.ts';
import { feesOf } from '#core/escrow/terms-policy.ts';
import * as quotes from '#store/escrow/quotes.ts';
import { type Answered, type AnswerFor, saveAnswer } from '#store/idempotency.ts';
import { momentOf } from './change-agreement.ts';
import type { EscrowContext } from './context.ts';

export async function createQuote(
  context: EscrowContext,
  input: Omit<Parameters<typeof makeQuote>[0], 'fees'> & { readonly fees: readonly FeeTerms[] | undefined },
  answerFor: AnswerFor<Quote>,
): Promise<Answered<Quote>> {
  const rules = await context.terms.of(input.developerId);
  const fees = feesOf(input.fees, rules, input.currency);
  const quote = makeQuote({ ...input, fees }, momentOf(context));
  return context.db.transaction(async (tx) => {
    await quotes.insert(tx, quote, context.mac);
    return saveAnswer(tx, input.developerId, quote, answerFor);
  });
}
