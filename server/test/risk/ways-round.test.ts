import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { knownZones } from '#core/risk/time-zones.ts';
import { DAY_MS } from '#core/time.ts';
import type { OpenIpIntel } from '#providers/ip/intel.ts';
import { startTestApp, type TestApp } from '#test/support/app.ts';
import { platform, runDueJobs } from '#test/support/escrow.ts';
import { openSharedIpIntel } from '#test/support/ip-data.ts';
import {
  assess,
  assessPayment,
  type FraudBody,
  NAIRA,
  regular,
  stranger,
  toQuietMoment,
} from '#test/support/risk/assess.ts';

/** Simple attempts to evade the score. Each worked once. */
const LAGOS = { latitude: 6.45, longitude: 3.39 };
const VPN_EXIT = '146.70.10.1';
const RUSSIAN_HOME = '46.138.0.6';
const RUSSIAN_PHONE = '178.176.72.6';
const CAMPUS = '41.184.128.6';

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
const signals = async (body: FraudBody) => (await verdict(body)).triggeredSignals;

async function agreementOf(buyerExternalId: string, sellerExternalId = 'seller'): Promise<string> {
  return (await platform(app, key).create([1_000], { buyerExternalId, sellerExternalId })).body.id;
}

describe('a stolen account', () => {
  it('gains nothing by not sending a fingerprint', async () => {
    const victim = await regular(app, developerId);
    const paid = async ({ deviceFingerprint, ...rest }: FraudBody, sent = deviceFingerprint) =>
      (await assessPayment(app, key, sent ? { ...rest, deviceFingerprint: sent } : rest)).body.score;
    expect(await paid(victim)).toBe(0);
    expect(await paid(victim, stranger().deviceFingerprint)).toBe(22);
    expect(await paid(victim, '')).toBe(22);
    expect(await paid(stranger(), '')).toBe(18);
  });

  it('gains no trust in a device by payments of ₦1', async () => {
    const victim = await regular(app, developerId);
    await verdict(victim);
    const thief = { ...victim, deviceFingerprint: stranger().deviceFingerprint };
    const spread = async (naira: number) => {
      for (let time = 0; time < 4; time++) {
        await verdict({ ...thief, transactionAmount: naira * NAIRA });
        app.time.advance(DAY_MS / 2);
      }
      return signals(thief);
    };
    expect(await spread(1)).toContain('device_mismatch');
    expect(await spread(40_000)).not.toContain('device_mismatch');
  });
});

describe('an amount below the threshold', () => {
  it.each([
    [0.95, 26],
    [0.69, 0],
    [0.5, 0],
  ])('of %d counts three times a week as %i points', async (share, points) => {
    // Early in a week, because the counts of a week that ends meanwhile would fade.
    app.time.advance(7 * DAY_MS - (app.time.now().getTime() % (7 * DAY_MS)) + DAY_MS / 4);
    const body = {
      ...(await regular(app, developerId)),
      transactionAmount: Math.round(share * 5_000_000) * NAIRA,
    };
    let last = await verdict(body);
    for (let time = 1; time < 3; time++) last = await verdict(body);
    const found = last.contributions.find(({ signal }) => signal === 'structuring')?.points ?? 0;
    expect(found).toBe(points);
    for (let time = 3; time < 11; time++) last = await verdict(body);
    expect(last.contributions.map(({ signal }) => signal)).toContain('structuring');
    app.time.advance(DAY_MS);
  });
});

describe('a blocked attempt', () => {
  const large = () => ({ ...stranger(), transactionAmount: 5_000_000 * NAIRA, ipAddress: VPN_EXIT });

  it('is as red the second time, and adds neither device nor age', async () => {
    const body = large();
    for (const _try of [1, 2, 3]) expect(await verdict(body)).toMatchObject({ score: 74, flag: 'RED' });
    app.time.advance(4 * DAY_MS);
    expect(await verdict(body)).toMatchObject({ score: 74, flag: 'RED' });
  });

  it('is as red among concurrent ones', async () => {
    const body = large();
    const answers = await Promise.all(Array.from({ length: 4 }, () => assess(app, key, body)));
    expect(answers.map(({ body: { score } }) => score)).toEqual([74, 74, 74, 74]);
  });

  it('gets no account at the second attempt', async () => {
    const body = large();
    for (const _try of [1, 2]) {
      expect((await assessPayment(app, key, body)).body).not.toHaveProperty('virtualAccount');
    }
  });

  it('does not become the first device of the user', async () => {
    const body = large();
    await verdict(body);
    const own = { ...stranger(), platformUserId: body.platformUserId };
    expect(await verdict(own)).toMatchObject({ flag: 'GREEN' });
    expect(await signals({ ...own, deviceFingerprint: body.deviceFingerprint })).toContain('device_mismatch');
  });
});

it('a simulated call uses up no new device and starts no age', async () => {
  const body = stranger();
  await verdict({ ...body, simulateVpn: true });
  app.time.advance(4 * DAY_MS);
  expect(await signals(body)).toEqual(['identity_not_verified', 'new_device', 'new_account']);
});

