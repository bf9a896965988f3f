import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#core/time.ts';
import type { OpenIpIntel } from '#providers/ip/intel.ts';
import { markVerified } from '#store/risk/trust.ts';
import { startTestApp, type TestApp } from '#test/support/app.ts';
import { platform, runDueJobs } from '#test/support/escrow.ts';
import { openSharedIpIntel } from '#test/support/ip-data.ts';
import {
  assess,
  type FraudBody,
  NAIRA,
  regular,
  stranger,
  toQuietMoment,
} from '#test/support/risk/assess.ts';

const LAGOS = { latitude: 6.45, longitude: 3.39 };
const LONDON = { latitude: 51.5, longitude: -0.12 };
const NIGERIAN_PHONE = '102.89.1.1';
const GERMAN_HOME = '79.224.0.6';
const NIGERIAN_HOME = '41.184.128.6';
const VPN_EXIT = '146.70.10.1';

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

const signals = async (body: FraudBody) => (await assess(app, key, body)).body.triggeredSignals;
const points = async (body: FraudBody, signal: string) =>
  (await assess(app, key, body)).body.contributions.find((one) => one.signal === signal)?.points ?? 0;

describe('devices', () => {
  it('trust the first at its first GREEN, and report another', async () => {
    const body = stranger();
    expect(await signals(body)).toContain('new_device');
    expect(await signals(body)).not.toContain('new_device');
    const elsewhere = { ...body, deviceFingerprint: stranger().deviceFingerprint };
    expect(await signals(elsewhere)).toEqual(expect.arrayContaining(['device_mismatch', 'new_device']));
    expect(await signals(body)).not.toContain('device_mismatch');
  });

  it('trust a later one after three GREENs spread over a day', async () => {
    const body = await regular(app, developerId);
    const later = { ...body, deviceFingerprint: stranger().deviceFingerprint };
    for (const waitMs of [0, DAY_MS / 2, DAY_MS / 2]) {
      app.time.advance(waitMs);
      expect(await signals(later)).toContain('device_mismatch');
    }
    expect(await signals(later)).not.toContain('device_mismatch');
  });

  it('trust one that was used for a verification', async () => {
    const body = await regular(app, developerId);
    const deviceFingerprint = stranger().deviceFingerprint;
    await markVerified(app.context.db, {
      developerId,
      userId: body.platformUserId,
      deviceFingerprint,
      at: app.time.now(),
    });
    expect(await signals({ ...body, deviceFingerprint })).toEqual([]);
  });

  it('trust one that was used for a disbursed agreement', async () => {
    const buyer = await regular(app, developerId);
    const deviceFingerprint = stranger().deviceFingerprint;
    const later = { ...buyer, deviceFingerprint };
    expect(await signals(later)).toContain('device_mismatch');

    const on = platform(app, key);
    const { body: agreement } = await on.create([1_000], { buyerExternalId: buyer.platformUserId });
    const assessed = await on.assess(agreement.id, {
      external_user_id: buyer.platformUserId,
      device_fingerprint: deviceFingerprint,
    });
    await on.deposit(String(assessed.body.virtualAccount?.accountNumber), 1_000);
    await on.setPayoutAccount();
    for (const party of [buyer.platformUserId, 'seller']) {
      await on.confirm(agreement.id, String(agreement.milestones[0]?.id), party);
    }
    await runDueJobs(app);
    expect((await on.get(agreement.id)).body.status).toBe('DISBURSED');
    expect(await signals(later)).not.toContain('device_mismatch');
  });

  it('lose trust after 180 idle days, while another has it', async () => {
    const old = await regular(app, developerId);
    const deviceFingerprint = stranger().deviceFingerprint;
    app.time.advance(179 * DAY_MS);
    await markVerified(app.context.db, {
      developerId,
      userId: old.platformUserId,
      deviceFingerprint,
      at: app.time.now(),
    });
    app.time.advance(2 * DAY_MS);
    expect(await signals({ ...old, deviceFingerprint })).not.toContain('device_mismatch');
    expect(await signals(old)).toContain('device_mismatch');
  });
});

describe('accounts', () => {
  it('are new for three days from when they were first seen', async () => {
    const body = stranger();
    expect(await points(body, 'new_account')).toBe(8);
    app.time.advance(DAY_MS + 1);
    expect(await points(body, 'new_account')).toBe(5);
    app.time.advance(2 * DAY_MS);
    expect(await points(body, 'new_account')).toBe(0);
  });

  it('are as old as the caller says', async () => {
    const accountCreatedAt = new Date(app.time.now().getTime() - 2 * DAY_MS).toISOString();
    expect(await points({ ...stranger(), accountCreatedAt }, 'new_account')).toBe(5);
  });

  it('are verified from the moment of the verification', async () => {
    const body = stranger();
    expect(await signals(body)).toContain('identity_not_verified');
    await markVerified(app.context.db, { developerId, userId: body.platformUserId, at: app.time.now() });
    expect(await signals(body)).not.toContain('identity_not_verified');
  });
});

