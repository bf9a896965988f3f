import { z } from 'zod';
import type { Permission } from '#core/account/permissions.ts';
import type { Caller } from '#http/pipeline/call.ts';
import { endpointBy, list } from '#http/pipeline/endpoint.ts';
import { type Cursor, PageQuery } from '#http/pipeline/paging.ts';
import { ok, timestamp } from '#http/pipeline/schemas.ts';
import * as agreements from '#store/escrow/agreements.ts';
import * as work from '#store/escrow/figures/work-list.ts';
import type { SessionCaller } from './session-auth.ts';

const WorkView = z
  .object({
    id: z.string(),
    queue: z.enum(work.QUEUES),
    kind: z.string(),
    subject: z.string().nullable(),
    agreementId: z.string().nullable(),
    externalId: z.string().nullable().meta({ description: 'The party that it is about' }),
    name: z.string().nullable(),
    amount: z.int().nullable(),
    currency: z.string().nullable(),
    since: timestamp,
    dueAt: timestamp.nullable(),
    owner: z.string().nullable().meta({ description: 'The id of the member who is on it' }),
  })
  .meta({ title: 'WorkRow' });

const QueuesView = z
  .object({
    data: z.array(
      z
        .object({
          queue: z.enum(work.QUEUES),
          count: z.int(),
          oldest: timestamp,
          sums: z.array(z.object({ currency: z.string(), amount: z.string() })),
        })
        .meta({ title: 'WorkQueue' }),
    ),
  })
  .meta({ title: 'WorkQueues' });

type Listed = work.WorkItem & { readonly name: string | null };

const byUrgency: Cursor<Listed> = {
  shape: /^(\d{13}) ([\w ]{1,120})$/,
  of: (item) => {
    const { at, key } = work.placeOf(item);
    return `${at.getTime()} ${key}`;
  },
};

const NEEDS: Partial<Record<work.Queue, Permission>> = {
  approvals: 'approvals.read',
  reviews: 'reviews.read',
};

/** The queues that the member may see. */
function queuesOf({ rights }: Pick<Caller, 'rights'>): work.Queue[] {
  return work.QUEUES.filter((queue) => rights.has(NEEDS[queue] ?? 'escrow.read'));
}

const bySession = endpointBy<SessionCaller>();

/** What waits for a person today. */
export const workEndpoints = [
  bySession('GET /work-queues', {
    operationId: 'listWorkQueues',
    permission: 'escrow.read',
    heavy: true,
    answer: ok('Queues with anything in them', QueuesView),
    run: ({ context, caller }) =>
      work.sums(context.db, caller.developerId, queuesOf(caller), context.clock()),
    view: (sums) => ({
      data: work.QUEUES.flatMap((queue) => {
        const found = sums.filter((sum) => sum.queue === queue);
        if (found.length === 0) return [];
        return [
          {
            queue,
            count: found.reduce((total, { count }) => total + count, 0),
            oldest: new Date(Math.min(...found.map(({ oldest }) => oldest.getTime()))).toISOString(),
            sums: found.flatMap(({ currency, amount }) =>
              currency === null || amount === null ? [] : [{ currency, amount }],
            ),
          },
        ];
      }),
    }),
  }),

  list('GET /work', {
    operationId: 'listWork',
    permission: 'escrow.read',
    query: PageQuery.extend({ queue: z.enum(work.QUEUES).optional() }),
    answer: ok('Most urgent first', WorkView),
    cursor: byUrgency,
    rows: async ({ context, caller, query: { queue } }, { limit, before }) => {
      const { developerId } = caller;
      const [, at, key = ''] = byUrgency.shape.exec(before ?? '') ?? [];
      const after = at === undefined ? undefined : { at: new Date(Number(at)), key };
      const queues = queuesOf(caller).filter((one) => queue === undefined || one === queue);
      const rows = await work.list(context.db, developerId, queues, { now: context.clock(), limit, after });
      const ids = [...new Set(rows.flatMap(({ agreementId }) => agreementId ?? []))];
      const found = new Map(
        (await agreements.loadByIds(context.db, developerId, ids)).map((one) => [one.id, one]),
      );
      return rows.map((row) => {
        const agreement = found.get(row.agreementId ?? '');
        const name =
          row.who === agreement?.buyerExternalId
            ? agreement?.buyerName
            : row.who === agreement?.sellerExternalId
              ? agreement?.sellerName
              : null;
        return { ...row, name: name ?? null };
      });
    },
    view: ({ key, who, since, due, ...row }) => ({
      ...row,
      id: key,
      externalId: who,
      since: since.toISOString(),
      dueAt: due?.toISOString() ?? null,
    }),
  }),
];
