import { unlessTaken } from '#actions/unless-taken.ts';
import type { Agreement } from '#core/escrow/agreement.ts';
import type { Change } from '#core/escrow/change.ts';
import { type AgreementInput, create } from '#core/escrow/create.ts';
import { quotedLines } from '#core/escrow/quote.ts';
import { feesOf, fundByOf, type GivenLimits, limitsOf } from '#core/escrow/terms-policy.ts';
import { Problem } from '#core/problem.ts';
import * as quotes from '#store/escrow/quotes.ts';
import { type Answered, type AnswerFor, answered } from '#store/idempotency.ts';
import { momentOf, wakeWhoHasWork } from './change-agreement.ts';
import type { EscrowContext } from './context.ts';

export type NewAgreement = Omit<AgreementInput, 'milestones' | 'fundBy'> & {
  readonly milestones: readonly (Pick<AgreementInput['milestones'][number], 'title' | 'amount' | 'shares'> &
    GivenLimits)[];
  readonly fundBy?: Date | null | undefined;
  readonly quoteId?: string | undefined;
};

export async function createAgreement(
  context: EscrowContext,
  given: NewAgreement,
  answerFor: AnswerFor<Agreement>,
): Promise<Answered<Agreement>> {
  const { change, result } = await decideCreation(context, given);
  const { developerId, callerMetadata } = given;
  await unlessTaken(context.db, { developerId, kind: 'agreement', callerMetadata }, () =>
    context.agreements.create(change, answerFor(result)),
  );
  wakeWhoHasWork(context, change);
  return answered(result);
}

/** Decides on a new agreement without writing anything. */
export async function decideCreation(
  context: EscrowContext,
  { quoteId, ...given }: NewAgreement,
): Promise<{ readonly change: Change; readonly result: Agreement }> {
  const moment = momentOf(context);
  const rules = await context.terms.of(given.developerId);
  const terms: AgreementInput = {
    ...given,
    fundBy: fundByOf(given.fundBy, rules, moment.now),
    fees: feesOf(given.fees, rules, given.currency),
    milestones: given.milestones.map(({ title, amount, shares, ...limits }) => ({
      title,
      amount,
      shares,
      limits: limitsOf(limits, rules),
    })),
  };
  const input = quoteId === undefined ? terms : { ...terms, quoted: await quoted(context, terms, quoteId) };
  return create(input, moment, await context.watched());
}

async function quoted(
  { db, mac, clock }: EscrowContext,
  terms: AgreementInput,
  quoteId: string,
): Promise<AgreementInput['quoted']> {
  const quote = await quotes.find(db, terms.developerId, quoteId, mac);
  if (quote) return quotedLines(quote, terms, clock());
  throw new Problem('validation_failed', 'No quote with this id exists in this account. Make a new quote.', {
    details: [{ path: 'quoteId', message: 'is not a quote of this account' }],
  });
}
