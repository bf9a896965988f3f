import { costOf, type Milestone, moneyOf } from '#core/escrow/milestone.ts';
import { type Money, subtract, ZERO } from '#core/escrow/money.ts';

/** What each side has of a milestone once it is divided. The amounts add up to what the buyer paid for it. */
export type Division = {
  readonly buyer: Money;
  readonly seller: Money;
  readonly shares: readonly { readonly externalUserId: string; readonly amount: Money }[];
  /** The fees that the platform keeps. */
  readonly platform: Money;
};

/** The division of a milestone by an award to the buyer, with the fees and shares of the rest. */
export function divisionOf(milestone: Milestone, toBuyer: Money): Division {
  const paid = costOf({ ...milestone, toBuyer: ZERO });
  const { payable, shares, commission, cost } = moneyOf({ ...milestone, toBuyer });
  return {
    buyer: subtract(paid, cost),
    seller: payable,
    shares: milestone.shares.map(({ externalUserId }, index) => ({
      externalUserId,
      amount: shares[index] ?? ZERO,
    })),
    platform: commission,
  };
}
