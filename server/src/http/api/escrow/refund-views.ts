import { z } from 'zod';
import {
  partReference,
  REFUND_STATUSES,
  type Refund,
  type RefundPart,
  type RefundPartStatus,
  refundStatus,
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

/** A part that has arrived is called like a payout that has. */
const PART_STATUS = {
  PENDING: 'PENDING',
  SUBMITTED: 'SUBMITTED',
  PAID: 'SUCCEEDED',
  FAILED: 'FAILED',
} as const satisfies Record<RefundPartStatus, string>;
const PART_STATUSES = Object.values(PART_STATUS);

export const PartStatus = z.enum(PART_STATUSES).meta({
  description:
    'PENDING: to be sent. SUBMITTED: the bank has it. SUCCEEDED: the money has arrived. FAILED: the bank refused it until it was given up',
});

export const RefundPartView = z
  .object({
    number: z.int().meta({ description: 'From 1' }),
    amount,
    provider: z.string().meta({ description: 'The bank that sends it back' }),
    transactionId: z
      .string()
      .nullable()
      .meta({ description: 'The deposit that it goes back to. Null when its bank took that back itself' }),
    destination: z
      .object({ bankCode: z.string(), accountNumber: z.string(), accountName: z.string() })
      .nullable()
      .meta({ description: 'Where it goes instead, once somebody has said so' }),
    status: PartStatus,
    reason: z.string().nullable().meta({ description: 'The bank’s, when it refused it the last time' }),
    attempts: z.int().meta({ description: 'How often it was handed to the bank' }),
    reference: z.string().nullable().meta({ description: 'What the bank calls the last attempt, too' }),
    retryAt: timestamp.nullable().meta({ description: 'Refused, and sent again then' }),
    settledAt: timestamp.nullable(),
  })
  .meta({ id: 'RefundPart' });

/** With its parts it is what retrieve answers. */
export const RefundWithPartsView = z
  .object({
    ...REFUND,
    partCount: z.int(),
    parts: z.array(RefundPartView).meta({
      description: 'One for each deposit that it goes back to: the first 100, and GET …/parts has them all',
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
    attempts: part.attempts,
    reference: part.attempts === 0 ? null : partReference(part),
    retryAt: part.retryAt?.toISOString() ?? null,
    settledAt: part.settledAt?.toISOString() ?? null,
  };
}

/** What a status on the wire is called where it is stored. */
export function storedStatus(status: z.output<typeof PartStatus>): RefundPartStatus {
  return status === 'SUCCEEDED' ? 'PAID' : status;
}
