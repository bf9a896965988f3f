import { afterAll, describe, expect, it } from 'vitest';
import { expireAgreements } from '#actions/escrow/expire-agreements.ts';
import { takeUpOwedWork } from '#actions/escrow/take-up-owed-work.ts';
import { verifyBooks } from '#actions/escrow/verify/verify-books.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#core/time.ts';
import { lateSeconds } from '#store/escrow/deadlines.ts';
import { openMac } from '#store/escrow/verify/hmac.ts';
import { startTestApp } from '#test/support/app.ts';
import { findContradictions } from '#test/support/database/books.ts';
import { type AgreementBody, runDueJobs } from '#test/support/escrow.ts';
import { HOUR, timeLimits } from '#test/support/time-limits.ts';

const app = await startTestApp();
const { owner } = app.database;
const {
  newPlatform,
  inMs,
  now,
  create,
  pay,
  show,
  clockOf,
  extend,
  confirm,
  typesOf,
  refused,
  pass,
  inspected,
} = timeLimits(app);
afterAll(async () => expect(await findContradictions(owner)).toEqual([]));

describe('an inspection window', () => {
  it('starts when the seller has confirmed and the held money covers the release', async () => {
    const on = await newPlatform();
    const limits = { inspectionSeconds: HOUR };
    const agreement = await create(on, [limits, limits]);
    expect(await clockOf(on, agreement)).toEqual({
      status: 'WAITING',
      startedAt: null,
      endsAt: null,
      pausedSeconds: 0,
      extendedSeconds: 0,
    });
    const told = await confirm(on, agreement, 'seller');
    expect(told.body.message).toMatch(/or when the inspection window ends, which has not started\.$/);
    await confirm(on, agreement, 'seller', 1);
    expect(await clockOf(on, agreement)).toMatchObject({ status: 'WAITING' });
    const account = await pay(on, agreement, 100);
    expect(await clockOf(on, agreement)).toMatchObject({ status: 'RUNNING', endsAt: inMs(HOUR_MS) });
    // The same money does not cover the second one.
    expect(await clockOf(on, agreement, 1)).toMatchObject({ status: 'WAITING' });
    await on.deposit(account, 100);
    expect(await clockOf(on, agreement, 1)).toMatchObject({ status: 'RUNNING' });
    expect((await show(on, agreement)).milestones.map(({ status }) => status)).toEqual([
      'SELLER_CONFIRMED',
      'SELLER_CONFIRMED',
    ]);
  });

  it('releases the milestone at its end, and says by what', async () => {
    const on = await newPlatform();
    const agreement = await inspected(on);
    await pass(4 * HOUR_MS - 1);
    expect((await on.get(agreement.id)).body).toMatchObject({ funding: { released: 0 } });
    await pass(1);
    expect((await show(on, agreement)).milestones).toMatchObject([
      { status: 'COMPLETED', buyerConfirmed: false, clock: { status: 'ENDED', endsAt: now() } },
    ]);
    expect((await on.get(agreement.id)).body).toMatchObject({ funding: { released: 100 } });
    const confirmed = (await on.events(agreement.id)).filter(({ type }) => type === 'milestone.confirmed');
    expect(confirmed.map(({ data }) => data['by'])).toEqual(['seller', 'inspection']);
    // The buyer may still say yes; nothing more is released.
    expect((await confirm(on, agreement, 'buyer')).body.milestone).toMatchObject({ buyerConfirmed: true });
    expect((await on.get(agreement.id)).body).toMatchObject({ funding: { released: 100 } });
  });

  it('is over when the buyer confirms, and does not release again', async () => {
    const on = await newPlatform();
    const agreement = await inspected(on);
    await confirm(on, agreement, 'buyer');
    expect(await clockOf(on, agreement)).toMatchObject({ status: 'ENDED', endsAt: now() });
    await pass(5 * HOUR_MS);
    expect((await typesOf(on, agreement)).filter((type) => type === 'milestone.released')).toHaveLength(1);
  });

  it('ends without a release where silence means hold', async () => {
    const on = await newPlatform();
    const agreement = await inspected(on, { onSilence: 'hold' });
    await pass(5 * HOUR_MS);
    expect(await show(on, agreement)).toMatchObject({
      milestones: [{ status: 'SELLER_CONFIRMED', onSilence: 'hold', clock: { status: 'ENDED' } }],
    });
    expect((await typesOf(on, agreement)).at(-1)).toBe('milestone.inspection_ended');
    expect((await confirm(on, agreement, 'buyer')).body.milestone.status).toBe('COMPLETED');
  });

  it('pauses while the agreement is frozen, and keeps the rest', async () => {
    const on = await newPlatform();
    const agreement = await inspected(on);
    await pass(HOUR_MS);
    await on.post(agreement.id, 'freeze', { reason: 'dispute' });
    await pass(30 * HOUR_MS);
    expect(await clockOf(on, agreement)).toMatchObject({
      status: 'PAUSED',
      endsAt: null,
      pausedSeconds: 30 * HOUR,
    });
    await refused(extend(on, agreement, { seconds: 60, party: 'seller' }), 409, 'agreement_frozen');
    await on.post(agreement.id, 'unfreeze');
    expect(await clockOf(on, agreement)).toMatchObject({
      status: 'RUNNING',
      endsAt: inMs(3 * HOUR_MS),
      pausedSeconds: 30 * HOUR,
    });
    await pass(3 * HOUR_MS - 1);
    expect((await show(on, agreement)).milestones[0]?.status).toBe('SELLER_CONFIRMED');
    await pass(1);
    expect((await show(on, agreement)).milestones[0]?.status).toBe('COMPLETED');
    const types = await typesOf(on, agreement);
    expect(types.filter((type) => /inspection_(paused|resumed)/.test(type))).toEqual([
      'milestone.inspection_paused',
      'milestone.inspection_resumed',
    ]);
  });

  it('pauses while the money does not cover it any more', async () => {
    const on = await newPlatform();
    const agreement = await create(on, [{ inspectionSeconds: HOUR }, {}]);
    const account = await pay(on, agreement, 100);
    await confirm(on, agreement, 'seller');
    // The other milestone takes the money.
    await confirm(on, agreement, 'seller', 1);
    await confirm(on, agreement, 'buyer', 1);
    expect(await clockOf(on, agreement)).toMatchObject({ status: 'PAUSED' });
    await pass(5 * HOUR_MS);
    await on.deposit(account, 100);
    expect(await clockOf(on, agreement)).toMatchObject({ status: 'RUNNING', endsAt: inMs(HOUR_MS) });
  });

  it('releases late when no worker ran, dates nothing back, and is an alarm after ten minutes', async () => {
    const on = await newPlatform();
    await pass(DAY_MS);
    const agreement = await inspected(on);
    app.time.advance(4 * HOUR_MS + 9 * MINUTE_MS);
    expect(await lateSeconds(app.context.db, app.context.clock())).toBeLessThanOrEqual(600);
    app.time.advance(2 * MINUTE_MS);
    expect(await lateSeconds(app.context.db, app.context.clock())).toBeGreaterThan(600);
    expect((await app.call<string>('GET', '/metrics')).body).toMatch(/^surety_deadline_late_seconds 660$/m);
    await refused(extend(on, agreement, { seconds: 60, party: 'seller' }), 409, 'inspection_ended');
    await runDueJobs(app);
    expect(await clockOf(on, agreement)).toMatchObject({ status: 'ENDED', endsAt: now() });
    const times = await owner.query<{ at: Date }>(
      `SELECT created_at AS at FROM transfers WHERE agreement_id = $1 AND kind = 'release'`,
      [agreement.id],
    );
    expect(times.map(({ at }) => at.toISOString())).toEqual([now()]);
    expect(await lateSeconds(app.context.db, app.context.clock())).toBe(0);
  });

  it('is ended exactly once, however many jobs there are, and by a job that was lost', async () => {
    const on = await newPlatform();
    const agreement = await inspected(on);
    await owner.query(`DELETE FROM jobs WHERE payload->>'agreementId' = $1`, [agreement.id]);
    expect(await verify(agreement)).toMatchObject([{ check: 'owed' }]);
    await takeUpOwedWork(app.context, 100);
    await takeUpOwedWork(app.context, 100);
    expect(await verify(agreement)).toEqual([]);
    await runDueJobs(app);
    await pass(4 * HOUR_MS);
    await pass(DAY_MS);
    const types = await typesOf(on, agreement);
    expect(types.filter((type) => type === 'milestone.completed')).toHaveLength(1);
  });

  it('reminds at half of its time, a day and two hours before its end, if those are ahead', async () => {
    const on = await newPlatform();
    const rest = async (inspectionSeconds: number, step: number) => {
      const agreement = await inspected(on, { inspectionSeconds });
      for (let passed = 0; passed < inspectionSeconds * 1_000; passed += step) await pass(step);
      const reminders = (await on.events(agreement.id)).filter(
        ({ type }) => type === 'milestone.inspection_ending',
      );
      return reminders.map(({ data }) => Number(data['remainingSeconds']) / HOUR);
    };
    expect(await rest(HOUR, 15 * MINUTE_MS)).toEqual([0.5]);
    expect(await rest(6 * HOUR, HOUR_MS)).toEqual([3, 2]);
    expect(await rest(72 * HOUR, 2 * HOUR_MS)).toEqual([36, 24, 2]);
  });

  it('keeps EXPIRE_AFTER from taking the money back', async () => {
    const on = await newPlatform();
    const agreement = await inspected(on, { inspectionSeconds: 40 * 24 * HOUR });
    const other = await create(on, [{}]);
    await pay(on, other, 100);
    app.time.advance(35 * DAY_MS);
    const policy = { ...app.context.policy, expireAfterMs: 30 * DAY_MS };
    await expireAgreements({ ...app.context, policy }, 100);
    expect((await on.get(agreement.id)).body).toMatchObject({ funding: { held: 100, refunded: 0 } });
    expect((await on.get(other.id)).body).toMatchObject({ funding: { held: 0, refunded: 100 } });
  });

  it('is found by verify when its end was moved in the database', async () => {
    const on = await newPlatform();
    const agreement = await inspected(on);
    const set = (endsAt: string) =>
      owner.query(
        `UPDATE milestones SET clock = jsonb_set(clock, '{inspection,endsAt}', to_jsonb($2::text))
         WHERE agreement_id = $1`,
        [agreement.id, endsAt],
      );
    await set(now());
    expect((await verify(agreement)).map(({ check }) => check)).toEqual([
      'history',
      'deadlines',
      'deadlines',
    ]);
    await set(inMs(4 * HOUR_MS));
    expect(await verify(agreement)).toEqual([]);
  });
});

