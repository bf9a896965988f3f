import { afterAll, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#core/time.ts';
import { startTestApp } from '#test/support/app.ts';
import { findContradictions } from '#test/support/database/books.ts';
import { type Platform, runDueJobs } from '#test/support/escrow.ts';
import { HOUR, type Timed, timeLimits } from '#test/support/time-limits.ts';

const app = await startTestApp();
const { owner } = app.database;
const { newPlatform, inMs, now, create, pay, show, clockOf, confirm, typesOf, refused, pass } =
  timeLimits(app);
afterAll(async () => expect(await findContradictions(owner)).toEqual([]));

describe('fundBy', () => {
  it('ends an agreement that was not paid, with a reminder before', async () => {
    const on = await newPlatform();
    const agreement = await create(on, [{}], { fundBy: inMs(4 * HOUR_MS) });
    expect(agreement.fundBy).toBe(inMs(4 * HOUR_MS));
    await pass(2 * HOUR_MS);
    await pass(2 * HOUR_MS);
    expect((await on.get(agreement.id)).body.status).toBe('REFUNDED');
    expect(await typesOf(on, agreement)).toEqual([
      'agreement.created',
      'agreement.funding_ending',
      'agreement.expired',
    ]);
  });

  it('returns what was paid, and money that arrives later goes the way of late money', async () => {
    const on = await newPlatform();
    const agreement = await create(on, [{}, {}], { fundBy: inMs(HOUR_MS) });
    const account = await pay(on, agreement, 150);
    await pass(HOUR_MS);
    expect((await on.get(agreement.id)).body).toMatchObject({ funding: { held: 0, refunded: 150 } });
    expect(await typesOf(on, agreement)).toContain('agreement.expired');
    await on.deposit(account, 50);
    expect(await typesOf(on, agreement)).toContain('deposit.unapplied');
    await pass(2 * DAY_MS);
    expect((await on.get(agreement.id)).body).toMatchObject({
      status: 'REFUNDED',
      funding: { refunded: 200 },
    });
  });

  it.each<[string, (on: Platform, agreement: Timed) => Promise<unknown>]>([
    ['was paid', (on, agreement) => pay(on, agreement, 200)],
    [
      'has a completed milestone',
      async (on, agreement) => {
        for (const user of ['buyer', 'seller']) await confirm(on, agreement, user);
      },
    ],
    [
      'holds money for a milestone that was delivered',
      async (on, agreement) => {
        await pay(on, agreement, 100);
        await confirm(on, agreement, 'seller');
      },
    ],
    ['is frozen', (on, { id }) => on.post(id, 'freeze', { reason: 'dispute' })],
  ])('leaves an agreement alone that %s', async (_what, prepare) => {
    const on = await newPlatform();
    const agreement = await create(on, [{}, {}], { fundBy: inMs(HOUR_MS) });
    await prepare(on, agreement);
    await pass(2 * HOUR_MS);
    expect(await typesOf(on, agreement)).not.toContain('agreement.expired');
  });

  it('ends a frozen agreement when its hold is lifted', async () => {
    const on = await newPlatform();
    const agreement = await create(on, [{}], { fundBy: inMs(HOUR_MS) });
    await on.post(agreement.id, 'freeze', { reason: 'dispute' });
    await pass(2 * HOUR_MS);
    await on.post(agreement.id, 'unfreeze');
    await runDueJobs(app);
    expect((await on.get(agreement.id)).body.status).toBe('REFUNDED');
  });
});

describe('deliverBy', () => {
  it('reports a late delivery once, and nothing else happens', async () => {
    const on = await newPlatform();
    const agreement = await create(on, [{ deliverBy: inMs(HOUR_MS) }, { deliverBy: inMs(HOUR_MS) }]);
    await confirm(on, agreement, 'seller', 1);
    await pass(HOUR_MS);
    await pass(DAY_MS);
    const overdue = (await on.events(agreement.id)).filter(({ type }) => type === 'milestone.overdue');
    expect(overdue.map(({ data }) => data['milestoneId'])).toEqual([agreement.milestones[0]?.id]);
    expect((await confirm(on, agreement, 'seller')).status).toBe(200);
  });
});

describe('POST /v1/escrow/agreements', () => {
  it.each<[string, object, object, string]>([
    ['a window of less than an hour', { inspectionSeconds: 3_599 }, {}, 'milestones[0].inspectionSeconds'],
    [
      'a window of more than sixty days',
      { inspectionSeconds: 5_184_001 },
      {},
      'milestones[0].inspectionSeconds',
    ],
    ['a window in text', { inspectionSeconds: '3600' }, {}, 'milestones[0].inspectionSeconds'],
    ['another answer to silence', { onSilence: 'refund' }, {}, 'milestones[0].onSilence'],
    ['a delivery in the past', { deliverBy: '2020-01-01T00:00:00Z' }, {}, 'milestones[0].deliverBy'],
    ['a delivery on no date', { deliverBy: 'tomorrow' }, {}, 'milestones[0].deliverBy'],
    ['a payment in the past', {}, { fundBy: '2020-01-01T00:00:00Z' }, 'fundBy'],
  ])('answers 400 for %s', async (_what, limits, more, path) => {
    const on = await newPlatform();
    const milestones = [{ title: 'A', amount: 100, ...limits }];
    await refused(on.create([100], { milestones, ...more }), 400, 'validation_failed', path);
  });

  it('writes nothing more for an agreement without time limits', async () => {
    const on = await newPlatform();
    const agreement = await create(on, [{}]);
    await pay(on, agreement, 100);
    await confirm(on, agreement, 'seller');
    expect(Object.keys(agreement)).not.toContain('fundBy');
    expect(Object.keys(agreement.milestones[0] ?? {})).not.toEqual(
      expect.arrayContaining(['inspectionSeconds']),
    );
    expect(await clockOf(on, agreement)).toBeNull();
    expect((await typesOf(on, agreement)).at(-1)).toBe('milestone.confirmed');
    const stored = await owner.query(
      `SELECT 1 FROM deadlines WHERE agreement_id = $1
       UNION ALL SELECT 1 FROM milestones
         WHERE agreement_id = $1 AND (limits IS NOT NULL OR clock IS NOT NULL)
       UNION ALL SELECT 1 FROM jobs WHERE payload->>'agreementId' = $1 AND kind = 'meet-deadlines'`,
      [agreement.id],
    );
    expect(stored).toEqual([]);
  });
});

describe('GET /v1/escrow/deadlines', () => {
  type Deadlines = {
    data: { dueAt: string; type: string; milestoneId: string | null }[];
    nextCursor: string | null;
  };
  const deadlines = ({ key }: Platform, query = '') =>
    app.call<Deadlines>('GET', `/v1/escrow/deadlines${query}`, { key });

  it('lists every due moment, the next one first, in pages', async () => {
    const on = await newPlatform();
    const agreement = await create(on, [{ deliverBy: inMs(3 * HOUR_MS) }, { inspectionSeconds: 2 * HOUR }], {
      fundBy: inMs(HOUR_MS),
    });
    const [first, second] = agreement.milestones.map(({ id }) => id);
    const listed = (await deadlines(on)).body;
    expect(listed.data).toMatchObject([
      {
        object: 'deadline',
        dueAt: inMs(HOUR_MS),
        type: 'fund_by',
        agreementId: agreement.id,
        milestoneId: null,
      },
      { dueAt: inMs(3 * HOUR_MS), type: 'deliver_by', milestoneId: first },
    ]);
    await pay(on, agreement, 200);
    await confirm(on, agreement, 'seller', 1);
    const page = (await deadlines(on, '?limit=1')).body;
    expect(page.data).toMatchObject([
      { dueAt: inMs(2 * HOUR_MS), type: 'inspection_end', milestoneId: second },
    ]);
    const next = (await deadlines(on, `?limit=1&cursor=${page.nextCursor}`)).body;
    expect(next).toMatchObject({ data: [{ type: 'deliver_by', milestoneId: first }], nextCursor: null });
    const soon = (await deadlines(on, `?to=${encodeURIComponent(inMs(2 * HOUR_MS + 1))}`)).body;
    expect(soon.data).toHaveLength(1);
    await on.post(agreement.id, 'freeze', { reason: 'dispute' });
    expect((await deadlines(on)).body.data).toEqual([]);
    expect((await deadlines(await newPlatform())).body.data).toEqual([]);
  });

  it.each(['?to=tomorrow', '?cursor=AAAA', '?limit=0'])('answers 400 for %s', async (query) => {
    await refused(deadlines(await newPlatform(), query), 400, 'validation_failed');
  });
});

describe('the terms policy', () => {
  const put = ({ key }: Platform, body: object) => app.call('PUT', '/v1/policies/terms', { key, body });
  const get = ({ key }: Platform) => app.call('GET', '/v1/policies/terms', { key });

  it('gives new agreements the limits that they do not state, and existing ones keep theirs', async () => {
    const on = await newPlatform();
    expect((await get(on)).body).toMatchObject({ inspectionSeconds: null, changedAt: null });
    const before = await create(on, [{}]);
    const rules = { fundWithinSeconds: 2 * HOUR, inspectionSeconds: HOUR, onSilence: 'hold' };
    expect(await put(on, rules)).toMatchObject({ status: 200, body: { object: 'terms_policy', ...rules } });
    expect((await get(on)).body).toMatchObject({ ...rules, changedAt: now() });
    expect(await create(on, [{}, { inspectionSeconds: 7_200, onSilence: 'release' }])).toMatchObject({
      fundBy: inMs(2 * HOUR_MS),
      milestones: [
        { inspectionSeconds: HOUR, onSilence: 'hold' },
        { inspectionSeconds: 7_200, onSilence: 'release' },
      ],
    });
    const without = await create(on, [{ inspectionSeconds: null }], { fundBy: null });
    expect(without.fundBy).toBeUndefined();
    expect(without.milestones[0]?.inspectionSeconds).toBeUndefined();
    const kept = await show(on, before);
    expect(kept.milestones[0]?.clock).toBeNull();
    await put(on, {});
    expect((await create(on, [{}])).fundBy).toBeUndefined();
  });

  it.each<[object, string]>([
    [{ fundWithinSeconds: 59 }, 'fundWithinSeconds'],
    [{ inspectionSeconds: 60 }, 'inspectionSeconds'],
    [{ onSilence: 'refund' }, 'onSilence'],
  ])('answers 400 for %j', async (body, path) => {
    await refused(put(await newPlatform(), body), 400, 'validation_failed', path);
  });
});
