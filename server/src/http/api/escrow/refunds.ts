import { z } from 'zod';
import { loadAgreement } from '#actions/escrow/change-agreement.ts';
import { findRefund, findRefundWithParts } from '#actions/escrow/refund/find-refund.ts';
import { type RefundRequest, refundAgreement } from '#actions/escrow/refund/refund-agreement.ts';
import { retryRefund } from '#actions/escrow/refund/retry-refund.ts';
import { REFUND_STATUSES, type RefundPart } from '#core/escrow/refund.ts';
import { MAY_WAIT } from '#http/api/approvals/approval-views.ts';
import { APPROVAL_NOTE, PAGING_NOTE } from '#http/pipeline/descriptions.ts';
import { command, read } from '#http/pipeline/endpoint.ts';
import { byId, type Cursor, MAX_PAGE, PageQuery, pageOf, readPage } from '#http/pipeline/paging.ts';
import { created, idOf, ok, text } from '#http/pipeline/schemas.ts';
import {
  amountFilters,
  callerMetadataFields,
  callerMetadataOf,
  expandable,
  listFilters,
} from '#http/pipeline/shape/caller-metadata.ts';
import { along, of } from '#store/caller-metadata/caller-metadata.ts';
import * as refunds from '#store/escrow/refunds.ts';
import { AgreementParams, keyOf } from './agreements.ts';
import {
  ListedRefund,
  PartStatus,
  RefundPartView,
  RefundView,
  RefundWithPartsView,
  storedStatus,
  viewPart,
  viewRefund,
  viewRefundWithParts,
} from './refund-views.ts';

export const RefundBody = z
  .object({
    milestoneIds: z
      .array(text('milestoneIds', { max: 100 }))
      .min(1, 'milestoneIds needs at least one id; leave it out to refund every open milestone')
      .max(100, 'milestoneIds may have at most 100 entries')
      .optional()
      .meta({ description: 'Milestones not completed yet; all of them by default' }),
    reason: text('reason', { max: 500 }).optional(),
    excess: z.literal(true).optional().meta({ description: 'Return what was paid beyond the total, now' }),
    unapplied: z
      .literal(true)
      .optional()
      .meta({ description: 'Return what came in when the agreement was over (the account suspense)' }),
    ...callerMetadataFields,
  })
  .refine((body) => !(body.excess && body.milestoneIds), {
    path: ['excess'],
    error: 'excess and milestoneIds are two different refunds; send one of them',
  })
  .refine((body) => !(body.unapplied && (body.milestoneIds || body.excess)), {
    path: ['unapplied'],
    error: 'unapplied is a refund of its own; send it alone',
  })
  .prefault({});

const RetryBody = z
  .object({
    destination: z
      .object({
        bankCode: z.string('bankCode is required').regex(/^\d{3,6}$/, 'bankCode must be 3 to 6 digits'),
        accountNumber: z
          .string('accountNumber is required')
          .regex(/^\d{10}$/, 'accountNumber must be 10 digits'),
        accountName: text('accountName', { max: 120 })
          .optional()
          .meta({ description: 'By default the bank’s own' }),
      })
      .optional()
      .meta({
        description: 'Where what was refused goes instead, when the account that it came from is closed',
      }),
  })
  .prefault({});

const RefundParams = AgreementParams.extend({ refundId: idOf('rf') });
const ListQuery = PageQuery.extend({
  status: z.enum(REFUND_STATUSES).optional(),
  ...listFilters,
  ...amountFilters,
});
const RetrieveQuery = z.object({ expand: expandable(['metadata'], 'Adds what you have put to it') });
const PartsQuery = PageQuery.extend({ status: PartStatus.optional() });

const byPosition: Cursor<RefundPart> = { shape: /^\d{1,9}$/, of: (part) => part.position };

