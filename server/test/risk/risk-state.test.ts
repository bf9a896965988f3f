import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RiskHistory } from '#core/risk/history.ts';
import { nextBaseline } from '#core/risk/value.ts';
import { HOUR_MS } from '#core/time.ts';
import { newRootSecret } from '#settings/root-secret.ts';
import { LostClaim } from '#store/idempotency.ts';
import { newId } from '#store/ids.ts';
import { deviceHash, type NewAssessment, type RiskEvent } from '#store/risk/records.ts';
import { openRiskState, type RiskState } from '#store/risk/state.ts';
import { sweepAddresses } from '#store/risk/sweep.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database/database.ts';
import { unlock } from '#test/support/database/unlock.ts';
import { count as assessAndSee, assessmentOf, event, NOON } from '#test/support/risk/events.ts';

let database: TestDatabase;
let state: RiskState;
beforeAll(async () => {
  database = await unlock(await createTestDatabase(), newRootSecret());
  state = openRiskState(database.service);
});
afterAll(() => database.drop());

const count = (one: RiskEvent, by = state, change?: Partial<NewAssessment>): Promise<RiskHistory> =>
  assessAndSee(by, one, change);

/** The columns of an agreement that counting reads. */
async function agreementOf(buyer: string): Promise<string> {
  const id = newId('agr');
  await database.owner.query(
    `INSERT INTO agreements (developer_id, id, version, status, buyer_external_id, seller_external_id, currency,
       total_amount, chain_head, created_at) VALUES ('dev_1', $1, 1, 'PENDING', $2, 'seller', 'NGN', 1, '', now())`,
    [id, buyer],
  );
  return id;
}

describe('windows', () => {
  it('fade: the previous bucket counts by the part of it that is still in the window', async () => {
    const one = event();
    for (let n = 0; n < 10; n++) await count(one);
    const later = await count({ ...one, at: new Date(NOON + 6 * 60_000) });
    // 12:11 is a tenth into the bucket that began at 12:10: nine tenths of the ten before still count.
    expect(later.counts.userPerTenMinutes).toBeCloseTo(1 + 10 * 0.9, 6);
    expect(later.counts.userPerHour).toBe(11);
    const longAfter = await count({ ...one, at: new Date(NOON + 2 * HOUR_MS) });
    expect(longAfter.counts.userPerHour).toBe(1);
    expect(longAfter.counts.userPerDay).toBe(12);
  });

  it('count an event with a late clock in the current bucket', async () => {
    const one = event();
    await count(one);
    const behind = await count({ ...one, at: new Date(NOON - 2 * HOUR_MS) });
    expect(behind.counts).toMatchObject({ userPerTenMinutes: 2, userPerHour: 2, userPerDay: 2 });
  });

  it('count one agreement once in 24 hours', async () => {
    const userId = newId('user');
    const one = event({ userId, agreementId: await agreementOf(userId) });
    const at = (hours: number) => ({ ...one, at: new Date(NOON + hours * HOUR_MS) });
    expect((await count(at(0))).counts.userPerDay).toBe(1);
    expect((await count(at(1))).counts.userPerDay).toBe(1);
    expect((await count(at(24))).counts.userPerHour).toBe(1);
    expect((await count(at(25))).counts.userPerHour).toBeLessThanOrEqual(1);
  });

  it('give each event of a batch its own count of a shared device and address', async () => {
    const device = deviceHash(newId('shared'));
    const events = Array.from({ length: 64 }, () => event({ device, address: '198.51.100.1' }));
    const histories = await Promise.all(events.map((one) => count(one)));
    const expected = Array.from({ length: 64 }, (_, index) => index + 1);
    expect(histories.map(({ counts }) => counts.devicePerHour)).toEqual(expected);
    expect(histories.map(({ counts }) => counts.deviceUsersPerDay)).toEqual(expected);
    expect(histories.map(({ counts }) => counts.addressPerHour)).toEqual(expected);
  });

  it('count exactly when several processes share users, devices and addresses', async () => {
    const nodes = Array.from({ length: 3 }, () => openRiskState(database.service));
    const users = Array.from({ length: 7 }, () => newId('user'));
    const device = deviceHash(newId('shared'));
    const address = newId('address');
    const calls = Array.from({ length: 420 }, (_, index) => ({
      node: nodes[index % 3] as RiskState,
      event: event({ userId: users[index % 7] as string, device, address }),
    }));
    await Promise.all(calls.map(({ node, event: one }) => count(one, node)));
    const last = await count(event({ userId: users[0] as string, device, address }));
    expect(last.counts).toMatchObject({
      userPerDay: 61,
      devicePerHour: 421,
      deviceUsersPerDay: 7,
      addressPerHour: 421,
    });
  });
});

