import { Problem } from '#core/problem.ts';
import { BASIS_POINTS, portion } from './fee.ts';
import { type Money, money } from './money.ts';
import type { Settlement } from './settlement.ts';

/** What another payee than the seller gets of a milestone, as the platform states it. */
export type ShareTerms = { readonly externalUserId: string } & (
  | { readonly basisPoints: number }
  | { readonly amount: Money }
);

/** A share as an integer, computed when the agreement is created and never again. */
export type ShareLine = { readonly externalUserId: string; readonly amount: Money };

/**
 * A share with its payout. It is OPEN until its milestone is released, and REFUNDED when nothing is left of
 * it.
 */
export type Share = ShareLine & {
  readonly settlement: Exclude<Settlement, 'QUEUED'>;
  readonly payoutAttempts: number;
  readonly payoutFailures: number;
};

/** A share of the amount is rounded down. The seller gets the exact rest. */
export function shareLineOf(terms: ShareTerms, amount: Money): ShareLine {
  const { externalUserId } = terms;
  const share = 'amount' in terms ? terms.amount : portion(amount, terms.basisPoints, BASIS_POINTS);
  return { externalUserId, amount: share };
}

export function openShare({ externalUserId, amount }: ShareLine): Share {
  return { externalUserId, amount, settlement: 'OPEN', payoutAttempts: 0, payoutFailures: 0 };
}

/**
 * Returns what each payee gets when the seller's side gets `toSeller` of the amount. Every share is rounded
 * down by itself, so that a smaller award is never more for any payee.
 */
export function sharesOf(shares: readonly ShareLine[], amount: Money, toSeller: Money): readonly Money[] {
  return shares.map((share) => portion(share.amount, toSeller, amount));
}

/** Each payee of a milestone is somebody else, and neither of its parties. */
export function refuseFaultyPayees(
  milestones: readonly { readonly shares?: readonly ShareTerms[] | undefined }[],
  parties: { readonly buyerExternalId: string; readonly sellerExternalId: string } | null,
): void {
  const details = milestones.flatMap(({ shares = [] }, index) =>
    shares.flatMap(({ externalUserId }, position) => {
      const message = faultOf(externalUserId, shares.slice(0, position), parties);
      const path = `milestones[${index}].shares[${position}].externalUserId`;
      return message === null ? [] : [{ path, message }];
    }),
  );
  if (details.length === 0) return;
  throw new Problem('validation_failed', `${details[0]?.path} ${details[0]?.message}.`, { details });
}

function faultOf(
  externalUserId: string,
  before: readonly ShareTerms[],
  parties: { readonly buyerExternalId: string; readonly sellerExternalId: string } | null,
): string | null {
  if (externalUserId === parties?.sellerExternalId) return 'must not be the seller, who gets the rest';
  if (externalUserId === parties?.buyerExternalId) return 'must not be the buyer';
  const isTwice = before.some((other) => other.externalUserId === externalUserId);
  return isTwice ? 'is named twice in this milestone; add up the shares' : null;
}

/** Throws when a payee's share was stored as less than nothing. */
export function toShare(stored: StoredShare): Share {
  const { payee, amount, settlement = 'OPEN', attempts = 0, failures = 0 } = stored;
  return {
    externalUserId: payee,
    amount: money(amount),
    settlement,
    payoutAttempts: attempts,
    payoutFailures: failures,
  };
}

/** As it is stored: a share that is not released has only what was agreed. */
export type StoredShare = {
  readonly payee: string;
  readonly amount: number;
  readonly settlement?: Share['settlement'];
  readonly attempts?: number;
  readonly failures?: number;
};

export function storedShareOf(share: Share): StoredShare {
  const { externalUserId: payee, amount, settlement, payoutAttempts, payoutFailures } = share;
  if (settlement === 'OPEN') return { payee, amount };
  return { payee, amount, settlement, attempts: payoutAttempts, failures: payoutFailures };
}
