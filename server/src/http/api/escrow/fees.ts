import { z } from 'zod';
import { FEE_REFUNDS, type ScheduledFee } from '#core/escrow/fee.ts';
import { MAX_MONEY, type Money } from '#core/escrow/money.ts';
import type { ShareTerms } from '#core/escrow/share.ts';
import { currency, displayName, newExternalId, positiveAmount } from '#http/pipeline/schemas.ts';

const MAX_FEES = 5;
/** In all currencies together. */
const MAX_SCHEDULED = 100;
const MAX_SHARES = 10;

const amount = (label: string) =>
  z
    .int(`${label} must be an integer in the smallest currency unit, not more than ${MAX_MONEY}`)
    .nonnegative(`${label} must not be below zero`)
    .transform((value) => value as Money)
    .meta({ description: 'In the smallest currency unit (kobo, cents)' });

const basisPoints = (label: string) =>
  z
    .int(`${label} must be a whole number from 0 to 10000`)
    .min(0, `${label} must not be below zero`)
    .max(10_000, `${label} may be at most 10000, which is 100 %`);

const FeeFields = z.object({
  name: displayName('name', { max: 80 }).meta({
    description: 'For statements, such as “Commission” or “VAT”',
  }),
  basisPoints: basisPoints('basisPoints')
    .default(0)
    .meta({ description: 'Hundredths of a percent of the milestone’s amount, rounded down' }),
  fixed: amount('fixed')
    .default(0 as Money)
    .meta({ description: 'Added for each milestone' }),
  min: amount('min').optional().meta({ description: 'The least that the fee is for a milestone' }),
  max: amount('max').optional().meta({ description: 'The most that the fee is for a milestone' }),
  paidBy: z
    .union(
      [z.enum(['buyer', 'seller']), z.object({ buyerBasisPoints: basisPoints('buyerBasisPoints') })],
      'paidBy must be buyer, seller or { buyerBasisPoints }',
    )
    .default('seller')
    .meta({ description: 'The buyer pays on top of the milestone, the seller out of it' }),
  refund: z
    .enum(FEE_REFUNDS, { error: `refund must be one of ${FEE_REFUNDS.join(', ')}` })
    .default('share')
    .meta({
      description:
        'What happens to the buyer’s part when money goes back: `share` returns it in proportion, ' +
        '`all` returns it with any refund, `none` keeps it. The seller always pays in proportion',
    }),
});

type Bounds = { readonly min?: Money | undefined; readonly max?: Money | undefined };
function refuseCrossedBounds({ min, max }: Bounds, context: z.RefinementCtx): void {
  if (min === undefined || max === undefined || min <= max) return;
  context.addIssue({ code: 'custom', path: ['max'], message: 'max must not be less than min' });
}

const FeeInput = FeeFields.superRefine(refuseCrossedBounds);

export const feesField = z
  .array(FeeInput, { error: 'fees must be a list' })
  .max(MAX_FEES, `fees may have at most ${MAX_FEES} entries`)
  .optional()
  .meta({
    description:
      'Your fees for each milestone. They are computed once, now, and never change. What the buyer pays ' +
      'is due on top of `totalAmount`. Left out, those of the terms policy apply; an empty list means none',
  });

const PARTS = { buyer: 10_000, seller: 0 } as const;

const ShareInput = z
  .object({
    externalUserId: newExternalId('externalUserId').meta({
      description: 'Your own id of the payee, who is paid on the payout account that you set for this id',
    }),
    basisPoints: basisPoints('basisPoints')
      .min(1, 'basisPoints must be at least 1')
      .optional()
      .meta({ description: 'Hundredths of a percent of the milestone’s amount, rounded down' }),
    amount: positiveAmount('amount').optional().meta({ description: 'A fixed amount instead' }),
  })
  .superRefine((share, context) => {
    if ((share.basisPoints === undefined) !== (share.amount === undefined)) return;
    context.addIssue({ code: 'custom', path: ['basisPoints'], message: 'send either basisPoints or amount' });
  });

export const sharesField = z
  .array(ShareInput, { error: 'shares must be a list' })
  .max(MAX_SHARES, `shares may have at most ${MAX_SHARES} entries`)
  .optional()
  .meta({
    description:
      'What other payees than the seller get of the milestone, each with a payout of their own. The shares ' +
      'are computed once, now, and never change; the seller gets the exact rest',
  });

export function shareTermsOf(shares: z.output<typeof sharesField>): ShareTerms[] {
  return (shares ?? []).map(({ externalUserId, basisPoints: points = 0, amount: fixed }) =>
    fixed === undefined ? { externalUserId, basisPoints: points } : { externalUserId, amount: fixed },
  );
}

export function feeTermsOf<Fee extends z.output<typeof FeeInput>>(fees: readonly Fee[]) {
  return fees.map(({ min = null, max = null, paidBy, ...terms }) => ({
    ...terms,
    min,
    max,
    buyerBasisPoints: typeof paidBy === 'string' ? PARTS[paidBy] : paidBy.buyerBasisPoints,
  }));
}

export const scheduleField = z
  .array(FeeFields.extend({ currency: currency('currency') }).superRefine(refuseCrossedBounds), {
    error: 'fees must be a list',
  })
  .max(MAX_SCHEDULED, `fees may have at most ${MAX_SCHEDULED} entries`)
  .superRefine((fees, context) => {
    const crowded = Map.groupBy(fees, (fee) => fee.currency);
    for (const [name, { length }] of crowded) {
      if (length <= MAX_FEES) continue;
      context.addIssue({ code: 'custom', message: `fees may have at most ${MAX_FEES} entries in ${name}` });
    }
  })
  .default([])
  .meta({
    description: 'Your fees for each milestone of new agreements in the given currency that state none',
  });

export const ScheduledFeeView = z.object({
  currency: z.string(),
  name: z.string(),
  basisPoints: z.int(),
  fixed: z.int(),
  min: z.int().nullable(),
  max: z.int().nullable(),
  paidBy: z.union([z.enum(['buyer', 'seller']), z.object({ buyerBasisPoints: z.int() })]),
  refund: z.enum(FEE_REFUNDS),
});

export function viewScheduledFee({
  buyerBasisPoints,
  ...fee
}: ScheduledFee): z.output<typeof ScheduledFeeView> {
  const [party] = (['buyer', 'seller'] as const).filter((one) => PARTS[one] === buyerBasisPoints);
  return { ...fee, paidBy: party ?? { buyerBasisPoints } };
}
