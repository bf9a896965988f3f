import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHAIN_START } from '#core/chain.ts';
import { committedChainInput } from '#core/events/chain.ts';
import type { StreamEvent } from '#core/events/event.ts';
import { countEvent } from '#core/risk/state/count-event.ts';
import { newDevice, newUser, type UserRow } from '#core/risk/state/rows.ts';
import { judge } from '#core/risk/verdict.ts';
import { DAY_MS } from '#core/time.ts';
import { newRootSecret } from '#settings/root-secret.ts';
import type { Db } from '#store/db.ts';
import * as liveEvents from '#store/events/live-events.ts';
import { newId } from '#store/ids.ts';
import { deviceHash } from '#store/risk/records.ts';
import { texts } from '#store/risk/state/arrays.ts';
import {
  packAddress,
  packDevice,
  packUser,
  unpackAddress,
  unpackDevice,
  unpackUser,
} from '#store/risk/state/packed.ts';
import { openRiskState } from '#store/risk/state.ts';
import { markVerified } from '#store/risk/trust.ts';
import { packVerdict, unpackVerdict } from '#store/risk/verdicts.ts';
import { sha256 } from '#store/sha256.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database/database.ts';
import { unlock } from '#test/support/database/unlock.ts';
import { anyFacts } from '#test/support/risk/any.ts';
import { assessmentOf, count, event, NOON } from '#test/support/risk/events.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await unlock(await createTestDatabase(), newRootSecret());
});
afterAll(() => database.drop());

/** Runs `interrupt` once, between the read and the first write of an assessment. */
function interrupted(interrupt: () => Promise<unknown>): { readonly db: Db; readonly writes: () => number } {
  let writes = 0;
  const query: Db['query'] = async (text, values) => {
    if (text.includes('write_risk_state')) {
      writes += 1;
      if (writes === 1) await interrupt();
    }
    return database.service.query(text, values);
  };
  return { db: { ...database.service, query }, writes: () => writes };
}

describe('a row that changes while an assessment is decided', () => {
  it.each([
    ['user', {}, { userPerDay: 2 }],
    ['device', { userId: newId('other') }, { devicePerHour: 2, deviceUsersPerDay: 2 }],
    ['address', { userId: newId('third'), device: deviceHash('a third') }, { addressPerHour: 2 }],
  ])('is counted: the %s', async (_which, change, expected) => {
    const one = event({ device: deviceHash(newId('device')), address: newId('address') });
    const { db } = interrupted(() => count(openRiskState(database.service), { ...one, ...change }));
    expect((await count(openRiskState(db), one)).counts).toMatchObject(expected);
    expect((await count(openRiskState(database.service), one)).counts.devicePerHour).toBe(
      'device' in change ? 2 : 3,
    );
  });

  it('keeps the trust that it got', async () => {
    const one = event({ device: deviceHash('fingerprint') });
    const { developerId, userId, at } = one;
    await count(openRiskState(database.service), one);
    const { db, writes } = interrupted(() =>
      markVerified(database.service, { developerId, userId, deviceFingerprint: 'fingerprint', at }),
    );
    const seen = await count(openRiskState(db), one, {});
    expect(seen).toMatchObject({ identityVerified: true, device: { trustedUntil: expect.any(Number) } });
    expect(writes()).toBe(1);
    const after = await count(openRiskState(database.service), one);
    expect(after.device?.trustedUntil).toBe(seen.device?.trustedUntil);
  });

  it('does not count a failed assessment', async () => {
    const one = event();
    const state = openRiskState(database.service);
    await expect(count(state, one, { score: 101 })).rejects.toMatchObject({ code: '23514' });
    expect((await count(state, one)).counts.userPerDay).toBe(1);
  });
});

describe('the event of an assessment', () => {
  it('is made of the assessment, and its hash covers it', async () => {
    const one = event();
    const id = newId('fra');
    const told: StreamEvent = {
      id: newId('evt'),
      streamId: id,
      sequence: 1,
      type: 'assessment.created',
      createdAt: one.at,
      actor: { type: 'key', id: 'key_1' },
      data: {
        ...{ assessmentId: id, score: 7, flag: 'AMBER', triggeredSignals: ['new_device', 'new_account'] },
        ...{ reference: null, metadata: {}, platformUserId: one.userId, agreementId: null },
        ...{ transactionAmount: 1, currency: 'NGN', simulated: false },
      },
    };
    const made = assessmentOf(one, { id, score: 7, flag: 'AMBER' });
    const detail = { ...made.detail, triggeredSignals: ['new_device' as const, 'new_account' as const] };
    const { streamId: _streamId, ...own } = told;
    await openRiskState(database.service).assess(one, () => ({ ...made, detail, event: own }));
    const found = await liveEvents.find(database.service, one.developerId, told.id);
    expect(found).toMatchObject(told);
    const [stored] = await database.owner.query('SELECT data, hash FROM events WHERE id = $1', [told.id]);
    const { developerId } = one;
    const hash = sha256(committedChainInput(CHAIN_START, { ...(found as StreamEvent), developerId }));
    expect(stored).toEqual({ data: {}, hash });
  });
});

