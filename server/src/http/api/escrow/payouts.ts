import { z } from 'zod';
import { cancelPayout } from '#actions/escrow/cancel-payout.ts';
import { loadAgreement } from '#actions/escrow/change-agreement.ts';
import { findPayout } from '#actions/escrow/find-payout.ts';
import { retryPayout } from '#actions/escrow/retry-payout.ts';
import { PAYOUT_STATUSES } from '#core/escrow/payout.ts';
import { MAY_WAIT } from '#http/api/approvals/approval-views.ts';
import { APPROVAL_NOTE, PAGING_NOTE } from '#http/pipeline/descriptions.ts';
import { command, list, read } from '#http/pipeline/endpoint.ts';
import { type Cursor, PageQuery } from '#http/pipeline/paging.ts';
import { externalId, ok, text } from '#http/pipeline/schemas.ts';
import { agreementReferenceFilter, periodFilters } from '#http/pipeline/shape/caller-metadata.ts';
import * as payouts from '#store/escrow/payouts.ts';
import { AgreementParams, keyOf } from './agreements.ts';
import { PayoutView, viewPayout } from './payout-views.ts';

const ListQuery = PageQuery.extend({
  status: z.enum(PAYOUT_STATUSES).optional(),
  agreementId: text('agreementId', { max: 100 }).optional(),
  sellerExternalId: externalId('sellerExternalId').optional(),
  payeeExternalId: externalId('payeeExternalId').optional(),
  ...agreementReferenceFilter,
  ...periodFilters,
});

const AgreementPayoutsQuery = PageQuery.extend({
  status: z.enum(PAYOUT_STATUSES).optional(),
  ...periodFilters,
});

const PayoutParams = z.object({
  payoutId: z
    .string()
    .regex(/^po_[0-9a-f]{32}(?:_p\d{1,2})?$/)
    .meta({ description: '`po_…`' }),
});

/** The release time, with the id as a tie-breaker. */
const byTime: Cursor<payouts.Payout> = {
  shape: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z po_[0-9a-f]{32}(?:_p\d{1,2})?$/,
  of: ({ createdAt, id }) => `${createdAt.toISOString()} ${id}`,
};

/** Payouts to sellers, their destinations and the bank's answers. */
export const payoutEndpoints = [
  list('GET /payouts', {
    operationId: 'listPayouts',
    permission: 'escrow.read',
    tag: 'Payouts',
    summary: 'List payouts',
    description: `Returns payouts to sellers and the payees of shares, newest first. Filter by status,
      agreement, the agreement's reference, seller, payee and date. PENDING
      payouts are about to be sent or held by a rule of the release policy, AWAITING_DETAILS payouts wait
      for a payout account, and SUBMITTED payouts are with the bank. ${PAGING_NOTE}`,
    query: ListQuery,
    answer: ok('A page of payouts', PayoutView),
    cursor: byTime,
    rows: ({ context, caller, query }, part) => payouts.list(context.db, caller.developerId, query, part),
    view: viewPayout,
  }),

  read('GET /payouts/:payoutId', {
    operationId: 'retrievePayout',
    permission: 'escrow.read',
    tag: 'Payouts',
    summary: 'Retrieve a payout',
    description: `Returns the payout with every attempt, its destination at the time of submission, and the
      bank's own reason. After a timeout, the bank is asked for the outcome and the attempt is repeated
      under the same reference, so that a seller is never paid twice.`,
    params: PayoutParams,
    answer: ok('The payout', PayoutView),
    run: ({ context, caller: { developerId }, params }) => findPayout(context, { developerId, ...params }),
    view: viewPayout,
  }),

  command('POST /payouts/:payoutId/cancel', {
    operationId: 'cancelPayout',
    permission: 'money.move',
    tag: 'Payouts',
    summary: 'Cancel a payout of a shared milestone',
    description: `Gives what one payee was to get back to the buyer, when the payee never names a payout
      account or is not to be paid. It works on a frozen agreement too, until the payout was submitted to the
      bank. The other payees keep theirs, and you keep your fees. If the bank took the deposit back after the
      release, the buyer has that money already: it settles that first, and only the rest is refunded.
      ${APPROVAL_NOTE}`,
    errors: [
      'payout_not_shared',
      'milestone_disputed',
      'milestone_paid',
      'milestone_refunded',
      'payout_under_way',
      'too_many_approvals',
      'key_limit_reached',
    ],
    params: PayoutParams,
    body: z.object({ reason: text('reason', { max: 500 }) }),
    answer: ok('The cancelled payout', PayoutView),
    later: MAY_WAIT,
    run: ({ context, caller, params, body }, answerFor) =>
      cancelPayout(context, { developerId: caller.developerId, ...params }, body.reason, answerFor),
    view: viewPayout,
  }),

  command('POST /payouts/:payoutId/retry', {
    operationId: 'retryPayout',
    permission: 'money.move',
    tag: 'Payouts',
    summary: 'Retry a payout',
    description: `Use this for a payout that the bank has refused until no try was left, once the cause is
      mended. It goes to the payee's account as it is now, under a new reference and with as many tries as at
      first; to pay to another account, set it instead. Holds, the cool-off of a changed account and the
      release policy apply as before. The release itself was decided, so this needs no approval.`,
    errors: [
      'payout_not_refused',
      'agreement_frozen',
      'milestone_disputed',
      'milestone_paid',
      'payout_under_way',
    ],
    params: PayoutParams,
    answer: ok('The payout, which is sent again', PayoutView),
    run: ({ context, caller: { developerId }, params }, answerFor) =>
      retryPayout(context, { developerId, ...params }, answerFor),
    view: viewPayout,
  }),

  list('GET /escrow/agreements/:id/payouts', {
    operationId: 'listAgreementPayouts',
    permission: 'escrow.read',
    tag: 'Payouts',
    summary: 'List an agreement’s payouts',
    description: `Returns the payouts of the agreement, newest first: one for each payee of a released
      milestone. ${PAGING_NOTE}`,
    params: AgreementParams,
    query: AgreementPayoutsQuery,
    answer: ok('A page of payouts', PayoutView),
    cursor: byTime,
    rows: async (call, part) => {
      const { developerId, agreementId } = keyOf(call);
      await loadAgreement(call.context, { developerId, agreementId });
      return payouts.list(call.context.db, developerId, { ...call.query, agreementId }, part);
    },
    view: viewPayout,
  }),
];
