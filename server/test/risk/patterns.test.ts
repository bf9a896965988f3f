import { beforeAll, describe, expect, it } from 'vitest';
import { replay } from '#core/risk/replay.ts';
import * as assessments from '#store/risk/assessments.ts';
import { startTestApp, type TestApp } from '#test/support/app.ts';
import {
  assess,
  DAY_MS,
  type FraudBody,
  NAIRA,
  regular,
  stranger,
  toQuietMoment,
} from '#test/support/risk/assess.ts';

let app: TestApp;
let key: string;
let developerId: string;
beforeAll(async () => {
  app = await startTestApp();
  toQuietMoment(app);
  ({ key, developerId } = await app.signUp());
});

const verdict = async (body: FraudBody) => (await assess(app, key, body)).body;
async function pointsFor(pattern: string, body: FraudBody): Promise<number> {
  const { contributions, triggeredSignals } = await verdict(body);
  expect(triggeredSignals).not.toContain(pattern);
  return contributions.find(({ signal }) => signal === pattern)?.points ?? 0;
}

describe('what shows over days and between people', () => {
  it('payments just below the threshold, day after day', async () => {
    const body = { ...(await regular(app, developerId)), transactionAmount: 4_000_000 * NAIRA };
    const points = [];
    // Early in a week: of one that ends meanwhile a part fades.
    app.time.advance(7 * DAY_MS - (app.time.now().getTime() % (7 * DAY_MS)) + DAY_MS / 4);
    for (let day = 0; day < 6; day++) {
      points.push(await pointsFor('structuring', body));
      app.time.advance(DAY_MS / 2);
    }
    expect(points).toEqual([0, 0, 24, 34, 34, 44]);
    app.time.advance(15 * DAY_MS);
    expect(await pointsFor('structuring', body)).toBe(0);
  });

  it('new accounts on one device, but not the customers of a kiosk', async () => {
    const { deviceFingerprint } = stranger();
    const points = [];
    for (let user = 0; user < 6; user++) {
      points.push(await pointsFor('fresh_accounts', { ...stranger(), deviceFingerprint }));
    }
    expect(points).toEqual([0, 0, 0, 24, 24, 40]);

    const kiosk = stranger().deviceFingerprint;
    const customers = Array.from({ length: 12 }, () => ({ ...stranger(), deviceFingerprint: kiosk }));
    for (const customer of customers) {
      await verdict(customer);
      app.time.advance(DAY_MS);
    }
    for (const customer of customers) {
      const { contributions } = await verdict(customer);
      const signals = contributions.map(({ signal }) => signal);
      expect(signals.filter((signal) => !['identity_not_verified', 'new_account'].includes(signal))).toEqual(
        [],
      );
    }
  });

  it('an account that slept, on a device that is not its own', async () => {
    const body = await regular(app, developerId);
    await verdict(body);
    app.time.advance(100 * DAY_MS);
    const elsewhere = { ...body, deviceFingerprint: stranger().deviceFingerprint };
    expect(await pointsFor('sudden_return', elsewhere)).toBe(10);
    expect(await pointsFor('sudden_return', body)).toBe(0);
  });
});

it('every assessment comes out again as it was, from what is stored', async () => {
  for (const simulateVpn of [true, false]) {
    await verdict({ ...stranger(), simulateVpn, location: { latitude: 6.45, longitude: 3.39 } });
  }
  const outcomes = new Map<string, number>();
  for await (const one of assessments.everybodys(app.context.db)) {
    outcomes.set(replay(one), (outcomes.get(replay(one)) ?? 0) + 1);
  }
  expect([...outcomes.keys()]).toEqual(['same']);
  expect(outcomes.get('same')).toBeGreaterThan(30);
});
