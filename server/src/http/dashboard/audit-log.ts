import type { Context } from '#actions/context.ts';
import type { LogEntry } from '#core/audit/log-entry.ts';
import type { Cell } from '#core/csv.ts';
import { filterOf, LogQuery } from '#http/api/audit/audit-log.ts';
import { stream } from '#http/pipeline/endpoint.ts';
import * as log from '#store/audit/log.ts';
import { sendCsv } from './export.ts';

const BATCH_SIZE = 100;

const COLUMNS: Record<string, (entry: LogEntry) => Cell> = {
  createdAt: ({ createdAt }) => createdAt.toISOString(),
  type: ({ kind }) => kind,
  actorType: ({ actor }) => actor.type,
  actorId: ({ actor }) => actor.id,
  subjectType: ({ subject }) => subject?.type ?? null,
  subjectId: ({ subject }) => subject?.id ?? null,
  address: ({ origin }) => origin?.address ?? null,
  requestId: ({ origin }) => origin?.requestId ?? null,
  before: ({ before }) => before && JSON.stringify(before),
  after: ({ after }) => after && JSON.stringify(after),
  id: ({ id }) => id,
  sequence: ({ sequence }) => sequence,
  hash: ({ hash }) => hash,
};

export const auditExportEndpoint = stream('GET /audit-log.csv', {
  operationId: 'exportActs',
  permission: 'audit.read',
  query: LogQuery,
  run: async ({ context, caller, query, wire }) =>
    sendCsv(wire, 'audit-log.csv', auditRows(context, caller.developerId, filterOf(query))),
});

async function* auditRows(
  { db }: Context,
  developerId: string,
  filter: log.LogFilter,
): AsyncGenerator<readonly Cell[][]> {
  yield [Object.keys(COLUMNS)];
  for (let before: string | undefined; ; ) {
    const { entries, next } = await log.read(db, developerId, filter, { limit: BATCH_SIZE, before });
    yield entries.map((entry) => Object.values(COLUMNS).map((column) => column(entry)));
    if (next === null) return;
    before = next;
  }
}
