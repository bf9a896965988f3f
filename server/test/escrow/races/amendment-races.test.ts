import { writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import type { Context } from '#actions/context.ts';
import { accept, end, propose } from '#actions/escrow/amendments/change-amendment.ts';
import { confirmMilestone } from '#actions/escrow/confirm-milestone.ts';
import type { Money } from '#core/escrow/money.ts';
import { Problem } from '#core/problem.ts';
import { NO_ANSWER } from '#store/idempotency.ts';
import { startTestApp } from '#test/support/app.ts';
import { findContradictions } from '#test/support/database/books.ts';
import { fundedAgreement, platform } from '#test/support/escrow.ts';

/** Of each kind, in two processes; `npm run races:amendments` has a thousand. */
const ASKED = process.env['AMENDMENT_RACES'];
const ROUNDS = Number(ASKED ?? 25);
const RESULTS = new URL('./AMENDMENT-RACES.md', import.meta.url);

const app = await startTestApp();
const there = await app.startNode();
const signedUp = await app.signUp();
const on = platform(app, signedUp.key);
/** Counts of the outcomes, to show that there was a race. */
const ends = new Map<string, number>();
const count = (how: string) => ends.set(how, (ends.get(how) ?? 0) + 1);
afterAll(async () => {
  expect(await findContradictions(app.database.owner)).toEqual([]);
  if (ASKED) await writeFile(RESULTS, resultsOf(ends));
});

function resultsOf(found: ReadonlyMap<string, number>): string {
  return [
    '# Races about an amendment',
    '',
    'Written by `npm run races:amendments`. In each round the acceptance of an amendment and another request meet in two',
    'processes on one database. Each round ended as one of them alone would have, and the books are exact.',
    '',
    '| How it ended | Rounds |',
    '|---|--:|',
    ...[...found].sort().map(([how, rounds]) => `| ${how} | ${rounds} |`),
    '',
  ].join('\n');
}

const BEFORE = 100;
const AFTER = 60;

/** A funded milestone of 100 that the seller wants to be one of 60. */
async function proposed() {
  const agreement = await fundedAgreement(on, [BEFORE], BEFORE);
  const key = { developerId: signedUp.developerId, agreementId: agreement.id };
  const milestoneId = agreement.milestones[0]?.id ?? '';
  const operations = [{ type: 'change' as const, milestoneId, amount: AFTER as Money }];
  const input = { externalUserId: 'seller', operations, statement: null };
  const { result } = await propose(app.context, key, input, NO_ANSWER);
  return { key, milestoneId, amendmentKey: { ...key, amendmentId: result.amendment?.id ?? '' } };
}
type Proposed = Awaited<ReturnType<typeof proposed>>;
type Rival = (context: Context, about: Proposed) => Promise<unknown>;

/** Returns what each of the two was refused with, if at all, and how the agreement is then. */
async function race(rival: Rival) {
  const about = await proposed();
  const codeOf = async (work: () => Promise<unknown>) => {
    await sleep(Math.random() * 4);
    return work().then(
      () => null,
      (error: unknown) => (error instanceof Problem ? error.code : Promise.reject(error)),
    );
  };
  const buyer = { externalUserId: 'buyer' };
  const [accepted, other] = await Promise.all([
    codeOf(() => accept(app.context, about.amendmentKey, buyer, NO_ANSWER)),
    codeOf(() => rival(there.context, about)),
  ]);
  const { body } = await on.get(about.key.agreementId);
  const types = (await on.events(about.key.agreementId)).map(({ type }) => type);
  return { accepted, other, body, types };
}
const times = (types: readonly string[], type: string) => types.filter((each) => each === type).length;

describe('the acceptance of an amendment', { timeout: 600_000 }, () => {
  it('comes before a confirmation, or is told that the amendment is over', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { accepted, other, body, types } = await race((context, { key, milestoneId }) =>
        confirmMilestone(context, { ...key, milestoneId, externalUserId: 'buyer' }, NO_ANSWER),
      );
      const isFirst = accepted === null;
      expect([other, accepted]).toEqual([null, isFirst ? null : 'amendment_closed']);
      count(
        isFirst ? 'accept first, the new terms are confirmed' : 'confirm first, the acceptance is refused',
      );
      expect(body.totalAmount).toBe(isFirst ? AFTER : BEFORE);
      expect(body.milestones).toMatchObject([{ amount: body.totalAmount, status: 'BUYER_CONFIRMED' }]);
      expect([times(types, 'agreement.amended'), times(types, 'amendment.lapsed')]).toEqual(
        isFirst ? [1, 0] : [0, 1],
      );
    }
  });

  it('wins against a withdrawal, or is told that the amendment is over', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { accepted, other, body, types } = await race((context, { amendmentKey }) =>
        end(context, amendmentKey, { externalUserId: 'seller', how: 'withdraw' }, NO_ANSWER),
      );
      const isFirst = accepted === null;
      expect([accepted, other].sort()).toEqual(['amendment_closed', null]);
      count(
        isFirst ? 'accept first, the withdrawal is refused' : 'withdraw first, the acceptance is refused',
      );
      expect(body.totalAmount).toBe(isFirst ? AFTER : BEFORE);
      expect(times(types, isFirst ? 'agreement.amended' : 'amendment.withdrawn')).toBe(1);
    }
  });

  it('happens once when it is sent twice', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { accepted, other, body, types } = await race((context, { amendmentKey }) =>
        accept(context, amendmentKey, { externalUserId: 'buyer' }, NO_ANSWER),
      );
      expect([accepted, other].sort()).toEqual(['amendment_closed', null]);
      count('accepted twice, the second is refused');
      expect(body.totalAmount).toBe(AFTER);
      expect(times(types, 'agreement.amended')).toBe(1);
    }
  });
});
