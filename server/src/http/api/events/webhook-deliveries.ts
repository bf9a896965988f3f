import { z } from 'zod';
import { findWebhook } from '#actions/events/change-webhook.ts';
import { type Replayed, replayWebhook } from '#actions/events/replay-webhook.ts';
import { testWebhook } from '#actions/events/test-webhook.ts';
import { DELIVERY_STATUSES, MAX_REPLAYED_DAYS, MAX_REPLAYED_IDS } from '#core/events/webhook.ts';
import { PAGING_NOTE } from '#http/pipeline/descriptions.ts';
import { command, list } from '#http/pipeline/endpoint.ts';
import { PageQuery } from '#http/pipeline/paging.ts';
import { accepted, idShape, momentOrDay, ok, text } from '#http/pipeline/schemas.ts';
import { periodFilters } from '#http/pipeline/shape/caller-metadata.ts';
import * as deliveries from '#store/events/webhook-deliveries.ts';
import { AttemptView, DeliveryView, viewAttempt, viewDelivery } from './webhook-views.ts';
import { keyOf, WebhookParams } from './webhooks.ts';

const DeliveriesQuery = PageQuery.extend({
  status: z.enum(DELIVERY_STATUSES).optional(),
  ...periodFilters,
});

const ReplayBody = z
  .object({
    eventIds: z
      .array(text('eventIds', { max: 100 }), { error: 'eventIds must be a list of event ids' })
      .min(1, 'eventIds must have at least one id')
      .max(MAX_REPLAYED_IDS, `eventIds may have at most ${MAX_REPLAYED_IDS} entries`)
      .optional(),
    from: momentOrDay('from').optional(),
    to: momentOrDay('to').optional().meta({ description: 'Defaults to now' }),
  })
  .refine((body) => (body.eventIds === undefined) !== (body.from === undefined), {
    error: 'send either eventIds, or from and to',
    path: ['eventIds'],
  })
  .refine((body) => body.to === undefined || body.from !== undefined, {
    error: 'to is only valid together with from',
    path: ['to'],
  });

const ReplayView = z
  .object({
    id: z.string(),
    events: z
      .int()
      .nullable()
      .meta({ description: 'The number of events. Null for a time range, which is still being read' }),
  })
  .meta({ id: 'WebhookReplay' });

const TestView = AttemptView.extend({ delivered: z.boolean() }).meta({ id: 'WebhookTest' });

export const webhookDeliveryEndpoints = [
  list('GET /webhooks/:id/deliveries', {
    operationId: 'listWebhookDeliveries',
    permission: 'webhooks.read',
    tag: 'Webhooks',
    summary: 'List webhook deliveries',
    description: `Returns what was sent to the endpoint in the last 30 days and how it responded, newest
      event first. Each attempt has its status, time and error, so that you can see why an event did not
      arrive. ${PAGING_NOTE}`,
    params: WebhookParams,
    query: DeliveriesQuery,
    answer: ok('A page of deliveries', DeliveryView),
    cursor: { shape: idShape('evt'), of: (last: deliveries.Delivery) => last.eventId },
    rows: async (call, part) => {
      await findWebhook(call.context, keyOf(call));
      return deliveries.list(call.context.db, keyOf(call), {
        ...call.query,
        ...part,
        status: call.query.status,
      });
    },
    view: viewDelivery,
  }),

  command('POST /webhooks/:id/test', {
    operationId: 'testWebhook',
    permission: 'webhooks.write',
    tag: 'Webhooks',
    summary: 'Test a webhook endpoint',
    description: `Sends a \`webhook.test\` event now. If the endpoint refuses it or cannot be reached, the
      status is still 200, with \`delivered: false\`. The event is sent once, does not appear in the event
      log, and is also sent to a disabled endpoint.`,
    params: WebhookParams,
    answer: ok('The endpoint’s response, or why there was none', TestView),
    run: (call, answerFor) => testWebhook(call.context, keyOf(call), answerFor),
    view: viewTest,
  }),

  command('POST /webhooks/:id/replay', {
    operationId: 'replayWebhook',
    permission: 'webhooks.write',
    tag: 'Webhooks',
    summary: 'Replay events',
    description:
      'Use this when a receiver has lost events. Events that it has already received are sent again ' +
      'too, so it must deduplicate by id.' +
      ' ' +
      'Events selected by id are sent regardless of the endpoint’s event types; a time range (at most ' +
      `${MAX_REPLAYED_DAYS} days) ` +
      'only covers its event types. The `webhook-id` is the same as before.',
    errors: ['webhook_disabled'],
    params: WebhookParams,
    body: ReplayBody,
    answer: accepted('The events are being sent', ReplayView),
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
