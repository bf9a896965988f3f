import { afterAll, describe, expect, it, vi } from 'vitest';
import { newId } from '#store/ids.ts';
import { startTestApp } from '#test/support/app.ts';
import { findContradictions } from '#test/support/database/books.ts';
import { fundedAgreement, platform } from '#test/support/escrow.ts';
import { expectProblem, type PreparedRequest } from '#test/support/requests.ts';

const app = await startTestApp();
const on = platform(app, (await app.signUp()).key);
const { key } = on;
afterAll(async () => expect(await findContradictions(app.database.owner)).toEqual([]));

const agreements = '/v1/escrow/agreements';
const frozenAgreement = async () => {
  const { id } = await fundedAgreement(on, [100], 100);
  await on.post(id, 'freeze', { reason: 'dispute' });
  return id;
};

/** Every endpoint that changes an agreement or moves money, with a request that works. */
const REQUESTS: readonly (readonly [name: string, prepare: () => Promise<Omit<PreparedRequest, 'key'>>])[] = [
  [
    'create',
    async () => ({
      method: 'POST',
      path: agreements,
      body: {
        buyerExternalId: 'buyer',
        sellerExternalId: 'seller',
        totalAmount: 100,
        milestones: [{ title: 'A', amount: 100 }],
      },
    }),
  ],
  [
    'assess',
    async () => ({
      method: 'POST',
      path: `${agreements}/${(await on.create([100])).body.id}/assess`,
      body: { external_user_id: 'buyer', transaction_amount: 100 },
    }),
  ],
  [
    'deposit',
    async () => ({
      method: 'POST',
      path: '/v1/sandbox/deposits',
      body: { accountNumber: (await fundedAgreement(on, [100], 0)).virtualAccountNo, amount: 60 },
    }),
  ],
  [
    'confirm',
    async () => {
      const { id, milestones } = await fundedAgreement(on, [100], 100);
      const milestone = milestones[0]?.id ?? '';
      await on.confirm(id, milestone, 'buyer');
      return {
        method: 'POST',
        path: `${agreements}/${id}/milestones/${milestone}/confirm`,
        body: { external_user_id: 'seller' },
      };
    },
  ],
  [
    'refund',
    async () => ({
      method: 'POST',
      path: `${agreements}/${(await fundedAgreement(on, [100], 100)).id}/refunds`,
      body: { reason: 'called off' },
    }),
  ],
  [
    'refund of excess',
    async () => ({
      method: 'POST',
      path: `${agreements}/${(await fundedAgreement(on, [100], 130)).id}/refunds`,
      body: { excess: true },
    }),
  ],
  [
    'freeze',
    async () => ({
      method: 'POST',
      path: `${agreements}/${(await on.create([100])).body.id}/freeze`,
      body: { reason: 'dispute' },
    }),
  ],
  [
    'unfreeze',
    async () => ({ method: 'POST', path: `${agreements}/${await frozenAgreement()}/unfreeze`, body: {} }),
  ],
  [
    'cancel',
    async () => ({
      method: 'POST',
      path: `${agreements}/${(await on.create([100])).body.id}/cancel`,
      body: {},
    }),
  ],
  [
    'payout account',
    async () => ({
      method: 'PUT',
      path: '/v1/escrow/payout-accounts/seller',
      body: { bankCode: '058', accountNumber: '0123456789' },
    }),
  ],
];

/** Row counts of everything that a request could leave behind. */
async function traces(): Promise<unknown> {
  const [row] = await app.database.owner.query(
    `SELECT (SELECT count(*) FROM agreements) AS agreements, (SELECT sum(version) FROM agreements) AS versions,
       (SELECT count(*) FROM transfers) AS transfers, (SELECT count(*) FROM events) AS events,
       (SELECT count(*) FROM refunds) AS refunds, (SELECT count(*) FROM deposits) AS deposits,
       (SELECT count(*) FROM jobs) AS jobs, (SELECT count(*) FROM risk_assessments) AS assessments`,
  );
  return row;
}

describe.each(REQUESTS)('%s with an Idempotency-Key', (_name, prepare) => {
  it('gives a repeat the first answer, marked, and does nothing', async () => {
    const { method, path, body } = await prepare();
    const headers = { 'idempotency-key': newId('once') };
    const first = await app.call(method, path, { key, body, headers });
    expect(first.status).toBeLessThan(300);
    expect(first.headers).not.toHaveProperty('idempotent-replayed');
    const before = await traces();
    for (let times = 0; times < 2; times++) {
      const again = await app.call(method, path, { key, body, headers });
      expect(again.status).toBe(first.status);
      expect(again.body).toEqual(first.body);
      expect(again.headers['idempotent-replayed']).toBe('true');
    }
    expect(await traces()).toEqual(before);
  });

  it('executes once when ten arrive together', async () => {
    const { method, path, body } = await prepare();
    const headers = { 'idempotency-key': newId('once') };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => app.call(method, path, { key, body, headers })),
    );
    const done = answers.filter((answer) => answer.status < 300);
    expect(done.filter((answer) => !answer.headers['idempotent-replayed'])).toHaveLength(1);
    for (const answer of done) expect(answer.body).toEqual(done[0]?.body);
    for (const answer of answers.filter((other) => other.status >= 300)) {
      expectProblem(answer, 409, { code: 'idempotency_key_in_flight', says: /again/ });
    }
  });
});

describe('a request whose claim expired while it waited for the bank', () => {
  it('moves nothing besides the repeat that replaced it', async () => {
    const { id, virtualAccountNo } = await fundedAgreement(on, [100], 0);
    const headers = { 'idempotency-key': newId('key') };
    // Without a reference every execution is another transfer.
    const pay = () =>
      app.call('POST', '/v1/sandbox/deposits', {
        key,
        headers,
        body: { accountNumber: virtualAccountNo, amount: 60 },
      });
    const { readNotices } = app.context.bank;
    const bank = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    const waiting = vi.spyOn(app.context.bank, 'readNotices').mockImplementationOnce(async (request) => {
      asked.resolve();
      await bank.promise;
      return readNotices(request);
    });
    const first = pay();
    await asked.promise;
    app.time.advance(61_000);
    const second = await pay();
    expect(second.status).toBe(201);
    bank.resolve();
    expectProblem(await first, 409, { code: 'idempotency_key_in_flight' });
    waiting.mockRestore();
    expect((await on.get(id)).body.funding).toMatchObject({ deposited: 60 });
    expect((await pay()).body).toEqual(second.body);
  });
});

describe('a refusal with an Idempotency-Key', () => {
  it('is kept as well: the same key gets it again, even when the state has changed', async () => {
    const id = await frozenAgreement();
    const headers = { 'idempotency-key': newId('once') };
    const send = () => app.call('POST', `${agreements}/${id}/refunds`, { key, body: {}, headers });
    expectProblem(await send(), 409, { code: 'agreement_frozen' });
    await on.post(id, 'unfreeze');
    const again = await send();
    expect([again.status, again.headers['idempotent-replayed']]).toEqual([409, 'true']);
    expect((await on.refund(id)).status).toBe(201);
  });
});
