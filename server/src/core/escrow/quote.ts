import { canonicalJson } from '#core/chain.ts';
import { Problem } from '#core/problem.ts';
import { DAY_MS } from '#core/time.ts';
import type { Moment } from './decision.ts';
import { type FeeLine, type FeeTerms, keptOf, lineOf, refuseExcessiveFees } from './fee.ts';
import { add, type Money, subtract, sum } from './money.ts';
import { refuseFaultyPayees, type ShareLine, type ShareTerms, shareLineOf, sharesOf } from './share.ts';

/** The fees of an agreement that may be created from it, computed and not charged yet. */
export type Quote = {
  readonly developerId: string;
  readonly id: string;
  readonly currency: string;
  readonly milestones: readonly QuotedMilestone[];
  /** The fees as they were stated. Absent without fees, and from quotes of earlier versions. */
  readonly feeTerms?: readonly FeeTerms[];
  readonly createdAt: Date;
  readonly expiresAt: Date;
};
/** Fees and shares as integers. Quotes without shares have none. */
export type QuotedTerms = { readonly fees: readonly FeeLine[]; readonly shares?: readonly ShareLine[] };
export type QuotedMilestone = QuotedTerms & { readonly amount: Money };

/** What an agreement takes over from its quote. */
export type Quoted = Pick<Quote, 'feeTerms'> & { readonly milestones: readonly QuotedTerms[] };

const VALID_MS = DAY_MS;

export function makeQuote(
  input: {
    readonly developerId: string;
    readonly currency: string;
    readonly milestones: readonly {
      readonly amount: Money;
      readonly shares?: readonly ShareTerms[] | undefined;
    }[];
    readonly fees: readonly FeeTerms[];
  },
  { now, newId }: Pick<Moment, 'now' | 'newId'>,
): Quote {
  const { developerId, currency, fees } = input;
  refuseFaultyPayees(input.milestones, null);
  const computed = input.milestones.map(({ amount, shares = [] }) => ({
    amount,
    fees: fees.map((terms) => lineOf(terms, amount)),
    shares: shares.map((terms) => shareLineOf(terms, amount)),
  }));
  refuseExcessiveFees(computed);
  const milestones = computed.map(({ shares, ...rest }) => (shares.length > 0 ? { ...rest, shares } : rest));
  const expiresAt = new Date(now.getTime() + VALID_MS);
  const feeTerms = fees.length > 0 ? { feeTerms: fees } : {};
  return { developerId, id: newId('quo'), currency, milestones, ...feeTerms, createdAt: now, expiresAt };
}

/** What each side has in the end. The buyer has paid what the payees and the platform have got. */
export type Outcome = {
  readonly buyerPays: Money;
  readonly sellerGets: Money;
  readonly commission: Money;
  /** What each other payee gets. */
  readonly shares: readonly ShareLine[];
};

export function outcomeOf({ amount, fees, shares = [] }: QuotedMilestone, toSeller: Money): Outcome {
  const kept = keptOf(fees, amount, toSeller);
  const shared = sharesOf(shares, amount, toSeller);
  return {
    buyerPays: add(toSeller, kept.buyer),
    sellerGets: subtract(toSeller, add(kept.seller, sum(shared))),
    commission: add(kept.buyer, kept.seller),
    shares: shares.map((share, index) => ({ ...share, amount: shared[index] as Money })),
  };
}

/** Returns what the buyer has to pay in for all milestones. */
export function dueOf({ milestones }: Quote): Money {
  return sum(milestones.map((milestone) => outcomeOf(milestone, milestone.amount).buyerPays));
}

/**
 * Returns the fees and shares of an agreement that is created from a quote; refuses another agreement's
 * terms.
 */
export function quotedLines(
  quote: Quote,
  agreed: { readonly currency: string; readonly milestones: readonly { readonly amount: Money }[] },
  now: Date,
): Quoted {
  if (quote.expiresAt <= now) throw new Problem('quote_expired');
  const amounts = (of: readonly { readonly amount: Money }[]) => of.map(({ amount }) => amount).join(', ');
  const quoted = amounts(quote.milestones);
  if (quote.currency === agreed.currency && quoted === amounts(agreed.milestones)) {
    return quote;
  }
  const message = `was made for milestones of ${quoted} in ${quote.currency}`;
  throw new Problem('validation_failed', `The quote ${message}. Send those, or make another quote.`, {
    details: [{ path: 'quoteId', message }],
  });
}

/** Returns the text that a quote's MAC covers. */
export function quoteMacInput({
  developerId,
  id,
  currency,
  milestones,
  feeTerms,
  createdAt,
  expiresAt,
}: Quote): string {
  const period = [createdAt.toISOString(), expiresAt.toISOString()];
  const content = [developerId, id, currency, milestones, ...period];
  return canonicalJson(feeTerms ? ['quote 2', ...content, feeTerms] : ['quote 1', ...content]);
}
