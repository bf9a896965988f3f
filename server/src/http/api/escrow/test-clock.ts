import { z } from 'zod';
import {
  type MovedClock,
  moveTestClock,
  readTestClock,
  type TestClock,
} from '#actions/escrow/move-test-clock.ts';
import { MAX_AHEAD_MS } from '#core/test-clock.ts';
import { SECOND_MS } from '#core/time.ts';
import { command, read } from '#http/pipeline/endpoint.ts';
import { moment, ok, timestamp } from '#http/pipeline/schemas.ts';

const MAX_SECONDS = MAX_AHEAD_MS / SECOND_MS;

const MoveBody = z
  .object({
    advanceSeconds: z
      .int('advanceSeconds must be a whole number of seconds')
      .min(1, 'advanceSeconds must be at least 1')
      .max(MAX_SECONDS, `advanceSeconds may be at most ${MAX_SECONDS}`)
      .optional()
      .meta({ description: 'How far from now' }),
    to: moment('to').optional().meta({ description: 'The time to move to, instead of `advanceSeconds`' }),
  })
  .superRefine(({ advanceSeconds, to }, context) => {
    if ((advanceSeconds === undefined) !== (to === undefined)) return;
    context.addIssue({
      code: 'custom',
      path: ['advanceSeconds'],
      message: 'send either advanceSeconds or to',
    });
  });

const fields = {
  now: timestamp.meta({ description: 'The time of this environment, which runs on from here' }),
  aheadSeconds: z.number().meta({ description: 'How far that is ahead of the real time' }),
  nextDueAt: timestamp
    .nullable()
    .meta({ description: 'When the next job or webhook delivery of this environment is due; null for none' }),
};
const ClockView = z.object(fields).meta({ id: 'TestClock' });
const MovedView = z
  .object({
    ...fields,
    reached: z.boolean().meta({
      description:
        'False when there was more to do than one call has time for. Send the request with `to` again',
    }),
    eventCount: z.int().meta({ description: 'Number of events that happened on the way' }),
    events: z
      .array(z.object({ id: z.string(), type: z.string(), createdAt: timestamp }))
      .meta({ description: 'The first 200 of them, in order' }),
  })
  .meta({ id: 'MovedTestClock' });

/** The clock of a test environment. */
export const testClockEndpoints = [
  read('GET /sandbox/clock', {
    operationId: 'retrieveTestClock',
    permission: 'account.read',
    tag: 'Sandbox',
    summary: 'Retrieve the test clock',
    description: `Returns the time of a test environment, and when something is due in it next. Only test
      environments have such a clock; a live key gets 404.`,
    problems: [404],
    answer: ok('The clock', ClockView),
    run: ({ context, caller: { developerId } }) => readTestClock(context, developerId),
    view: viewClock,
  }),
  command('POST /sandbox/clock', {
    operationId: 'moveTestClock',
    permission: 'escrow.write',
    tag: 'Sandbox',
    summary: 'Move the test clock',
    description: `Moves the time of a test environment forward, never back, to each moment at which something
      is due and then to the time asked for. It answers when everything that fell due is done, webhooks
      included: windows end, reminders are sent, disputes default, failed calls are retried, cool-offs pass,
      tokens expire. Live environments are never affected; a live key gets 404.`,
    problems: [404],
    body: MoveBody,
    answer: ok('The clock, and what happened', MovedView),
    run: ({ context, caller: { developerId }, body }, answerFor) =>
      moveTestClock(context, developerId, body, answerFor),
    view: viewMoved,
  }),
];

function viewClock({ now, aheadMs, nextDueAt }: TestClock): z.output<typeof ClockView> {
  return {
    now: now.toISOString(),
    aheadSeconds: aheadMs / SECOND_MS,
    nextDueAt: nextDueAt?.toISOString() ?? null,
  };
}

function viewMoved({ reached, eventCount, events, ...clock }: MovedClock): z.output<typeof MovedView> {
  const shown = events.map(({ createdAt, ...event }) => ({ ...event, createdAt: createdAt.toISOString() }));
  return { ...viewClock(clock), reached, eventCount, events: shown };
}
