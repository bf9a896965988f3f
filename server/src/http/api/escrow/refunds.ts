import { z } from 'zod';
import { loadAgreement } from '#actions/escrow/change-agreement.ts';
import { findRefund, findRefundWithParts } from '#actions/escrow/refund/find-refund.ts';
import { type RefundRequest, refundAgreement } from '#actions/escrow/refund/refund-agreement.ts';
import { retryRefund } from '#actions/escrow/refund/retry-refund.ts';
import { REFUND_STATUSES, type RefundPart } from '#core/escrow/refund.ts';
import { MAY_WAIT } from '#http/api/approvals/approval-views.ts';
import { APPROVAL_NOTE, PAGING_NOTE } from '#http/pipeline/descriptions.ts';
import { command, read } from '#http/pipeline/endpoint.ts';
import { LONG_BODY_BYTES } from '#http/pipeline/limits/body-limits.ts';
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
      .min(
        1,
        'milestoneIds must have at least one id; leave it out to refund all milestones that are not ' +
          'completed',
      )
      .max(100, 'milestoneIds may have at most 100 entries')
      .optional()
      .meta({ description: 'Milestones that are not completed yet. Defaults to all of them' }),
    reason: text('reason', { max: 500 }).optional(),
    excess: z.literal(true).optional().meta({ description: 'Refund only the amount paid beyond the total' }),
    unapplied: z.literal(true).optional().meta({
      description: 'Refund money that arrived after the agreement had ended (the suspense account)',
    }),
    ...callerMetadataFields,
  })
  .refine((body) => !(body.excess && body.milestoneIds), {
    path: ['excess'],
    error: 'excess and milestoneIds cannot be combined; send only one of them',
  })
  .refine((body) => !(body.unapplied && (body.milestoneIds || body.excess)), {
    path: ['unapplied'],
    error: 'unapplied cannot be combined with excess or milestoneIds; send it alone',
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
          .meta({ description: 'Compared with the name at the bank, which is the one used' }),
      })
      .optional()
      .meta({
        description:
          'The account for parts that the bank has refused, or that wait there for an account of the buyer',
      }),
  })
  .prefault({});

const RefundParams = AgreementParams.extend({ refundId: idOf('rf') });
const ListQuery = PageQuery.extend({
  status: z.enum(REFUND_STATUSES).optional(),
  ...listFilters,
  ...amountFilters,
});
const RetrieveQuery = z.object({ expand: expandable(['metadata'], 'Adds your reference and metadata') });
const PartsQuery = PageQuery.extend({ status: PartStatus.optional() });

const byPosition: Cursor<RefundPart> = { shape: /^\d{1,9}$/, of: (part) => part.position };

/** Money that is returned to the buyer. */
export const refundEndpoints = [
  command('POST /escrow/agreements/:id/refunds', {
    operationId: 'refundAgreement',
    bodyLimit: LONG_BODY_BYTES,
    permission: 'money.move',
    tag: 'Escrow',
    summary: 'Refund an agreement',
    description: `Returns to the buyer the money held for milestones that are not completed (all of them, or
      \`milestoneIds\`), the money paid beyond the total (\`excess\`), or the money that arrived after the
      agreement had ended (\`unapplied\`). It goes back to the accounts it came from. The response means
      that the refund is on its way; the event \`refund.succeeded\` means that it has arrived.
      ${APPROVAL_NOTE}`,
    errors: [
      'agreement_frozen',
      'milestone_disputed',
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
    answer: created('The refund, which the bank will pay', RefundView),
    later: MAY_WAIT,
    run: (call, answerFor) =>
      refundAgreement(call.context, keyOf(call), toRefundRequest(call.body), answerFor),
    view: viewRefund,
  }),

  // Not a `list`: an unknown agreement must be reported before an invalid cursor.
  read('GET /escrow/agreements/:id/refunds', {
    operationId: 'listRefunds',
    permission: 'escrow.read',
    tag: 'Escrow',
    summary: 'List an agreement’s refunds',
    description: `Returns the refunds of the agreement, including those of excess money, newest first.
      ${PAGING_NOTE}`,
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
    summary: 'Retrieve a refund',
    description: `The status follows from the parts: PENDING while the bank is still processing one, FAILED
      when it has refused one, SUCCEEDED when all have arrived. The first 100 parts are included.`,
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
    summary: 'List the parts of a refund',
    description: `A refund is returned the way the money came, so it has one part for each deposit.
      ${PAGING_NOTE}`,
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
    summary: 'Retry a refund',
    description: `Use this for a refund that the bank has refused. Without \`destination\` it goes back to
      the original account; with one, it goes to that account. Use it with a \`destination\` as well for a
      refund that waits at the bank for the account of the buyer (exception \`needs_attention\`): the bank gets
      the account for the refund that it has, and nothing is sent twice. The bank is asked for the name of the account
      holder, which is compared with the buyer and the sender; the cool-off and the release policy's rules
      about accounts apply as for a payout account, and the buyer is told by mail. ${APPROVAL_NOTE}`,
    errors: [
      'agreement_frozen',
      'refund_not_failed',
      'destination_required',
      'destination_mismatch',
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