describe('travel', () => {
  it('fires between places too far apart to travel, until enough time has passed', async () => {
    const body = stranger();
    expect(await signals({ ...body, location: LAGOS })).not.toContain('impossible_travel');
    app.time.advance(3_600_000);
    expect(await signals({ ...body, location: LONDON })).toContain('impossible_travel');
    expect(await signals({ ...body, location: LONDON })).toContain('impossible_travel');
    app.time.advance(6 * 3_600_000);
    expect(await signals({ ...body, location: LONDON })).not.toContain('impossible_travel');
  });

  it('fires between countries of addresses, never within one, never from behind a VPN', async () => {
    const body = stranger();
    await assess(app, key, { ...body, ipAddress: NIGERIAN_PHONE });
    expect(await signals({ ...body, ipAddress: NIGERIAN_HOME })).not.toContain('impossible_travel');
    expect(await signals({ ...body, ipAddress: VPN_EXIT })).not.toContain('impossible_travel');
    expect(await signals({ ...body, ipAddress: GERMAN_HOME })).toContain('impossible_travel');
  });
});

describe('networks', () => {
  it('compare the clock with the country', async () => {
    const here = { ...stranger(), ipAddress: NIGERIAN_HOME };
    expect(await signals({ ...here, timezone: 'Africa/Lagos' })).not.toContain('proxy_detected');
    expect(await points({ ...here, timezone: 'America/New_York' }, 'proxy_detected')).toBe(20);
  });

  it('count a home’s address but not a carrier’s', async () => {
    const from = async (ipAddress: string) => {
      for (let user = 0; user < 30; user++) await assess(app, key, { ...stranger(), ipAddress });
      return signals({ ...stranger(), ipAddress });
    };
    expect(await from(NIGERIAN_HOME)).toContain('velocity_anomaly');
    expect(await from(NIGERIAN_PHONE)).not.toContain('velocity_anomaly');
  });
});

describe('habits', () => {
  it('make a payment far above the user’s average a high value', async () => {
    const body = await regular(app, developerId);
    for (let day = 0; day < 5; day++) {
      await assess(app, key, { ...body, transactionAmount: 20_000 * NAIRA });
      app.time.advance(DAY_MS);
    }
    const large = { ...body, transactionAmount: 1_000_000 * NAIRA };
    expect(await points(large, 'high_value_transaction')).toBe(18 + 12);
    expect(await points({ ...large, currency: 'ISK' }, 'high_value_transaction')).toBe(0);
  });

  it('are not learned from simulated calls, nor are trust or places', async () => {
    const body = await regular(app, developerId);
    const simulated = { ...body, simulateVpn: true, location: LONDON, transactionAmount: 20_000 * NAIRA };
    const device = stranger().deviceFingerprint;
    for (let call = 0; call < 5; call++) {
      await assess(app, key, { ...simulated, deviceFingerprint: device });
      app.time.advance(DAY_MS);
    }
    const large = { ...body, transactionAmount: 1_000_000 * NAIRA, location: LAGOS };
    expect(await signals(large)).toEqual([]);
    expect(await signals({ ...body, deviceFingerprint: device })).toContain('device_mismatch');
  });
});

describe('velocity', () => {
  it('counts simulated calls, and one agreement once a day', async () => {
    const hasty = stranger();
    for (let call = 0; call < 8; call++) await assess(app, key, { ...hasty, simulateVpn: true });
    expect(await signals(hasty)).toContain('velocity_anomaly');

    const buyer = stranger();
    const { body: agreement } = await platform(app, key).create([1_000], {
      buyerExternalId: buyer.platformUserId,
    });
    const patient = { ...buyer, agreementId: agreement.id };
    for (let call = 0; call < 20; call++) await assess(app, key, patient);
    expect(await signals(patient)).not.toContain('velocity_anomaly');
  });

  it('adds up what was moved within a day, in any currency', async () => {
    const body = await regular(app, developerId);
    await assess(app, key, { ...body, transactionAmount: 10_000_000 * NAIRA });
    await assess(app, key, { ...body, transactionAmount: 1_500_000, currency: 'USD' });
    expect(await points(body, 'velocity_anomaly')).toBe(30);
    app.time.advance(2 * DAY_MS);
    expect(await points(body, 'velocity_anomaly')).toBe(0);
  });

  it('counts the users of a device in a day, each once', async () => {
    const { deviceFingerprint } = stranger();
    const family = [stranger(), stranger(), stranger()].map((one) => ({ ...one, deviceFingerprint }));
    for (let day = 0; day < 3; day++) {
      for (const member of family) expect(await signals(member)).not.toContain('velocity_anomaly');
      app.time.advance(DAY_MS);
    }
    for (const member of family) await assess(app, key, member);
    expect(await signals({ ...stranger(), deviceFingerprint })).toContain('velocity_anomaly');
  });
});

describe('two accounts', () => {
  it('share no history', async () => {
    const { accountCreatedAt, ...known } = await regular(app, developerId);
    const body = { ...known, accountCreatedAt, location: LAGOS, ipAddress: NIGERIAN_HOME };
    for (let call = 0; call < 40; call++) await assess(app, key, body);
    expect(await signals(body)).toContain('velocity_anomaly');
    const other = await app.signUp();
    const { body: verdict } = await assess(app, other.key, { ...known, location: LONDON });
    expect(verdict.score).toBe(24);
    expect(verdict.triggeredSignals).toEqual(['identity_not_verified', 'new_device', 'new_account']);
  });
});
