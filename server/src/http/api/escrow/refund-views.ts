import { z } from 'zod';
import {
  partReference,
  REFUND_STATUSES,
  type Refund,
  type RefundPart,
  type RefundPartStatus,
  refundStatus,
  waitsForAccount,
} from '#core/escrow/refund.ts';
import { timestamp } from '#http/pipeline/schemas.ts';
import { CallerMetadataAlways, CallerMetadataIfAsked } from '#http/pipeline/shape/caller-metadata.ts';
import type { RefundWithParts } from '#store/escrow/refunds.ts';

const amount = z.int().nonnegative().meta({ description: 'In the smallest currency unit' });

const REFUND = {
  id: z.string(),
  status: z.enum(REFUND_STATUSES),
  amount,
  milestoneIds: z.array(z.string()),
  reason: z.string().nullable(),
  createdAt: timestamp,
};

export const RefundView = z.object(REFUND).meta({ id: 'Refund' });
export const ListedRefund = z.object({ ...REFUND, ...CallerMetadataAlways }).meta({ id: 'ListedRefund' });

/** A part that was paid has the same status as a payout that was. */
const PART_STATUS = {
  PENDING: 'PENDING',
  SUBMITTED: 'SUBMITTED',
  PAID: 'SUCCEEDED',
  FAILED: 'FAILED',
} as const satisfies Record<RefundPartStatus, string>;
const PART_STATUSES = Object.values(PART_STATUS);

export const PartStatus = z.enum(PART_STATUSES).meta({
  description:
    'PENDING: to be sent. SUBMITTED: sent to the bank. SUCCEEDED: the money has arrived. FAILED: the ' +
    'bank refused every attempt',
});

export const RefundPartView = z
  .object({
    number: z.int().meta({ description: 'Counted from 1' }),
    amount,
    provider: z.string().meta({ description: 'The bank that sends the money back' }),
    transactionId: z.string().nullable().meta({
      description: 'The deposit that is returned. Null when the bank has reversed that deposit itself',
    }),
    destination: z
      .object({ bankCode: z.string(), accountNumber: z.string(), accountName: z.string() })
      .nullable()
      .meta({ description: 'The account that it goes to instead, once one was given' }),
    status: PartStatus,
    reason: z
      .string()
      .nullable()
      .meta({ description: 'Why the bank refused the last attempt, or what it waits for' }),
    waitsForAccount: z.boolean().meta({
      description:
        'True while the bank needs an account of the buyer to return the deposit. Retry the refund with it',
    }),
    attempts: z.int().meta({ description: 'How often it was submitted to the bank' }),
    reference: z
      .string()
      .nullable()
      .meta({ description: 'The reference of the last attempt, also at the bank' }),
    retryAt: timestamp.nullable().meta({
      description: 'When it is sent again after a refusal, or the bank gets the account that it waits for',
    }),
    settledAt: timestamp.nullable(),
  })
  .meta({ id: 'RefundPart' });

/** The response of retrieve: the refund with its parts. */
export const RefundWithPartsView = z
  .object({
    ...REFUND,
    partCount: z.int(),
    parts: z.array(RefundPartView).meta({
      description: 'One for each deposit that is returned. Up to 100; GET …/parts lists all of them',
    }),
    ...CallerMetadataIfAsked,
  })
  .meta({ id: 'RefundWithParts' });

export function viewRefund(refund: Refund): z.output<typeof RefundView> {
  return {
    id: refund.id,
    status: refundStatus(refund),
    amount: refund.amount,
    milestoneIds: [...refund.milestoneIds],
    reason: refund.reason,
    createdAt: refund.createdAt.toISOString(),
  };
}

export function viewRefundWithParts({
  refund,
  parts,
}: RefundWithParts): z.output<typeof RefundWithPartsView> {
  return { ...viewRefund(refund), partCount: refund.parts, parts: parts.map(viewPart) };
}

export function viewPart(part: RefundPart): z.output<typeof RefundPartView> {
  return {
    number: part.position + 1,
    amount: part.amount,
    provider: part.provider,
    transactionId: part.transactionId,
    destination: part.destination,
    status: PART_STATUS[part.status],
    reason: part.reason,
    waitsForAccount: waitsForAccount(part),
    attempts: part.attempts,
    reference: part.attempts === 0 ? null : partReference(part),
    retryAt: part.retryAt?.toISOString() ?? null,
    settledAt: part.settledAt?.toISOString() ?? null,
  };
}

/** Returns the stored name of an API status. */
export function storedStatus(status: z.output<typeof PartStatus>): RefundPartStatus {
  return status === 'SUCCEEDED' ? 'PAID' : status;
}
