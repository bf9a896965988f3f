import { writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import type { Context } from '#actions/context.ts';
import { confirmMilestone } from '#actions/escrow/confirm-milestone.ts';
import { extendInspection } from '#actions/escrow/extend-inspection.ts';
import { freezeAgreement } from '#actions/escrow/freeze-agreement.ts';
import { meetDeadlines } from '#actions/escrow/meet-deadlines.ts';
import { Problem } from '#core/problem.ts';
import { HOUR_MS } from '#core/time.ts';
import { NO_ANSWER } from '#store/idempotency.ts';
import { startTestApp } from '#test/support/app.ts';
import { findContradictions } from '#test/support/database/books.ts';
import { HOUR, timeLimits } from '#test/support/time-limits.ts';

/** Of each kind, in two processes; `npm run races:windows` has a thousand. */
const ASKED = process.env['WINDOW_RACES'];
const ROUNDS = Number(ASKED ?? 25);

const app = await startTestApp();
const there = await app.startNode();
const { newPlatform, inMs, inspected, typesOf, show } = timeLimits(app);
const on = await newPlatform();
/** Counts of the outcomes, to show that there was a race. */
const ends = new Map<string, number>();
const count = (end: string) => ends.set(end, (ends.get(end) ?? 0) + 1);
afterAll(async () => {
  expect(await findContradictions(app.database.owner)).toEqual([]);
  if (ASKED) await writeFile(RESULTS, resultsOf(ends));
});

const RESULTS = new URL('./WINDOW-RACES.md', import.meta.url);
function resultsOf(found: ReadonlyMap<string, number>): string {
  const lines = [
    '# Races at the end of an inspection window',
    '',
    'Written by `npm run races:windows`. In each round the end of a window and another request meet in two processes on one',
    'database. Each round ended as one of them alone would have, the loser was told, and the books are exact.',
    '',
    '| How it ended | Rounds |',
    '|---|--:|',
    ...[...found].sort().map(([end, rounds]) => `| ${end} | ${rounds} |`),
    '',
  ];
  return lines.join('\n');
}

type Target = { developerId: string; agreementId: string; milestoneId: string };
type Rival = (context: Context, target: Target) => Promise<unknown>;

/** The clocks of two machines differ: to the rival, the window has a millisecond left. */
const at = (context: Context, ms: number): Context => ({
  ...context,
  clock: () => new Date(app.context.clock().getTime() + ms),
});

/** Returns the events after the start, and whether the rival was refused with what. */
async function race(rival: Rival) {
  const agreement = await inspected(on, { inspectionSeconds: HOUR });
  const { developerId, id: agreementId, milestones } = agreement;
  const target = { developerId, agreementId, milestoneId: milestones[0]?.id ?? '' };
  const end = async () => {
    await sleep(Math.random() * 4);
    await meetDeadlines(at(app.context, HOUR_MS), target);
  };
  const refused = async () => {
    await sleep(Math.random() * 4);
    return rival(at(there.context, HOUR_MS - 1), target).then(
      () => null,
      (error: unknown) => (error instanceof Problem ? error.code : Promise.reject(error)),
    );
  };
  const [code] = await Promise.all([refused(), end()]);
  const types = await typesOf(on, agreement);
  return { code, milestone: (await show(on, agreement)).milestones[0], types };
}

const times = (types: readonly string[], type: string) => types.filter((each) => each === type).length;

describe('at the end of a window', { timeout: 600_000 }, () => {
  it('an extension wins or is told that the window has ended', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { code, milestone, types } = await race((context, target) =>
        extendInspection(context, { ...target, seconds: 60, party: 'seller' }, NO_ANSWER),
      );
      expect(code === null || code === 'inspection_ended').toBe(true);
      count(code === null ? 'extension first' : 'end first, the extension is refused');
      expect(milestone).toMatchObject(
        code === null
          ? { status: 'SELLER_CONFIRMED', clock: { status: 'RUNNING', extendedSeconds: 60 } }
          : { status: 'COMPLETED', clock: { status: 'ENDED', extendedSeconds: 0 } },
      );
      expect(times(types, 'milestone.completed')).toBe(code === null ? 0 : 1);
    }
  });

  it('a confirmation of the buyer releases the milestone once', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { code, milestone, types } = await race((context, target) =>
        confirmMilestone(context, { ...target, externalUserId: 'buyer' }, NO_ANSWER),
      );
      expect(code).toBeNull();
      expect(milestone).toMatchObject({ status: 'COMPLETED', buyerConfirmed: true });
      expect(times(types, 'milestone.released')).toBe(1);
      const isFirst = milestone?.clock?.endsAt === inMs(HOUR_MS - 1);
      count(isFirst ? 'confirmation first' : 'end first, the confirmation is recorded');
    }
  });

  it('a hold comes before the release, or after it', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { code, milestone, types } = await race((context, target) =>
        freezeAgreement(context, target, 'dispute', NO_ANSWER),
      );
      expect(code).toBeNull();
      const isFirst = types.includes('milestone.inspection_paused');
      count(isFirst ? 'hold first, the window pauses' : 'end first, the hold comes after the release');
      expect(milestone?.status).toBe(isFirst ? 'SELLER_CONFIRMED' : 'COMPLETED');
      expect(times(types, 'milestone.released')).toBe(isFirst ? 0 : 1);
    }
  });
});
