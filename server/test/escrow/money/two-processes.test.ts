import { afterAll, describe, expect, it, vi } from 'vitest';
import { momentOf } from '#actions/escrow/change-agreement.ts';
import { Draft } from '#core/escrow/draft.ts';
import { type Answer, startTestApp, type TestApp } from '#test/support/app.ts';
import { findContradictions } from '#test/support/database/books.ts';
import { fundedAgreement, platform, runDueJobs } from '#test/support/escrow.ts';
import { PATIENT } from '#test/support/patience.ts';

const app = await startTestApp();
const { key } = await app.signUp();
const here = platform(app, key);
const there = platform(await startTwin(app), key);
afterAll(async () => expect(await findContradictions(app.database.owner)).toEqual([]));

/**
 * The service once more on the same database, like another process: with its own modules, so that no lock,
 * queue or batch is shared and only the database coordinates the two.
 */
async function startTwin(first: TestApp): Promise<TestApp> {
  vi.resetModules();
  const { createContext } = await import('#app/context.ts');
  const { readConfig } = await import('#settings/config.ts');
  const { buildServer } = await import('#http/server.ts');
  const { openDb, unlocked } = await import('#store/db.ts');
  const db = unlocked(openDb(first.database.serviceUrl, { max: 4, ...PATIENT }), first.context.db.personal);
  const context = createContext(db, readConfig({}), { clock: first.time.now });
  const http = await buildServer(context, {
    logger: false,
    rateLimit: false,
    trustProxy: false,
    readiness: { draining: false },
  });
  await http.ready();
  afterAll(async () => {
    await http.close();
    await db.close();
  });
  return {
    ...first,
    async call<Body>(method: string, path: string, options: Parameters<TestApp['call']>[2] = {}) {
      const response = await http.inject({
        method: method as 'GET',
        url: path,
        headers: { 'x-api-key': String(options.key), 'content-type': 'application/json' },
        ...(options.body === undefined ? {} : { payload: JSON.stringify(options.body) }),
      });
      return { status: response.statusCode, body: response.json() as Body, headers: response.headers };
    },
  };
}

const ROUNDS = 10;
const statusesOf = (answers: readonly Answer<unknown>[]) => answers.map((answer) => answer.status).sort();