describe('one busy user', () => {
  it('is counted and stored in a few calls, each event with its own count', async () => {
    let calls = 0;
    const counting = {
      ...database.service,
      query: async (...args: Parameters<typeof database.service.query>) => {
        calls += 1;
        return database.service.query(...args);
      },
    } as typeof database.service;
    const busy = openRiskState(counting);
    const one = event();
    const histories = await Promise.all(Array.from({ length: 60 }, () => count(one, busy, {})));
    expect(histories.map(({ counts }) => counts.userPerDay)).toEqual(histories.map((_, index) => index + 1));
    expect(calls).toBe(2);
    expect((await count(one)).baseline.count).toBe(60);
  });

  it('is processed serially, and never locks two rows in the wrong order', async () => {
    const userId = newId('user');
    const nodes = Array.from({ length: 3 }, () => openRiskState(database.service));
    const devices = ['a', 'b', 'c'].map((name) => deviceHash(name + userId));
    const events = Array.from({ length: 300 }, (_, index) =>
      event({ userId: `${userId}${index % 2}`, device: devices[index % 3] as string, address: userId }),
    );
    await Promise.all(events.map((one, index) => count(one, nodes[index % 3])));
    expect((await count(event({ userId: `${userId}0`, address: userId }))).counts).toMatchObject({
      userPerDay: 151,
      addressPerHour: 301,
    });
  });
});

describe('addresses', () => {
  it('are deleted once their window is over, and no sooner', async () => {
    const address = newId('address');
    await count(event({ address }));
    const left = async () =>
      (await database.owner.query('SELECT 1 FROM risk_addresses WHERE address = $1', [address])).length;
    await sweepAddresses(database.service, new Date(NOON + 24 * HOUR_MS), 1000);
    expect(await left()).toBe(1);
    await sweepAddresses(database.service, new Date(NOON + 48 * HOUR_MS), 1000);
    expect(await left()).toBe(0);
  });
});

describe('the learned baseline', () => {
  it('is the one that core defines', async () => {
    const payments = fc.array(fc.double({ min: 1e-4, max: 1e4, noNaN: true }), {
      minLength: 1,
      maxLength: 25,
    });
    await fc.assert(
      fc.asyncProperty(payments, async (units) => {
        const one = event();
        for (const paid of units) {
          await count(one, state, {
            learned: { units: paid, place: null, standing: null, hidden: false, newDevice: false },
          });
        }
        const { baseline } = await count(one);
        const expected = units.reduce(nextBaseline, { count: 0, meanLog: 0 });
        expect(baseline.count).toBe(expected.count);
        expect(baseline.meanLog).toBeCloseTo(expected.meanLog, 9);
      }),
      { numRuns: 10 },
    );
  });

  it('is not written where nothing is learned', async () => {
    const one = event();
    await count(one);
    const after = await count(one);
    expect(after).toMatchObject({ baseline: { count: 0 }, lastPlace: null, userTrustedUntil: null });
  });
});

describe('assessments', () => {
  it('can be neither changed nor deleted by the service', async () => {
    await count(event());
    for (const sql of [
      'UPDATE risk_assessments SET score = 0',
      'DELETE FROM risk_assessments',
      'TRUNCATE risk_assessments',
    ]) {
      await expect(database.service.query(sql)).rejects.toMatchObject({ code: '42501' });
    }
  });

  it('fail alone when one of a batch cannot be stored', async () => {
    const results = await Promise.allSettled([5, 101, 5].map((score) => count(event(), state, { score })));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('are not stored when the claim on the Idempotency-Key was lost, but the others of the batch are', async () => {
    const events = [event(), event()];
    const answer = { key: 'k', claim: 'lost', status: 200, body: '{}', encrypted: false };
    const assessments = events.map((one, index) => assessmentOf(one, index === 0 ? { answer } : {}));
    const results = await Promise.allSettled(
      assessments.map((made, index) => state.assess(events[index] as RiskEvent, () => made)),
    );
    expect(results).toMatchObject([
      { status: 'rejected', reason: expect.any(LostClaim) },
      { status: 'fulfilled' },
    ]);
    const stored = await database.owner.query('SELECT id FROM risk_assessments WHERE id = ANY($1)', [
      assessments.map(({ id }) => id),
    ]);
    expect(stored).toEqual([{ id: assessments[1]?.id }]);
  });
});