/** Money that goes back to the buyer. */
export const refundEndpoints = [
  command('POST /escrow/agreements/:id/refunds', {
    operationId: 'refundAgreement',
    permission: 'money.move',
    tag: 'Escrow',
    summary: 'Refund milestones, what was paid in excess, or what came too late',
    description: `Gives the buyer back what is held for milestones that are not completed (all of them, or
      \`milestoneIds\`), what was paid beyond the total (\`excess\`), or what came when the deal was over
      (\`unapplied\`). The money goes back to the accounts it came from. The answer says that it is on its
      way; the event \`refund.succeeded\` that it has arrived. ${APPROVAL_NOTE}`,
    errors: [
      'agreement_frozen',
      'agreement_closed',
      'milestone_completed',
      'milestone_refunded',
      'nothing_to_refund',
      'reference_taken',
      'too_many_approvals',
      'key_limit_reached',
    ],
    params: AgreementParams,
    body: RefundBody,
    answer: created('The refund; the bank pays it out', RefundView),
    later: MAY_WAIT,
    run: (call, answerFor) =>
      refundAgreement(call.context, keyOf(call), toRefundRequest(call.body), answerFor),
    view: viewRefund,
  }),

  // Not a `list`: an agreement that is not there is said before a cursor that is not one of ours.
  read('GET /escrow/agreements/:id/refunds', {
    operationId: 'listRefunds',
    permission: 'escrow.read',
    tag: 'Escrow',
    summary: 'The agreement’s refunds, newest first, with those of excess money',
    description: `What went back, or is on its way, with the reason that was given. ${PAGING_NOTE}`,
    params: AgreementParams,
    query: ListQuery,
    heavy: true,
    answer: ok('A page of refunds', pageOf(ListedRefund)),
    run: async (call) => {
      const key = keyOf(call);
      const { db } = call.context;
      await loadAgreement(call.context, key);
      return readPage(call.query, byId('rf'), async (page) =>
        along(db, key.developerId, await refunds.list(db, key, call.query, page)),
      );
    },
    view: ({ data, nextCursor }) => ({
      data: data.map(({ callerMetadata, ...refund }) => ({ ...viewRefund(refund), ...callerMetadata })),
      nextCursor,
    }),
  }),

  read('GET /escrow/agreements/:id/refunds/:refundId', {
    operationId: 'retrieveRefund',
    permission: 'escrow.read',
    tag: 'Escrow',
    summary: 'Retrieve a refund with the deposits that it goes back to',
    description: `Its status is that of its parts together: PENDING while the bank has one of them, FAILED
      when it has refused one, SUCCEEDED when all have arrived. The first 100 parts come with it.`,
    params: RefundParams,
    query: RetrieveQuery,
    answer: ok('The refund', RefundWithPartsView),
    run: async (call) => {
      const { context, query } = call;
      const key = keyOf(call);
      const found = await findRefundWithParts(context, key, call.params.refundId, MAX_PAGE);
      const { developerId } = key;
      return {
        found,
        callerMetadata: query.expand ? await of(context.db, developerId, found.refund.id) : null,
      };
    },
    view: ({ found, callerMetadata }) => ({ ...viewRefundWithParts(found), ...callerMetadata }),
  }),

  read('GET /escrow/agreements/:id/refunds/:refundId/parts', {
    operationId: 'listRefundParts',
    permission: 'escrow.read',
    heavy: true,
    tag: 'Escrow',
    summary: 'The parts of a refund, one for each deposit that it goes back to',
    description: `A refund goes back the way the money came, so that it has as many parts as there were
      deposits. ${PAGING_NOTE}`,
    params: RefundParams,
    query: PartsQuery,
    answer: ok('A page of parts', pageOf(RefundPartView)),
    run: async (call) => {
      const { context, query } = call;
      const { id: refundId } = await findRefund(context, keyOf(call), call.params.refundId);
      const status = query.status && storedStatus(query.status);
      return readPage(query, byPosition, (page) =>
        refunds.parts(context.db, keyOf(call), { refundId, status }, page),
      );
    },
    view: ({ data, nextCursor }) => ({ data: data.map(viewPart), nextCursor }),
  }),

  command('POST /escrow/agreements/:id/refunds/:refundId/retry', {
    operationId: 'retryRefund',
    permission: 'money.move',
    tag: 'Escrow',
    summary: 'Send a refund again that the bank refused, the way it came or to another account',
    description: `For a refund that the bank has refused. Without a \`destination\` it takes the way it
      came; with one, it goes to that account, after the bank was asked for the name of its holder.
      ${APPROVAL_NOTE}`,
    errors: [
      'agreement_frozen',
      'refund_not_failed',
      'destination_required',
      'provider_unavailable',
      'too_many_approvals',
      'key_limit_reached',
    ],
    params: RefundParams,
    body: RetryBody,
    answer: ok('The refund, on its way again', RefundView),
    later: MAY_WAIT,
    run: (call, answerFor) => {
      const { destination: to } = call.body;
      const destination = to ? { ...to, accountName: to.accountName ?? null } : null;
      const { refundId } = call.params;
      return retryRefund(call.context, keyOf(call), { refundId, destination }, answerFor);
    },
    view: viewRefund,
  }),
];

export function toRefundRequest(body: z.output<typeof RefundBody>): RefundRequest {
  const { milestoneIds = null, reason = null } = body;
  const callerMetadata = callerMetadataOf(body);
  if (body.excess) return { what: 'excess', callerMetadata };
  if (body.unapplied) return { what: 'unapplied', callerMetadata };
  return { what: 'milestones', milestoneIds, reason, callerMetadata };
}
