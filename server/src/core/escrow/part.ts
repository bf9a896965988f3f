import type { PayeeAccount } from './ledger.ts';
import type { Milestone } from './milestone.ts';
import { moneyOf } from './milestone.ts';
import type { Money } from './money.ts';
import type { Settlement } from './settlement.ts';

/**
 * What one payee gets of a milestone: the seller, or the payee of a share. Each has a payout of their own,
 * with its own account, holds and attempts. The seller's part has the id of the milestone, a share's has its
 * position added. Payout ids and references derive from it, so a retry after a lost answer finds the payout
 * of this payee at the bank.
 */
export type Part = {
  readonly id: string;
  readonly milestoneId: string;
  /** The position of the share, from 1; null for the seller. */
  readonly share: number | null;
  readonly title: string;
  readonly payeeExternalId: string;
  readonly amount: Money;
  readonly settlement: Settlement;
  readonly payoutAttempts: number;
  readonly payoutFailures: number;
};

type Deal = { readonly sellerExternalId: string; readonly milestones: readonly Milestone[] };

export function partIdOf(milestoneId: string, share: number): string {
  return `${milestoneId}_p${share}`;
}

/** Returns the milestone of a part's id. */
export function milestoneIdOf(partId: string): string {
  return partId.replace(/_p\d+$/, '');
}

/** Returns the parts of a milestone, the seller's first. */
export function partsOf({ sellerExternalId }: Pick<Deal, 'sellerExternalId'>, milestone: Milestone): Part[] {
  const { id: milestoneId, title } = milestone;
  const { payable, shares } = moneyOf(milestone);
  const { settlement, payoutAttempts, payoutFailures } = milestone;
  const counted = { settlement, payoutAttempts, payoutFailures };
  const ofMilestone = { milestoneId, title };
  const seller = { ...ofMilestone, id: milestoneId, share: null, payeeExternalId: sellerExternalId };
  return [
    { ...seller, amount: payable, ...counted },
    ...milestone.shares.map(({ externalUserId, amount: _amount, ...state }, index) => ({
      ...ofMilestone,
      id: partIdOf(milestoneId, index + 1),
      share: index + 1,
      payeeExternalId: externalUserId,
      amount: shares[index] as Money,
      ...state,
    })),
  ];
}

export function allParts(agreement: Deal): Part[] {
  return agreement.milestones.flatMap((milestone) => partsOf(agreement, milestone));
}

export function findPart(agreement: Deal, partId: string): Part | undefined {
  const milestone = agreement.milestones.find(({ id }) => id === milestoneIdOf(partId));
  return milestone && partsOf(agreement, milestone).find(({ id }) => id === partId);
}

/** Returns the milestone after its part's payout has changed. */
export function withPart(milestone: Milestone, part: Part): Milestone {
  const { share, settlement, payoutAttempts, payoutFailures } = part;
  if (share === null) return { ...milestone, settlement, payoutAttempts, payoutFailures };
  const shares = milestone.shares.map((old, index) =>
    index + 1 === share && settlement !== 'QUEUED'
      ? { ...old, settlement, payoutAttempts, payoutFailures }
      : old,
  );
  return { ...milestone, shares };
}

/** The ledger account that the money is in until it is paid. */
export function accountOf({ share }: Pick<Part, 'share'>): PayeeAccount {
  return share === null ? 'seller' : 'shares';
}

/** Names the payee in events about a share. Events about the seller's part are as they always were. */
export function payeeOf({ share, payeeExternalId }: Part): { readonly payeeExternalId?: string } {
  return share === null ? {} : { payeeExternalId };
}

/**
 * Returns the reference of the current payout. It is derived from the part, so that a retry after a lost
 * answer finds the same payout at the bank.
 */
export function payoutReference({ id, payoutAttempts }: Pick<Part, 'id' | 'payoutAttempts'>): string {
  return `po_${id.slice('ms_'.length)}_${payoutAttempts}`;
}
