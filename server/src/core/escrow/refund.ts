import type { BankDestination } from './bank.ts';
import type { Money } from './money.ts';

export type RefundPartStatus = 'PENDING' | 'SUBMITTED' | 'PAID' | 'FAILED';

/** Money goes back the way it came: each part of a refund returns (part of) one deposit. */
export type RefundPart = {
  readonly refundId: string;
  readonly position: number;
  readonly provider: string;
  /** The deposit that goes back; null when the bank took it back itself, so that it cannot. */
  readonly transactionId: string | null;
  readonly amount: Money;
  readonly status: RefundPartStatus;
  readonly attempts: number;
  /** What the references of all its attempts begin with. */
  readonly stem: string;
  /** Refused, and not sent again before then. */
  readonly retryAt: Date | null;
  /** Why it was refused the last time. */
  readonly reason: string | null;
  /** Where it goes instead, when it cannot go back the way it came. */
  readonly destination: BankDestination | null;
  readonly settledAt: Date | null;
};

/** What is given back, and the movement that sets it aside. */
export const REFUND_MOVEMENTS = {
  MILESTONES: 'refund',
  /** Of milestones that were the seller's already. */
  RELEASED: 'release_return',
  EXCESS: 'excess_return',
  UNAPPLIED: 'unapplied_return',
} as const;
export type RefundKind = keyof typeof REFUND_MOVEMENTS;

/** A refund knows how its parts stand without reading them: it may have a thousand. */
export type Refund = {
  readonly id: string;
  readonly kind: RefundKind;
  readonly amount: Money;
  readonly milestoneIds: readonly string[];
  readonly reason: string | null;
  readonly parts: number;
  /** Parts that somebody still looks after, and parts that were given up. The others are paid. */
  readonly open: number;
  readonly failed: number;
  readonly createdAt: Date;
};

export const REFUND_STATUSES = ['PENDING', 'SUCCEEDED', 'FAILED'] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

export function refundStatus({ open, failed }: Refund): RefundStatus {
  // As long as any part is open somebody has to look after it, whatever became of the others.
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

/** The refund after one of its parts went from one status to another. */
export function recount(refund: Refund, from: RefundPartStatus, to: RefundPartStatus): Refund {
  const open = refund.open + COUNTED_AS[to].open - COUNTED_AS[from].open;
  const failed = refund.failed + COUNTED_AS[to].failed - COUNTED_AS[from].failed;
  return { ...refund, open, failed };
}

/** Of the last attempt. Each has a reference of its own, and what a bank has refused is not used again. */
export function partReference({ stem, attempts }: Pick<RefundPart, 'stem' | 'attempts'>): string {
  return `${stem}_${attempts}`;
}

/** What the reference of any attempt begins with. */
export function stemOf(reference: string): string {
  return reference.slice(0, reference.lastIndexOf('_'));
}
