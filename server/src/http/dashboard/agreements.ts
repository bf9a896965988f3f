import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Context } from '#actions/context.ts';
import { loadAgreement } from '#actions/escrow/change-agreement.ts';
import { previewRefund } from '#actions/escrow/refund-agreement.ts';
import { AGREEMENT_STATUSES, type Agreement, fundingOf, statusOf } from '#core/escrow/agreement.ts';
import type { Decided } from '#core/escrow/decision.ts';
import { ACCOUNTS, MOVEMENTS, type MovementKind } from '#core/escrow/ledger.ts';
import { SETTLEMENTS } from '#core/escrow/milestone.ts';
import type { Refund } from '#core/escrow/refund/refund.ts';
import {
  AgreementView,
  FundingView,
  MilestoneView,
  RefundView,
  viewAgreement,
  viewMilestone,
  viewRefund,
} from '#http/api/escrow/agreement-views.ts';
import { AGREEMENT_ID, AgreementPage, AgreementParams, keyOf } from '#http/api/escrow/agreements.ts';
import { RefundBody, toRefundRequest } from '#http/api/escrow/refunds.ts';
import { callerOf } from '#http/frame/auth.ts';
import { MAX_PAGE, PageQuery, type Part, readPage } from '#http/frame/paging.ts';
import { answers, text } from '#http/frame/schemas.ts';
import * as agreements from '#store/escrow/agreements.ts';
import * as payoutAccounts from '#store/escrow/payout-accounts.ts';
import * as refunds from '#store/escrow/refunds.ts';

const SearchQuery = PageQuery.extend({
  search: text('search', { max: 255 }),
  status: z.enum(AGREEMENT_STATUSES).optional(),
});

/** All that a person who looks into an agreement wants to see at once. */
const AgreementDetail = AgreementView.extend({
  buyerName: z.string().nullable(),
  buyerEmail: z.string().nullable(),
  hold: z.string().nullable(),
  virtualAccount: z
    .object({ accountNumber: z.string(), bankCode: z.string(), accountName: z.string() })
    .nullable(),
  sellerAccountKnown: z.boolean(),
  funding: FundingView,
  unapplied: z.int(),
  refunds: z.array(RefundView),
  milestones: z.array(MilestoneView.extend({ settlement: z.enum(SETTLEMENTS) })),
});

const amount = z.int();
const Posting = z.object({
  kind: z.enum(Object.keys(MOVEMENTS) as [MovementKind, ...MovementKind[]]),
  debit: z.enum(ACCOUNTS),
  credit: z.enum(ACCOUNTS),
  amount,
});

const RefundPreview = z.object({
  amount,
  milestoneIds: z.array(z.string()),
  statusAfter: z.enum(AGREEMENT_STATUSES),
  postings: z.array(Posting),
  returnsTo: z.array(z.object({ transactionId: z.string(), amount })),
});

export function dashboardAgreementRoutes(context: Context): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/agreements',
      { schema: { querystring: SearchQuery, response: { 200: answers('What was found', AgreementPage) } } },
      async (request) => {
        const { search, status } = request.query;
        const { developerId } = callerOf(request);
        const wanted = { text: search.trim(), status, provider: context.bank.name };
        const read = (part: Part) => agreements.search(context.db, developerId, wanted, part);
        return readPage(request.query, AGREEMENT_ID, read, viewAgreement);
      },
    );

    app.get(
      '/agreements/:id',
      { schema: { params: AgreementParams, response: { 200: answers('The agreement', AgreementDetail) } } },
      async (request) => {
        const key = keyOf(request);
        const agreement = await loadAgreement(context, key);
        const account = await payoutAccounts.find(context.db, key.developerId, agreement.sellerExternalId);
        const newest = await refunds.list(context.db, key, { limit: MAX_PAGE, before: undefined });
        return viewDetail(agreement, account !== undefined, newest);
      },
    );

    app.post(
      '/agreements/:id/refund-preview',
      {
        schema: {
          params: AgreementParams,
          body: RefundBody,
          response: { 200: answers('What would be posted', RefundPreview) },
        },
      },
      async (request) => {
        const key = keyOf(request);
        return viewPreview(await previewRefund(context, key, toRefundRequest(request.body)));
      },
    );
  };
}

function viewDetail(
  agreement: Agreement,
  sellerAccountKnown: boolean,
  newestRefunds: readonly Refund[],
): z.output<typeof AgreementDetail> {
  const { virtualAccount } = agreement;
  return {
    ...viewAgreement(agreement),
    buyerName: agreement.buyerName,
    buyerEmail: agreement.buyerEmail,
    hold: agreement.hold,
    virtualAccount: virtualAccount && {
      accountNumber: virtualAccount.accountNumber,
      bankCode: virtualAccount.bankCode,
      accountName: virtualAccount.accountName,
    },
    sellerAccountKnown,
    funding: fundingOf(agreement),
    unapplied: agreement.balances.suspense,
    refunds: newestRefunds.map(viewRefund),
    milestones: agreement.milestones.map((milestone) => ({
      ...viewMilestone(milestone),
      settlement: milestone.settlement,
    })),
  };
}

function viewPreview({ change, result: refund }: Decided<Refund>): z.output<typeof RefundPreview> {
  return {
    amount: refund.amount,
    milestoneIds: [...refund.milestoneIds],
    statusAfter: statusOf(change.after),
    postings: change.transfers.map(({ kind, debit, credit, amount }) => ({ kind, debit, credit, amount })),
    returnsTo: refund.parts.map(({ transactionId, amount }) => ({ transactionId, amount })),
  };
}
