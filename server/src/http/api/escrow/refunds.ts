import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Context } from '#actions/context.ts';
import { loadAgreement } from '#actions/escrow/change-agreement.ts';
import { findRefund } from '#actions/escrow/find-refund.ts';
import { type RefundRequest, refundAgreement } from '#actions/escrow/refund-agreement.ts';
import { retryRefund } from '#actions/escrow/retry-refund.ts';
import { answerOnce } from '#http/frame/idempotency.ts';
import { PageQuery, pageOf, readPage } from '#http/frame/paging.ts';
import {
  answers,
  IdempotencyHeaders,
  idOf,
  NoBody,
  problems,
  READ,
  text,
  WRITE,
} from '#http/frame/schemas.ts';
import * as refunds from '#store/escrow/refunds.ts';
import { RefundView, viewRefund } from './agreement-views.ts';
import { AgreementParams, keyOf } from './agreements.ts';

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

const RefundParams = AgreementParams.extend({ refundId: idOf('rf') });
const RefundPage = pageOf(RefundView);
const REFUND_ID = /^rf_[0-9a-f]{32}$/;

/** Money that goes back to the buyer. */
export function refundRoutes(context: Context): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/v1/escrow/agreements/:id/refunds',
      {
        schema: {
          operationId: 'refundAgreement',
          tags: ['Escrow'],
          summary: 'Refund milestones, what was paid in excess, or what came too late',
          headers: IdempotencyHeaders,
          params: AgreementParams,
          body: RefundBody,
          response: { 201: answers('The refund; the bank pays it out', RefundView), ...problems(WRITE, 404) },
        },
      },
      (request, reply) =>
        answerOnce(request, reply, 201, viewRefund, (answerFor) =>
          refundAgreement(context, keyOf(request), toRefundRequest(request.body), answerFor),
        ),
    );

    app.get(
      '/v1/escrow/agreements/:id/refunds',
      {
        schema: {
          operationId: 'listRefunds',
          tags: ['Escrow'],
          summary: 'The agreement’s refunds, newest first, with those of excess money',
          params: AgreementParams,
          querystring: PageQuery,
          response: { 200: answers('A page of refunds', RefundPage), ...problems(READ, 400, 404) },
        },
      },
      async (request) => {
        const key = keyOf(request);
        await loadAgreement(context, key);
        return readPage(request.query, REFUND_ID, (part) => refunds.list(context.db, key, part), viewRefund);
      },
    );

    app.get(
      '/v1/escrow/agreements/:id/refunds/:refundId',
      {
        schema: {
          operationId: 'retrieveRefund',
          tags: ['Escrow'],
          summary: 'Retrieve a refund',
          params: RefundParams,
          response: { 200: answers('The refund', RefundView), ...problems(READ, 404) },
        },
      },
      async (request) => viewRefund(await findRefund(context, keyOf(request), request.params.refundId)),
    );

    app.post(
      '/v1/escrow/agreements/:id/refunds/:refundId/retry',
      {
        schema: {
          operationId: 'retryRefund',
          tags: ['Escrow'],
          summary: 'Send a refund again that the bank refused',
          headers: IdempotencyHeaders,
          params: RefundParams,
          body: NoBody,
          response: { 200: answers('The refund, on its way again', RefundView), ...problems(WRITE, 404) },
        },
      },
      (request, reply) =>
        answerOnce(request, reply, 200, viewRefund, (answerFor) =>
          retryRefund(context, keyOf(request), request.params.refundId, answerFor),
        ),
    );
  };
}

export function toRefundRequest(body: z.output<typeof RefundBody>): RefundRequest {
  if (body.excess) return { what: 'excess' };
  if (body.unapplied) return { what: 'unapplied' };
  return { what: 'milestones', milestoneIds: body.milestoneIds ?? null, reason: body.reason ?? null };
}
