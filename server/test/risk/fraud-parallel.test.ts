import { beforeAll, describe, expect, it } from 'vitest';
import { deviceHash } from '#store/risk/records.ts';
import { unpackDevice, unpackUser } from '#store/risk/state/packed.ts';
import { openRiskState } from '#store/risk/state.ts';
import { startTestApp, type TestApp } from '#test/support/app.ts';
import { platform } from '#test/support/escrow.ts';
import { assess, stranger, toQuietMoment } from '#test/support/risk/assess.ts';
import { count } from '#test/support/risk/events.ts';

let app: TestApp;
let key: string;
let developerId: string;
beforeAll(async () => {
  app = await startTestApp();
  toQuietMoment(app);
  ({ key, developerId } = await app.signUp());
});

async function userOf(userId: string) {
  const [row] = await app.database.owner.query<{ state: string }>(
    'SELECT state FROM risk_users WHERE developer_id = $1 AND user_id = $2',
    [developerId, userId],
  );
  return unpackUser(row?.state ?? null, { knownSince: null, trustedUntil: null, verified: false });
}

async function deviceOf(device: string) {
  const [row] = await app.database.owner.query<{ state: string }>(
    'SELECT state FROM risk_devices WHERE developer_id = $1 AND device = $2',
    [developerId, Buffer.from(device, 'hex')],
  );
  return unpackDevice(row?.state ?? null, null);
}

describe('concurrent calls', () => {
  it('400 of one user count exactly 400, each with its own count', async () => {
    const body = stranger();
    const answers = await Promise.all(Array.from({ length: 400 }, () => assess(app, key, body)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await userOf(body.platformUserId)).toMatchObject({
      ...{ day: [400, 0], hour: [400, 0], tenMinutes: [400, 0] },
    });
    const [{ stored } = {}] = await app.database.owner.query<{ stored: number }>(
      'SELECT count(*) AS stored FROM risk_assessments WHERE developer_id = $1 AND user_id = $2',
      [developerId, body.platformUserId],
    );
    expect(stored).toBe(400);
    const velocity = answers.map(({ body: verdict }) =>
      verdict.contributions.find(({ signal }) => signal === 'velocity_anomaly'),
    );
    const counts = velocity.flatMap((line) => Number(line?.reason.match(/^\d+/)?.[0] ?? Number.NaN));
    expect(counts.filter(Number.isNaN)).toHaveLength(8);
    const above = counts.filter((count) => !Number.isNaN(count)).sort((left, right) => left - right);
    expect(above).toEqual(Array.from({ length: 392 }, (_, index) => index + 9));
    // Until one of them has passed, each is as new as the first: the others may still be refused.
    expect(answers.some(({ body: verdict }) => verdict.triggeredSignals.includes('new_device'))).toBe(true);
    expect((await assess(app, key, body)).body.triggeredSignals).not.toContain('new_device');
  });

  it('300 of one user, each on another device, count exactly 300', async () => {
    const { platformUserId } = stranger();
    const bodies = Array.from({ length: 300 }, () => ({ ...stranger(), platformUserId }));
    const answers = await Promise.all(bodies.map((body) => assess(app, key, body)));
    const counts = answers.map(({ body: { contributions } }) => {
      const line = contributions.find(({ signal }) => signal === 'velocity_anomaly');
      return Number(line?.reason.match(/^\d+/)?.[0] ?? 0);
    });
    expect(counts.filter(Boolean).sort((left, right) => left - right)).toEqual(
      Array.from({ length: 292 }, (_, index) => index + 9),
    );
    const [trusted] = await app.database.owner.query(
      `SELECT count(*) AS n FROM risk_user_devices WHERE developer_id = $1 AND user_id = $2
         AND trusted_until IS NOT NULL`,
      [developerId, platformUserId],
    );
    expect(trusted).toEqual({ n: 1 });
  });

  it('two users that alternate between the same devices in two processes block no one, and count exactly', async () => {
    const other = openRiskState(app.context.db);
    const [ada, bola] = [stranger().platformUserId, stranger().platformUserId];
    const devices = Array.from({ length: 40 }, () => deviceHash(stranger().deviceFingerprint));
    const event = (userId: string, device: string) => ({
      ...{ developerId, userId, device, agreementId: null, address: null, network: null, units: null },
      ...{ accountCreatedAt: null, blindIndexes: null, at: app.time.now() },
    });
    await Promise.all([
      ...devices.map((device) => count(app.context.risk.state, event(ada, device))),
      ...devices.toReversed().map((device) => count(other, event(bola, device))),
    ]);
    for (const device of devices) {
      expect(await deviceOf(device)).toMatchObject({ hour: [2, 0], users: [2, 0] });
    }
  });

  it('200 users on one device count 200, and the next user is not the first', async () => {
    const { deviceFingerprint } = stranger();
    const bodies = Array.from({ length: 200 }, () => ({ ...stranger(), deviceFingerprint }));
    const answers = await Promise.all(bodies.map((body) => assess(app, key, body)));
    expect(await deviceOf(deviceHash(deviceFingerprint))).toMatchObject({ hour: [200, 0], users: [200, 0] });
    const after = await assess(app, key, { ...stranger(), deviceFingerprint });
    expect(after.body.triggeredSignals).not.toContain('new_device');
    const silent = answers.filter(({ body }) => !body.triggeredSignals.includes('velocity_anomaly'));
    expect(silent).toHaveLength(3);
  });

  it('100 of one agreement count once, and none deadlocks', async () => {
    const user = stranger();
    const { body: agreement } = await platform(app, key).create([1_000], {
      buyerExternalId: user.platformUserId,
    });
    const body = { ...user, agreementId: agreement.id };
    const answers = await Promise.all(Array.from({ length: 100 }, () => assess(app, key, body)));
    expect(
      answers.filter(({ body: verdict }) => verdict.triggeredSignals.includes('velocity_anomaly')),
    ).toEqual([]);
    expect(await userOf(body.platformUserId)).toMatchObject({ day: [1, 0] });
    const [{ deadlocks } = {}] = await app.database.owner.query<{ deadlocks: number }>(
      'SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()',
    );
    expect(deadlocks).toBe(0);
  });
});
