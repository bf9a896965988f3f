import { z } from 'zod';
import type { Context } from '#actions/context.ts';
import { bankFor, SANDBOX } from '#actions/escrow/context.ts';
import { uncomparedDays } from '#actions/escrow/reconciliation/uncompared-days.ts';
import { environmentOf } from '#core/environment.ts';
import { ExceptionView, viewException } from '#http/api/escrow/exceptions.ts';
import { read } from '#http/pipeline/endpoint.ts';
import { ok, timestamp } from '#http/pipeline/schemas.ts';
import * as exceptions from '#store/escrow/exceptions.ts';
import * as jobAlarms from '#store/job-alarms.ts';
import * as moneyPause from '#store/money-pause.ts';

const SHOWN = 5;

/** The banks that may hold money of this tenant: its current one, and for a live one every real bank. */
function banksOf(context: Pick<Context, 'bank' | 'banks'>, developerId: string): string[] {
  const current = bankFor(context, developerId).name;
  const isLive = environmentOf(developerId) === 'live';
  return [...context.banks.keys()].filter((name) => name === current || (isLive && name !== SANDBOX));
}

const AlarmsView = z
  .object({
    count: z.int(),
    /** The oldest ones. */
    oldest: z.array(
      z.object({
        id: z.string(),
        kind: z.string(),
        agreementId: z.string().nullable(),
        amount: z.int().nullable(),
        currency: z.string().nullable(),
        since: timestamp,
        nextTryAt: timestamp,
      }),
    ),
  })
  .meta({ title: 'Alarms' });

const OpenExceptionsView = z
  .object({
    count: z.int(),
    newest: z.array(ExceptionView),
    moneyPausedSince: timestamp.nullable(),
    /** Days that were compared with neither the lists nor a statement of this bank. */
    uncompared: z.array(z.object({ provider: z.string(), days: z.array(z.string()) })),
  })
  .meta({ title: 'OpenExceptions' });

/** Problems that need attention: payments that keep failing, and open exceptions. */
export const alarmEndpoints = [
  read('GET /alarms', {
    operationId: 'listAlarms',
    permission: 'escrow.read',
    heavy: true,
    answer: ok('Jobs that keep failing', AlarmsView),
    run: ({ context, caller }) => jobAlarms.ofDeveloper(context.db, caller.developerId, SHOWN),
    view: ({ count, oldest }) => ({
      count,
      oldest: oldest.map(({ since, nextTryAt, ...alarm }) => ({
        ...alarm,
        since: since.toISOString(),
        nextTryAt: nextTryAt.toISOString(),
      })),
    }),
  }),
  read('GET /open-exceptions', {
    operationId: 'listOpenExceptions',
    permission: 'escrow.read',
    heavy: true,
    answer: ok('Open exceptions', OpenExceptionsView),
    run: async ({ context, caller: { developerId } }) => ({
      ...(await exceptions.newestOpen(context.db, developerId, SHOWN)),
      paused: await moneyPause.find(context.db),
      uncompared: await uncomparedDays(context, banksOf(context, developerId)),
    }),
    view: ({ count, newest, paused, uncompared }) => ({
      count,
      newest: newest.map(viewException),
      moneyPausedSince: paused?.since.toISOString() ?? null,
      uncompared: uncompared
        .filter(({ days }) => days.length > 0)
        .map(({ provider, days }) => ({ provider, days: days.map((day) => day.toISOString().slice(0, 10)) })),
    }),
  }),
];
