import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { startListeningApp } from '#test/support/listening.ts';

/**
 * A client written from the interface specification alone: its paths, names, spellings and values, over plain
 * HTTP. It must keep working unchanged, whatever else the API can do.
 */

const { apiUrl: BASE } = await startListeningApp();

// biome-ignore lint/suspicious/noExplicitAny: a client without types
type Body = any;
type Answer = { readonly status: number; readonly body: Body };

async function call(method: string, path: string, key: string | null, body?: object): Promise<Answer> {
  const response = await fetch(`${BASE}${path}`, {
    method,
    headers: {
      ...(key === null ? {} : { 'x-api-key': key }),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, body: await response.json() };
}

const signedUp = await call('POST', '/developer/signup', null, {
  email: 'ada@example.com',
  password: 'letters, 123 and !',
});
const key: string = signedUp.body.apiKey;

const ORDER = {
  buyerExternalId: 'buyer-1',
  sellerExternalId: 'seller-1',
  totalAmount: 500_000,
  milestones: [
    { title: 'Design', amount: 200_000 },
    { title: 'Build', amount: 300_000 },
  ],
  buyerEmail: 'buyer@example.com',
  buyerName: 'Ada Obi',
};
const SIGNALS = [
  ...['vpn_detected', 'proxy_detected', 'impossible_travel', 'device_mismatch', 'velocity_anomaly'],
  ...['identity_not_verified', 'new_device', 'new_account', 'high_value_transaction'],
];

const create = (changes: object = {}) => call('POST', '/escrow/agreements', key, { ...ORDER, ...changes });
const retrieve = (id: string) => call('GET', `/escrow/agreements/${id}`, key);
const assess = (id: string, more: object = {}) =>
  call('POST', `/escrow/agreements/${id}/assess`, key, {
    external_user_id: 'buyer-1',
    transaction_amount: 500_000,
    device_fingerprint: 'device-1',
    ...more,
  });
const confirm = (id: string, milestoneId: string, user: string) =>
  call('POST', `/escrow/agreements/${id}/milestones/${milestoneId}/confirm`, key, {
    external_user_id: user,
  });

describe('a client written from the specification alone', () => {
  it('signs up, and makes a second key', async () => {
    expect(signedUp).toMatchObject({
      status: 201,
      body: {
        developerId: expect.any(String),
        apiKey: expect.stringMatching(/^svc_live_./),
        developer: { id: signedUp.body.developerId, email: 'ada@example.com', name: 'ada' },
      },
    });
    const second = await call('POST', '/developer/api-keys', key, {});
    expect(second.status).toBe(201);
    expect(second.body.apiKey.startsWith(second.body.prefix)).toBe(true);
    expect(second.body.createdAt).toBe(new Date(second.body.createdAt).toISOString());
    expect((await call('POST', '/escrow/agreements', second.body.apiKey, ORDER)).status).toBe(201);
  });

  it('is refused without a key, with a wrong one, and with a key in another header', async () => {
    for (const [wrong, message] of [
      [null, /x-api-key.*missing|missing.*x-api-key/i],
      ['svc_live_wrong', /invalid/i],
    ] as const) {
      const { status, body } = await call('POST', '/escrow/agreements', wrong, ORDER);
      expect([status, body.error, body.statusCode]).toEqual([401, 'Unauthorized', 401]);
      expect(body.message).toMatch(message);
    }
    const bearer = { headers: { authorization: `Bearer ${key}` } };
    expect((await fetch(`${BASE}/escrow/agreements/agr_1`, bearer)).status).toBe(401);
  });

  it('creates an agreement, and retrieves it', async () => {
    const made = await create();
    const fields = {
      id: expect.stringMatching(/^agr_./),
      status: 'PENDING',
      virtualAccountNo: null,
      totalAmount: 500_000,
      currency: 'NGN',
      milestones: ORDER.milestones.map((milestone) => ({
        ...milestone,
        id: expect.stringMatching(/^ms_./),
        buyerConfirmed: false,
        sellerConfirmed: false,
        status: 'PENDING',
      })),
    };
    expect(made).toMatchObject({
      status: 201,
      body: {
        ...fields,
        developerId: signedUp.body.developerId,
        buyerExternalId: 'buyer-1',
        sellerExternalId: 'seller-1',
        createdAt: new Date(made.body.createdAt).toISOString(),
      },
    });
    expect(await retrieve(made.body.id)).toMatchObject({ status: 200, body: fields });
    expect((await create({ totalAmount: 1 })).status).toBeGreaterThanOrEqual(400);
    expect((await create({ milestones: [], totalAmount: 0 })).status).toBeGreaterThanOrEqual(400);
  });

  it('assesses payments: an account on GREEN and AMBER, none on RED', async () => {
    const { id } = (await create()).body;
    const green = await assess(id);
    expect(green.body.flag).toBe('GREEN');
    expect(green.body).not.toHaveProperty('triggeredSignals');
    expect(green.body.virtualAccount).toMatchObject({
      accountNumber: expect.stringMatching(/^\d{10}$/),
      bankCode: expect.any(String),
      accountName: expect.stringContaining('Escrow'),
    });
    expect(green.body.virtualAccount.accountName).toContain('Ada Obi');
    expect((await retrieve(id)).body.virtualAccountNo).toBe(green.body.virtualAccount.accountNumber);

    const amber = await assess((await create()).body.id, { simulate_vpn: true });
    expect(amber.body).toMatchObject({
      flag: 'AMBER',
      virtualAccount: { accountNumber: expect.any(String) },
      triggeredSignals: expect.arrayContaining(['vpn_detected']),
    });
    expect(amber.body).not.toHaveProperty('recommendation');

    const blocked = (await create()).body.id;
    const red = await assess(blocked, { simulate_vpn: true, simulate_impossible_travel: true });
    expect(red.body).toMatchObject({
      flag: 'RED',
      triggeredSignals: expect.arrayContaining(['vpn_detected', 'impossible_travel']),
      recommendation: expect.any(String),
    });
    expect(red.body).not.toHaveProperty('virtualAccount');
    expect((await retrieve(blocked)).body.virtualAccountNo).toBeNull();
    for (const { body } of [green, amber, red]) {
      expect(Number.isInteger(body.score) && body.score >= 0 && body.score <= 100).toBe(true);
    }
    expect(green.body.score < amber.body.score && amber.body.score < red.body.score).toBe(true);
    expect((await assess(id, { external_user_id: 'seller-1' })).status).toBeGreaterThanOrEqual(400);
  });

  it('confirms milestones from either side, until the agreement is COMPLETED', async () => {
    const { id, milestones } = (await create()).body;
    const [first, second] = milestones.map((milestone: { id: string }) => milestone.id);
    expect(await confirm(id, first, 'buyer-1')).toMatchObject({
      status: 200,
      body: {
        message: expect.any(String),
        milestone: { id: first, buyerConfirmed: true, sellerConfirmed: false, status: 'BUYER_CONFIRMED' },
      },
    });
    expect((await retrieve(id)).body.status).toBe('IN_PROGRESS');
    expect((await confirm(id, second, 'seller-1')).body.milestone.status).toBe('SELLER_CONFIRMED');
    expect((await confirm(id, first, 'seller-1')).body.milestone.status).toBe('COMPLETED');
    expect((await confirm(id, second, 'buyer-1')).body.milestone.status).toBe('COMPLETED');
    expect((await retrieve(id)).body.status).toBe('COMPLETED');
    expect((await confirm(id, first, 'a stranger')).status).toBeGreaterThanOrEqual(400);
  });

  it('assesses fraud in the bands of the specification', async () => {
    const bands = { GREEN: [0, 39], AMBER: [40, 69], RED: [70, 100] } as const;
    const seen = new Set<string>();
    for (const simulated of [
      {},
      { simulateVpn: true },
      { simulateVpn: true, simulateImpossibleTravel: true },
    ]) {
      const { status, body } = await call('POST', '/fraud/assess', key, {
        platformUserId: 'user-1',
        transactionAmount: 5_000,
        deviceFingerprint: 'device-1',
        ...simulated,
      });
      const [least, most] = bands[body.flag as keyof typeof bands];
      expect(status).toBe(200);
      expect(body.score >= least && body.score <= most).toBe(true);
      expect(body).toMatchObject({ category: expect.any(String), recommendation: expect.any(String) });
      expect(body.triggeredSignals.every((signal: string) => SIGNALS.includes(signal))).toBe(true);
      seen.add(body.flag);
    }
    expect([...seen]).toEqual(['GREEN', 'AMBER', 'RED']);
  });

  it('verifies an identity from a form with one part for each frame', async () => {
    const image = async (name: string) =>
      new Blob([await readFile(new URL(`../../../docs/images/people/${name}`, import.meta.url))], {
        type: 'image/png',
      });
    const form = new FormData();
    form.set('external_user_id', 'user-1');
    form.set('document_image', await image('folake-document.png'), 'document.png');
    form.append('selfie_images', await image('folake-selfie.png'), '1.png');
    form.append('selfie_images', await image('folake-selfie-again.png'), '2.png');
    form.set('device_fingerprint', 'device-1');
    const response = await fetch(`${BASE}/identity/verify`, {
      method: 'POST',
      headers: { 'x-api-key': key },
      body: form,
    });
    const body = (await response.json()) as Body;
    expect(response.status).toBe(200);
    expect(body).toMatchObject({
      status: expect.stringMatching(/^(?:success|failed)$/),
      message: expect.any(String),
      data: {
        id: expect.stringMatching(/^idv_./),
        externalUserId: 'user-1',
        identityVerified: body.status === 'success',
        livenessPassed: expect.any(Boolean),
        documentType: expect.stringMatching(/^(?:passport|drivers_license|national_id|voters_card)$/),
      },
    });
    expect(body.data.identityMatchScore >= 0 && body.data.identityMatchScore <= 99).toBe(true);
  });
});
