import { z } from 'zod';
import { ExceptionView, viewException } from '#http/api/escrow/exceptions.ts';
import { read } from '#http/pipeline/endpoint.ts';
import { ok, timestamp } from '#http/pipeline/schemas.ts';
import * as exceptions from '#store/escrow/exceptions.ts';
import * as jobAlarms from '#store/job-alarms.ts';
import * as moneyPause from '#store/money-pause.ts';

const SHOWN = 5;

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
  .object({ count: z.int(), newest: z.array(ExceptionView), moneyPausedSince: timestamp.nullable() })
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
    run: async ({ context: { db }, caller }) => ({
      ...(await exceptions.newestOpen(db, caller.developerId, SHOWN)),
      paused: await moneyPause.find(db),
    }),
    view: ({ count, newest, paused }) => ({
      count,
      newest: newest.map(viewException),
      moneyPausedSince: paused?.since.toISOString() ?? null,
    }),
  }),
];
