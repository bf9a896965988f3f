import { z } from 'zod';
import { ATTEMPT_STATUSES, PAYOUT_STATUSES, type PayoutAttempt } from '#core/escrow/payout.ts';
import { NAME_MATCHES } from '#core/name-match.ts';
import { timestamp } from '#http/pipeline/schemas.ts';
import type { Payout } from '#store/escrow/payouts.ts';
import { HoldView, viewHold } from './hold-views.ts';

const amount = z.int().nonnegative().meta({ description: 'In the smallest currency unit' });

const PayoutAttemptView = z
  .object({
    reference: z.string().meta({ description: 'Also the bank’s reference' }),
    attempt: z.int(),
    provider: z.string().meta({ description: 'The bank that makes the payout' }),
    amount,
    destination: z
      .object({
        bankCode: z.string(),
        accountNumber: z.string(),
        accountName: z.string(),
        nameAtBank: z.string().nullable(),
        nameMatch: z.enum(NAME_MATCHES),
        version: z.int().meta({ description: 'The version of the seller’s payout account' }),
      })
      .nullable()
      .meta({
        description:
          'The destination, fixed when the payout was submitted. Null for attempts made before it was ' +
          'recorded',
      }),
    status: z.enum(ATTEMPT_STATUSES),
    reason: z
      .string()
      .nullable()
      .meta({ description: 'The bank’s reason, when it refused or reversed the payout' }),
    sessionId: z
      .string()
      .nullable()
      .meta({
        description:
          'The interbank id of the transfer (NIBSS), once a bank has reported it. Use it in enquiries to ' +
          'the bank',
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
    payeeExternalId: z.string().meta({ description: 'Who is paid: the seller, or the payee of a share' }),
    amount,
    currency: z.string(),
    status: z.enum(PAYOUT_STATUSES).meta({
      description:
        'PENDING: to be sent. AWAITING_DETAILS: waits for the payee’s payout account. SUBMITTED: sent ' +
        'to the bank. SUCCEEDED: the payee has the money. CANCELLED: returned to the buyer instead',
    }),
    createdAt: timestamp,
    attempts: z.array(PayoutAttemptView).meta({ description: 'Oldest first' }),
    holds: z.array(HoldView).meta({ description: 'The open holds of the release policy' }),
  })
  .meta({ id: 'Payout' });

export function viewPayout(payout: Payout): z.output<typeof PayoutView> {
  return {
    id: payout.id,
    agreementId: payout.agreementId,
    milestoneId: payout.milestoneId,
    sellerExternalId: payout.sellerExternalId,
    payeeExternalId: payout.payeeExternalId,
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
