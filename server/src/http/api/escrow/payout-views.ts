import { z } from 'zod';
import { ATTEMPT_STATUSES, PAYOUT_STATUSES, type PayoutAttempt } from '#core/escrow/payout.ts';
import { NAME_MATCHES } from '#core/name-match.ts';
import { timestamp } from '#http/pipeline/schemas.ts';
import type { Payout } from '#store/escrow/payouts.ts';
import { HoldView, viewHold } from './hold-views.ts';

const amount = z.int().nonnegative().meta({ description: 'In the smallest currency unit' });

const PayoutAttemptView = z
  .object({
    reference: z.string().meta({ description: 'What the bank calls it, too' }),
    attempt: z.int(),
    provider: z.string().meta({ description: 'The bank that has it' }),
    amount,
    destination: z
      .object({
        bankCode: z.string(),
        accountNumber: z.string(),
        accountName: z.string(),
        nameAtBank: z.string().nullable(),
        nameMatch: z.enum(NAME_MATCHES),
        version: z.int().meta({ description: 'Of the seller’s payout account' }),
      })
      .nullable()
      .meta({ description: 'Where it went, fixed when it was submitted. Null when that was not kept yet' }),
    status: z.enum(ATTEMPT_STATUSES),
    reason: z.string().nullable().meta({ description: 'The bank’s, when it refused it or took it back' }),
    sessionId: z.string().nullable().meta({
      description:
        'What the banks call the transfer between them (NIBSS), once one has said so: ask them by it',
    }),
    submittedAt: timestamp,
    settledAt: timestamp.nullable(),
  })
  .meta({ id: 'PayoutAttempt' });

export const PayoutView = z
  .object({
    id: z.string(),
    agreementId: z.string(),
    milestoneId: z.string(),
    sellerExternalId: z.string(),
    amount,
    currency: z.string(),
    status: z.enum(PAYOUT_STATUSES).meta({
      description:
        'PENDING: to be sent. AWAITING_DETAILS: waits for the seller’s account. SUBMITTED: the bank has it. SUCCEEDED: the seller has the money. CANCELLED: it went back to the buyer instead',
    }),
    createdAt: timestamp,
    attempts: z.array(PayoutAttemptView).meta({ description: 'Oldest first' }),
    holds: z.array(HoldView).meta({ description: 'What holds it back now, by the release policy' }),
  })
  .meta({ id: 'Payout' });

export function viewPayout(payout: Payout): z.output<typeof PayoutView> {
  return {
    id: payout.id,
    agreementId: payout.agreementId,
    milestoneId: payout.milestoneId,
    sellerExternalId: payout.sellerExternalId,
    amount: payout.amount,
    currency: payout.currency,
    status: payout.status,
    createdAt: payout.createdAt.toISOString(),
    attempts: payout.attempts.map(viewAttempt),
    holds: payout.holds.map(viewHold),
  };
}

function viewAttempt(attempt: PayoutAttempt): z.output<typeof PayoutAttemptView> {
  return {
    reference: attempt.reference,
    attempt: attempt.attempt,
    provider: attempt.provider,
    amount: attempt.amount,
    destination: attempt.destination,
    status: attempt.status,
    reason: attempt.reason,
    sessionId: attempt.sessionId,
    submittedAt: attempt.submittedAt.toISOString(),
    settledAt: attempt.settledAt?.toISOString() ?? null,
  };
}
