import { z } from 'zod';
import type { Context } from '#actions/context.ts';
import { accountsWithBankNames, type NamedAccount } from '#actions/escrow/bank/bank-names.ts';
import { loadShownAgreement } from '#actions/escrow/change-agreement.ts';
import { bankFor } from '#actions/escrow/context.ts';
import { previewRefund } from '#actions/escrow/refund/refund-agreement.ts';
import { AGREEMENT_STATUSES, type AgreementStatus, statusOf } from '#core/escrow/agreement.ts';
import type { Change } from '#core/escrow/change.ts';
import type { Decided } from '#core/escrow/decision.ts';
import { DISPUTE_STATUSES } from '#core/escrow/disputes/dispute.ts';
import type { Refund } from '#core/escrow/refund.ts';
import { SETTLEMENTS } from '#core/escrow/settlement.ts';
import { FLAGS } from '#core/risk/facts.ts';
import {
  AgreementView,
  FundingView,
  MilestoneView,
  viewAgreement,
  viewFunding,
  viewLastAmendment,
  viewMilestone,
} from '#http/api/escrow/agreement-views.ts';
import { AgreementParams, keyOf } from '#http/api/escrow/agreements.ts';
import { AmendmentView } from '#http/api/escrow/amendment-views.ts';
import { EntryView } from '#http/api/escrow/ledger.ts';
import { RefundView, viewRefund } from '#http/api/escrow/refund-views.ts';
import { RefundBody, toRefundRequest } from '#http/api/escrow/refunds.ts';
import { list, read, write } from '#http/pipeline/endpoint.ts';
import { LONG_BODY_BYTES } from '#http/pipeline/limits/body-limits.ts';
import { byId, MAX_PAGE, PageQuery, type Part } from '#http/pipeline/paging.ts';
import { externalId, ok, text } from '#http/pipeline/schemas.ts';
import type { ShownAgreement } from '#store/escrow/agreement-rows.ts';
import * as agreements from '#store/escrow/agreements.ts';
import * as payoutAccounts from '#store/escrow/payout-accounts.ts';
import * as refunds from '#store/escrow/refunds.ts';
import type { StoredAssessment } from '#store/risk/assessments.ts';
import * as assessments from '#store/risk/assessments.ts';

export const SearchQuery = PageQuery.extend({
  search: text('search', { max: 255 }).default(''),
  status: z.enum(AGREEMENT_STATUSES).optional(),
  currency: z.string().length(3).optional(),
  buyer: externalId('buyer').optional(),
  seller: externalId('seller').optional(),
  overpaid: z.enum(['true']).optional().meta({ description: 'Only open agreements with excess money' }),
});

/** Lists name people by their names. */
const AgreementRow = AgreementView.extend({
  buyerName: z.string().nullable(),
  sellerName: z.string().nullable(),
}).meta({ title: 'AgreementRow' });

/** Everything on the page of an agreement, in one response. */
const AgreementDetail = AgreementView.extend({
  buyerName: z.string().nullable(),
  buyerEmail: z.string().nullable(),
  sellerName: z.string().nullable(),
  sellerEmail: z.string().nullable(),
  hold: z.string().nullable(),
  virtualAccount: z
    .object({ accountNumber: z.string(), bankCode: z.string(), accountName: z.string() })
    .nullable(),
  assessment: z
    .object({ id: z.string(), flag: z.enum(FLAGS), score: z.int() })
    .nullable()
    .meta({ description: 'The latest assessment of a payment' }),
  sellerAccountKnown: z.boolean(),
  funding: FundingView,
  unapplied: z.int().meta({ description: 'Money that arrived after the agreement had ended' }),
  amendment: AmendmentView.nullable(),
  refunds: z.array(RefundView),
  milestones: z.array(
    MilestoneView.extend({
      settlement: z.enum(SETTLEMENTS).meta({ title: 'Settlement' }),
      dispute: z.object({ id: z.string(), status: z.enum(DISPUTE_STATUSES) }).nullable(),
    }),
  ),
}).meta({ title: 'AgreementDetail' });

const amount = z.int();
const RefundPreview = z
  .object({
    amount,
    milestoneIds: z.array(z.string()),
    statusAfter: z.enum(AGREEMENT_STATUSES),
    postings: z.array(EntryView.pick({ kind: true, debit: true, credit: true, amount: true })),
    returnsTo: z.array(z.object({ transactionId: z.string(), amount })),
  })
  .meta({ title: 'RefundPreview' });

type AgreementsShown = {
  readonly search: string;
  readonly status?: AgreementStatus | undefined;
  readonly currency?: string | undefined;
  readonly buyer?: string | undefined;
  readonly seller?: string | undefined;
  readonly overpaid?: 'true' | undefined;
};

