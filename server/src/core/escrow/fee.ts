import { Problem } from '#core/problem.ts';
import { MAX_MONEY, type Money, money, sum, ZERO } from './money.ts';

export const BASIS_POINTS = 10_000;

/** What a refund does to the part of a fee that the buyer pays on top of a milestone. */
export const FEE_REFUNDS = ['share', 'all', 'none'] as const;
export type FeeRefund = (typeof FEE_REFUNDS)[number];

/** A fee of the platform as it is stated for every milestone of an agreement. */
export type FeeTerms = {
  readonly name: string;
  readonly basisPoints: number;
  readonly fixed: Money;
  readonly min: Money | null;
  readonly max: Money | null;
  /** How much of the fee the buyer pays; the seller pays the rest. */
  readonly buyerBasisPoints: number;
  readonly refund: FeeRefund;
};

/** A fee of new agreements in one currency. */
export type ScheduledFee = FeeTerms & { readonly currency: string };

/** The fee of one milestone. It is computed when the agreement is created and never again. */
export type FeeLine = {
  readonly name: string;
  /** Due on top of the milestone. */
  readonly buyer: Money;
  /** Deducted from what the seller gets. */
  readonly seller: Money;
  readonly refund: FeeRefund;
};

/** What each side pays. */
export type FeeParts = { readonly buyer: Money; readonly seller: Money };

/** Every fee is rounded down. The seller's part is the exact rest of a fee that both sides pay. */
export function lineOf(terms: FeeTerms, amount: Money): FeeLine {
  const { name, basisPoints, fixed, min, max, buyerBasisPoints, refund } = terms;
  const computed = portion(amount, basisPoints, BASIS_POINTS) + fixed;
  const fee = money(Math.min(Math.max(computed, min ?? 0), max ?? MAX_MONEY));
  const buyer = portion(fee, buyerBasisPoints, BASIS_POINTS);
  return { name, buyer, seller: money(fee - buyer), refund };
}

const NO_FEES: FeeParts = { buyer: ZERO, seller: ZERO };

/**
 * Returns what the platform keeps of a milestone's fees when the seller gets `toSeller` of its amount. The
 * seller pays in proportion, and all lines are rounded down together: lines that are rounded apart would give
 * the seller more for a smaller award. What the buyer paid goes back as each line says.
 */
export function keptOf(lines: readonly FeeLine[], amount: Money, toSeller: Money): FeeParts {
  if (lines.length === 0) return NO_FEES;
  const paid = { share: ZERO, all: ZERO, none: ZERO, seller: ZERO } as Record<FeeRefund | 'seller', Money>;
  for (const { buyer, seller, refund } of lines) {
    paid[refund] = money(paid[refund] + buyer);
    paid.seller = money(paid.seller + seller);
  }
  const all = toSeller === amount ? paid.all : ZERO;
  return {
    buyer: sum([portion(paid.share, toSeller, amount), all, paid.none]),
    seller: portion(paid.seller, toSeller, amount),
  };
}

/** Returns `amount × part / whole`, rounded down. The product may exceed what a double holds exactly. */
export function portion(amount: Money, part: number, whole: number): Money {
  return money(Number((BigInt(amount) * BigInt(part)) / BigInt(whole)));
}

/** The seller must get something of each milestone, and the books must hold what the buyer has to pay. */
export function refuseExcessiveFees(
  milestones: readonly {
    readonly amount: Money;
    readonly fees: readonly FeeLine[];
    readonly shares: readonly { readonly amount: Money }[];
  }[],
): void {
  let due = 0;
  for (const [index, { amount, fees, shares }] of milestones.entries()) {
    const seller = fees.reduce((total, line) => total + line.seller, 0);
    const shared = shares.reduce((total, share) => total + share.amount, 0);
    due += fees.reduce((total, line) => total + line.buyer, amount as number);
    if (seller + shared < amount || fees.length + shares.length === 0) continue;
    const where = `milestones[${index}], which is ${amount}; the seller must get some of it`;
    if (shared === 0) {
      const message = `take ${seller} of ${where}`;
      throw new Problem(
        'validation_failed',
        `The fees ${message}. Lower the seller’s fees, or the minimum.`,
        { details: [{ path: 'fees', message }] },
      );
    }
    const message = `take ${shared}, and the seller’s fees ${seller}, of ${where}`;
    throw new Problem('validation_failed', `The shares ${message}. Lower the shares or the fees.`, {
      details: [{ path: `milestones[${index}].shares`, message }],
    });
  }
  if (due <= MAX_MONEY) return;
  const message = 'with these fees, the buyer would have to pay more than the largest amount';
  throw new Problem('validation_failed', `The fees are too large: ${message}. Lower them.`, {
    details: [{ path: 'fees', message }],
  });
}
