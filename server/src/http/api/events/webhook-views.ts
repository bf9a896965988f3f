import { z } from 'zod';
import type { NewEndpoint } from '#actions/events/create-webhook.ts';
import { EVENT_TYPE_NAMES } from '#core/events/event.ts';
import {
  DELIVERY_STATUSES,
  DISABLED_REASONS,
  type WebhookAttempt,
  type WebhookEndpoint,
} from '#core/events/webhook.ts';
import { timestamp } from '#http/pipeline/schemas.ts';
import type { Delivery } from '#store/events/webhook-deliveries.ts';

const endpointFields = {
  id: z.string(),
  url: z.string(),
  events: z.array(z.enum(EVENT_TYPE_NAMES)).meta({ description: 'Empty means all event types' }),
  ordered: z.boolean(),
  description: z.string().nullable(),
  enabled: z.boolean(),
  disabledReason: z.enum(DISABLED_REASONS).nullable().meta({
    description: '`gone`: the endpoint returned 410. `failing`: no delivery succeeded for five days',
  }),
  disabledAt: timestamp.nullable(),
  failingSince: timestamp.nullable().meta({ description: 'Since when no delivery has succeeded' }),
  previousSecretUntil: timestamp
    .nullable()
    .meta({ description: 'Deliveries are also signed with the previous secret until this time' }),
  createdAt: timestamp,
};

export const EndpointView = z.object(endpointFields).meta({ id: 'Webhook' });

export const NewEndpointView = z
  .object({
    ...endpointFields,
    secret: z.string().meta({ description: '`whsec_…`: verifies signatures. It is shown only once' }),
  })
  .meta({ id: 'NewWebhook' });

export const AttemptView = z
  .object({
    createdAt: timestamp,
    at: timestamp.meta({ description: 'The name that 0.1.0 has for `createdAt`', deprecated: true }),
    status: z.int().nullable().meta({ description: 'Null when there was no response' }),
    latencyMs: z.int(),
    response: z.string().meta({ description: 'The first kilobyte of the response body' }),
    error: z.string().nullable(),
  })
  .meta({ id: 'WebhookAttempt' });

export const DeliveryView = z
  .object({
    eventId: z.string().meta({ description: 'Also sent to the receiver as `webhook-id`' }),
    type: z.string(),
    status: z.enum(DELIVERY_STATUSES),
    attempts: z.int().meta({
      description:
        'Since the event was queued or last replayed: a replay begins a new schedule, counted from 0. `log` keeps ' +
        'the attempts before it',
    }),
    nextAttemptAt: timestamp.nullable(),
    lastAttemptAt: timestamp.nullable(),
    log: z.array(AttemptView).meta({ description: 'The last 20 attempts, oldest first' }),
    createdAt: timestamp,
  })
  .meta({ id: 'WebhookDelivery' });

export function viewEndpoint(endpoint: WebhookEndpoint): z.output<typeof EndpointView> {
  return {
    id: endpoint.id,
    url: endpoint.url,
    events: [...(endpoint.eventTypes ?? [])],
    ordered: endpoint.ordered,
    description: endpoint.description,
    enabled: endpoint.enabled,
    disabledReason: endpoint.disabledReason,
    disabledAt: endpoint.disabledAt?.toISOString() ?? null,
    failingSince: endpoint.failingSince?.toISOString() ?? null,
    previousSecretUntil: endpoint.previousSecretUntil?.toISOString() ?? null,
    createdAt: endpoint.createdAt.toISOString(),
  };
}

export function viewNewEndpoint({ endpoint, secret }: NewEndpoint): z.output<typeof NewEndpointView> {
  return { ...viewEndpoint(endpoint), secret };
}

export function viewAttempt(attempt: WebhookAttempt): z.output<typeof AttemptView> {
  const { at, status, latencyMs, response, error } = attempt;
  return { createdAt: at, at, status, latencyMs, response, error };
}

export function viewDelivery(delivery: Delivery): z.output<typeof DeliveryView> {
  return {
    eventId: delivery.eventId,
    type: delivery.type,
    status: delivery.status,
    attempts: delivery.attempts,
    nextAttemptAt: delivery.status === 'PENDING' ? delivery.nextAttemptAt.toISOString() : null,
    lastAttemptAt: delivery.lastAttemptAt?.toISOString() ?? null,
    log: delivery.log.map(viewAttempt),
    createdAt: delivery.createdAt.toISOString(),
  };
}
