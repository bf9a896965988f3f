import { z } from 'zod';
import { findWebhook } from '#actions/events/change-webhook.ts';
import { signedRequest } from '#actions/events/send-webhook.ts';
import { publicEvent } from '#core/events/event.ts';
import { keyOf, WebhookParams } from '#http/api/events/webhooks.ts';
import { read } from '#http/pipeline/endpoint.ts';
import { ActorView, idOf, ok, timestamp } from '#http/pipeline/schemas.ts';
import * as log from '#store/audit/log.ts';
import * as endpoints from '#store/events/webhook-endpoints.ts';
import { findEvent } from './live.ts';

const SHOWN = 5;

const TestsView = z
  .object({
    data: z.array(
      z
        .object({
          id: z.string(),
          status: z.int().nullable(),
          error: z.string().nullable(),
          latencyMs: z.number().nullable().meta({ description: 'Null for tests that an older version made' }),
          actor: ActorView,
          createdAt: timestamp,
        })
        .meta({ title: 'WebhookTest' }),
    ),
  })
  .meta({ title: 'WebhookTests' });

/** The results of tests are in the audit log, which few roles read; a developer needs these. */
export const webhookTestsEndpoint = read('GET /webhooks/:id/tests', {
  operationId: 'listWebhookTests',
  permission: 'webhooks.read',
  params: WebhookParams,
  heavy: true,
  answer: ok('The latest tests of the endpoint', TestsView),
  run: async (call) => {
    const { developerId, endpointId } = keyOf(call);
    await findWebhook(call.context, { developerId, endpointId });
    const filter = { kind: 'webhook.tested', subject: endpointId };
    return log.read(call.context.db, developerId, filter, { limit: SHOWN, before: undefined });
  },
  view: ({ entries }) => ({
    data: entries.map(({ id, after, actor, createdAt }) => ({
      id,
      status: numberOf(after?.['status']),
      error: typeof after?.['error'] === 'string' ? after['error'] : null,
      latencyMs: numberOf(after?.['latencyMs']),
      actor,
      createdAt: createdAt.toISOString(),
    })),
  }),
});

const RequestView = z
  .object({
    url: z.string(),
    headers: z.record(z.string(), z.string()).meta({ description: 'In the order in which they are sent' }),
    body: z.string().meta({ description: 'The exact text that the signature covers' }),
  })
  .meta({ title: 'SignedWebhook' });

/**
 * The request for an event, signed now, to send it to a receiver by hand. It needs the right to send: a
 * receiver acts on what is signed.
 */
export const webhookRequestEndpoint = read('GET /webhooks/:id/requests/:eventId', {
  operationId: 'retrieveWebhookRequest',
  permission: 'webhooks.write',
  params: WebhookParams.extend({ eventId: idOf('evt') }),
  answer: ok('The request with its headers and body', RequestView),
  run: async (call) => {
    const { context, params } = call;
    const key = keyOf(call);
    const { url } = await findWebhook(context, key);
    const event = await findEvent(context.db, key.developerId, params.eventId);
    const secrets = await endpoints.secrets(context.db, context.box, key, context.clock());
    return signedRequest(context, { url, secrets }, publicEvent(event, key.developerId));
  },
  view: ({ url, headers, body }) => ({ url, headers: { ...headers }, body }),
});

function numberOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}
