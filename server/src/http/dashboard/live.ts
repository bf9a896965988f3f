import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Context } from '#actions/context.ts';
import { publicEvent } from '#core/events/event.ts';
import { Problem } from '#core/problem.ts';
import { EventView } from '#http/api/events/event-schema.ts';
import { callerOf } from '#http/frame/auth.ts';
import { PageQuery, type Part, pageOf, readPage } from '#http/frame/paging.ts';
import { answers } from '#http/frame/schemas.ts';
import * as liveEvents from '#store/events/live-events.ts';
import { openLiveHub } from './live-hub.ts';
import { sessionOf } from './session-auth.ts';

const RETRY_AFTER_SECONDS = 10;
const EVENT_ID = /^evt_[0-9a-f]{32}$/;
const EventPage = pageOf(EventView);

/** What happened, newest first; and server-sent events: the types and ids of what happens, so that an open page knows what to ask for again. */
export function dashboardLiveRoutes(context: Context): FastifyPluginAsyncZod {
  return async (app) => {
    const hub = openLiveHub(context, (error) =>
      app.log.warn({ err: error }, 'could not look for live events'),
    );
    app.addHook('preClose', async () => hub.close());

    app.get(
      '/events',
      { schema: { querystring: PageQuery, response: { 200: answers('Newest first', EventPage) } } },
      async (request) => {
        const { developerId } = callerOf(request);
        const read = (part: Part) => liveEvents.newest(context.db, developerId, part);
        return readPage(request.query, EVENT_ID, read, publicEvent);
      },
    );

    app.get('/live', (request, reply) => {
      const { developerId } = callerOf(request);
      if (!hub.hasRoom(developerId)) {
        throw new Problem('service_unavailable', 'Too many open pages; this one shows no live updates.', {
          retryAfterSeconds: RETRY_AFTER_SECONDS,
        });
      }
      const headers = reply.getHeaders();
      reply.hijack();
      for (const [name, value] of Object.entries(headers)) {
        if (value !== undefined) reply.raw.setHeader(name, value);
      }
      reply.raw.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
        // Once it ends there is nothing to keep the connection for, least of all while we stop.
        connection: 'close',
      });
      hub.add(developerId, { response: reply.raw, tokenHash: sessionOf(request).tokenHash });
    });
  };
}
