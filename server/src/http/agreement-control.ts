import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Context } from '#actions/context.ts';
import { cancelAgreement, freezeAgreement, unfreezeAgreement } from '#actions/hold-agreement.ts';
import { type RefundRequest, refundAgreement } from '#actions/refund-agreement.ts';
import { AgreementView, RefundView, viewAgreement, viewRefund } from './agreement-views.ts';
import { AgreementParams } from './agreements.ts';
import { callerOf } from './auth.ts';
import { answerOnce } from './idempotency.ts';
import { answers, IdempotencyHeaders, problems, text, WRITE } from './schemas.ts';

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
  })
  .refine((body) => !(body.excess && body.milestoneIds), {
    path: ['excess'],
    error: 'excess and milestoneIds are two different refunds; send one of them',
  })
  .prefault({});

export const FreezeBody = z.object({ reason: text('reason', { max: 500 }) });
const NoBody = z.object({}).prefault({});

const TRANSITION = {
  tags: ['Escrow'],
  headers: IdempotencyHeaders,
  params: AgreementParams,
  response: { 200: answers('The agreement as it is now', AgreementView), ...problems(WRITE, 404) },
};

/** What a platform's people do to an agreement: stop it, let it go on, end it, give money back. */
export function agreementControlRoutes(context: Context): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/v1/escrow/agreements/:id/refunds',
      {
        schema: {
          operationId: 'refundAgreement',
          tags: ['Escrow'],
          summary: 'Refund milestones, or what was paid in excess',
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

    app.post(
      '/v1/escrow/agreements/:id/freeze',
      { schema: { ...TRANSITION, operationId: 'freezeAgreement', summary: 'Put on hold', body: FreezeBody } },
      (request, reply) =>
        answerOnce(request, reply, 200, viewAgreement, (answerFor) =>
          freezeAgreement(context, keyOf(request), request.body.reason, answerFor),
        ),
    );

    app.post(
      '/v1/escrow/agreements/:id/unfreeze',
      { schema: { ...TRANSITION, operationId: 'unfreezeAgreement', summary: 'Lift the hold', body: NoBody } },
      (request, reply) =>
        answerOnce(request, reply, 200, viewAgreement, (answerFor) =>
          unfreezeAgreement(context, keyOf(request), answerFor),
        ),
    );

    app.post(
      '/v1/escrow/agreements/:id/cancel',
      {
        schema: {
          ...TRANSITION,
          operationId: 'cancelAgreement',
          summary: 'End it before any money',
          body: NoBody,
        },
      },
      (request, reply) =>
        answerOnce(request, reply, 200, viewAgreement, (answerFor) =>
          cancelAgreement(context, keyOf(request), answerFor),
        ),
    );
  };
}

function keyOf(request: Parameters<typeof callerOf>[0] & { params: { id: string } }) {
  return { developerId: callerOf(request).developerId, agreementId: request.params.id };
}

export function toRefundRequest(body: z.output<typeof RefundBody>): RefundRequest {
  if (body.excess) return { what: 'excess' };
  return { what: 'milestones', milestoneIds: body.milestoneIds ?? null, reason: body.reason ?? null };
}
