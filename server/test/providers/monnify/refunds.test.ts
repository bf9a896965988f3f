import { describe, expect, it } from 'vitest';
import { money } from '#core/escrow/money.ts';
import { bankAndTwin, paid } from '#test/support/twins/naira-banks.ts';

describe('a refund through Monnify', () => {
  const REFUND = { reference: 'rf_0197c0ffee_0_1', amount: money(200_005), currency: 'NGN' };
  const CALL = 'POST /api/v1/refunds/initiate-refund';

  async function refundable() {
    const pair = await bankAndTwin('monnify');
    const { deposit } = await paid(pair);
    return { ...pair, order: { ...REFUND, transactionId: deposit.reference as string } };
  }

  it('is pending, and then succeeds, once', async () => {
    const { bank, twin, order } = await refundable();
    expect(await bank.findTransfer(REFUND.reference)).toBeNull();
    expect(await bank.submitRefund(order)).toEqual({ status: 'PENDING' });
    await twin.advance(1);
    expect(await bank.submitRefund(order)).toMatchObject({ status: 'SUCCEEDED' });
    expect(await bank.findTransfer(REFUND.reference)).toMatchObject({ status: 'SUCCEEDED' });
    expect((await twin.state()).refunds).toMatchObject([{ amount: '2000.05' }]);
    const webhook = twin.deliveries().at(-1);
    if (!webhook) throw new Error('the twin sent no webhook');
    const request = { body: webhook.body, headers: webhook.headers, developerId: null };
    expect(await bank.readNotices(request)).toEqual([
      {
        ...{ kind: 'transfer', provider: 'monnify', reference: REFUND.reference },
        state: { status: 'SUCCEEDED', amount: order.amount },
      },
    ]);
    const period = { from: new Date('2026-03-02T09:30:00Z'), to: new Date('2026-03-02T09:30:01Z') };
    expect(await bank.listTransfers(period)[Symbol.asyncIterator]().next()).toMatchObject({
      value: { kind: 'refund', reference: REFUND.reference, amount: 200_005, at: period.from },
    });
  });

  it.each(['timeout', 'error_after', 'error', 'rate_limit'])(
    'survives %s and is made once',
    async (fault) => {
      const { bank, twin, order } = await refundable();
      await twin.faults({ [fault]: { next: 1, only: CALL } });
      expect(await bank.submitRefund(order)).toEqual({ status: 'PENDING' });
      const { refunds, faults } = await twin.state();
      expect([refunds.length, faults[fault].struck]).toEqual([1, 1]);
    },
  );

  it.each([
    [{ amount: money(500_051) }, /above transaction amount/],
    [{ amount: money(9_999) }, /below minimum/],
    [{ transactionId: 'MNFY|none' }, /does not exist/],
  ])('fails when it can never be made: %j', async (wrong, reason) => {
    const { bank, twin, order } = await refundable();
    expect(await bank.submitRefund({ ...order, ...wrong })).toMatchObject({
      ...{ status: 'FAILED', reason: expect.stringMatching(reason) },
    });
    expect((await twin.state()).refunds).toEqual([]);
  });

  it('waits for balance under the same reference', async () => {
    const { bank, twin, order } = await refundable();
    await twin.turn('balance', { amount: '1' });
    await expect(bank.submitRefund(order)).rejects.toThrow(/sufficient funds/);
    await twin.turn('balance', { amount: '100000' });
    expect(await bank.submitRefund(order)).toEqual({ status: 'PENDING' });
  });

  it.each(['fail_refund', 'reverse_refund'])('is FAILED after %s, with the reason', async (fault) => {
    const { bank, twin, order } = await refundable();
    await twin.faults({ [fault]: { next: 1 } });
    await bank.submitRefund(order);
    await twin.advance(10);
    expect(await bank.findTransfer(REFUND.reference)).toMatchObject({
      ...{ status: 'FAILED', reason: expect.stringContaining('by destination institution') },
    });
  });
});
