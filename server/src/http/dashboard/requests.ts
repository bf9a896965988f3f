import { z } from 'zod';
import { Problem } from '#core/problem.ts';
import { list, read } from '#http/pipeline/endpoint.ts';
import { type Cursor, PageQuery } from '#http/pipeline/paging.ts';
import { ok, timestamp } from '#http/pipeline/schemas.ts';
import type { LoggedRequest } from '#store/account/request-log.ts';
import * as requestLog from '#store/account/request-log.ts';

export const RequestView = z
  .object({
    id: z.string(),
    keyId: z.string().nullable(),
    memberId: z.string().nullable(),
    method: z.string(),
    path: z.string(),
    status: z.int(),
    code: z.string().nullable(),
    durationMs: z.number(),
    createdAt: timestamp,
  })
  .meta({ title: 'LoggedRequest' });

const ListQuery = PageQuery.extend({ failed: z.enum(['true', 'false']).optional() });

/** Request ids are random, so the time comes first. */
const byTime: Cursor<LoggedRequest> = {
  shape: /^(\d{13}) (req_[0-9a-f]{24})$/,
  of: (last) => `${last.createdAt.getTime()} ${last.id}`,
};

export const requestEndpoints = [
  list('GET /requests', {
    operationId: 'listRequests',
    permission: 'requests.read',
    query: ListQuery,
    answer: ok('Newest first', RequestView),
    cursor: byTime,
    rows: async ({ context, caller, query }, { limit, before }) => {
      const [, at, id = ''] = byTime.shape.exec(before ?? '') ?? [];
      await context.requestLog.flush();
      return requestLog.list(context.db, caller.developerId, {
        failed: query.failed === 'true',
        limit,
        before: at === undefined ? undefined : { at: new Date(Number(at)), id },
      });
    },
    view: viewRequest,
  }),

  read('GET /requests/:id', {
    operationId: 'retrieveRequest',
    permission: 'requests.read',
    params: z.object({ id: z.string().regex(/^req_[0-9a-f]{24}$/) }),
    answer: ok('The request', RequestView),
    run: async ({ context, caller, params }) => {
      await context.requestLog.flush();
      const found = await requestLog.find(context.db, caller.developerId, params.id);
      if (!found) throw new Problem('not_found', 'This request is not in the log, or no longer.');
      return found;
    },
    view: viewRequest,
  }),
];

export function viewRequest({
  developerId: _,
  createdAt,
  ...request
}: LoggedRequest): z.output<typeof RequestView> {
  return { ...request, createdAt: createdAt.toISOString() };
}
