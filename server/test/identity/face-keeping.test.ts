import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '#core/time.ts';
import { housekeeping } from '#jobs/housekeeping.ts';
import { startTestApp } from '#test/support/app.ts';
import { runDueJobs } from '#test/support/escrow.ts';
import { newSearcher, type Searcher } from '#test/support/identity/searcher.ts';

const app = await startTestApp();
const { owner } = app.database;
let on: Searcher;
beforeEach(async () => {
  on = await newSearcher(app);
});
// Jobs that one test has left would run in the next.
afterEach(() => runDueJobs(app));

const pass = (days: number) => app.time.advance(days * DAY_MS);
const sweep = () => housekeeping.run(app.context, {} as never);

describe('the data of a face search', () => {
  it('names no one whose retention is over, though the other’s is not', async () => {
    await on.verify('older');
    pass(6);
    await on.verify('newer');
    const [review] = await on.waiting('newer');
    expect(await on.named(review?.id)).toEqual(['older']);
    pass(2);
    expect(await on.named(review?.id)).toEqual([]);
    await sweep();
    expect(await on.kept('identity_faces')).toEqual(['newer']);
    expect(await on.kept('identity_faces_alike')).toEqual([]);
  });

  it('remembers that two people only look alike for as long as both faces are kept', async () => {
    await on.verify('one');
    pass(1);
    await on.verify('two');
    await on.decide('two', 'other_person');
    for (let round = 0; round < 3; round++) {
      pass(3);
      await sweep();
      for (const user of ['one', 'two']) {
        await on.verify(user);
        expect([round, await on.waiting(user)]).toEqual([round, []]);
      }
    }
  });

  it('is destroyed with its keys when the account stops searching', async () => {
    for (const user of ['first', 'second']) await on.verify(user);
    const other = await newSearcher(app);
    await other.verify('first');
    await on.searchFor(null);
    await sweep();
    for (const table of ['identity_faces', 'identity_faces_alike', 'identity_people']) {
      expect([table, await on.kept(table)]).toEqual([table, []]);
    }
    await other.verify('second');
    expect(await other.waiting('second')).toHaveLength(1);
  });

  it('excludes and destroys faces older than a shortened retention', async () => {
    await on.searchFor(30);
    await on.verify('long_ago');
    pass(10);
    await on.searchFor(7);
    await on.verify('now');
    expect(await on.waiting('now')).toEqual([]);
    await sweep();
    expect(await on.kept('identity_faces')).toEqual(['now']);
  });

  it('is not searched once the account has stopped it, not even for pending requests', async () => {
    await on.verify('before');
    await on.bring('meanwhile');
    await on.searchFor(null);
    await runDueJobs(app);
    expect(await on.waiting('meanwhile')).toEqual([]);
  });

  it('loses a face that a reviewer says is not the user’s, though they were verified before', async () => {
    await on.verify('taken_over', 'emeka');
    const theirs = await on.verify('taken_over', 'folake');
    const body = { verdict: 'not_verified', reason: 'Not them.' };
    const path = `/v1/identity/verifications/${theirs}/review`;
    expect((await app.call('POST', path, { key: on.key, body })).status).toBe(200);
    expect(await on.kept('identity_faces')).toEqual([]);
    await on.verify('folake');
    expect(await on.waiting('folake')).toEqual([]);
  });

  it('cannot be decrypted from a backup after a person was erased, and the others are still found', async () => {
    await on.verify('stays');
    await on.verify('erased');
    const rows = await owner.query<{ encrypted: Buffer; verification: string }>(
      `SELECT encrypted, verification_id AS verification FROM identity_faces
       WHERE developer_id = $1 AND external_user_id = 'erased'`,
      [on.tenant],
    );
    await on.erase('erased');
    await on.verify('erased', 'emeka');
    await owner.query(
      `UPDATE identity_faces SET encrypted = $2, verification_id = $3
       WHERE developer_id = $1 AND external_user_id = 'erased'`,
      [on.tenant, rows[0]?.encrypted, rows[0]?.verification],
    );
    await on.verify('later');
    const [review] = await on.waiting('later');
    expect(await on.named(review?.id)).toEqual(['stays']);
  });

  it('is searched for the others when one pending face cannot be decrypted', async () => {
    await on.verify('before');
    for (const user of ['broken', 'whole']) await on.bring(user);
    await owner.query(
      `UPDATE identity_faces SET encrypted = encrypted || '\\x00' WHERE developer_id = $1 AND external_user_id = $2`,
      [on.tenant, 'broken'],
    );
    await runDueJobs(app);
    expect(await on.waiting('broken')).toEqual([]);
    const [review] = await on.waiting('whole');
    expect(await on.named(review?.id)).toEqual(['before']);
  });
});
