import { makeQuote, type Quote } from '#core/escrow/quote.ts';
import * as quotes from '#store/escrow/quotes.ts';
import { type Answered, type AnswerFor, saveAnswer } from '#store/idempotency.ts';
import { momentOf } from './change-agreement.ts';
import type { EscrowContext } from './context.ts';

export function createQuote(
  context: EscrowContext,
  input: Parameters<typeof makeQuote>[0],
  answerFor: AnswerFor<Quote>,
): Promise<Answered<Quote>> {
  const quote = makeQuote(input, momentOf(context));
  return context.db.transaction(async (tx) => {
    await quotes.insert(tx, quote, context.mac);
    return saveAnswer(tx, input.developerId, quote, answerFor);
  });
}
