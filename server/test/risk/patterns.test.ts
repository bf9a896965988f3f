import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { replay } from '#core/risk/replay.ts';
import { DAY_MS } from '#core/time.ts';
import type { OpenIpIntel } from '#providers/ip/intel.ts';
import * as assessments from '#store/risk/assessments.ts';
import { startTestApp, type TestApp } from '#test/support/app.ts';
import { platform } from '#test/support/escrow.ts';
import { openSharedIpIntel } from '#test/support/ip-data.ts';
import {
  assess,
  type FraudBody,
  NAIRA,
  regular,
  stranger,
  toQuietMoment,
} from '#test/support/risk/assess.ts';

let app: TestApp;
let intel: OpenIpIntel;
let key: string;
let developerId: string;
beforeAll(async () => {
  intel = await openSharedIpIntel();
  app = await startTestApp({ ipIntel: intel });
  toQuietMoment(app);
  ({ key, developerId } = await app.signUp());
});

afterAll(() => intel.close());

const verdict = async (body: FraudBody) => (await assess(app, key, body)).body;
async function pointsFor(pattern: string, body: FraudBody): Promise<number> {
  const { contributions, triggeredSignals } = await verdict(body);
  expect(triggeredSignals).not.toContain(pattern);
  return contributions.find(({ signal }) => signal === pattern)?.points ?? 0;
}

describe('patterns over days and between people', () => {
  it('payments just below the threshold, day after day', async () => {
    const body = { ...(await regular(app, developerId)), transactionAmount: 4_000_000 * NAIRA };
    const points = [];
    // Early in a week, because the counts of a week that ends meanwhile would fade.
    app.time.advance(7 * DAY_MS - (app.time.now().getTime() % (7 * DAY_MS)) + DAY_MS / 4);
    for (let day = 0; day < 6; day++) {
      points.push(await pointsFor('structuring', body));
      app.time.advance(DAY_MS / 2);
    }
    expect(points).toEqual([0, 0, 26, 40, 40, 50]);
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

  it('a dormant account, on an unknown device', async () => {
    const body = await regular(app, developerId);
    await verdict(body);
    app.time.advance(100 * DAY_MS);
    const elsewhere = { ...body, deviceFingerprint: stranger().deviceFingerprint };
    expect(await pointsFor('sudden_return', elsewhere)).toBe(4);
    expect(await pointsFor('sudden_return', body)).toBe(0);
  });
});

describe('links between events', () => {
  const agreed = async (buyer: string, seller: string) => {
    const parties = { buyerExternalId: buyer, sellerExternalId: seller };
    return (await platform(app, key).create([1_000], parties)).body.id;
  };

  it('buyer and seller on one device, who pay each other', async () => {
    const [one, other] = [await regular(app, developerId), await regular(app, developerId)];
    const { deviceFingerprint } = one;
    const pays = async (buyer: FraudBody, seller: FraudBody) => {
      const agreementId = await agreed(String(buyer['platformUserId']), String(seller['platformUserId']));
      return pointsFor('self_dealing', { ...buyer, deviceFingerprint, agreementId });
    };
    expect([await pays(one, other), await pays(other, one), await pays(one, other)]).toEqual([0, 13, 13]);
  });

  it('agreements that failed, each time', async () => {
    const buyer = await regular(app, developerId);
    const points = [];
    for (let time = 0; time < 4; time++) {
      const agreementId = await agreed(buyer.platformUserId, `seller-${time}`);
      points.push(await pointsFor('repeated_trouble', { ...buyer, agreementId }));
      await app.database.owner.query(`UPDATE agreements SET status = 'REFUNDED' WHERE id = $1`, [
        agreementId,
      ]);
    }
    expect(points).toEqual([0, 0, 3, 6]);
  });

  it('a user who always comes by VPN, on their own device', async () => {
    const body = { ...(await regular(app, developerId)), ipAddress: '146.70.10.1' };
    const scores = [];
    for (let time = 0; time < 6; time++) {
      scores.push((await verdict(body)).score);
      app.time.advance(DAY_MS);
    }
    expect(scores).toEqual([32, 32, 32, 8, 8, 8]);
  });
});

it('every assessment can be reproduced from stored data', async () => {
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
