import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Context } from '#actions/context.ts';
import { findWebhook } from '#actions/events/change-webhook.ts';
import { type Replayed, replayWebhook } from '#actions/events/replay-webhook.ts';
import { testWebhook } from '#actions/events/test-webhook.ts';
import { DELIVERY_STATUSES, MAX_REPLAYED_DAYS, MAX_REPLAYED_IDS } from '#core/events/webhook.ts';
import { callerOf } from '#http/frame/auth.ts';
import { answerOnce } from '#http/frame/idempotency.ts';
import { cutPage, fromCursor, PageQuery, pageOf } from '#http/frame/paging.ts';
import { answers, IdempotencyHeaders, moment, problems, READ, text, WRITE } from '#http/frame/schemas.ts';
import * as deliveries from '#store/events/webhook-deliveries.ts';
import { AttemptView, DeliveryView, viewAttempt, viewDelivery } from './webhook-views.ts';
import { WebhookParams } from './webhooks.ts';

export const DeliveriesQuery = PageQuery.extend({ status: z.enum(DELIVERY_STATUSES).optional() });
const EVENT_ID = /^evt_[0-9a-f]{32}$/;

export const ReplayBody = z
  .object({
    eventIds: z
      .array(text('eventIds', { max: 100 }), { error: 'eventIds must be a list of event ids' })
      .min(1, 'eventIds needs at least one id')
      .max(MAX_REPLAYED_IDS, `eventIds may have at most ${MAX_REPLAYED_IDS} entries`)
      .optional(),
    from: moment('from').optional(),
    to: moment('to').optional().meta({ description: 'Defaults to now' }),
  })
  .refine((body) => (body.eventIds === undefined) !== (body.from === undefined), {
    error: 'send either eventIds, or from and to',
    path: ['eventIds'],
  })
  .refine((body) => body.to === undefined || body.from !== undefined, {
    error: 'to needs a from',
    path: ['to'],
  });

export const ReplayView = z
  .object({
    id: z.string(),
    events: z
      .int()
      .nullable()
      .meta({ description: 'How many; null for a time range, which is still being read' }),
  })
  .meta({ id: 'WebhookReplay' });

export const TestView = AttemptView.extend({ delivered: z.boolean() }).meta({ id: 'WebhookTest' });

export function webhookDeliveryRoutes(context: Context): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/v1/webhooks/:id/deliveries',
      {
        schema: {
          operationId: 'listWebhookDeliveries',
          tags: ['Webhooks'],
          summary: 'What was sent to the endpoint and what it answered, newest event first; kept for 30 days',
          params: WebhookParams,
          querystring: DeliveriesQuery,
          response: {
            200: answers('A page of deliveries', pageOf(DeliveryView)),
            ...problems(READ, 400, 404),
          },
        },
      },
      async (request) => {
        const { limit, cursor, status } = request.query;
        const key = { developerId: callerOf(request).developerId, endpointId: request.params.id };
        const before = fromCursor(cursor, EVENT_ID);
        await findWebhook(context, key);
        const found = await deliveries.list(context.db, key, { limit: limit + 1, before, status });
        const page = cutPage(found, limit, (last) => last.eventId);
        return { data: page.data.map(viewDelivery), nextCursor: page.nextCursor };
      },
    );

    app.post(
      '/v1/webhooks/:id/test',
      {
        schema: {
          operationId: 'testWebhook',
          tags: ['Webhooks'],
          summary: 'Send a `webhook.test` event now and see what the endpoint answers',
          headers: IdempotencyHeaders,
          params: WebhookParams,
          body: z.object({}).prefault({}),
          response: {
            200: answers('What the endpoint answered, or why it did not', TestView),
            ...problems(WRITE, 404),
          },
        },
      },
      (request, reply) => {
        const key = { developerId: callerOf(request).developerId, endpointId: request.params.id };
        return answerOnce(request, reply, 200, viewTest, (answerFor) => testWebhook(context, key, answerFor));
      },
    );

    app.post(
      '/v1/webhooks/:id/replay',
      {
        schema: {
          operationId: 'replayWebhook',
          tags: ['Webhooks'],
          summary: 'Send events again, by their ids or by when they happened',
          description:
            `Named events are sent whatever the endpoint asks for; a time range (at most ${MAX_REPLAYED_DAYS} days) ` +
            'only those it asks for. The receiver sees the same `webhook-id` as before.',
          headers: IdempotencyHeaders,
          params: WebhookParams,
          body: ReplayBody,
          response: { 202: answers('They are on their way', ReplayView), ...problems(WRITE, 404) },
        },
      },
      (request, reply) => {
        const key = { developerId: callerOf(request).developerId, endpointId: request.params.id };
        const { eventIds, from, to } = request.body;
        const wish = eventIds ? { eventIds } : { from: from as Date, to };
        return answerOnce(request, reply, 202, viewReplay, (answerFor) =>
          replayWebhook(context, key, wish, answerFor),
        );
      },
    );
  };
}

function viewTest(attempt: Parameters<typeof viewAttempt>[0]): z.output<typeof TestView> {
  const { status, error } = attempt;
  const delivered = error === null && status !== null && status >= 200 && status < 300;
  return { delivered, ...viewAttempt(attempt) };
}

function viewReplay({ id, events }: Replayed): z.output<typeof ReplayView> {
  return { id, events };
}