describe('an agreement', () => {
  it('that does not exist is 404, as is another account’s', async () => {
    const other = await app.signUp();
    const theirs = (await platform(app, other.key).create([1_000])).body.id;
    for (const agreementId of ['agr_invented', `agr_${'0'.repeat(32)}`, theirs]) {
      const answer = await assess(app, key, { ...stranger(), agreementId });
      expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
    }
  });

  it('of others links the assessment and does not hide how many there are', async () => {
    const body = { ...stranger(), agreementId: await agreementOf('somebody', 'else') };
    for (let call = 0; call < 8; call++) expect((await assess(app, key, body)).status).toBe(200);
    expect(await signals(body)).toContain('velocity_anomaly');
  });

  it('that is assessed again for more counts the difference', async () => {
    const buyer = await regular(app, developerId);
    const agreementId = await agreementOf(buyer.platformUserId);
    const pay = (naira: number) => verdict({ ...buyer, agreementId, transactionAmount: naira * NAIRA });
    for (const naira of [4, 8, 12, 16]) await pay(naira * 1_000_000);
    expect((await verdict(buyer)).triggeredSignals).toContain('velocity_anomaly');
  });

  it('of a stranger does not make the stranger’s device the victim’s', async () => {
    const victim = await regular(app, developerId);
    const thief = stranger();
    const on = platform(app, key);
    const { body: agreement } = await on.create([1_000], { buyerExternalId: thief.platformUserId });
    const theirs = { ...victim, deviceFingerprint: thief.deviceFingerprint };
    expect(await signals({ ...theirs, agreementId: agreement.id })).toContain('device_mismatch');
    const paid = await on.assess(agreement.id, { external_user_id: thief.platformUserId });
    await on.deposit(String(paid.body.virtualAccount?.accountNumber), 1_000);
    await on.setPayoutAccount();
    for (const party of [thief.platformUserId, 'seller']) {
      await on.confirm(agreement.id, String(agreement.milestones[0]?.id), party);
    }
    await runDueJobs(app);
    expect((await on.get(agreement.id)).body.status).toBe('DISBURSED');
    expect(await signals(theirs)).toContain('device_mismatch');
  });
});

describe('an address that many share', () => {
  it('never makes a newcomer RED, and does not reveal its users', async () => {
    const student = { ...(await regular(app, developerId)), ipAddress: CAMPUS };
    for (let user = 0; user < 125; user++) await assess(app, key, { ...stranger(), ipAddress: CAMPUS });
    expect(await verdict({ ...stranger(), ipAddress: CAMPUS })).toMatchObject({ score: 54, flag: 'AMBER' });
    expect(await signals(student)).toEqual([]);
  });

  it('is not crowded by users on their own devices', async () => {
    const ipAddress = '41.184.129.6';
    const known = await Promise.all(Array.from({ length: 40 }, () => regular(app, developerId)));
    for (const one of known) expect(await signals({ ...one, ipAddress })).toEqual([]);
    expect(await signals({ ...stranger(), ipAddress })).not.toContain('velocity_anomaly');
  });
});

it('a kobo of an agreement is scored as the full amount that could then be paid', async () => {
  const on = platform(app, key);
  const { body: agreement } = await on.create([50_000_000 * NAIRA], { buyerExternalId: 'kobo' });
  const judged = async (transaction_amount: number) =>
    (await on.assess(agreement.id, { external_user_id: 'kobo', transaction_amount })).body;
  const [part, all] = [await judged(1), await judged(50_000_000 * NAIRA)];
  expect(part).toMatchObject({ triggeredSignals: expect.arrayContaining(['high_value_transaction']) });
  expect([part.flag, part.score]).toEqual([all.flag, all.score]);
});

it('an attack scores no lower after a long dormancy', async () => {
  const victim = await regular(app, developerId);
  const attack = { ...victim, deviceFingerprint: stranger().deviceFingerprint, ipAddress: VPN_EXIT };
  app.time.advance(200 * DAY_MS);
  expect(await signals(attack)).toContain('device_mismatch');
  expect(await signals(victim)).not.toContain('device_mismatch');
});

it('a time zone in many spellings is one', async () => {
  const before = knownZones.size;
  const spellings = ['Africa/Lagos', 'africa/lagos', 'AFRICA/LAGOS', 'aFrica/lAgos', 'Africa/lagos'];
  for (const timezone of spellings) await verdict({ ...stranger(), ipAddress: CAMPUS, timezone });
  // The zone itself, and those of the country that it is compared with.
  expect(knownZones.size - before).toBeLessThanOrEqual(2);
});

describe('the device’s own location', () => {
  it('is compared with that of its network', async () => {
    const body = { ...stranger(), location: LAGOS };
    const { contributions } = await verdict({ ...body, ipAddress: RUSSIAN_HOME });
    expect(contributions).toContainEqual(expect.objectContaining({ signal: 'proxy_detected', points: 20 }));
    expect(await signals({ ...body, ipAddress: CAMPUS })).not.toContain('proxy_detected');
  });

  it('may be anywhere on a phone, which roams with its network', async () => {
    expect(await signals({ ...stranger(), location: LAGOS, ipAddress: RUSSIAN_PHONE })).not.toContain(
      'proxy_detected',
    );
  });
});
