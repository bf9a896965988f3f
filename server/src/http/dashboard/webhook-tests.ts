import { z } from 'zod';
import { findWebhook } from '#actions/events/change-webhook.ts';
import { keyOf, WebhookParams } from '#http/api/events/webhooks.ts';
import { read } from '#http/pipeline/endpoint.ts';
import { ActorView, ok, timestamp } from '#http/pipeline/schemas.ts';
import * as log from '#store/audit/log.ts';

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

function numberOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}
