import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenIpIntel } from '#providers/ip/intel.ts';
import { startTestApp, type TestApp } from '#test/support/app.ts';
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

const TOR_EXIT = '185.220.101.1';
const DATACENTER = '3.152.0.6';
const VPN_EXIT = '146.70.10.1';

let app: TestApp;
let intel: OpenIpIntel;
let account: { key: string; developerId: string };
beforeAll(async () => {
  intel = await openSharedIpIntel();
  app = await startTestApp({ ipIntel: intel });
  toQuietMoment(app);
  account = await app.signUp();
});
afterAll(() => intel.close());

type Case = [name: string, change: FraudBody, score: number, fraud: string, payment: string];
const bothFlags = { simulateVpn: true, simulateImpossibleTravel: true };
const fiveMillion = { transactionAmount: 5_000_000 * NAIRA };
const fiftyMillion = { transactionAmount: 50_000_000 * NAIRA };

const NEW_USER: Case[] = [
  ['nothing else', {}, 24, 'GREEN', 'GREEN'],
  ['VPN simulated', { simulateVpn: true }, 56, 'AMBER', 'AMBER'],
  ['VPN by address', { ipAddress: VPN_EXIT }, 56, 'AMBER', 'AMBER'],
  ['travel simulated', { simulateImpossibleTravel: true }, 66, 'AMBER', 'AMBER'],
  ['both simulated', bothFlags, 98, 'RED', 'RED'],
  ['₦5m', fiveMillion, 42, 'AMBER', 'AMBER'],
  ['₦50m', fiftyMillion, 54, 'AMBER', 'AMBER'],
  ['₦5m + VPN', { ...fiveMillion, simulateVpn: true }, 74, 'RED', 'RED'],
  ['Tor exit', { ipAddress: TOR_EXIT }, 58, 'AMBER', 'AMBER'],
  ['datacenter address', { ipAddress: DATACENTER }, 44, 'AMBER', 'AMBER'],
];
const VERIFIED: Case[] = [
  ['small', {}, 0, 'GREEN', 'GREEN'],
  ['₦5m', fiveMillion, 18, 'GREEN', 'GREEN'],
  ['₦50m', fiftyMillion, 30, 'GREEN', 'AMBER'],
  ['VPN', { simulateVpn: true }, 32, 'GREEN', 'AMBER'],
  ['travel', { simulateImpossibleTravel: true }, 42, 'AMBER', 'AMBER'],
  ['both', bothFlags, 74, 'RED', 'RED'],
  ['unknown device', { deviceFingerprint: 'unknown-1' }, 22, 'GREEN', 'GREEN'],
  ['unknown device, ₦5m', { deviceFingerprint: 'unknown-2', ...fiveMillion }, 40, 'AMBER', 'AMBER'],
  [
    'unknown device, ₦5m, VPN',
    { deviceFingerprint: 'unknown-3', ...fiveMillion, simulateVpn: true },
    72,
    'RED',
    'RED',
  ],
];

/** The payment-risk response depends on the flag: an account unless RED, the reasons unless GREEN. */
async function expectPayment(body: FraudBody, score: number, flag: string): Promise<void> {
  const answer = await assessPayment(app, account.key, body);
  expect(answer).toMatchObject({ status: 200, body: { score, flag } });
  expect('virtualAccount' in answer.body).toBe(flag !== 'RED');
  expect('triggeredSignals' in answer.body).toBe(flag !== 'GREEN');
  expect('recommendation' in answer.body).toBe(flag === 'RED');
}

describe('a new user', () => {
  it.each(NEW_USER)('%s', async (_name, change, score, fraud, payment) => {
    const { status, body } = await assess(app, account.key, { ...stranger(), ...change });
    expect(status).toBe(200);
    expect(body).toMatchObject({ score, flag: fraud });
    expect(body.contributions.reduce((sum, { points }) => sum + points, 0)).toBe(score);
    await expectPayment({ ...stranger(), ...change }, score, payment);
  });

  it('without a fingerprint, which only payment risk allows', async () => {
    const { deviceFingerprint: _none, ...rest } = stranger();
    await expectPayment(rest, 18, 'GREEN');
    expect((await assess(app, account.key, rest)).status).toBe(400);
  });

  it.each([
    ['1–2 ×', 9, 48, 'AMBER'],
    ['≥ 4 ×', 32, 74, 'RED'],
  ])('in a burst of %s', async (_name, calls, score, flag) => {
    const body = stranger();
    for (let call = 1; call < calls; call++) await assess(app, account.key, body);
    expect((await assess(app, account.key, body)).body).toMatchObject({ score, flag });
    const payer = stranger();
    for (let call = 1; call < calls; call++) await assessPayment(app, account.key, payer);
    await expectPayment(payer, score, flag);
  });
});

describe('a verified regular user', () => {
  it.each(VERIFIED)('%s', async (_name, change, score, fraud, payment) => {
    const own = (body: FraudBody) =>
      change['deviceFingerprint']
        ? { ...body, ...change, deviceFingerprint: stranger().deviceFingerprint }
        : { ...body, ...change };
    const { status, body } = await assess(app, account.key, own(await regular(app, account.developerId)));
    expect(status).toBe(200);
    expect(body).toMatchObject({ score, flag: fraud });
    const payer = own(await regular(app, account.developerId));
    await expectPayment(payer, score, payment);
  });
});
