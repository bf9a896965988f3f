import { z } from 'zod';
import { createQuote } from '#actions/escrow/create-quote.ts';
import { MAX_MILESTONES } from '#core/escrow/amendments/propose.ts';
import { DEFAULT_CURRENCY } from '#core/escrow/currency.ts';
import { type Money, subtract, sum, ZERO } from '#core/escrow/money.ts';
import { dueOf, outcomeOf, type Quote, type QuotedMilestone } from '#core/escrow/quote.ts';
import { command } from '#http/pipeline/endpoint.ts';
import { created, currency, positiveAmount, timestamp } from '#http/pipeline/schemas.ts';
import { feesField, feeTermsOf, sharesField, shareTermsOf } from './fees.ts';
import { costOf } from './milestone-cost.ts';
import { FeeLineView, ShareView } from './milestone-parts.ts';

const amount = z.int().nonnegative().meta({ description: 'In the smallest currency unit' });

const OutcomeView = z.object({
  buyerPays: amount,
  sellerGets: amount,
  commission: amount,
  shares: z.array(ShareView).optional().meta({ description: 'What each other payee gets. Only with shares' }),
});

const QuoteView = z
  .object({
    id: z.string(),
    currency: z.string(),
    totalAmount: amount,
    buyerPays: amount.meta({ description: 'Due in all: `totalAmount` and the buyer’s fees' }),
    milestones: z.array(
      z.object({
        amount,
        fees: z.array(FeeLineView),
        shares: z.array(ShareView).optional(),
        released: OutcomeView,
        refunded: OutcomeView.meta({ description: 'After the buyer has paid in full' }),
        split: OutcomeView.meta({ description: 'Half of the milestone for each side' }),
      }),
    ),
    createdAt: timestamp,
    expiresAt: timestamp,
  })
  .meta({ id: 'Quote' });

export const quoteEndpoints = [
  command('POST /escrow/quotes', {
    operationId: 'createQuote',
    cost: ({ milestones }) => costOf(milestones),
    permission: 'escrow.write',
    tag: 'Escrow',
    summary: 'Quote fees and shares',
    description: `Shows what the buyer would pay, and the seller and each payee of a share would get, for each milestone: when it is
      released, refunded, or divided in half. Nothing is charged. An agreement that is created with this
      \`quoteId\` within 24 hours has exactly these fees and shares.`,
    body: z.object({
      milestones: z
        .array(z.object({ amount: positiveAmount('amount'), shares: sharesField }), {
          error: 'milestones is required and must be a list',
        })
        .min(1, 'milestones must have at least one entry')
        .max(MAX_MILESTONES, `milestones may have at most ${MAX_MILESTONES} entries`),
      currency: currency('currency').default(DEFAULT_CURRENCY),
      fees: feesField,
    }),
    answer: created('The quote', QuoteView),
    run: ({ context, caller: { developerId }, body }, answerFor) => {
      const milestones = body.milestones.map((milestone) => ({
        amount: milestone.amount,
        shares: shareTermsOf(milestone.shares),
      }));
      const input = {
        developerId,
        currency: body.currency,
        milestones,
        fees: body.fees && feeTermsOf(body.fees),
      };
      return createQuote(context, input, answerFor);
    },
    view: viewQuote,
  }),
];

function viewQuote(quote: Quote): z.output<typeof QuoteView> {
  return {
    id: quote.id,
    currency: quote.currency,
    totalAmount: sum(quote.milestones.map((milestone) => milestone.amount)),
    buyerPays: dueOf(quote),
    milestones: quote.milestones.map(viewMilestone),
    createdAt: quote.createdAt.toISOString(),
    expiresAt: quote.expiresAt.toISOString(),
  };
}

function viewMilestone(milestone: QuotedMilestone) {
  const half = Math.floor(milestone.amount / 2) as Money;
  return {
    amount: milestone.amount,
    fees: milestone.fees.map((line) => ({ ...line })),
    ...(milestone.shares && { shares: [...milestone.shares] }),
    released: viewOutcome(milestone, milestone.amount),
    refunded: viewOutcome(milestone, ZERO),
    split: viewOutcome(milestone, subtract(milestone.amount, half)),
  };
}

function viewOutcome(milestone: QuotedMilestone, toSeller: Money): z.output<typeof OutcomeView> {
  const { shares, ...sides } = outcomeOf(milestone, toSeller);
  return shares.length > 0 ? { ...sides, shares: [...shares] } : sides;
}
