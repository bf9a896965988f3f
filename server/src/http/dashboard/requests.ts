import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Context } from '#actions/context.ts';
import { Problem } from '#core/problem.ts';
import { callerOf } from '#http/frame/auth.ts';
import { cutPage, fromCursor, PageQuery, pageOf } from '#http/frame/paging.ts';
import { answers, timestamp } from '#http/frame/schemas.ts';
import type { LoggedRequest } from '#store/account/request-log.ts';
import * as requestLog from '#store/account/request-log.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The code of the problem that this request was answered with. */
    problemCode: string | null;
  }
}

const MAX_PATH = 300;
const SECRETS = /(svc_live_[0-9a-f]{8}|whsec_)[0-9A-Za-z+/=_-]*/g;
const CURSOR = /^(\d{13}) (req_[0-9a-f]{24})$/;
const DASHBOARD_API = '/dashboard/api';

/** The path as it may be written down: without its query, and without a key that was put there by mistake. */
export function loggablePath(url: string): string {
  const queryAt = url.indexOf('?');
  return (queryAt < 0 ? url : url.slice(0, queryAt)).replace(SECRETS, '$1…').slice(0, MAX_PATH);
}

/** What programs ask for is noted; of what people do in the dashboard, only what changes something. `url` is loggable. */
export function noteRequest(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  url: string,
): void {
  const { caller } = request;
  if (!caller) return;
  const path = url.startsWith(DASHBOARD_API) ? url.slice(DASHBOARD_API.length) : url;
  if (caller.keyId === null && (request.method === 'GET' || !path.startsWith('/v1/'))) return;
  context.requestLog.note({
    developerId: caller.developerId,
    id: request.id,
    keyId: caller.keyId,
    method: request.method,
    path,
    status: reply.statusCode,
    code: request.problemCode,
    durationMs: Math.round(reply.elapsedTime * 10) / 10,
    createdAt: context.clock(),
  });
}

const RequestView = z.object({
  id: z.string(),
  keyId: z.string().nullable(),
  method: z.string(),
  path: z.string(),
  status: z.int(),
  code: z.string().nullable(),
  durationMs: z.number(),
  createdAt: timestamp,
});

const ListQuery = PageQuery.extend({ failed: z.enum(['true', 'false']).optional() });

export function dashboardRequestRoutes(context: Context): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/requests',
      {
        schema: {
          querystring: ListQuery,
          response: {
            200: answers('Newest first', pageOf(RequestView)),
          },
        },
      },
      async (request) => {
        const { limit, cursor, failed } = request.query;
        const [, at, id = ''] = CURSOR.exec(fromCursor(cursor, CURSOR) ?? '') ?? [];
        await context.requestLog.flush();
        const found = await requestLog.list(context.db, callerOf(request).developerId, {
          failed: failed === 'true',
          limit: limit + 1,
          before: at === undefined ? undefined : { at: new Date(Number(at)), id },
        });
        const page = cutPage(found, limit, (last) => `${last.createdAt.getTime()} ${last.id}`);
        return { data: page.data.map(viewRequest), nextCursor: page.nextCursor };
      },
    );

    app.get(
      '/requests/:id',
      {
        schema: {
          params: z.object({ id: z.string().regex(/^req_[0-9a-f]{24}$/) }),
          response: { 200: answers('The request', RequestView) },
        },
      },
      async (request) => {
        await context.requestLog.flush();
        const found = await requestLog.find(context.db, callerOf(request).developerId, request.params.id);
        if (!found) throw new Problem('not_found', 'This request is not in the log, or no longer.');
        return viewRequest(found);
      },
    );
  };
}

function viewRequest({ developerId: _, createdAt, ...request }: LoggedRequest): z.output<typeof RequestView> {
  return { ...request, createdAt: createdAt.toISOString() };
}
