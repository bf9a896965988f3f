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
    /** The first of them, oldest first. */
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

/** What somebody should look at: work that owes money and does not get through, and what does not fit. */
export const alarmEndpoints = [
  read('GET /alarms', {
    operationId: 'listAlarms',
    permission: 'escrow.read',
    heavy: true,
    answer: ok('What does not get through', AlarmsView),
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
    answer: ok('What does not fit and waits for a person', OpenExceptionsView),
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