describe('stored texts', () => {
  it('pass through an array literal whatever they contain', async () => {
    const any = fc.string({ unit: 'binary' }).filter((text) => !text.includes('\0'));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.option(any), { minLength: 1 }), async (values) => {
        const [row] = await database.service.query<{ read: string[] }>('SELECT $1::text[] AS read', [
          texts(values),
        ]);
        expect(row?.read).toEqual(values);
      }),
      { numRuns: 300 },
    );
    const [row] = await database.service.query('SELECT $1::text[] AS read', [
      texts(['a\nb', '"\\n', '', null]),
    ]);
    expect(row).toEqual({ read: ['a\nb', '"\\n', '', null] });
  });

  it('unpack to what was packed', () => {
    const window = fc.tuple(fc.nat(), fc.nat());
    const columns = { knownSince: 5, trustedUntil: null, verified: true };
    const anyUser: fc.Arbitrary<UserRow> = fc.record({
      ...{ countedAt: fc.nat(), tenMinutes: window, hour: window, day: window, dayValue: window },
      ...{ week: window, near: window, weekValue: window, payees: window, hiddenCount: fc.nat() },
      baseline: fc.record({ count: fc.nat(), meanLog: fc.double({ noNaN: true, noDefaultInfinity: true }) }),
      ...{ lastPaidAt: fc.nat(), hours: fc.array(fc.nat(), { minLength: 24, maxLength: 24 }) },
      firstDevice: fc.option(fc.constant(deviceHash('a'))),
      place: fc.option(
        fc.record({
          at: fc.nat(),
          fix: fc.record({
            ...{
              latitude: fc.constant(9.0765),
              longitude: fc.constant(7.3986),
              radiusKm: fc.constant(842.3268),
            },
            ...{
              source: fc.constantFrom('device', 'city', 'country'),
              country: fc.option(fc.constant('NG')),
            },
          }),
        }),
      ),
      ...{ knownSince: fc.constant(5), trustedUntil: fc.constant(null), verified: fc.constant(true) },
    });
    fc.assert(
      fc.property(anyUser, (user) => {
        const zero = Object.is(user.baseline.meanLog, -0);
        fc.pre(!zero);
        expect(unpackUser(packUser(user), columns)).toEqual(user);
      }),
    );
    expect(unpackUser(packUser(newUser(3)), { ...columns, verified: false, knownSince: null })).toEqual(
      newUser(3),
    );
    const device = { ...newDevice(7), hour: [1, 2] as const, usersEver: 4, network: 29_091, knownSince: 9 };
    expect(unpackDevice(packDevice(device), 9)).toEqual(device);
    const address = { countedAt: 7, hour: [1, 2] as const, fresh: [3, 4] as const };
    expect(unpackAddress(packAddress(address))).toEqual(address);
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const { score: _score, flag: _flag, ...verdict } = judge(facts, 'payment');
        const detail = {
          ...verdict,
          ...{ degraded: ['ip_data' as const], bandLimits: { amberFrom: 30, redFrom: 71 }, ruleSet: 4 },
          ...{ ipDataVersion: null, network: { class: 'isp', asn: 1, organisation: 'x', country: null } },
        };
        expect(unpackVerdict(packVerdict(detail))).toEqual(detail);
      }),
    );
  });
});

describe('a device', () => {
  const onDevice = (at: number, device: string) => ({
    ...{ at, device, network: null, hasAddress: false, value: 0, near: 0 },
    ...{ accountCreatedAt: null, takesPart: false, buys: false },
  });
  const nothing = {
    ...{ user: null, userDevice: null, device: null, address: null },
    ...{ agreement: null, pair: null, payee: null },
  };

  it('counts a user who comes back once in its window', () => {
    const first = countEvent(nothing, onDevice(NOON, 'd')).rows;
    const second = countEvent(first, onDevice(NOON + DAY_MS, 'd')).rows;
    expect(second.device).toMatchObject({ users: [1, 0], usersEver: 1 });
    const other = countEvent({ ...second, user: null, userDevice: null }, onDevice(NOON + DAY_MS, 'd')).rows;
    expect(other.device).toMatchObject({ users: [2, 0], usersEver: 2 });
    const third = countEvent(
      { ...other, user: null, userDevice: null },
      onDevice(NOON + 2 * DAY_MS, 'd'),
    ).rows;
    expect(third.device).toMatchObject({ users: [1, 2], usersEver: 3 });
  });
});
