import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { everyCell } from '#actions/cells.ts';
import type { Context } from '#actions/context.ts';
import { agesOf, stalenessOf } from '#core/risk/ip-intel.ts';
import * as longTransactions from '#store/events/long-transactions.ts';
import * as moneyPause from '#store/money-pause.ts';
import { ok, problems, responses } from './schemas.ts';

const Check = z.object({
  name: z.string(),
  ok: z.boolean(),
  optional: z
    .boolean()
    .optional()
    .meta({ description: 'True when the service runs without it, with reduced function' }),
  detail: z.string().optional(),
  sources: z
    .array(
      z.object({
        name: z.string(),
        version: z.string(),
        date: z.string(),
        ageDays: z.int().nullable(),
        stale: z.boolean(),
      }),
    )
    .optional()
    .meta({ description: 'The data sources in use and their age' }),
});
const Ready = z
  .object({ status: z.enum(['ready', 'not_ready']), checks: z.array(Check) })
  .meta({ id: 'Readiness' });

export type Readiness = { draining: boolean };

export function health(context: Context, readiness: Readiness): FastifyPluginAsync {
  return async (app) => {
    app.get(
      '/healthz',
      {
        schema: {
          tags: ['Operations'],
          operationId: 'getHealth',
          summary: 'Check that the process is alive',
          description:
            'For process supervisors that restart a hung process. It does not query the database; use ' +
            '`/readyz` to route traffic.',
          security: [],
          response: {
            ...responses([ok('The process is alive', z.object({ status: z.literal('ok') }))]),
            ...problems([400]),
          },
        },
      },
      async () => ({ status: 'ok' }),
    );

    app.get(
      '/readyz',
      {
        schema: {
          tags: ['Operations'],
          operationId: 'getReadiness',
          summary: 'Check that the service can handle requests',
          description:
            'For load balancers. It checks that the database is reachable, the disk has free space, ' +
            'the identity models are loaded if the configuration asks for that at the start, and ' +
            'the service is not shutting down. It returns 503 a few seconds before a shutdown; ' +
            '`detail` explains each failed check.',
          security: [],
          response: {
            ...responses([
              ok('Ready to handle requests', Ready),
              { ...ok('Not ready; `checks` lists the reasons', Ready), status: 503 },
            ]),
            ...problems([400]),
          },
        },
      },
      async (_request, reply) => {
        const cells = everyCell(context);
        const checks: z.output<typeof Check>[] = [
          ...(await Promise.all(cells.map(databaseCheck))),
          { name: 'accepting', ok: !readiness.draining },
          modelsCheck(context),
          ipDataCheck(context),
          ...(await storageCheck(context)),
          ...(await Promise.all(cells.map(pauseCheck))).flat(),
          ...(await Promise.all(cells.map(transactionCheck))).flat(),
        ];
        const ready = checks.every((check) => check.ok || check.optional);
        const body: z.output<typeof Ready> = { status: ready ? 'ready' : 'not_ready', checks };
        return reply.status(ready ? 200 : 503).send(body);
      },
    );
  };
}

/**
 * Names the cell unless it is the first. Only the first cell's database is required: the others may be down
 * while the service runs.
 */
async function databaseCheck({ db, cell }: Context): Promise<z.output<typeof Check>> {
  const name = cell.isFirst ? 'database' : `database of ${cell.name}`;
  const optional = !cell.isFirst && { optional: true };
  try {
    await db.query('SELECT 1');
    return { name, ok: true, ...optional };
  } catch {
    return { name, ok: false, ...optional, detail: 'the database is unreachable' };
  }
}

/** Omitted when the disk is not visible to this process. */
async function storageCheck({ storage }: Context): Promise<z.output<typeof Check>[]> {
  const room = await storage.room();
  if (room === null) return [];
  const detail = 'free space on the disk of DATA_DIR is below STORAGE_RESERVE; write requests are refused';
  return [room > 0 ? { name: 'storage', ok: true } : { name: 'storage', ok: false, detail }];
}

/** The service still runs, but monitoring should show that no payments are made. */
async function pauseCheck({ db, cell }: Context): Promise<z.output<typeof Check>[]> {
  const paused = await moneyPause.find(db).catch(() => null);
  if (!paused) return [];
  const where = cell.isFirst ? '' : ` in ${cell.name}`;
  const since = paused.since.toISOString();
  const detail = `payments are paused${where} since ${since}: ${paused.reason}; to resume: surety jobs resume`;
  return [{ name: 'money', ok: false, optional: true, detail }];
}

const LONG_SECONDS = 60;

/** A transaction that was never ended, or a hanging process of ours. Events wait for the second kind. */
async function transactionCheck({ db, cell }: Context): Promise<z.output<typeof Check>[]> {
  const { bystander, holding } = await longTransactions.ages(db).catch(() => ({ bystander: 0, holding: 0 }));
  if (Math.max(bystander, holding) < LONG_SECONDS) return [];
  const held = holding >= LONG_SECONDS ? '; events and webhooks wait for it' : '';
  const seconds = Math.floor(holding >= LONG_SECONDS ? holding : bystander);
  const where = cell.isFirst ? 'this database' : `the database of ${cell.name}`;
  const detail = `a transaction in ${where} has been running for ${seconds} s${held}; see pg_stat_activity`;
  return [{ name: 'transactions', ok: false, optional: true, detail }];
}

const MODELS_DETAIL = {
  idle: 'the identity models load with the next verification',
  starting: 'the identity models are loading',
  loading: 'the identity models are loading',
  ready: undefined,
  failed: 'the identity models failed to load; see the log',
  retrying: 'the identity models failed to load; see the log. A verification in a few seconds tries again',
  absent: 'no `surety work --queue identity` process is running; verifications get 503',
} as const;

function modelsCheck({ identity }: Context): z.output<typeof Check> {
  const state = identity.state();
  const full = 'the queue of verifications is full; further requests get 503';
  const detail = MODELS_DETAIL[state] ?? (identity.load().full ? full : undefined);
  // Everything else keeps working.
  const optional = (state === 'absent' || state === 'retrying') && { optional: true };
  const ok = state === 'ready' || state === 'idle' || state === 'loading';
  return { name: 'models', ok, ...optional, ...(detail ? { detail } : {}) };
}

function ipDataCheck({ risk, clock }: Context): z.output<typeof Check> {
  const { ready, sources, problem } = risk.ipIntel.status();
  const detail = ready
    ? stalenessOf(sources, clock())
    : (problem ?? 'no IP data is installed; network and travel signals are off');
  return {
    name: 'ip_data',
    ok: ready,
    optional: true,
    ...(detail ? { detail } : {}),
    sources: agesOf(sources, clock()),
  };
}
