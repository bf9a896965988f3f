import { z } from 'zod';
import type { NamedAccount } from '#actions/escrow/bank/bank-names.ts';
import {
  AGREEMENT_STATUSES,
  type Agreement,
  feeTotalsOf,
  fundingOf,
  payeeTotalsOf,
  statusOf,
} from '#core/escrow/agreement.ts';
import { CLOCK_STATUSES, clockStatus, type Inspection, ON_SILENCE } from '#core/escrow/inspection.ts';
import { type Milestone, milestoneStatus } from '#core/escrow/milestone.ts';
import { SECOND_MS } from '#core/time.ts';
import { timestamp } from '#http/pipeline/schemas.ts';
import { CallerMetadataAlways } from '#http/pipeline/shape/caller-metadata.ts';
import type { ShownAgreement } from '#store/escrow/agreement-rows.ts';
import { AmendmentView, viewAmendment } from './amendment-views.ts';
import { DepositView } from './deposit-views.ts';
import { FeeLineView, ShareView } from './milestone-parts.ts';
import { PayoutView } from './payout-views.ts';

/** The name of the bank behind a `bankCode`, for people who pay. */
export const BankName = z
  .string()
  .nullable()
  .meta({ description: 'Show it to the buyer. Null when the provider cannot be asked for it now' });

const amount = z.int().nonnegative().meta({ description: 'In the smallest currency unit' });

const ClockView = z
  .object({
    status: z.enum(CLOCK_STATUSES).meta({
      description:
        'WAITING until the seller has confirmed and the held money covers the milestone; PAUSED while the ' +
        'agreement is on hold or the money does not cover the milestone any more',
    }),
    startedAt: timestamp.nullable(),
    endsAt: timestamp
      .nullable()
      .meta({ description: 'When it ends, or has ended. Null while it waits or is paused' }),
    pausedSeconds: z.int(),
    extendedSeconds: z.int(),
  })
  .meta({ id: 'InspectionClock' });

export const MilestoneView = z
  .object({
    id: z.string(),
    title: z.string(),
    amount,
    buyerConfirmed: z.boolean(),
    sellerConfirmed: z.boolean(),
    status: z.enum(['PENDING', 'BUYER_CONFIRMED', 'SELLER_CONFIRMED', 'COMPLETED']),
    fees: z
      .array(FeeLineView)
      .optional()
      .meta({ description: 'Your fees, as they were agreed. Only with fees' }),
    shares: z
      .array(ShareView)
      .optional()
      .meta({
        description:
          'What other payees than the seller get when it is released in full, as it was agreed. Only ' +
          'with shares',
      }),
    deliverBy: timestamp
      .optional()
      .meta({ description: 'When the seller has to confirm. Only with this limit' }),
    inspectionSeconds: z
      .int()
      .optional()
      .meta({ description: 'How long the buyer may inspect. Only with an inspection window' }),
    onSilence: z.enum(ON_SILENCE).optional().meta({
      description: 'What happens when the window ends without an answer. Only with an inspection window',
    }),
    clock: ClockView.nullable().optional().meta({
      description: 'The inspection window; null without one. Only with `expand=clock`',
    }),
  })
  .meta({ id: 'Milestone' });

export const FundingView = z
  .object({
    deposited: amount,
    held: amount,
    excess: amount,
    queued: amount,
    released: amount,
    paidOut: amount,
    refunded: amount.meta({ description: 'Returned to the buyer, or on its way' }),
    refunding: amount.meta({ description: 'The part of `refunded` that the buyer has not received yet' }),
    outstanding: amount,
    fees: z.object({ buyer: amount, seller: amount, commission: amount }).optional().meta({
      description:
        'Only with fees: what the buyer pays on top, what the seller pays, and what you have of both',
    }),
    payees: z
      .array(z.object({ externalUserId: z.string(), gets: amount, released: amount, paidOut: amount }))
      .optional()
      .meta({
        description:
          'Only with shares: what the seller and each other payee get of the milestones that are not refunded, ' +
          'and how far that is released and paid out',
      }),
    accounts: z
      .array(
        z.object({
          accountNumber: z.string(),
          bankCode: z.string(),
          bankName: BankName,
          accountName: z.string(),
          amount: amount
            .nullable()
            .meta({ description: 'The only amount that the account accepts. Null when it accepts any' }),
          expiresAt: timestamp.nullable(),
          closedAt: timestamp.nullable().meta({
            description:
              'When the account was closed because the agreement ended. Later payments are not accepted',
          }),
        }),
      )
      .optional()
      .meta({ description: 'The accounts to pay into, newest first. Money received on any of them counts' }),
  })
  .meta({ id: 'Funding' });

const Party = z.object({
  externalId: z.string(),
  name: z.string().nullable(),
  email: z.string().nullable(),
});
const PartiesView = z.object({ buyer: Party, seller: Party }).meta({ id: 'Parties' });

