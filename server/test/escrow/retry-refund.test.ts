import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { HOUR_MS } from '#core/time.ts';
import * as refundStore from '#store/escrow/refunds.ts';
import { startTestApp } from '#test/support/app.ts';
import { findContradictions } from '#test/support/database/books.ts';
import { fundedAgreement, platform, runDueJobs } from '#test/support/escrow.ts';
import { refundsOf, refusedRefund } from '#test/support/refunds.ts';
import { expectProblem } from '#test/support/requests.ts';

const app = await startTestApp();
const { key: apiKey, developerId } = await app.signUp();
const on = platform(app, apiKey);
const refunds = refundsOf(app, on);
const UNKNOWN_REFUND = `rf_${'0'.repeat(32)}`;
afterAll(async () => expect(await findContradictions(app.database.owner)).toEqual([]));

const typesOf = async (id: string) => (await on.events(id)).map(({ type }) => type);

describe('POST /v1/escrow/agreements/:id/refunds/:refundId/retry', () => {
  it('answers 200 and sends the refund again, which then arrives', async () => {
    const { id, refundId } = await refusedRefund(app, on);
    expect((await refunds.get(id, refundId)).body.status).toBe('FAILED');
    expect((await on.ledger(id)).body.balances).toMatchObject({ refund_payable: 300, bank: 300 });

    // The buyer's bank has fixed the problem.
    const bank = vi.spyOn(app.context.bank, 'submitRefund').mockResolvedValueOnce({ status: 'SUCCEEDED' });
    const { status, body } = await refunds.retry(id, refundId);
    expect([status, body]).toMatchObject([200, { id: refundId, status: 'PENDING', amount: 300 }]);
    await runDueJobs(app);
    bank.mockRestore();
    expect((await refunds.get(id, refundId)).body.status).toBe('SUCCEEDED');
    expect((await on.ledger(id)).body.balances).toMatchObject({ refund_payable: 0, bank: 0 });
    expect((await typesOf(id)).slice(-4)).toEqual([
      'refund.failed',
      'refund.retried',
      'refund.succeeded',
      'agreement.refunded',
    ]);
  });

  it('gives up again, with another event, when the bank still refuses', async () => {
    const { id, refundId } = await refusedRefund(app, on);
    const bank = vi.spyOn(app.context.bank, 'submitRefund');
    await refunds.retry(id, refundId);
    for (let round = 0; round < 8; round++) {
      await runDueJobs(app);
      app.time.advance(3_600_000);
    }
    const references = bank.mock.calls.map(([{ reference }]) => reference);
    bank.mockRestore();
    expect(new Set(references).size).toBe(5);
    expect((await refunds.get(id, refundId)).body.status).toBe('FAILED');
    expect((await typesOf(id)).filter((type) => type === 'refund.failed')).toHaveLength(2);
  });

  it('answers 200 once for one Idempotency-Key, and sends it once', async () => {
    const { id, refundId } = await refusedRefund(app, on);
    const headers = { 'idempotency-key': 'again' };
    const answers = [await refunds.retry(id, refundId, headers), await refunds.retry(id, refundId, headers)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await typesOf(id)).filter((type) => type === 'refund.retried')).toHaveLength(1);
  });

  it('lets one of ten at once through', async () => {
    const { id, refundId } = await refusedRefund(app, on);
    const answers = await Promise.all(Array.from({ length: 10 }, () => refunds.retry(id, refundId)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
  });

  it('answers 409 to a refund that is under way or has arrived', async () => {
    const { id } = await fundedAgreement(on, [100], 100);
    const refundId = String((await on.refund(id)).body['id']);
    expectProblem(await refunds.retry(id, refundId), 409, {
      code: 'refund_not_failed',
      says: /neither failed nor waits/,
    });
    await runDueJobs(app);
    expectProblem(await refunds.retry(id, refundId), 409, { code: 'refund_not_failed' });
  });

  it('answers 409 while the agreement is on hold', async () => {
    const { id, refundId } = await refusedRefund(app, on, 'a part');
    await on.post(id, 'freeze', { reason: 'dispute' });
    expectProblem(await refunds.retry(id, refundId), 409, { code: 'agreement_frozen' });
  });

  it('answers 404 for a refund that is not this agreement’s', async () => {
    const { id } = await refusedRefund(app, on);
    const { refundId } = await refusedRefund(app, on);
    for (const strange of [refundId, UNKNOWN_REFUND, 'nonsense']) {
      expectProblem(await refunds.retry(id, strange), 404, {
        code: 'not_found',
        says: /(No refund with this id|no such thing|Not found in this account)/,
      });
    }
  });

  it('answers 404 to another account, with the message for an unknown agreement', async () => {
    const { id, refundId } = await refusedRefund(app, on);
    const eve = refundsOf(app, platform(app, (await app.signUp()).key));
    expectProblem(await eve.retry(id, refundId), 404, {
      code: 'not_found',
      says: /No agreement with this id/,
    });
  });
});

describe('a destination for a refund that the bank refused', () => {
  const elsewhere = { bankCode: '058', accountNumber: '0123456789' };
  const retryTo = (id: string, refundId: string, destination: object) =>
    app.call('POST', `/v1/escrow/agreements/${id}/refunds/${refundId}/retry`, {
      key: on.key,
      body: { destination },
    });

  it('receives the money from then on, under a new reference', async () => {
    const { id, refundId } = await refusedRefund(app, on);
    const refund = vi.spyOn(app.context.bank, 'submitRefund');
    const payout = vi.spyOn(app.context.bank, 'submitPayout');
    expect((await retryTo(id, refundId, elsewhere)).status).toBe(200);
    await runDueJobs(app);
    expect(refund).not.toHaveBeenCalled();
    expect(payout.mock.calls).toMatchObject([[{ amount: 300, destination: elsewhere }]]);
    expect(payout.mock.calls[0]?.[0].reference).toMatch(/^rp_[0-9a-f]{32}_6$/);
    vi.restoreAllMocks();
    expect((await on.ledger(id)).body.balances).toMatchObject({ refund_payable: 0, bank: 0 });
    expect((await on.get(id)).body.status).toBe('REFUNDED');
    const key = { developerId, agreementId: id };
    const found = await refundStore.findPart(app.database.owner, key, { refundId, position: 0 });
    const { accountName } = payout.mock.calls[0]?.[0].destination ?? {};
    expect(found?.part).toMatchObject({
      destination: { bankCode: '058', accountNumber: '0123456789', accountName },
      attempts: 6,
      status: 'PAID',
    });
    expect((await on.events(id)).find(({ type }) => type === 'refund.redirected')).toMatchObject({
      data: { refundId, ...elsewhere, accountName },
    });
  });

  describe('that is new', () => {
    const holder = (name: string) => vi.spyOn(app.context.bank, 'resolveAccount').mockResolvedValueOnce(name);
    const policy = { ...app.context.policy.payoutAccountCoolOffMs };
    afterEach(() => {
      vi.restoreAllMocks();
      Object.assign(app.context.policy, { payoutAccountCoolOffMs: policy });
    });
    const redirected = async (id: string) =>
      (await on.events(id)).find(({ type }) => type === 'refund.redirected')?.data;

    it('gets nothing before it has cooled off, and then gets it by itself', async () => {
      Object.assign(app.context.policy, { payoutAccountCoolOffMs: { live: 24 * HOUR_MS, test: 0 } });
      const { id, refundId } = await refusedRefund(app, on);
      await retryTo(id, refundId, elsewhere);
      const usableFrom = Date.parse(String((await redirected(id))?.['usableFrom']));
      expect(usableFrom - app.time.now().getTime()).toBeGreaterThan(24 * HOUR_MS - 60_000);
      app.time.advance(24 * HOUR_MS - 60_000);
      await runDueJobs(app);
      expect((await refunds.get(id, refundId)).body.status).toBe('PENDING');
      app.time.advance(60_000);
      await runDueJobs(app);
      expect((await refunds.get(id, refundId)).body.status).toBe('SUCCEEDED');
    });

    it('is paid in the bank’s name, which is compared with the one given, the buyer and the sender', async () => {
      const { id, refundId } = await refusedRefund(app, on);
      holder('MALLORY EZE');
      const payout = vi.spyOn(app.context.bank, 'submitPayout');
      await retryTo(id, refundId, { ...elsewhere, accountName: 'Ada Obi' });
      await runDueJobs(app);
      expect(payout.mock.calls[0]?.[0].destination.accountName).toBe('MALLORY EZE');
      expect(await redirected(id)).toMatchObject({
        accountName: 'MALLORY EZE',
        nameGiven: 'Ada Obi',
        nameMatch: 'mismatch',
        buyerMatch: expect.stringMatching(/mismatch|unknown/),
        senderMatch: expect.stringMatching(/mismatch|unknown/),
      });
    });

    it('answers 409 under the rule name_mismatch when it is not the buyer’s', async () => {
      const { key } = await app.signUp();
      const theirs = platform(app, key);
      const create: typeof theirs.create = (amounts, more) =>
        theirs.create(amounts, { ...more, buyerName: 'Ada Obi' });
      const { id, refundId } = await refusedRefund(app, { ...theirs, create });
      const rules = [{ rule: 'name_mismatch' }];
      expect((await app.call('PUT', '/v1/policies/release', { key, body: { rules } })).status).toBe(200);
      const path = `/v1/escrow/agreements/${id}/refunds/${refundId}/retry`;
      const retry = () => app.call('POST', path, { key, body: { destination: elsewhere } });
      holder('MALLORY EZE');
      expectProblem(await retry(), 409, {
        code: 'destination_mismatch',
        path: 'destination.accountNumber',
      });
      holder('OBI ADA');
      expect((await retry()).status).toBe(200);
    });
  });

  it.each<readonly [name: string, destination: object, path: string]>([
    ['no number', { bankCode: '058' }, 'destination.accountNumber'],
    ['a short number', { ...elsewhere, accountNumber: '123' }, 'destination.accountNumber'],
    ['a word as a code', { ...elsewhere, bankCode: 'zenith' }, 'destination.bankCode'],
  ])('answers 400 for %s', async (_case, destination, path) => {
    const { id, refundId } = await refusedRefund(app, on);
    expectProblem(await retryTo(id, refundId, destination), 400, { code: 'validation_failed', path });
  });

  it('answers 400 for an account that the bank does not know', async () => {
    const { id, refundId } = await refusedRefund(app, on);
    vi.spyOn(app.context.bank, 'resolveAccount').mockResolvedValueOnce(null);
    expectProblem(await retryTo(id, refundId, elsewhere), 400, {
      code: 'validation_failed',
      path: 'destination.accountNumber',
    });
  });
});
