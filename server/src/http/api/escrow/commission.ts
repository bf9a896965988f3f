import { z } from 'zod';
import { payCommission } from '#actions/escrow/commission/pay-commission.ts';
import {
  availableOf,
  type CommissionEntry,
  type CommissionPayout,
  type CommissionTotals,
} from '#core/escrow/commission.ts';
import { DEFAULT_CURRENCY } from '#core/escrow/currency.ts';
import { ATTEMPT_STATUSES } from '#core/escrow/payout.ts';
import { PAGING_NOTE } from '#http/pipeline/descriptions.ts';
import { command, list, read } from '#http/pipeline/endpoint.ts';
import { type Cursor, PageQuery } from '#http/pipeline/paging.ts';
import { created, currency, ok, text, timestamp } from '#http/pipeline/schemas.ts';
import { agreementReferenceFilter, periodFilters } from '#http/pipeline/shape/caller-metadata.ts';
import * as commission from '#store/escrow/commission.ts';

const amount = z.int().nonnegative().meta({ description: 'In the smallest currency unit' });

const CommissionView = z
  .object({
    data: z.array(
      z.object({
        currency: z.string(),
        earned: amount.meta({ description: 'All fees taken so far, less those given back' }),
        available: amount.meta({ description: 'What the next payout would send' }),
        submitted: amount.meta({ description: 'In payouts that the bank has not decided about' }),
        paidOut: amount,
      }),
    ),
  })
  .meta({ id: 'Commission' });

const CommissionPayoutView = z
  .object({
    id: z.string(),
    status: z.enum(ATTEMPT_STATUSES),
    amount,
    currency: z.string(),
    reference: z.string().meta({ description: 'As the bank knows it' }),
    accountVersion: z.int().meta({ description: 'The version of your account that it goes to' }),
    reason: z.string().nullable().meta({ description: 'The bank’s, if it did not arrive' }),
    createdAt: timestamp,
    settledAt: timestamp.nullable(),
  })
  .meta({ id: 'CommissionPayout' });

const EntryView = z
  .object({
    agreementId: z.string(),
    milestoneId: z.string(),
    sequence: z.int().meta({ description: 'Of the entry in the agreement’s ledger' }),
    type: z.enum(['earned', 'returned']).meta({ description: '`returned` by a decision for the buyer' }),
    amount,
    currency: z.string(),
    buyerExternalId: z.string(),
    sellerExternalId: z.string(),
    createdAt: timestamp,
  })
  .meta({ id: 'CommissionEntry' });

const PayoutsQuery = PageQuery.extend({
  status: z.enum(ATTEMPT_STATUSES).optional(),
  reference: text('reference', { max: 200 })
    .optional()
    .meta({ description: 'Only the payout with this reference at the bank' }),
  ...periodFilters,
});

const byNumber: Cursor<CommissionPayout> = { shape: /^\d{1,9}$/, of: ({ number }) => number };

const byPlace: Cursor<CommissionEntry> = {
  shape: /^(\d{13}) (agr_[0-9a-f]{32}) (\d{1,9})$/,
  of: ({ createdAt, agreementId, sequence }) => `${createdAt.getTime()} ${agreementId} ${sequence}`,
};

/** The place after which a page begins, from its cursor. */
function entriesBefore(cursor: string | undefined): readonly [Date, string, number] | undefined {
  const [, time, agreementId = '', sequence] = byPlace.shape.exec(cursor ?? '') ?? [];
  return time === undefined ? undefined : [new Date(Number(time)), agreementId, Number(sequence)];
}

/** The platform's own fees and their payouts. */
export const commissionEndpoints = [
  read('GET /escrow/commission', {
    operationId: 'retrieveCommission',
    permission: 'escrow.read',
    tag: 'Payouts',
    summary: 'Retrieve your commission',
    description: `Returns the fees that you have earned, by currency. They can be paid out once their
      milestone is paid or refunded and its agreement has no hold: until then, a decision for the buyer
      would give them back.`,
    heavy: true,
    answer: ok('One entry for each currency', CommissionView),
    run: ({ context, caller }) => commission.totals(context.db, caller.developerId),
    view: (found) => ({ data: found.map(viewTotals) }),
  }),

  list('GET /escrow/commission/entries', {
    operationId: 'listCommissionEntries',
    permission: 'escrow.read',
    tag: 'Payouts',
    summary: 'List commission entries',
    description: `Returns the ledger entries with which you earned fees or gave them back, of all agreements,
      newest first. ${PAGING_NOTE}`,
    query: PageQuery.extend({ ...agreementReferenceFilter, ...periodFilters }),
    answer: ok('A page of entries', EntryView),
    cursor: byPlace,
    rows: ({ context, caller, query }, { limit, before }) =>
      commission.entries(context.db, caller.developerId, query, { limit, before: entriesBefore(before) }),
    view: viewEntry,
  }),

  list('GET /escrow/commission/payouts', {
    operationId: 'listCommissionPayouts',
    permission: 'escrow.read',
    tag: 'Payouts',
    summary: 'List commission payouts',
    description: `Returns payouts of your commission, newest first. One that FAILED or was REVERSED is part
      of the next payout. ${PAGING_NOTE}`,
    query: PayoutsQuery,
    answer: ok('A page of commission payouts', CommissionPayoutView),
    cursor: byNumber,
    rows: ({ context, caller, query }, part) => commission.list(context.db, caller.developerId, query, part),
    view: viewPayout,
  }),

  command('POST /escrow/commission/payouts', {
    operationId: 'payCommission',
    permission: 'money.move',
    tag: 'Payouts',
    summary: 'Pay out your commission now',
    description: `Sends everything that is available in a currency to your own account, which is the payout
      account of \`surety:commission\`. This also happens once a day, for at least COMMISSION_MINIMUM.`,
    errors: ['no_commission', 'no_commission_account', 'key_limit_reached'],
    body: z.object({ currency: currency('currency').default(DEFAULT_CURRENCY) }),
    answer: created('The payout, which the bank has not decided about yet', CommissionPayoutView),
    run: ({ context, caller, body }, answerFor) =>
      payCommission(context, caller.developerId, body.currency, answerFor),
    view: viewPayout,
  }),
];

function viewTotals(totals: CommissionTotals) {
  const { currency: code, earned, submitted, paidOut } = totals;
  return { currency: code, earned, available: Math.max(0, availableOf(totals)), submitted, paidOut };
}

function viewEntry({ createdAt, isReturned, ...entry }: CommissionEntry): z.output<typeof EntryView> {
  return { ...entry, type: isReturned ? 'returned' : 'earned', createdAt: createdAt.toISOString() };
}

function viewPayout(payout: CommissionPayout): z.output<typeof CommissionPayoutView> {
  const { id, status, amount: paid, currency: code, reference, accountVersion, reason } = payout;
  return {
    id,
    status,
    amount: paid,
    currency: code,
    reference,
    accountVersion,
    reason,
    createdAt: payout.createdAt.toISOString(),
    settledAt: payout.settledAt?.toISOString() ?? null,
  };
}