describe('two processes on one database', () => {
  it('release a milestone once, whichever of 40 requests confirms it in which process', async () => {
    for (let round = 0; round < 3; round++) {
      const { id, milestones } = await fundedAgreement(here, [100], 100);
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, index) =>
          (index % 2 === 0 ? here : there).confirm(
            id,
            milestones[0]?.id ?? '',
            index % 4 < 2 ? 'buyer' : 'seller',
          ),
        ),
      );
      expect(statusesOf(answers)).toEqual(Array(40).fill(200));
      const { entries } = (await here.ledger(id)).body;
      expect(entries.map((entry) => entry.kind)).toEqual(['deposit', 'release']);
    }
    await runDueJobs(app);
  });

  it('let either a refund or a confirmation win, never both', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { id, milestones } = await fundedAgreement(here, [100], 100);
      await here.confirm(id, milestones[0]?.id ?? '', 'buyer');
      const [confirmation, refund] = await Promise.all([
        here.confirm(id, milestones[0]?.id ?? '', 'seller'),
        there.refund(id),
      ]);
      expect([
        [200, 409],
        [409, 201],
      ]).toContainEqual([confirmation.status, refund.status]);
      // The loser has left no jobs.
      const jobs = await app.database.owner.query(
        `SELECT kind FROM jobs WHERE payload->>'agreementId' = $1`,
        [id],
      );
      expect(jobs).toEqual([{ kind: refund.status === 201 ? 'pay-refunds' : 'submit-payout' }]);
    }
    await runDueJobs(app);
  });

  it('record one deposit once, and different ones all', async () => {
    const { id, virtualAccountNo } = await fundedAgreement(here, [1000], 0);
    const same = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        (index % 2 === 0 ? here : there).deposit(virtualAccountNo ?? '', 70, 'the-same'),
      ),
    );
    expect(statusesOf(same)).toEqual([...Array(9).fill(200), 201]);
    const different = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 === 0 ? here : there).deposit(virtualAccountNo ?? '', 10, `own-${index}`),
      ),
    );
    expect(statusesOf(different)).toEqual(Array(20).fill(201));
    expect((await here.get(id)).body.funding).toMatchObject({ deposited: 270, held: 270 });
  });

  // `here` committed the agreement last and decides on it as it was then.
  it('refuses by what the other process has changed since', async () => {
    const { id, milestones } = await fundedAgreement(here, [100, 100], 200);
    await there.post(id, 'freeze', { reason: 'a complaint' });
    expect((await here.confirm(id, milestones[0]?.id ?? '', 'buyer')).body).toMatchObject({
      code: 'agreement_frozen',
    });
    await there.post(id, 'unfreeze');
    expect((await here.confirm(id, milestones[0]?.id ?? '', 'buyer')).status).toBe(200);
    await here.post(id, 'freeze', { reason: 'a complaint' });
    await there.post(id, 'unfreeze');
    expect((await here.confirm(id, milestones[1]?.id ?? '', 'buyer')).status).toBe(200);
    expect((await there.confirm(id, milestones[0]?.id ?? '', 'seller')).status).toBe(200);
    expect((await here.confirm(id, milestones[0]?.id ?? '', 'seller')).body).toMatchObject({
      message: 'The seller has already confirmed this milestone.',
    });
    await runDueJobs(app);
  });

  it.each([
    ['repeats a confirmation', 0],
    ['makes another one', 1],
  ])('goes on from what the database has when a failover lost a confirmation: %s', async (_what, nth) => {
    const { id, milestones } = await fundedAgreement(here, [100, 100], 200);
    const { owner } = app.database;
    const [before] = await owner.query<{ row: object }>(
      'SELECT to_jsonb(a) AS row FROM agreements a WHERE id = $1',
      [id],
    );
    expect((await here.confirm(id, milestones[0]?.id ?? '', 'buyer')).status).toBe(200);
    // As after a failover to a copy that had not yet received the confirmation, on which the seller confirms.
    await owner.query(`DELETE FROM events WHERE stream_id = $1 AND type = 'milestone.confirmed'`, [id]);
    await owner.query('UPDATE milestones SET buyer_confirmed = false WHERE agreement_id = $1', [id]);
    await owner.query(
      `UPDATE agreements SET version = x.version, event_count = x.event_count, event_head = x.event_head, mac = x.mac
       FROM jsonb_to_record($2) AS x(version integer, event_count integer, event_head text, mac text) WHERE id = $1`,
      [id, JSON.stringify(before?.row)],
    );
    expect((await there.confirm(id, milestones[1]?.id ?? '', 'seller')).status).toBe(200);
    // `here` has the same version number, but another history.
    expect((await here.confirm(id, milestones[nth]?.id ?? '', 'buyer')).status).toBe(200);
    expect((await here.get(id)).body.milestones).toMatchObject([
      { buyerConfirmed: nth === 0, sellerConfirmed: false },
      { buyerConfirmed: nth === 1, sellerConfirmed: true },
    ]);
    await runDueJobs(app);
  });

  // A failover may lose it, and another change without an event would look the same.
  it('does not rely on a change without an event', async () => {
    const { id } = await fundedAgreement(here, [100], 100);
    const { agreements, db } = app.context;
    const [found] = await db.query<{ developerId: string }>(
      'SELECT developer_id AS "developerId" FROM agreements WHERE id = $1',
      [id],
    );
    const which = { developerId: String(found?.developerId), agreementId: id };
    const agreement = await agreements.load(which);
    if (!agreement) throw new Error('the agreement was not found');
    expect(agreements.lastCommitted(which)).toMatchObject({ version: agreement.version });
    const silent = new Draft(agreement, momentOf(app.context)).done();
    expect(silent.events).toEqual([]);
    expect(await agreements.commit(silent, null)).toBe(true);
    expect(agreements.lastCommitted(which)).toBeUndefined();
  });
});
