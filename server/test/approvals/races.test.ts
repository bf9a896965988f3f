import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { expireRequests } from '#actions/approvals/decide.ts';
import { DAY_MS } from '#core/time.ts';
import { startTestApp } from '#test/support/app.ts';
import {
  ALWAYS,
  approve,
  reject,
  team,
  type WaitingBody,
  withdraw,
} from '#test/support/dashboard/approvals.ts';
import { type Visitor, visitor } from '#test/support/dashboard/dashboard.ts';
import { memberWith } from '#test/support/dashboard/members.ts';
import { findContradictions } from '#test/support/database/books.ts';
import { type AgreementBody, fundedAgreement, platform } from '#test/support/escrow.ts';
import { writeResults } from './race-results.ts';

/** In two processes, a quarter of them for each kind of race; `npm run races` has a thousand. */
const ASKED = process.env['APPROVAL_RACES'];
const ROUNDS = Number(ASKED ?? 100) / 4;
const AGREEMENTS = 25;
const AMOUNT = 7;

const app = await startTestApp();
const there = await app.startNode();
const { owner, finance, on } = await team(app, { refund: ALWAYS });
const admin = await memberWith(app, owner, 'admin', { second: finance });
/** The same person, whose request reaches the other process. */
const overThere = ({ cookie }: Visitor): Visitor => Object.assign(visitor(there), { cookie });
/** Counts of the outcomes, to show that there was a race. */
const ends = new Map<string, Map<string, number>>();
afterAll(async () => {
  expect(await findContradictions(app.database.owner)).toEqual([]);
  if (ASKED) await writeResults(ends);
});

type Round = { readonly agreement: AgreementBody; readonly milestoneId: string; readonly approvalId: string };
type Call = () => Promise<{ status: number }>;
type Race = (round: Round) => readonly [Call, Call];

/**
 * Approving takes longer than rejecting. The rejection starts at some moment of that time, measured on this
 * machine, so that either may come first.
 */
let approvalMs = 0;
async function timed(approving: Call) {
  const startedAt = performance.now();
  const answer = await approving();
  approvalMs = performance.now() - startedAt;
  return answer;
}
async function afterHeadStart<Answer>(start: () => Promise<Answer>): Promise<Answer> {
  await sleep(Math.random() * approvalMs);
  return start();
}

/** A refund of one milestone of each agreement, requested by a member and open. */
async function ask(agreements: readonly AgreementBody[], turn: number): Promise<Round[]> {
  return Promise.all(
    agreements.map(async (agreement) => {
      const milestoneId = agreement.milestones[turn]?.id ?? '';
      const path = `/v1/escrow/agreements/${agreement.id}/refunds`;
      const asked = await owner.call<WaitingBody>('POST', path, { body: { milestoneIds: [milestoneId] } });
      return { agreement, milestoneId, approvalId: asked.body.approval.id };
    }),
  );
}

/** How often each request ended according to the log, and how often its milestone was refunded. */
async function outcomes(rounds: readonly Round[]) {
  return app.database.owner.query<{ state: string; told: string[]; refunds: number; moved: number }>(
    `SELECT a.state,
       (SELECT array_agg(e.type) FROM events e
        WHERE e.developer_id = $4 AND e.stream_id = a.id AND e.sequence > 1) AS told,
       r.refunds, r.moved
     FROM unnest($1::text[], $2::text[], $3::text[]) AS x(approval, agreement, milestone)
     JOIN approvals a ON a.developer_id = $4 AND a.id = x.approval
     CROSS JOIN LATERAL (
       SELECT count(*) AS refunds, coalesce(sum(amount), 0) AS moved FROM refunds
       WHERE developer_id = $4 AND agreement_id = x.agreement AND milestone_ids ? x.milestone) r`,
    [
      rounds.map(({ approvalId }) => approvalId),
      rounds.map(({ agreement }) => agreement.id),
      rounds.map(({ milestoneId }) => milestoneId),
      rounds[0]?.agreement.developerId,
    ],
  );
}

/** Each round has one end, recorded once, and money moved only with an approval. */
async function judge(what: string, rounds: readonly Round[]): Promise<void> {
  const ended = await outcomes(rounds);
  const tally = ends.get(what) ?? new Map<string, number>();
  ends.set(what, tally);
  expect(ended).toHaveLength(rounds.length);
  for (const { state, told, refunds, moved } of ended) {
    const approved = state === 'APPROVED';
    tally.set(state, (tally.get(state) ?? 0) + 1);
    expect(told).toEqual([`approval.${state.toLowerCase()}`]);
    expect([refunds, moved]).toEqual(approved ? [1, AMOUNT] : [0, 0]);
  }
}

const RACES: readonly (readonly [string, Race])[] = [
  [
    'two who approve',
    ({ approvalId }) => [() => approve(finance, approvalId), () => approve(overThere(admin), approvalId)],
  ],
  [
    'approve and withdraw',
    ({ approvalId }) => [() => approve(finance, approvalId), () => withdraw(overThere(owner), approvalId)],
  ],
  [
    'approve and reject',
    ({ approvalId }) => [() => approve(overThere(admin), approvalId), () => reject(finance, approvalId)],
  ],
];

const crowd = () =>
  Promise.all(
    Array.from({ length: AGREEMENTS }, () => {
      const amounts = Array<number>(ROUNDS / AGREEMENTS).fill(AMOUNT);
      return fundedAgreement(platform(app, on.key), amounts, amounts.length * AMOUNT);
    }),
  );

describe(`four eyes, ${ROUNDS} times each`, () => {
  it.each(RACES)('%s: one of them succeeds, and the other is refused', async (what, race) => {
    const agreements = await crowd();
    for (let turn = 0; turn < ROUNDS / AGREEMENTS; turn++) {
      const rounds = await ask(agreements, turn);
      const answers = await Promise.all(
        rounds.map(async (round) => {
          const [approving, other] = race(round);
          const both = await Promise.all([timed(approving), afterHeadStart(other)]);
          return both.map(({ status }) => status).sort();
        }),
      );
      expect(answers).toEqual(rounds.map(() => [200, 409]));
      await judge(what, rounds);
    }
  });

  it('approval and expiry, by clocks that differ: one of them', async () => {
    const agreements = await crowd();
    const ahead = { ...there.context, clock: () => new Date(app.time.now().getTime() + 4 * DAY_MS) };
    for (let turn = 0; turn < ROUNDS / AGREEMENTS; turn++) {
      const rounds = await ask(agreements, turn);
      const [answers] = await Promise.all([
        Promise.all(rounds.map(({ approvalId }) => timed(() => approve(finance, approvalId)))),
        afterHeadStart(() => expireRequests(ahead, AGREEMENTS)),
      ]);
      const ended = await outcomes(rounds);
      const approved = ended.filter(({ state }) => state === 'APPROVED').length;
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(approved);
      await judge('approve and expire', rounds);
    }
  });
});
