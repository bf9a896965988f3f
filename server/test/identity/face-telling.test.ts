import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { JOB_HANDLERS } from '#app/app.ts';
import { MOST_ALIKE } from '#core/identity/faces.ts';
import { reviewJobs } from '#jobs/reviews.ts';
import { runJob } from '#jobs/worker.ts';
import { startWorkers } from '#jobs/workers.ts';
import type { Job } from '#store/jobs.ts';
import * as jobs from '#store/jobs.ts';
import { startTestApp } from '#test/support/app.ts';
import { runDueJobs } from '#test/support/escrow.ts';
import { newSearcher, type Searcher } from '#test/support/identity/searcher.ts';

const app = await startTestApp();
const { owner, admin, name } = app.database;
let on: Searcher;
beforeEach(async () => {
  on = await newSearcher(app);
});
// Jobs that one test has left would run in the next.
afterEach(() => runDueJobs(app));

const LOCKED_OUT = `SELECT 1 FROM pg_stat_activity WHERE datname = $1 AND wait_event_type = 'Lock'`;

describe('the reports of a face search', () => {
  it('exclude a face that was replaced while it was compared', async () => {
    await on.verify('other');
    await on.bring('new');
    let searching: Promise<void> | undefined;
    const db = app.context.db;
    await db.transaction(async (tx) => {
      await tx.query(
        `UPDATE identity_faces SET verification_id = 'idv_of_another_face'
         WHERE developer_id = $1 AND external_user_id = 'other'`,
        [on.tenant],
      );
      searching = runDueJobs(app);
      await expect.poll(() => admin.query(LOCKED_OUT, [name])).toHaveLength(1);
    });
    await searching;
    expect(await on.waiting('new')).toEqual([]);
  });

  it('are not repeated when a job runs again after the decision', async () => {
    await on.verify('other');
    await on.bring('twice');
    const saved = await owner.query<{ id: string }>(`SELECT * FROM jobs WHERE kind = 'search-faces'`);
    expect(saved).toHaveLength(1);
    await runDueJobs(app);
    await on.decide('twice', 'same_person');
    await owner.query(`INSERT INTO jobs SELECT * FROM json_populate_recordset(NULL::jobs, $1)`, [
      JSON.stringify(saved),
    ]);
    await runDueJobs(app);
    expect(await on.waiting('twice')).toEqual([]);
  });

  it('include a new match behind twenty known ones, and are limited to a reviewable number', async () => {
    const known = Array.from({ length: MOST_ALIKE }, (_, n) => `known_${n}`);
    for (const user of known) await on.verify(user);
    await on.verify('watched');
    await on.decide('watched', 'other_person');
    await on.verify('behind');
    await on.decide('behind', 'same_person');
    await owner.query(
      `UPDATE identity_faces SET created_at = (created_at AT TIME ZONE 'UTC' - interval '1 day') AT TIME ZONE 'UTC'
       WHERE developer_id = $1 AND external_user_id = 'behind'`,
      [on.tenant],
    );
    await on.verify('watched');
    const [review] = await on.waiting('watched');
    expect(await on.named(review?.id)).toEqual(['behind']);

    await on.verify('many');
    for (const user of ['and_one', 'and_two']) {
      await on.verify(user);
      await on.decide(user, 'same_person');
    }
    await on.verify('many');
    const [longest] = await on.waiting('many');
    const seen = await on.named(longest?.id);
    expect(seen).toHaveLength(MOST_ALIKE);
    // Matches that the reviewer did not see are not decided.
    await on.decide('many', 'other_person');
    await on.verify('many');
    const [next] = await on.waiting('many');
    const unseen = await on.named(next?.id);
    expect(unseen).toEqual(expect.arrayContaining(['and_one', 'and_two']));
    expect(unseen.filter((user) => seen.includes(user))).toEqual([]);
  });
});

describe('the work of a face search', () => {
  const SEARCH = 'search-faces';
  const PLACES = 12;
  const waitingJobs = async (of: string) =>
    (await owner.query('SELECT 1 FROM jobs WHERE kind = $1 AND developer_id = $2', [SEARCH, of])).length;

  it('is done for all requests of an account at once, and for no other account', async () => {
    const users = ['one', 'two', 'three', 'four'];
    for (const user of users) await on.bring(user);
    const another = await newSearcher(app);
    await another.bring('one');
    const now = app.time.now();
    const taken = { kinds: [SEARCH], claim: 'test', leaseSeconds: 60, limit: 100, now } as const;
    const mine = (await jobs.claimDue(app.context.db, taken)).filter((job) => job.developerId === on.tenant);
    expect(mine).toHaveLength(users.length);
    // The last one: its matches also count for those before it.
    await runJob(app.context, JOB_HANDLERS, mine.at(-1) as Job);
    expect([await waitingJobs(on.tenant), await waitingJobs(another.tenant)]).toEqual([0, 1]);
    const named: string[] = [];
    for (const user of users) {
      const [review] = await on.waiting(user);
      for (const other of review ? await on.named(review.id) : []) named.push([user, other].sort().join());
    }
    // Each pair once.
    expect(named.sort()).toEqual([...new Set(named)]);
    expect(named).toHaveLength((users.length * (users.length - 1)) / 2);
    // A job that another process was about to run has nothing left to do.
    await runJob(app.context, JOB_HANDLERS, mine[0] as Job);
    await owner.query(`UPDATE jobs SET run_at = created_at, claim = NULL WHERE claim = 'test'`);
  });

  it('has its own slots: nothing else waits behind it', async () => {
    const accounts = [on, await newSearcher(app)];
    for (const each of accounts) for (let n = 0; n < PLACES; n++) await each.bring(`user_${n}`);
    const reviewId = `rev_${'0'.repeat(32)}`;
    const other = { id: 'job_of_another_kind', kind: 'announce-review', payload: { reviewId } } as const;
    const now = app.time.now();
    const workers = await app.context.db.transaction(async (tx) => {
      await tx.query('SELECT 1 FROM identity_faces FOR UPDATE');
      const started = await startWorkers(app.context, reviewJobs, { error: () => undefined });
      await expect.poll(() => admin.query(LOCKED_OUT, [name])).not.toHaveLength(0);
      await jobs.add(app.context.db, { ...other, developerId: on.tenant, runAt: now }, now);
      started.wake();
      const left = () => owner.query('SELECT 1 FROM jobs WHERE id = $1', [other.id]);
      await expect.poll(left).toEqual([]);
      return started;
    });
    await expect.poll(() => waitingJobs(on.tenant)).toBe(0);
    await workers.stop();
  });
});
