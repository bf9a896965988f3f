import { z } from 'zod';
import { LOG_KINDS, type LogEntry } from '#core/audit/log-entry.ts';
import { Problem } from '#core/problem.ts';
import { ProofView } from '#http/api/events/event-schema.ts';
import { expandProof } from '#http/api/events/events.ts';
import { read } from '#http/pipeline/endpoint.ts';
import { cursorTo, PageQuery, pageOf, partOf } from '#http/pipeline/paging.ts';
import { ActorView, ok, text, timestamp } from '#http/pipeline/schemas.ts';
import { periodFilters } from '#http/pipeline/shape/caller-metadata.ts';
import * as log from '#store/audit/log.ts';
import { entriesWithProofs } from '#store/audit/proofs.ts';

const Facts = z.record(z.string(), z.unknown()).nullable();

const ActView = z
  .object({
    id: z.string().meta({ description: '`act_…`, or `evt_…` for a money event' }),
    type: z.string().meta({
      description: Object.entries(LOG_KINDS)
        .map(([name, description]) => `- \`${name}\`: ${description}`)
        .join('\n'),
    }),
    createdAt: timestamp,
    actor: ActorView,
    subject: z
      .object({ type: z.string(), id: z.string() })
      .nullable()
      .meta({ description: 'The object that was changed' }),
    origin: z
      .object({ address: z.string(), requestId: z.string() })
      .nullable()
      .meta({ description: 'Where the request came from. Null for commands and for money events' }),
    before: Facts.meta({ description: 'The changed values before' }),
    after: Facts.meta({ description: 'The changed values after. For a money event, the data of the event' }),
    sequence: z.int().meta({ description: 'Its position in the hash chain' }),
    hash: z.string().meta({ description: 'Its hash in the chain, over the record and the previous hash' }),
    proof: ProofView.optional().meta({ description: 'Only with `expand=proof`' }),
  })
  .meta({ id: 'AuditRecord' });

const filters = {
  type: z
    .enum(Object.keys(LOG_KINDS) as [string, ...string[]], {
      error: 'must be a type of the audit log; GET /docs lists them',
    })
    .optional(),
  actor: text('actor', { max: 100 }).optional().meta({ description: 'The id of a key or a member' }),
  subject: text('subject', { max: 255 })
    .optional()
    .meta({ description: 'The id of a key, member, webhook, agreement or seller' }),
  ...periodFilters,
};
export const LogQuery = z.object(filters);

/** The position at which a page ends, valid in both histories (audit records and money events). */
const byTimeKey = { shape: /^[0-9a-f]{32}$/, of: (timeKey: string) => timeKey };

export const auditLogEndpoints = [
  read('GET /audit-log', {
    operationId: 'listAuditLog',
    permission: 'audit.read',
    tag: 'Audit log',
    summary: 'List the audit log',
    description:
      'Returns the actions of members and keys, newest first: changes to keys, members, sessions, ' +
      'webhooks, settings and money. ' +
      'With a filter, a page may be short or even empty while `nextCursor` is not null; keep reading ' +
      'until it is null.',
    query: PageQuery.extend({ ...filters, expand: expandProof }),
    heavy: true,
    answer: ok('A page of the audit log', pageOf(ActView)),
    run: async ({ context, caller: { developerId }, query: { limit, cursor, expand, ...filter } }) => {
      const { before } = partOf({ limit, cursor }, byTimeKey);
      const part = await log.read(context.db, developerId, filterOf(filter), { limit, before });
      if (!expand?.has('proof')) return part;
      return { ...part, entries: await entriesWithProofs(context.db, developerId, part.entries) };
    },
    view: ({ entries, next }) => ({
      data: entries.map(viewAuditRecord),
      nextCursor: next === null ? null : cursorTo(next),
    }),
  }),
];

export function filterOf({ actor, type: kind, ...filter }: z.output<typeof LogQuery>): log.LogFilter {
  const { from, to } = filter;
  if (from && to && from >= to) {
    throw new Problem('validation_failed', 'to must be later than from.', {
      details: [{ path: 'to', message: 'must be later than from' }],
    });
  }
  return { ...filter, kind, actorId: actor };
}

function viewAuditRecord({ kind: type, ...entry }: LogEntry): z.output<typeof ActView> {
  return { ...entry, type, createdAt: entry.createdAt.toISOString() };
}
