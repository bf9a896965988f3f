import { z } from 'zod';
import { loadAgreement } from '#actions/escrow/change-agreement.ts';
import { PAYOUT_STATUSES } from '#core/escrow/payout.ts';
import { Problem } from '#core/problem.ts';
import { PAGING_NOTE } from '#http/pipeline/descriptions.ts';
import { list, read } from '#http/pipeline/endpoint.ts';
import { type Cursor, PageQuery } from '#http/pipeline/paging.ts';
import { externalId, idOf, ok, text } from '#http/pipeline/schemas.ts';
import * as payouts from '#store/escrow/payouts.ts';
import { AgreementParams, keyOf } from './agreements.ts';
import { PayoutView, viewPayout } from './payout-views.ts';

const ListQuery = PageQuery.extend({
  status: z.enum(PAYOUT_STATUSES).optional(),
  agreementId: text('agreementId', { max: 100 }).optional(),
  sellerExternalId: externalId('sellerExternalId').optional(),
});

/** When it was released, and its id beside it, since many may be at once. */
const byTime: Cursor<payouts.Payout> = {
  shape: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z po_[0-9a-f]{32}$/,
  of: ({ createdAt, id }) => `${createdAt.toISOString()} ${id}`,
};

/** What goes to the sellers, where to, and what the bank has said of it. */
export const payoutEndpoints = [
  list('GET /payouts', {
    operationId: 'listPayouts',
    permission: 'escrow.read',
    tag: 'Payouts',
    summary: 'List payouts to sellers, newest first',
    description: `By status, agreement and seller. PENDING is about to be sent or held back by a rule of the
      release policy, AWAITING_DETAILS waits for a payout account, SUBMITTED is with the bank.
      ${PAGING_NOTE}`,
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
    summary: 'Retrieve a payout with every attempt to pay it',
    description: `With the account that it went to, as it was when the payout was submitted, and every
      attempt with the bank's own reason. A timeout is asked about and repeated under the same reference, so
      that nobody is paid twice.`,
    params: z.object({ payoutId: idOf('po') }),
    answer: ok('The payout', PayoutView),
    run: async ({ context, caller, params }) => {
      const payout = await payouts.find(context.db, caller.developerId, params.payoutId);
      if (payout) return payout;
      throw new Problem('not_found', 'There is no such payout in this account. GET /v1/payouts lists them.');
    },
    view: viewPayout,
  }),

  read('GET /escrow/agreements/:id/payouts', {
    operationId: 'listAgreementPayouts',
    permission: 'escrow.read',
    tag: 'Payouts',
    summary: 'The agreement’s payouts, oldest first',
    description: `One for each milestone that was released. ${PAGING_NOTE}`,
    params: AgreementParams,
    heavy: true,
    answer: ok(
      'All of them: one for each milestone that was released',
      z.object({ data: z.array(PayoutView) }),
    ),
    run: async (call) => {
      const key = keyOf(call);
      await loadAgreement(call.context, key);
      return payouts.ofAgreement(call.context.db, key);
    },
    view: (found) => ({ data: found.map(viewPayout) }),
  }),
];
