import { Surety } from '@surety/sdk';
import { describe, expect, it } from 'vitest';
import { startListeningApp } from '#test/support/listening.ts';
import { type Fault, startFaultyProxy } from '#test/support/proxy.ts';

const app = await startListeningApp();
const proxy = await startFaultyProxy(app.apiUrl);

const AGREEMENT = {
  buyerExternalId: 'buyer',
  sellerExternalId: 'seller',
  totalAmount: 1000,
  milestones: [{ title: 'All of it', amount: 1000 }],
};

async function client(): Promise<Surety> {
  return new Surety((await app.signUp()).key, { apiUrl: proxy.apiUrl });
}

describe('one call makes one agreement', () => {
  it.each<[string, Fault[]]>([
    ['when the server answers 500 twice', ['500', '500']],
    ['when its answer is lost and a 500 comes instead, twice', ['500 after', '500 after']],
    ['when the connection is cut before the request arrives', ['cut']],
    ['when the connection is cut after the request was sent', ['cut after']],
    ['when it is cut while the server is still at it', ['cut during']],
    ['when all of this happens in a row', ['cut during', '500 after', 'cut after']],
  ])('%s', async (_case, faults) => {
    const surety = await client();
    proxy.plan(...faults);
    const agreement = await surety.escrow.agreements.create(AGREEMENT);
    expect(proxy.requests()).toBeGreaterThan(faults.length);
    const all = await surety.escrow.agreements.list().toArray();
    expect(all.map(({ id }) => id)).toEqual([agreement.id]);
  });

  it('and without retries, none or one, never two', async () => {
    const surety = await client();
    proxy.plan('cut after');
    const idempotencyKey = 'order-42';
    const creating = surety.escrow.agreements.create(AGREEMENT, { maxRetries: 0, idempotencyKey });
    await expect(creating).rejects.toMatchObject({ name: 'ConnectionError', code: 'connection_failed' });
    // The program restarts, and repeats the same order.
    const agreement = await surety.escrow.agreements.create(AGREEMENT, { idempotencyKey });
    expect(await surety.escrow.agreements.list().toArray()).toMatchObject([agreement]);
  });
});

describe('money', () => {
  it('is paid in once and out once, however bad the connection is', async () => {
    const surety = await client();
    const { agreements, payoutAccounts } = surety.escrow;
    const bad: Fault[] = ['cut during', '500 after', 'cut after'];
    const { id, milestones } = await agreements.create(AGREEMENT);
    const risk = await agreements.assess(id, { external_user_id: 'buyer', transaction_amount: 1000 });
    proxy.plan(...bad);
    const accountNumber = String(risk.virtualAccount?.accountNumber);
    await surety.sandbox.deposit({ accountNumber, amount: 1000 });
    proxy.plan(...bad);
    await payoutAccounts.set('seller', { bankCode: '058', accountNumber: '0123456789' });
    for (const external_user_id of ['buyer', 'seller']) {
      proxy.plan(...bad);
      await agreements.confirmMilestone(id, String(milestones[0]?.id), { external_user_id });
    }
    await expect.poll(async () => (await agreements.retrieve(id)).status).toBe('DISBURSED');
    const { entries, balances } = await agreements.ledger(id);
    expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['deposit', 1000],
      ['release', 1000],
      ['payout_submitted', 1000],
      ['payout_succeeded', 1000],
    ]);
    expect(new Set(Object.values(balances))).toEqual(new Set([0]));
  });
});
