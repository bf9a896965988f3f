import type { Party } from '#core/escrow/party.ts';
import type { AgreedTerms } from './agreed-terms.ts';

export const AMENDMENT_STATUSES = ['OPEN', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'LAPSED'] as const;
export type AmendmentStatus = (typeof AMENDMENT_STATUSES)[number];

/** A milestone before and after; null where it is added or dropped. */
export type Amended = { readonly before: AgreedTerms | null; readonly after: AgreedTerms | null };

/**
 * A change of what was agreed, computed when it is proposed: what the parties accept is what they saw. It is
 * never changed, only answered.
 */
export type Amendment = {
  readonly id: string;
  readonly proposedBy: Side;
  readonly proposedAt: Date;
  /** Without an answer by then, it lapses. */
  readonly expiresAt: Date;
  readonly status: AmendmentStatus;
  /** The parties that agree; one that proposes it does. */
  readonly acceptedBy: readonly Party[];
  readonly totalBefore: number;
  readonly totalAmount: number;
  readonly milestones: readonly Amended[];
  /** The new time to pay, in ISO 8601, or null for none. Undefined leaves it as it is. */
  readonly fundBy?: string | null | undefined;
  readonly closedAt: Date | null;
};
export type Side = Party | 'platform';

export const AMENDMENT_ACTIONS = ['accept', 'decline', 'withdraw'] as const;
export type AmendmentAction = (typeof AMENDMENT_ACTIONS)[number];

export function isOpen(amendment: Amendment | null): amendment is Amendment {
  return amendment?.status === 'OPEN';
}

/** What each side may do next. */
export function allowedActions(amendment: Amendment, side: Side): AmendmentAction[] {
  return AMENDMENT_ACTIONS.filter((action) => isAllowed(amendment, side, action));
}

export function isAllowed(amendment: Amendment, side: Side, action: AmendmentAction): boolean {
  if (!isOpen(amendment)) return false;
  if (action === 'withdraw') return side === amendment.proposedBy;
  return side !== 'platform' && !amendment.acceptedBy.includes(side);
}
