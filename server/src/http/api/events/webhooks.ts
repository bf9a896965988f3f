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
import { command, read, write } from '#http/pipeline/endpoint.ts';
import { created, idOf, NO_CONTENT, ok, text } from '#http/pipeline/schemas.ts';
import * as endpoints from '#store/events/webhook-endpoints.ts';
import { eventType } from './events.ts';
import { EndpointView, NewEndpointView, viewEndpoint, viewNewEndpoint } from './webhook-views.ts';

const fields = {
  url: text('url', { max: MAX_URL_LENGTH }).meta({
    description: 'https, on a public address, without a user name or password',
  }),
  events: z
    .array(eventType, { error: 'events must be a list of event types' })
    .max(100, 'events may have at most 100 entries')
    .meta({ description: 'Which events to send; empty or absent means all' }),
  ordered: z.boolean('ordered must be true or false').meta({
    description:
      'Each agreement’s events one after the other, in sequence: the next waits until the one before was ' +
      'accepted or given up',
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
    enabled: z
      .boolean('enabled must be true or false')
      .optional()
      .meta({ description: 'Switched on again, it goes on with what was pending when it was switched off' }),
  })
  .refine((body) => Object.values(body).some((value) => value !== undefined), {
    error: 'Name at least one thing to change',
  });

const RotateBody = z
  .object({
    overlapSeconds: z
      .int('overlapSeconds must be a whole number of seconds')
      .min(0, 'overlapSeconds must not be negative')
      .max(MAX_OVERLAP_SECONDS, 'overlapSeconds may be at most seven days')
      .default(DEFAULT_OVERLAP_SECONDS)
      .meta({ description: 'How long both secrets sign' }),
  })
  .prefault({});

export const WebhookParams = z.object({ id: idOf('whk') });

/** Which endpoint is meant: only ever one of the caller's own. */
export function keyOf(call: { caller: Caller; params: z.output<typeof WebhookParams> }) {
  return { developerId: call.caller.developerId, endpointId: call.params.id };
}

export const webhookEndpoints = [
  command('POST /webhooks', {
    operationId: 'createWebhook',
    permission: 'webhooks.write',
    tag: 'Webhooks',
    summary: 'Create an endpoint that hears of events from now on',
    description: `Each event is sent as a POST, signed (Standard Webhooks), until the endpoint answers 2xx:
      at least once, with retries over about three days. Check the signature before you believe one, and
      answer within 15 seconds. The address must be https and public, unless the service allows private ones
      (WEBHOOK_ALLOW_PRIVATE).`,
    errors: ['too_many_webhooks'],
    body: CreateBody,
    secretAnswer: true,
    answer: created('The endpoint, and the only sight of its secret', NewEndpointView),
    run: ({ context, caller: { developerId }, body }, answerFor) => {
      const { url, events, ordered = false, description = null } = body;
      const eventTypes = typesOf(events) ?? null;
      return createWebhook(context, { developerId, url, eventTypes, ordered, description }, answerFor);
    },
    view: viewNewEndpoint,
  }),

  read('GET /webhooks', {
    operationId: 'listWebhooks',
    permission: 'webhooks.read',
    tag: 'Webhooks',
    summary: 'List the endpoints, never their secrets',
    description: `Those that are switched off among them, with since when each has been failing.`,
    heavy: true,
    answer: ok('All endpoints, oldest first', z.object({ data: z.array(EndpointView) })),
    run: ({ context, caller }) => endpoints.list(context.db, caller.developerId),
    view: (found) => ({ data: found.map(viewEndpoint) }),
  }),

  read('GET /webhooks/:id', {
    operationId: 'retrieveWebhook',
    permission: 'webhooks.read',
    tag: 'Webhooks',
    summary: 'Retrieve an endpoint',
    description: `\`enabled\` is false where you have switched it off, or it answered 410, or failed for
      days.`,
    params: WebhookParams,
    answer: ok('The endpoint', EndpointView),
    run: (call) => findWebhook(call.context, keyOf(call)),
    view: viewEndpoint,
  }),

  write('PATCH /webhooks/:id', {
    operationId: 'changeWebhook',
    permission: 'webhooks.write',
    tag: 'Webhooks',
    summary: 'Change an endpoint, or switch it off and on',
    description: `Send what changes and nothing else. Switched on again, it gets what was pending when it
      was switched off; what happened in between comes with a replay.`,
    params: WebhookParams,
    body: ChangeBody,
    answer: ok('The endpoint as it is now', EndpointView),
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
    summary: 'Delete an endpoint and what is still waiting for it',
    description: `For an endpoint that is gone for good: its secret and what waits for it go too. To pause,
      switch it off instead.`,
    params: WebhookParams,
    answer: NO_CONTENT,
    run: (call) => deleteWebhook(call.context, keyOf(call)),
    view: () => undefined,
  }),

  command('POST /webhooks/:id/rotate-secret', {
    operationId: 'rotateWebhookSecret',
    permission: 'webhooks.write',
    tag: 'Webhooks',
    summary: 'Get a new secret; for the overlap each delivery carries both signatures',
    description: `For a day (or \`overlapSeconds\`) every delivery carries both signatures, so that a
      receiver can change over whenever it likes. The new secret is shown this once.`,
    params: WebhookParams,
    body: RotateBody,
    secretAnswer: true,
    answer: created('The endpoint with its new secret, shown this once', NewEndpointView),
    run: (call, answerFor) => rotateWebhookSecret(call.context, { ...call.body, ...keyOf(call) }, answerFor),
    view: viewNewEndpoint,
  }),
];

/** On the wire, no types and an empty list both mean all of them. */
function typesOf(events: readonly EventType[] | undefined): readonly EventType[] | null | undefined {
  return events && (events.length === 0 ? null : [...new Set(events)]);
}

function withoutUndefined<T extends object>(change: T) {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
