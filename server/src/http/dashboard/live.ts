import { z } from 'zod';
import { publicEvent, type StreamEvent } from '#core/events/event.ts';
import { Problem } from '#core/problem.ts';
import { EventView } from '#http/api/events/event-schema.ts';
import { type Endpoint, list, read } from '#http/pipeline/endpoint.ts';
import { byId, PageQuery } from '#http/pipeline/paging.ts';
import { idOf, ok } from '#http/pipeline/schemas.ts';
import type { Db } from '#store/db.ts';
import * as liveEvents from '#store/events/live-events.ts';
import { LIVE_PERMISSION, type LiveHub } from './live-hub.ts';
import type { SessionCaller } from './session-auth.ts';

const RETRY_AFTER_SECONDS = 10;
const EVENT_STREAM = 'text/event-stream; charset=utf-8';

export const newestEventsEndpoint = list('GET /events', {
  operationId: 'listNewestEvents',
  permission: 'webhooks.read',
  query: PageQuery,
  answer: ok('Newest first', EventView),
  cursor: byId('evt'),
  rows: ({ context, caller }, part) => liveEvents.newest(context.db, caller.developerId, part),
  view: (event, { caller }) => publicEvent(event, caller.developerId),
});

/** The event as every endpoint receives it. */
export const eventEndpoint = read('GET /events/:id', {
  operationId: 'retrieveEvent',
  permission: 'webhooks.read',
  params: z.object({ id: idOf('evt') }),
  answer: ok('The event, as it was sent', EventView),
  run: ({ context, caller, params }) => findEvent(context.db, caller.developerId, params.id),
  view: (event, { caller }) => publicEvent(event, caller.developerId),
});

export async function findEvent(db: Db, developerId: string, id: string): Promise<StreamEvent> {
  const event = await liveEvents.find(db, developerId, id);
  if (event) return event;
  throw new Problem('not_found', 'No event with this id exists in this account.');
}

/** The parts that do not depend on the hub. */
export const LIVE = { method: 'GET', path: '/live', permission: LIVE_PERMISSION } as const;

/** Server-sent events with the types and ids of new events, so that an open page knows what to reload. */
export function liveEndpoint(hubs: ReadonlyMap<Db, LiveHub>): Endpoint<SessionCaller> {
  return {
    ...LIVE,
    operationId: 'watchEvents',
    answers: [],
    problems: [],
    handle: ({ context, caller, wire: { request, reply } }) => {
      // A HEAD request must not wait for events.
      if (request.method === 'HEAD') return reply.type(EVENT_STREAM).send();
      const hub = hubs.get(context.db);
      if (!hub?.makeRoom(caller.developerId)) {
        throw new Problem(
          'service_unavailable',
          'Too many pages are open; this one shows no live updates. Close some of them.',
          {
            retryAfterSeconds: RETRY_AFTER_SECONDS,
          },
        );
      }
      const headers = reply.getHeaders();
      reply.hijack();
      for (const [name, value] of Object.entries(headers)) {
        if (value !== undefined) reply.raw.setHeader(name, value);
      }
      reply.raw.writeHead(200, {
        'content-type': EVENT_STREAM,
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
        // The connection is of no further use once the stream ends, least of all during a shutdown.
        connection: 'close',
      });
      hub.add(caller.developerId, { response: reply.raw, tokenHash: caller.tokenHash });
      return reply;
    },
  };
}
