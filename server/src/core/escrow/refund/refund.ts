import type { Money } from '#core/escrow/money.ts';

export type RefundPartStatus = 'PENDING' | 'SUBMITTED' | 'PAID' | 'FAILED';

/** Money goes back the way it came: each part of a refund returns (part of) one deposit. */
export type RefundPart = {
  readonly provider: string;
  readonly transactionId: string;
  readonly amount: Money;
  readonly status: RefundPartStatus;
  readonly attempts: number;
  /** Refused, and not sent again before then; in milliseconds since 1970, since parts are stored as JSON. */
  readonly retryAtMs?: number;
};

/** What is given back, and the movement that sets it aside. */
export const REFUND_MOVEMENTS = {
  MILESTONES: 'refund',
  EXCESS: 'excess_return',
  UNAPPLIED: 'unapplied_return',
} as const;
export type RefundKind = keyof typeof REFUND_MOVEMENTS;

export type Refund = {
  readonly id: string;
  readonly kind: RefundKind;
  readonly amount: Money;
  readonly milestoneIds: readonly string[];
  readonly reason: string | null;
  readonly parts: readonly RefundPart[];
  readonly createdAt: Date;
};

export const REFUND_STATUSES = ['PENDING', 'SUCCEEDED', 'FAILED'] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

export function refundStatus(refund: Refund): RefundStatus {
  // As long as any part is open somebody has to look after it, whatever became of the others.
  if (refund.parts.some((part) => part.status === 'PENDING' || part.status === 'SUBMITTED')) return 'PENDING';
  return refund.parts.every((part) => part.status === 'PAID') ? 'SUCCEEDED' : 'FAILED';
}

export function refundReference(refund: Refund, partIndex: number): string {
  return `${refund.id}_${partIndex}_${refund.parts[partIndex]?.attempts ?? 0}`;
}
