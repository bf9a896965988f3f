import { z } from 'zod';
import {
  changeWebhook,
  deleteWebhook,
  findWebhook,
  rotateWebhookSecret,
} from '#actions/events/change-webhook.ts';
import { createWebhook } from '#actions/events/create-webhook.ts';
import type { EventType } from '#core/events/event.ts';
import { DEFAULT_OVERLAP_SECONDS, MAX_OVERLAP_SECONDS, MAX_URL_LENGTH } from '#core/events/webhook.ts';
import type { Caller } from '#http/pipeline/call.ts';
import { PAGING_NOTE } from '#http/pipeline/descriptions.ts';
import { command, list, read, write } from '#http/pipeline/endpoint.ts';
import { byId, LongPageQuery } from '#http/pipeline/paging.ts';
import { created, idOf, NO_CONTENT, ok, text } from '#http/pipeline/schemas.ts';
import { periodFilters } from '#http/pipeline/shape/caller-metadata.ts';
import * as endpoints from '#store/events/webhook-endpoints.ts';
import { eventType } from './events.ts';
import { EndpointView, NewEndpointView, viewEndpoint, viewNewEndpoint } from './webhook-views.ts';

const fields = {
  url: text('url', { max: MAX_URL_LENGTH }).meta({
    description: 'https, on a public address, without user name and password',
  }),
  events: z
    .array(eventType, { error: 'events must be a list of event types' })
    .max(100, 'events may have at most 100 entries')
    .meta({ description: 'The event types to send. Empty or absent means all' }),
  ordered: z.boolean('ordered must be true or false').meta({
    description:
      'Sends the events of each agreement in sequence: the next one waits until the previous one was ' +
      'accepted ' +
      'or given up',
  }),
  description: text('description', { min: 0, max: 200 }),
};

const CreateBody = z.object({
  url: fields.url,
  events: fields.events.optional(),
  ordered: fields.ordered.optional(),
  description: fields.description.optional(),
});

const ChangeBody = CreateBody.partial()
  .extend({
    enabled: z.boolean('enabled must be true or false').optional().meta({
      description:
        'When enabled again, it continues with the deliveries that were pending when it was disabled',
    }),
  })
  .refine((body) => Object.values(body).some((value) => value !== undefined), {
    error: 'Send at least one field to change',
  });

const RotateBody = z
  .object({
    overlapSeconds: z
      .int('overlapSeconds must be a whole number of seconds')
      .min(0, 'overlapSeconds must not be negative')
      .max(MAX_OVERLAP_SECONDS, 'overlapSeconds may be at most seven days')
      .default(DEFAULT_OVERLAP_SECONDS)
      .meta({ description: 'How long deliveries are signed with both secrets, in seconds' }),
  })
  .prefault({});

export const WebhookParams = z.object({ id: idOf('whk') });

/** Identifies a webhook endpoint, always within the caller's account. */
export function keyOf(call: { caller: Caller; params: z.output<typeof WebhookParams> }) {
  return { developerId: call.caller.developerId, endpointId: call.params.id };
}

export const webhookEndpoints = [
  command('POST /webhooks', {
    operationId: 'createWebhook',
    permission: 'webhooks.write',
    tag: 'Webhooks',
    summary: 'Create a webhook endpoint',
    description: `The endpoint receives events from now on. Each event is sent as a signed POST request
      (Standard Webhooks) until the endpoint returns 2xx: at least once, with retries over about three days.
      Verify the signature before you trust an event, and respond within 15 seconds. The URL must be https
      and public, unless the service allows private addresses (WEBHOOK_ALLOW_PRIVATE).`,
    errors: ['too_many_webhooks'],
    body: CreateBody,
    secretAnswer: true,
    answer: created('The endpoint and its secret, which is shown only once', NewEndpointView),
    run: ({ context, caller: { developerId }, body }, answerFor) => {
      const { url, events, ordered = false, description = null } = body;
      const eventTypes = typesOf(events) ?? null;
      return createWebhook(context, { developerId, url, eventTypes, ordered, description }, answerFor);
    },
    view: viewNewEndpoint,
  }),

  list('GET /webhooks', {
    operationId: 'listWebhooks',
    permission: 'webhooks.read',
    tag: 'Webhooks',
    summary: 'List webhook endpoints',
    description: `Returns all endpoints, including disabled ones, each with the time since which it has been
      failing. Secrets are never returned. ${PAGING_NOTE}`,
    query: LongPageQuery.extend(periodFilters),
    answer: ok('A page of endpoints, oldest first', EndpointView),
    cursor: byId('whk'),
    rows: ({ context, caller, query }, part) => endpoints.list(context.db, caller.developerId, query, part),
    view: viewEndpoint,
  }),

  read('GET /webhooks/:id', {
    operationId: 'retrieveWebhook',
    permission: 'webhooks.read',
    tag: 'Webhooks',
    summary: 'Retrieve a webhook endpoint',
    description: `\`enabled\` is false when you have disabled the endpoint, when it returned 410, or when it
      failed for days; \`disabledReason\` tells which.`,
    params: WebhookParams,
    answer: ok('The endpoint', EndpointView),
    run: (call) => findWebhook(call.context, keyOf(call)),
    view: viewEndpoint,
  }),

  write('PATCH /webhooks/:id', {
    operationId: 'changeWebhook',
    permission: 'webhooks.write',
    tag: 'Webhooks',
    summary: 'Change a webhook endpoint',
    description: `Send only the fields that change. An endpoint that is enabled again receives the
      deliveries that were pending when it was disabled; use a replay for events that happened in between.`,
    params: WebhookParams,
    body: ChangeBody,
    answer: ok('The updated endpoint', EndpointView),
    run: (call) => {
      const { events, ...body } = call.body;
      const change = withoutUndefined({ ...body, eventTypes: typesOf(events) });
      return changeWebhook(call.context, keyOf(call), change);
    },
    view: viewEndpoint,
  }),

  write('DELETE /webhooks/:id', {
    operationId: 'deleteWebhook',
    permission: 'webhooks.write',
    tag: 'Webhooks',
    summary: 'Delete a webhook endpoint',
    description: `Use this for an endpoint that no longer exists. Its secret and pending deliveries are
      deleted as well. To pause deliveries, disable the endpoint instead.`,
    params: WebhookParams,
    answer: NO_CONTENT,
    run: (call) => deleteWebhook(call.context, keyOf(call)),
    view: () => undefined,
  }),

  command('POST /webhooks/:id/rotate-secret', {
    operationId: 'rotateWebhookSecret',
    permission: 'webhooks.write',
    tag: 'Webhooks',
    summary: 'Rotate the secret of a webhook endpoint',
    description: `For a day (or \`overlapSeconds\`), every delivery carries both signatures, so that you can
      switch the receiver at any time. The new secret is shown only once.`,
    params: WebhookParams,
    body: RotateBody,
    secretAnswer: true,
    answer: created('The endpoint with its new secret, which is shown only once', NewEndpointView),
    run: (call, answerFor) => rotateWebhookSecret(call.context, { ...call.body, ...keyOf(call) }, answerFor),
    view: viewNewEndpoint,
  }),
];

/** In the API, absent types and an empty list both mean all types. */
function typesOf(events: readonly EventType[] | undefined): readonly EventType[] | null | undefined {
  return events && (events.length === 0 ? null : [...new Set(events)]);
}

function withoutUndefined<T extends object>(change: T) {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
