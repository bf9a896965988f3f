import { z } from 'zod';
import { findWebhook } from '#actions/events/change-webhook.ts';
import { type Replayed, replayWebhook } from '#actions/events/replay-webhook.ts';
import { testWebhook } from '#actions/events/test-webhook.ts';
import { DELIVERY_STATUSES, MAX_REPLAYED_DAYS, MAX_REPLAYED_IDS } from '#core/events/webhook.ts';
import { PAGING_NOTE } from '#http/pipeline/descriptions.ts';
import { command, list } from '#http/pipeline/endpoint.ts';
import { PageQuery } from '#http/pipeline/paging.ts';
import { accepted, idShape, moment, ok, text } from '#http/pipeline/schemas.ts';
import * as deliveries from '#store/events/webhook-deliveries.ts';
import { AttemptView, DeliveryView, viewAttempt, viewDelivery } from './webhook-views.ts';
import { keyOf, WebhookParams } from './webhooks.ts';

const DeliveriesQuery = PageQuery.extend({ status: z.enum(DELIVERY_STATUSES).optional() });

const ReplayBody = z
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

const ReplayView = z
  .object({
    id: z.string(),
    events: z
      .int()
      .nullable()
      .meta({ description: 'How many; null for a time range, which is still being read' }),
  })
  .meta({ id: 'WebhookReplay' });

const TestView = AttemptView.extend({ delivered: z.boolean() }).meta({ id: 'WebhookTest' });

export const webhookDeliveryEndpoints = [
  list('GET /webhooks/:id/deliveries', {
    operationId: 'listWebhookDeliveries',
    permission: 'webhooks.read',
    tag: 'Webhooks',
    summary: 'What was sent to the endpoint and what it answered, newest event first; kept for 30 days',
    description: `For whoever asks why an event did not arrive: each attempt with its status, time and
      error. ${PAGING_NOTE}`,
    params: WebhookParams,
    query: DeliveriesQuery,
    answer: ok('A page of deliveries', DeliveryView),
    cursor: { shape: idShape('evt'), of: (last: deliveries.Delivery) => last.eventId },
    rows: async (call, part) => {
      await findWebhook(call.context, keyOf(call));
      return deliveries.list(call.context.db, keyOf(call), { ...part, status: call.query.status });
    },
    view: viewDelivery,
  }),

  command('POST /webhooks/:id/test', {
    operationId: 'testWebhook',
    permission: 'webhooks.write',
    tag: 'Webhooks',
    summary: 'Send a `webhook.test` event now and see what the endpoint answers',
    description: `Answers 200 with \`delivered: false\` where the endpoint refuses or cannot be reached. It
      is tried once, is not in the log of events, and works for an endpoint that is switched off.`,
    params: WebhookParams,
    answer: ok('What the endpoint answered, or why it did not', TestView),
    run: (call, answerFor) => testWebhook(call.context, keyOf(call), answerFor),
    view: viewTest,
  }),

  command('POST /webhooks/:id/replay', {
    operationId: 'replayWebhook',
    permission: 'webhooks.write',
    tag: 'Webhooks',
    summary: 'Send events again, by their ids or by when they happened',
    description:
      `For a receiver that lost something. What it has had comes again too, so that it must know an event by its id.` +
      ' ' +
      `Named events are sent whatever the endpoint asks for; a time range (at most ${MAX_REPLAYED_DAYS} days) ` +
      'only those it asks for. The receiver sees the same `webhook-id` as before.',
    errors: ['webhook_disabled'],
    params: WebhookParams,
    body: ReplayBody,
    answer: accepted('They are on their way', ReplayView),
    run: (call, answerFor) => {
      const { eventIds, from, to } = call.body;
      const wish = eventIds ? { eventIds } : { from: from as Date, to };
      return replayWebhook(call.context, keyOf(call), wish, answerFor);
    },
    view: viewReplay,
  }),
];

function viewTest(attempt: Parameters<typeof viewAttempt>[0]): z.output<typeof TestView> {
  const { status, error } = attempt;
  const delivered = error === null && status !== null && status >= 200 && status < 300;
  return { delivered, ...viewAttempt(attempt) };
}

function viewReplay({ id, events }: Replayed): z.output<typeof ReplayView> {
  return { id, events };
}
