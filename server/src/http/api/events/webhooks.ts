import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Context } from '#actions/context.ts';
import {
  changeWebhook,
  deleteWebhook,
  findWebhook,
  rotateWebhookSecret,
} from '#actions/events/change-webhook.ts';
import { createWebhook } from '#actions/events/create-webhook.ts';
import type { EventType } from '#core/events/event.ts';
import { DEFAULT_OVERLAP_SECONDS, MAX_OVERLAP_SECONDS, MAX_URL_LENGTH } from '#core/events/webhook.ts';
import { callerOf } from '#http/frame/auth.ts';
import { answerOnce } from '#http/frame/idempotency.ts';
import {
  answers,
  IdempotencyHeaders,
  idOf,
  NO_CONTENT,
  problems,
  READ,
  REMOVE,
  text,
  WRITE,
} from '#http/frame/schemas.ts';
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

export const CreateBody = z.object({
  url: fields.url,
  events: fields.events.optional(),
  ordered: fields.ordered.optional(),
  description: fields.description.optional(),
});

export const ChangeBody = CreateBody.partial()
  .extend({
    enabled: z
      .boolean('enabled must be true or false')
      .optional()
      .meta({ description: 'Switched on again, it goes on with what was pending when it was switched off' }),
  })
  .refine((body) => Object.values(body).some((value) => value !== undefined), {
    error: 'Name at least one thing to change',
  });

export const RotateBody = z
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

export function webhookRoutes(context: Context): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/v1/webhooks',
      {
        config: { secretAnswer: true },
        schema: {
          operationId: 'createWebhook',
          tags: ['Webhooks'],
          summary: 'Create an endpoint that hears of events from now on',
          headers: IdempotencyHeaders,
          body: CreateBody,
          response: {
            201: answers('The endpoint, and the only sight of its secret', NewEndpointView),
            ...problems(WRITE),
          },
        },
      },
      (request, reply) =>
        answerOnce(request, reply, 201, viewNewEndpoint, (answerFor) => {
          const { url, events, ordered = false, description = null } = request.body;
          const eventTypes = typesOf(events) ?? null;
          const { developerId } = callerOf(request);
          return createWebhook(context, { developerId, url, eventTypes, ordered, description }, answerFor);
        }),
    );

    app.get(
      '/v1/webhooks',
      {
        schema: {
          operationId: 'listWebhooks',
          tags: ['Webhooks'],
          summary: 'List the endpoints, never their secrets',
          response: {
            200: answers('All endpoints, oldest first', z.object({ data: z.array(EndpointView) })),
            ...problems(READ),
          },
        },
      },
      async (request) => {
        const found = await endpoints.list(context.db, callerOf(request).developerId);
        return { data: found.map(viewEndpoint) };
      },
    );

    app.get(
      '/v1/webhooks/:id',
      {
        schema: {
          operationId: 'retrieveWebhook',
          tags: ['Webhooks'],
          summary: 'Retrieve an endpoint',
          params: WebhookParams,
          response: { 200: answers('The endpoint', EndpointView), ...problems(READ, 404) },
        },
      },
      async (request) => {
        const key = { developerId: callerOf(request).developerId, endpointId: request.params.id };
        return viewEndpoint(await findWebhook(context, key));
      },
    );

    app.patch(
      '/v1/webhooks/:id',
      {
        schema: {
          operationId: 'changeWebhook',
          tags: ['Webhooks'],
          summary: 'Change an endpoint, or switch it off and on',
          params: WebhookParams,
          body: ChangeBody,
          response: {
            200: answers('The endpoint as it is now', EndpointView),
            ...problems(READ, 400, 404, 413, 415),
          },
        },
      },
      async (request) => {
        const key = { developerId: callerOf(request).developerId, endpointId: request.params.id };
        const { events, ...body } = request.body;
        const eventTypes = typesOf(events);
        const change = { ...body, ...(eventTypes === undefined ? {} : { eventTypes }) };
        return viewEndpoint(await changeWebhook(context, key, withoutUndefined(change)));
      },
    );

    app.delete(
      '/v1/webhooks/:id',
      {
        schema: {
          operationId: 'deleteWebhook',
          tags: ['Webhooks'],
          summary: 'Delete an endpoint and what is still waiting for it',
          params: WebhookParams,
          response: { 204: NO_CONTENT, ...problems(REMOVE) },
        },
      },
      async (request, reply) => {
        const key = { developerId: callerOf(request).developerId, endpointId: request.params.id };
        await deleteWebhook(context, key);
        return reply.status(204).send();
      },
    );

    app.post(
      '/v1/webhooks/:id/rotate-secret',
      {
        config: { secretAnswer: true },
        schema: {
          operationId: 'rotateWebhookSecret',
          tags: ['Webhooks'],
          summary: 'Get a new secret; for the overlap each delivery carries both signatures',
          headers: IdempotencyHeaders,
          params: WebhookParams,
          body: RotateBody,
          response: {
            201: answers('The endpoint with its new secret, shown this once', NewEndpointView),
            ...problems(WRITE, 404),
          },
        },
      },
      (request, reply) => {
        const key = { developerId: callerOf(request).developerId, endpointId: request.params.id };
        const { overlapSeconds } = request.body;
        return answerOnce(request, reply, 201, viewNewEndpoint, (answerFor) =>
          rotateWebhookSecret(context, { ...key, overlapSeconds }, answerFor),
        );
      },
    );
  };
}

/** On the wire, no types and an empty list both mean all of them. */
function typesOf(events: readonly EventType[] | undefined): readonly EventType[] | null | undefined {
  return events && (events.length === 0 ? null : [...new Set(events)]);
}

function withoutUndefined<T extends object>(change: T) {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