/** The only form of an agreement: create, retrieve, list and every change answer it. */
export const AgreementView = z
  .object({
    id: z.string(),
    developerId: z.string(),
    buyerExternalId: z.string(),
    sellerExternalId: z.string(),
    status: z.enum(AGREEMENT_STATUSES),
    virtualAccountNo: z
      .string()
      .nullable()
      .meta({ description: 'Null until a payment assessment is GREEN or AMBER' }),
    totalAmount: amount,
    currency: z.string(),
    ...CallerMetadataAlways,
    createdAt: timestamp,
    fundBy: timestamp
      .optional()
      .meta({ description: 'The agreement ends if it is not paid by then. Only with this limit' }),
    milestones: z.array(MilestoneView),
    funding: FundingView.optional().meta({ description: 'Only with `expand=funding`' }),
    payouts: z.array(PayoutView).optional().meta({ description: 'Only with `expand=payouts`' }),
    deposits: z
      .array(DepositView)
      .optional()
      .meta({ description: 'The newest hundred. Only with `expand=deposits`' }),
    parties: PartiesView.optional().meta({ description: 'Only with `expand=parties`' }),
    amendment: AmendmentView.nullable().optional().meta({
      description: 'The last amendment, open or closed; null without one. Only with `expand=amendment`',
    }),
  })
  .meta({ id: 'Agreement' });

/** With `now`, the clock is shown as of then. */
export function viewMilestone(milestone: Milestone, now?: Date): z.output<typeof MilestoneView> {
  const { limits } = milestone;
  return {
    id: milestone.id,
    title: milestone.title,
    amount: milestone.amount,
    buyerConfirmed: milestone.buyerConfirmed,
    sellerConfirmed: milestone.sellerConfirmed,
    status: milestoneStatus(milestone),
    ...(milestone.fees.length > 0 && { fees: milestone.fees.map((line) => ({ ...line })) }),
    ...(milestone.shares.length > 0 && {
      shares: milestone.shares.map(({ externalUserId, amount: share }) => ({
        externalUserId,
        amount: share,
      })),
    }),
    ...(limits?.deliverBy && { deliverBy: limits.deliverBy.toISOString() }),
    ...(limits?.inspectionSeconds && {
      inspectionSeconds: limits.inspectionSeconds,
      onSilence: limits.onSilence,
    }),
    ...(now && { clock: limits?.inspectionSeconds ? viewClock(milestone.inspection, now) : null }),
  };
}

function viewClock(inspection: Inspection | null, now: Date): z.output<typeof ClockView> {
  const { startedAt, endsAt, pausedAt, pausedMs = 0, extendedSeconds = 0 } = inspection ?? {};
  const status = clockStatus(inspection);
  const pausing = status === 'PAUSED' && pausedAt ? Math.max(0, now.getTime() - pausedAt.getTime()) : 0;
  return {
    status,
    startedAt: startedAt?.toISOString() ?? null,
    endsAt: (inspection?.endedAt ?? endsAt)?.toISOString() ?? null,
    pausedSeconds: Math.floor((pausedMs + pausing) / SECOND_MS),
    extendedSeconds,
  };
}

/** The balances of an agreement and the accounts that it is paid into. */
export function viewFunding(agreement: Agreement, accounts: readonly NamedAccount[]) {
  return { ...viewSums(agreement), accounts: accounts.map(viewNamedAccount) };
}

/** Where the money of an agreement is, and what each side pays and gets if it has fees or shares. */
export function viewSums(agreement: Agreement) {
  const fees = feeTotalsOf(agreement);
  const payees = payeeTotalsOf(agreement);
  return { ...fundingOf(agreement), ...(fees && { fees }), ...(payees && { payees }) };
}

function viewNamedAccount(account: NamedAccount) {
  const { accountNumber, bankCode, bankName, accountName, amount: takes, expiresAt, closedAt } = account;
  return {
    accountNumber,
    bankCode,
    bankName,
    accountName,
    amount: takes,
    expiresAt: expiresAt?.toISOString() ?? null,
    closedAt: closedAt?.toISOString() ?? null,
  };
}

/** With `now`, the clock of each milestone is shown as of then. */
export function viewAgreement(agreement: ShownAgreement, now?: Date): z.output<typeof AgreementView> {
  return {
    id: agreement.id,
    developerId: agreement.developerId,
    buyerExternalId: agreement.buyerExternalId,
    sellerExternalId: agreement.sellerExternalId,
    status: statusOf(agreement),
    virtualAccountNo: agreement.virtualAccount?.accountNumber ?? null,
    totalAmount: agreement.totalAmount,
    currency: agreement.currency,
    ...agreement.callerMetadata,
    createdAt: agreement.createdAt.toISOString(),
    ...(agreement.fundBy && { fundBy: agreement.fundBy.toISOString() }),
    milestones: agreement.milestones.map((milestone) => viewMilestone(milestone, now)),
  };
}

export function viewLastAmendment({ amendment, id }: Agreement): z.output<typeof AmendmentView> | null {
  return amendment && viewAmendment(amendment, id);
}

export function viewParties(agreement: Agreement) {
  const { buyerExternalId, buyerName, buyerEmail, sellerExternalId, sellerName, sellerEmail } = agreement;
  return {
    buyer: { externalId: buyerExternalId, name: buyerName, email: buyerEmail },
    seller: { externalId: sellerExternalId, name: sellerName, email: sellerEmail },
  };
}
