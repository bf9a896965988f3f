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
    .meta({ description: 'The service goes on without it, with fewer signals' }),
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
    .meta({ description: 'The data it works with, and how old it is' }),
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
          summary: 'Is the process alive',
          description:
            'For whoever restarts a process that hangs. It asks nothing of the database; traffic goes by /readyz.',
          security: [],
          response: {
            ...responses([ok('It is alive', z.object({ status: z.literal('ok') }))]),
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
          summary: 'Can it serve: database reachable, room on the disk, models loaded, not shutting down',
          description:
            'For load balancers: 503 takes it out of the rotation, a few seconds before it stops. Each check says ' +
            'what is wrong in words.',
          security: [],
          response: {
            ...responses([
              ok('Ready to serve', Ready),
              { ...ok('Not ready; `checks` says why', Ready), status: 503 },
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

/** Of a cell that is not the first it is said which it is; while another answers, it serves all the same. */
async function databaseCheck({ db, cell }: Context): Promise<z.output<typeof Check>> {
  const name = cell.isFirst ? 'database' : `database of ${cell.name}`;
  const optional = !cell.isFirst && { optional: true };
  try {
    await db.query('SELECT 1');
    return { name, ok: true, ...optional };
  } catch {
    return { name, ok: false, ...optional, detail: 'the database does not answer' };
  }
}

/** Nothing is said of a disk that cannot be seen from here. */
async function storageCheck({ storage }: Context): Promise<z.output<typeof Check>[]> {
  const room = await storage.room();
  if (room === null) return [];
  const detail = 'the disk of DATA_DIR is full up to STORAGE_RESERVE; requests that write are refused';
  return [room > 0 ? { name: 'storage', ok: true } : { name: 'storage', ok: false, detail }];
}

/** It serves all the same; whoever watches it should know that nobody is paid. */
async function pauseCheck({ db, cell }: Context): Promise<z.output<typeof Check>[]> {
  const paused = await moneyPause.find(db).catch(() => null);
  if (!paused) return [];
  const where = cell.isFirst ? '' : ` in ${cell.name}`;
  const since = paused.since.toISOString();
  const detail = `no money moves${where} since ${since}: ${paused.reason}; see surety jobs resume`;
  return [{ name: 'money', ok: false, optional: true, detail }];
}

const LONG_SECONDS = 60;

/** Somebody forgot to end one, or a process of ours hangs. Events wait for the second kind. */
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
  idle: 'the identity models load with the first verification',
  loading: 'the identity models are loading',
  ready: undefined,
  failed: 'the identity models could not be loaded; the log says why',
  absent: 'no `surety work --queue identity` is there; verifications get 503',
} as const;

function modelsCheck({ identity }: Context): z.output<typeof Check> {
  const state = identity.state();
  const full = 'as many verifications wait as may; further callers get 503';
  const detail = MODELS_DETAIL[state] ?? (identity.load().full ? full : undefined);
  // Whoever leaves pictures to other machines goes on with everything else while those are gone.
  const optional = state === 'absent' && { optional: true };
  const ok = state === 'ready' || state === 'idle';
  return { name: 'models', ok, ...optional, ...(detail ? { detail } : {}) };
}

function ipDataCheck({ risk, clock }: Context): z.output<typeof Check> {
  const { ready, sources, problem } = risk.ipIntel.status();
  const detail = ready
    ? stalenessOf(sources, clock())
    : (problem ?? 'there is no IP data; network and travel signals are silent');
  return {
    name: 'ip_data',
    ok: ready,
    optional: true,
    ...(detail ? { detail } : {}),
    sources: agesOf(sources, clock()),
  };
}
