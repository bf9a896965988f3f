import { canonicalJson } from '#core/chain.ts';
import { Problem } from '#core/problem.ts';
import { DAY_MS } from '#core/time.ts';
import type { Moment } from './decision.ts';
import { type FeeLine, type FeeTerms, keptOf, lineOf, refuseExcessiveFees } from './fee.ts';
import { add, type Money, subtract, sum } from './money.ts';

/** The fees of an agreement that may be created from it, computed and not charged yet. */
export type Quote = {
  readonly developerId: string;
  readonly id: string;
  readonly currency: string;
  readonly milestones: readonly QuotedMilestone[];
  readonly createdAt: Date;
  readonly expiresAt: Date;
};
export type QuotedMilestone = { readonly amount: Money; readonly fees: readonly FeeLine[] };

const VALID_MS = DAY_MS;

export function makeQuote(
  input: {
    readonly developerId: string;
    readonly currency: string;
    readonly amounts: readonly Money[];
    readonly fees: readonly FeeTerms[];
  },
  { now, newId }: Pick<Moment, 'now' | 'newId'>,
): Quote {
  const { developerId, currency, amounts, fees } = input;
  const milestones = amounts.map((amount) => ({ amount, fees: fees.map((terms) => lineOf(terms, amount)) }));
  refuseExcessiveFees(milestones);
  const expiresAt = new Date(now.getTime() + VALID_MS);
  return { developerId, id: newId('quo'), currency, milestones, createdAt: now, expiresAt };
}

/** What each side has in the end. The buyer has paid what the seller and the platform have got. */
export type Outcome = { readonly buyerPays: Money; readonly sellerGets: Money; readonly commission: Money };

export function outcomeOf({ amount, fees }: QuotedMilestone, toSeller: Money): Outcome {
  const kept = keptOf(fees, amount, toSeller);
  return {
    buyerPays: add(toSeller, kept.buyer),
    sellerGets: subtract(toSeller, kept.seller),
    commission: add(kept.buyer, kept.seller),
  };
}

/** Returns what the buyer has to pay in for all milestones. */
export function dueOf({ milestones }: Quote): Money {
  return sum(milestones.map((milestone) => outcomeOf(milestone, milestone.amount).buyerPays));
}

/** Returns the fee lines of an agreement that is created from a quote; refuses another agreement's terms. */
export function quotedLines(
  quote: Quote,
  agreed: { readonly currency: string; readonly milestones: readonly { readonly amount: Money }[] },
  now: Date,
): (readonly FeeLine[])[] {
  if (quote.expiresAt <= now) throw new Problem('quote_expired');
  const amounts = (of: readonly { readonly amount: Money }[]) => of.map(({ amount }) => amount).join(', ');
  const quoted = amounts(quote.milestones);
  if (quote.currency === agreed.currency && quoted === amounts(agreed.milestones)) {
    return quote.milestones.map(({ fees }) => fees);
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
  createdAt,
  expiresAt,
}: Quote): string {
  const period = [createdAt.toISOString(), expiresAt.toISOString()];
  return canonicalJson(['quote 1', developerId, id, currency, milestones, ...period]);
}