/** The rows of the list on the page and of its export: all agreements when the search is empty. */
export function findAgreements(
  context: Context,
  developerId: string,
  { search, ...shown }: AgreementsShown,
  part: Part,
): Promise<ShownAgreement[]> {
  const text = search.trim();
  if (text === '') {
    const { status, currency, buyer, seller, overpaid } = shown;
    const people = { buyerExternalId: buyer, sellerExternalId: seller };
    const filter = { status, currency, ...people, overpaid: overpaid === 'true' };
    return agreements.list(context.db, developerId, filter, part);
  }
  const provider = bankFor(context, developerId).name;
  return agreements.search(context.db, developerId, { text, status: shown.status, provider }, part);
}

export const agreementPageEndpoints = [
  list('GET /agreements', {
    operationId: 'searchAgreements',
    permission: 'escrow.read',
    query: SearchQuery,
    answer: ok('The matching agreements', AgreementRow),
    cursor: byId('agr'),
    rows: ({ context, caller, query }, part) => findAgreements(context, caller.developerId, query, part),
    view: (agreement) => ({
      ...viewAgreement(agreement),
      buyerName: agreement.buyerName,
      sellerName: agreement.sellerName,
    }),
  }),

  read('GET /agreements/:id', {
    operationId: 'retrieveAgreementDetail',
    permission: 'escrow.read',
    params: AgreementParams,
    heavy: true,
    answer: ok('The agreement', AgreementDetail),
    run: async (call) => {
      const { context } = call;
      const key = keyOf(call);
      const agreement = await loadShownAgreement(context, key);
      const account = await payoutAccounts.find(context.db, key.developerId, agreement.sellerExternalId);
      const newestRefunds = await refunds.list(context.db, key, {}, { limit: MAX_PAGE, before: undefined });
      const accounts = await accountsWithBankNames(context, key);
      const last = { agreementId: key.agreementId, limit: 1 };
      const [assessment = null] = await assessments.list(context.db, key.developerId, last);
      const sellerAccountKnown = account !== undefined;
      return { agreement, accounts, assessment, sellerAccountKnown, newestRefunds, now: context.clock() };
    },
    view: viewDetail,
  }),

  write('POST /agreements/:id/refund-preview', {
    operationId: 'previewRefund',
    bodyLimit: LONG_BODY_BYTES,
    permission: 'money.move',
    params: AgreementParams,
    body: RefundBody,
    answer: ok('The postings that a refund would make', RefundPreview),
    run: (call) => previewRefund(call.context, keyOf(call), toRefundRequest(call.body)),
    view: viewPreview,
  }),
];

function viewDetail({
  agreement,
  accounts,
  assessment,
  sellerAccountKnown,
  newestRefunds,
  now,
}: {
  agreement: ShownAgreement;
  accounts: readonly NamedAccount[];
  assessment: StoredAssessment | null;
  sellerAccountKnown: boolean;
  newestRefunds: readonly Refund[];
  now: Date;
}): z.output<typeof AgreementDetail> {
  const { virtualAccount } = agreement;
  return {
    ...viewAgreement(agreement),
    buyerName: agreement.buyerName,
    buyerEmail: agreement.buyerEmail,
    sellerName: agreement.sellerName,
    sellerEmail: agreement.sellerEmail,
    hold: agreement.hold,
    virtualAccount: virtualAccount && {
      accountNumber: virtualAccount.accountNumber,
      bankCode: virtualAccount.bankCode,
      accountName: virtualAccount.accountName,
    },
    assessment: assessment && { id: assessment.id, flag: assessment.flag, score: assessment.score },
    sellerAccountKnown,
    funding: viewFunding(agreement, accounts),
    unapplied: agreement.balances.suspense,
    amendment: viewLastAmendment(agreement),
    refunds: newestRefunds.map(viewRefund),
    milestones: agreement.milestones.map((milestone) => ({
      ...viewMilestone(milestone, now),
      settlement: milestone.settlement,
      dispute: milestone.dispute && { id: milestone.dispute.id, status: milestone.dispute.status },
    })),
  };
}

/** Shows the status after the bank has paid, not the one until then. */
function statusWhenPaid({ before, after }: Change): AgreementStatus {
  const milestones = after.milestones.map((milestone, index) => ({
    ...milestone,
    openReturns: before.milestones[index]?.openReturns ?? 0,
  }));
  const balances = { ...after.balances, refund_payable: before.balances.refund_payable };
  return statusOf({ ...after, milestones, balances });
}

function viewPreview({ change, result: refund }: Decided<Refund>): z.output<typeof RefundPreview> {
  return {
    amount: refund.amount,
    milestoneIds: [...refund.milestoneIds],
    statusAfter: statusWhenPaid(change),
    postings: change.transfers.map(({ kind, debit, credit, amount }) => ({ kind, debit, credit, amount })),
    returnsTo: change.refundParts.flatMap(({ transactionId, amount }) =>
      transactionId === null ? [] : [{ transactionId, amount }],
    ),
  };
}
