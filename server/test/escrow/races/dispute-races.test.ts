import { writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import type { Context } from '#actions/context.ts';
import { acceptOfferOf, decide, openDisputeAbout, say } from '#actions/escrow/disputes/change-dispute.ts';
import { applyMessage } from '#actions/escrow/exceptions/apply-message.ts';
import { meetDeadlines } from '#actions/escrow/meet-deadlines.ts';
import { verifyBooks } from '#actions/escrow/verify/verify-books.ts';
import { money } from '#core/escrow/money.ts';
import { Problem } from '#core/problem.ts';
import { HOUR_MS } from '#core/time.ts';
import { NO_ANSWER } from '#store/idempotency.ts';
import { startTestApp } from '#test/support/app.ts';
import { findContradictions } from '#test/support/database/books.ts';
import { disputes } from '#test/support/disputes.ts';
import { type AgreementBody, fundedAgreement, runDueJobs } from '#test/support/escrow.ts';
import { HOUR, timeLimits } from '#test/support/time-limits.ts';

/** Of each kind, in two processes; `npm run races:disputes` has a thousand. */
const ASKED = process.env['DISPUTE_RACES'];
const ROUNDS = Number(ASKED ?? 10);
const RESULTS = new URL('./DISPUTE-RACES.md', import.meta.url);

const app = await startTestApp();
const there = await app.startNode();
const { newPlatform, inspected, typesOf } = timeLimits(app);
/** Counts of the outcomes, to show that there was a race. */
const ends = new Map<string, number>();
const count = (how: string) => ends.set(how, (ends.get(how) ?? 0) + 1);
afterAll(async () => {
  expect(await findContradictions(app.database.owner)).toEqual([]);
  expect((await verifyBooks(app.database.service, { now: app.context.clock() })).faults).toEqual([]);
  if (ASKED) await writeFile(RESULTS, resultsOf(ends));
});

function resultsOf(found: ReadonlyMap<string, number>): string {
  return [
    '# Races about a dispute',
    '',
    'Written by `npm run races:disputes`. In each round two requests about one milestone meet in two processes on one',
    'database. Each round ended as one of them alone would have, the loser was told, the books are exact, and',
    '`surety verify` finds nothing.',
    '',
    '| How it ended | Rounds |',
    '|---|--:|',
    ...[...found].sort().map(([how, rounds]) => `| ${how} | ${rounds} |`),
    '',
  ].join('\n');
}

/** Returns the code that a request is refused with; null when it is carried out. */
async function codeOf(work: () => Promise<unknown>, withinMs = 4): Promise<string | null> {
  await sleep(Math.random() * withinMs);
  return work().then(
    () => null,
    (error: unknown) => (error instanceof Problem ? error.code : Promise.reject(error)),
  );
}

/** The clocks of two machines differ: to one of them, the window has a millisecond left. */
const at = (context: Context, ms: number): Context => ({
  ...context,
  clock: () => new Date(app.context.clock().getTime() + ms),
});

const keyOf = ({ developerId, id: agreementId }: AgreementBody) => ({ developerId, agreementId });
const times = (types: readonly string[], type: string) => types.filter((each) => each === type).length;

/** A platform with a payout account for its seller and these terms for its disputes. */
async function newDisputes(terms: object = {}) {
  const on = await newPlatform();
  await on.setPayoutAccount();
  const { key } = on;
  const { body } = await app.call('PUT', '/v1/policies/terms', { key, body: { disputes: terms } });
  expect(body).toMatchObject({ object: 'terms_policy' });
  const { open, step } = disputes(app, on);
  const opened = async () => {
    const agreement = await inspected(on, { inspectionSeconds: HOUR });
    const { body: dispute } = await open(agreement);
    return { agreement, key: { developerId: agreement.developerId, disputeId: dispute.id }, dispute };
  };
  return { on, open, step, opened };
}

describe('two requests about a dispute', { timeout: 900_000 }, () => {
  it('a dispute is opened at the end of a window until the bank has the payout, which is made or stopped', async () => {
    const { on } = await newDisputes();
    for (let round = 0; round < ROUNDS; round++) {
      const agreement = await inspected(on, { inspectionSeconds: HOUR });
      const milestoneId = agreement.milestones[0]?.id ?? '';
      const dispute = {
        ...{ externalUserId: 'buyer', milestoneId, reason: 'not_as_described' as const },
        ...{ statement: null, toBuyer: undefined },
      };
      const target = { ...keyOf(agreement), milestoneId };
      // The end of the window releases the milestone, and its payout goes to the bank.
      const end = async () => {
        const context = at(app.context, HOUR_MS);
        await meetDeadlines(context, target);
        await runDueJobs({ context });
      };
      const [code] = await Promise.all([
        codeOf(() => openDisputeAbout(at(there.context, HOUR_MS - 1), target, dispute, NO_ANSWER), 60),
        end(),
      ]);
      await runDueJobs(app);
      const isOpen = code === null;
      if (!isOpen) expect(['payout_under_way', 'milestone_paid']).toContain(code);
      const types = await typesOf(on, agreement);
      const wasReleased = types.includes('milestone.released');
      count(`${isOpen ? 'opened' : `refused: ${code}`}, the window ${wasReleased ? 'has ended' : 'stops'}`);
      expect(times(types, 'dispute.opened')).toBe(isOpen ? 1 : 0);
      expect((await on.get(agreement.id)).body.funding).toMatchObject({ paidOut: isOpen ? 0 : 100 });
    }
  });

  it('an offer is accepted or withdrawn', async () => {
    const { on, step, opened } = await newDisputes();
    for (let round = 0; round < ROUNDS; round++) {
      const { agreement, key, dispute } = await opened();
      const offered = await step(dispute, 'offers', { externalUserId: 'seller', toBuyer: 30 });
      const offerId = offered.body.offer?.id ?? '';
      const acceptance = {
        ...{ externalUserId: 'buyer', offerId },
        ...{ toBuyer: money(30), toSeller: money(70) },
      };
      const withdrawal = { externalUserId: 'seller', offerId, how: 'withdraw_offer' as const };
      const [accepted, withdrawn] = await Promise.all([
        codeOf(() => acceptOfferOf(app.context, key, acceptance, NO_ANSWER)),
        codeOf(() => say.endOffer(there.context, key, withdrawal)(NO_ANSWER)),
      ]);
      expect([accepted, withdrawn].filter((code) => code === null)).toHaveLength(1);
      count(
        accepted === null
          ? `accept first, the withdrawal is refused: ${withdrawn}`
          : `withdraw first, the acceptance is refused: ${accepted}`,
      );
      await runDueJobs(app);
      const { funding } = (await on.get(agreement.id)).body;
      expect(funding).toMatchObject(
        accepted === null ? { held: 0, refunded: 30, paidOut: 70 } : { held: 100, refunded: 0, paidOut: 0 },
      );
    }
  });

  it('a decision comes before the bank takes the deposit back, or after it', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      // A seller whose payments are recalled becomes suspect, so each round has an account of its own.
      const { on, open, step } = await newDisputes({ appealSeconds: 0 });
      const agreement = await fundedAgreement(on, [100], 0);
      await on.deposit(agreement.virtualAccountNo ?? '', 100, 'recalled');
      const { body: dispute } = await open(agreement);
      await step(dispute, 'escalate');
      const recall = await reported(on.key, 'recalled');
      const key = { developerId: agreement.developerId, disputeId: dispute.id };
      const verdict = { code: 'split', statement: 'Half each.', toBuyer: money(40), toSeller: money(60) };
      const [code] = await Promise.all([
        codeOf(() => decide(app.context, key, verdict, NO_ANSWER)),
        applyMessage(there.context, recall),
      ]);
      await runDueJobs(app);
      const types = await typesOf(on, agreement);
      const isFirst = types.indexOf('dispute.decided') < types.indexOf('deposit.reversed');
      count(isFirst ? 'decision first, its payments are held' : 'recall first, the decision waits for money');
      expect([code, times(types, 'dispute.decided'), times(types, 'deposit.reversed')]).toEqual([null, 1, 1]);
      const divided = isFirst ? { released: 60, refunding: 40, queued: 0 } : { queued: 60, refunding: 0 };
      expect((await on.get(agreement.id)).body).toMatchObject({
        status: 'FROZEN',
        funding: { held: 0, paidOut: 0, ...divided },
      });
    }
  });
});

/** Lets the bank report that it took a deposit back. Returns the stored notification, not applied yet. */
async function reported(key: string, reference: string): Promise<{ provider: string; key: string }> {
  const answer = await app.call('POST', `/v1/sandbox/deposits/${reference}/reverse`, { key, body: {} });
  expect(answer.status).toBe(202);
  const [message] = await app.database.owner.query<{ provider: string; key: string }>(
    'SELECT provider, key FROM bank_messages WHERE outcome IS NULL',
  );
  if (!message) throw new Error('the notification was not stored');
  return message;
}
