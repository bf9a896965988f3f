import { describe, expect, it } from 'vitest';
import { BankUnavailable } from '#core/escrow/bank.ts';
import { money } from '#core/escrow/money.ts';
import { deposited, PAYOUT, paystackAndTwin, request } from '#test/support/twins/paystack.ts';

const REFUND = { reference: 'rf_0197c0ffee0197c0ffee_0_1', amount: money(200_000), currency: 'NGN' };

describe('a notification of Paystack', () => {
  it('is a deposit, with the amount that a re-query finds', async () => {
    const pair = await paystackAndTwin();
    const { account, letter } = await deposited(pair);
    const { data } = JSON.parse(letter.body);
    const expected = {
      ...{ provider: 'paystack', transactionId: data.reference, accountNumber: account.accountNumber },
      ...{ amount: 500_000, currency: 'NGN', fee: 5_000 },
      ...{ senderName: 'NGOZI UMEH', senderBank: 'Guaranty Trust Bank' },
    };
    expect(await pair.bank.readNotices(request(letter))).toEqual([{ kind: 'deposit', deposit: expected }]);

    await pair.twin.faults({ change_amount: { next: 1 } });
    const { letter: lie } = await deposited(pair, '700000');
    expect(JSON.parse(lie.body).data.amount).toBe(7_000_000);
    expect(await pair.bank.readNotices(request(lie))).toMatchObject([{ deposit: { amount: 700_000 } }]);
  });

  it.each(['forge_signature', 'forge_body'])('is not authentic when it is a %s', async (fault) => {
    const pair = await paystackAndTwin();
    await pair.twin.faults({ [fault]: { next: 1 } });
    await deposited(pair);
    const [forged, genuine] = pair.twin.deliveries();
    if (!forged || !genuine) throw new Error('two were expected');
    expect(pair.bank.isAuthentic(request(forged))).toBe(false);
    expect(pair.bank.isAuthentic(request(genuine))).toBe(true);
    const { 'x-paystack-signature': _signature, ...unsigned } = genuine.headers;
    for (const headers of [unsigned, { ...unsigned, 'x-paystack-signature': 'zz' }]) {
      expect(pair.bank.isAuthentic(request({ ...genuine, headers }))).toBe(false);
    }
  });

  it('is the current state of a payout, even when the notification is stale', async () => {
    const { bank, twin } = await paystackAndTwin();
    await twin.faults({ reverse_payout: { next: 1 } });
    await bank.submitPayout(PAYOUT);
    await twin.advance(10);
    const [success] = twin.deliveries();
    if (!success) throw new Error('the twin sent no webhook');
    expect(JSON.parse(success.body).event).toBe('transfer.success');
    const { reference } = PAYOUT;
    const reason = 'Returned by destination institution';
    const state = { status: 'REVERSED', reason, sessionId: expect.stringMatching(/^\d{30}$/) };
    const provider = 'paystack';
    expect(await bank.readNotices(request(success))).toEqual([
      { kind: 'transfer', provider, reference, state },
    ]);
  });

  it('cannot be applied while Paystack cannot be queried', async () => {
    const pair = await paystackAndTwin();
    const { letter } = await deposited(pair);
    await pair.twin.faults({ error: 1 });
    await expect(pair.bank.readNotices(request(letter))).rejects.toThrow(BankUnavailable);
  });
});

describe('a refund through Paystack', () => {
  async function order() {
    const pair = await paystackAndTwin();
    const { letter } = await deposited(pair);
    return { ...pair, order: { ...REFUND, transactionId: JSON.parse(letter.body).data.reference as string } };
  }

  it('is found by our reference, which Paystack keeps as a note', async () => {
    const { bank, twin, order: refund } = await order();
    expect(await bank.submitRefund(refund)).toEqual({ status: 'PENDING' });
    expect(await bank.submitRefund(refund)).toEqual({ status: 'PENDING' });
    await twin.advance(1);
    expect(await bank.findTransfer(refund.reference)).toMatchObject({ status: 'SUCCEEDED' });
    expect(await bank.findTransfer('rf_other')).toBeNull();
    expect((await twin.state()).refunds).toHaveLength(1);
    const notified = twin.deliveries().at(-1);
    if (!notified) throw new Error('the twin sent no webhook');
    expect(await bank.readNotices(request(notified))).toEqual([
      {
        ...{ kind: 'transfer', provider: 'paystack', reference: refund.reference },
        state: { status: 'SUCCEEDED', amount: refund.amount },
      },
    ]);
  });

  it('of the whole payment has the status of a recall, so the books have to tell them apart', async () => {
    const pair = await paystackAndTwin();
    const { letter } = await deposited(pair);
    const { reference: transactionId } = JSON.parse(letter.body).data;
    await pair.bank.submitRefund({ ...REFUND, amount: money(500_000), transactionId });
    await pair.twin.advance(1);
    const notified = await pair.bank.readNotices(request(letter));
    expect(notified).toMatchObject([{ kind: 'deposit' }, { kind: 'deposit_reversed', orRefunded: true }]);
  });

  it.each(['timeout', 'error_after'])(
    'whose response is lost (%s) is looked up, and made once',
    async (fault) => {
      const { bank, twin, order: refund } = await order();
      await twin.faults({ [fault]: { next: 1, only: 'POST /refund' } });
      await expect(bank.submitRefund(refund)).rejects.toThrow(BankUnavailable);
      expect(await bank.findTransfer(refund.reference)).toEqual({ status: 'PENDING' });
      expect(await bank.submitRefund(refund)).toEqual({ status: 'PENDING' });
      expect((await twin.state()).refunds).toHaveLength(1);
    },
  );

  it('that is too large fails; one that the balance does not cover waits', async () => {
    const { bank, twin, order: refund } = await order();
    const large = await bank.submitRefund({ ...refund, amount: money(500_001) });
    expect(large).toMatchObject({ status: 'FAILED', reason: expect.stringMatching(/more than/) });
    await twin.turn('balance', { amount: '1' });
    await expect(bank.submitRefund(refund)).rejects.toThrow(BankUnavailable);
  });
});
