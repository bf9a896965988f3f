import type { BankDestination } from './bank.ts';
import type { Money } from './money.ts';

export type RefundPartStatus = 'PENDING' | 'SUBMITTED' | 'PAID' | 'FAILED';

/** One part of a refund. It returns a deposit, or part of one, to its sender. */
export type RefundPart = {
  readonly refundId: string;
  readonly position: number;
  readonly provider: string;
  /** The deposit to return; null when the bank has reversed it itself, so that it cannot be returned. */
  readonly transactionId: string | null;
  readonly amount: Money;
  readonly status: RefundPartStatus;
  readonly attempts: number;
  /** The common prefix of its attempts' references. */
  readonly stem: string;
  /** Set after a refusal: the part is not sent again earlier. */
  readonly retryAt: Date | null;
  /** The reason for the last refusal. */
  readonly reason: string | null;
  /** The destination when the money cannot go back to its sender. */
  readonly destination: BankDestination | null;
  /**
   * True when the bank has the refund, and the destination is the account that it waits for; `retryAt` is set
   * until the bank has it. Otherwise a destination is paid by a transfer.
   */
  readonly viaRefund: boolean;
  /** True while the bank waits for a person, as the reason says. */
  readonly waits: boolean;
  readonly settledAt: Date | null;
};

/** The kinds of refund, each with the movement that sets the money aside. */
export const REFUND_MOVEMENTS = {
  MILESTONES: 'refund',
  /** Milestones that were already released to the seller. */
  RELEASED: 'release_return',
  EXCESS: 'excess_return',
  UNAPPLIED: 'unapplied_return',
} as const;
export type RefundKind = keyof typeof REFUND_MOVEMENTS;

/** A refund. It keeps counts of its parts, because there may be a thousand of them. */
export type Refund = {
  readonly id: string;
  readonly kind: RefundKind;
  readonly amount: Money;
  readonly milestoneIds: readonly string[];
  readonly reason: string | null;
  readonly parts: number;
  /** Parts still being processed, and parts that failed for good. The others are paid. */
  readonly open: number;
  readonly failed: number;
  readonly createdAt: Date;
};

export const REFUND_STATUSES = ['PENDING', 'SUCCEEDED', 'FAILED'] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

export function refundStatus({ open, failed }: Refund): RefundStatus {
  // Any open part still needs processing, whatever the state of the others.
  if (open > 0) return 'PENDING';
  return failed > 0 ? 'FAILED' : 'SUCCEEDED';
}

const COUNTED_AS: Record<RefundPartStatus, { readonly open: number; readonly failed: number }> = {
  PENDING: { open: 1, failed: 0 },
  SUBMITTED: { open: 1, failed: 0 },
  PAID: { open: 0, failed: 0 },
  FAILED: { open: 0, failed: 1 },
};

export function countParts(
  parts: readonly Pick<RefundPart, 'status'>[],
): Pick<Refund, 'parts' | 'open' | 'failed'> {
  const count = (which: 'open' | 'failed') =>
    parts.reduce((sum, { status }) => sum + COUNTED_AS[status][which], 0);
  return { parts: parts.length, open: count('open'), failed: count('failed') };
}

/** Returns the refund after one of its parts changed status. */
export function recount(refund: Refund, from: RefundPartStatus, to: RefundPartStatus): Refund {
  const open = refund.open + COUNTED_AS[to].open - COUNTED_AS[from].open;
  const failed = refund.failed + COUNTED_AS[to].failed - COUNTED_AS[from].failed;
  return { ...refund, open, failed };
}

/**
 * Returns the reference of the last attempt. Every attempt has its own; a reference that a bank refused is
 * never reused.
 */
export function partReference({ stem, attempts }: Pick<RefundPart, 'stem' | 'attempts'>): string {
  return `${stem}_${attempts}`;
}

/** True while the bank cannot return a deposit before it knows an account of the buyer. */
export function waitsForAccount({ waits, transactionId, destination, viaRefund }: RefundPart): boolean {
  return waits && transactionId !== null && (destination === null || viaRefund);
}

/** Returns the part of a reference that all attempts share. */
export function stemOf(reference: string): string {
  return reference.slice(0, reference.lastIndexOf('_'));
}