async function verify({ id }: AgreementBody) {
  const { db, secret, clock } = app.context;
  const { faults } = await verifyBooks(db, { mac: openMac(secret.derive('seal')), now: clock() });
  return faults.flatMap(({ found }) => found).filter(({ where }) => where.includes(id));
}

describe('POST …/milestones/:milestoneId/extend', () => {
  it('lets the buyer extend once and the seller at any time, the sum limited by the first length', async () => {
    const on = await newPlatform();
    const agreement = await inspected(on);
    const answer = await extend(on, agreement, { seconds: HOUR, party: 'buyer' });
    expect(answer).toMatchObject({
      status: 200,
      body: { milestones: [{ clock: { extendedSeconds: HOUR, endsAt: inMs(5 * HOUR_MS) } }] },
    });
    await refused(extend(on, agreement, { seconds: 60, party: 'buyer' }), 409, 'already_extended');
    for (const total of [2, 3]) {
      const { body } = await extend(on, agreement, { seconds: HOUR, party: 'seller' });
      expect(body.milestones[0]?.clock).toMatchObject({ extendedSeconds: total * HOUR });
    }
    const tooLong = extend(on, agreement, { seconds: HOUR + 60, party: 'seller' });
    await refused(tooLong, 409, 'extension_too_long', 'seconds');
    expect((await extend(on, agreement, { seconds: HOUR, party: 'seller' })).status).toBe(200);
    await refused(extend(on, agreement, { seconds: 60, party: 'seller' }), 409, 'extension_too_long');
    await pass(8 * HOUR_MS - 1);
    expect((await show(on, agreement)).milestones[0]?.status).toBe('SELLER_CONFIRMED');
    await pass(1);
    expect((await show(on, agreement)).milestones[0]?.status).toBe('COMPLETED');
  });

  it('refuses the buyer more than the first length', async () => {
    const on = await newPlatform();
    const agreement = await inspected(on);
    const seconds = 4 * HOUR + 1;
    await refused(extend(on, agreement, { seconds, party: 'buyer' }), 409, 'extension_too_long');
  });

  it.each<[string, object, string]>([
    ['no seconds', { party: 'buyer' }, 'seconds'],
    ['a minute less', { seconds: 59, party: 'buyer' }, 'seconds'],
    ['half a second', { seconds: 60.5, party: 'buyer' }, 'seconds'],
    ['a platform', { seconds: 60, party: 'platform' }, 'party'],
  ])('answers 400 for %s', async (_what, body, path) => {
    const on = await newPlatform();
    const agreement = await create(on, [{ inspectionSeconds: HOUR }]);
    await refused(extend(on, agreement, body), 400, 'validation_failed', path);
  });

  it('answers 409 before the window starts and after it has ended, and 404 for another milestone', async () => {
    const on = await newPlatform();
    const body = { seconds: 60, party: 'seller' };
    const agreement = await create(on, [{ inspectionSeconds: HOUR }, {}]);
    await refused(extend(on, agreement, body), 409, 'inspection_not_started');
    await refused(extend(on, agreement, body, 1), 409, 'inspection_not_started');
    const ended = await inspected(on);
    await pass(5 * HOUR_MS);
    await refused(extend(on, ended, body), 409, 'inspection_ended');
    await refused(extend(on, { ...agreement, milestones: ended.milestones }, body), 404, 'not_found');
    await refused(extend(await newPlatform(), ended, body), 404, 'not_found');
  });
});
