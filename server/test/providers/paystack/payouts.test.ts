import { describe, expect, it } from 'vitest';
import { BankUnavailable } from '#core/escrow/bank.ts';
import { ACCOUNT, PAYOUT, paystackAndTwin } from '#test/support/twins/paystack.ts';

/** The bank's fee, and the session id between banks. */
const PAID = {
  status: 'SUCCEEDED',
  amount: 250_000,
  fee: 1_000,
  sessionId: expect.stringMatching(/^\d{30}$/),
};

describe('an account at Paystack', () => {
  it('is issued once for a reference, under the code of its bank', async () => {
    const { bank, twin } = await paystackAndTwin();
    const account = await bank.issueAccount(ACCOUNT);
    expect(account).toEqual({
      ...{ provider: 'paystack', bankCode: '001', accountName: 'TWIN / ADA OBI' },
      accountNumber: expect.stringMatching(/^\d{10}$/),
    });
    expect(await bank.issueAccount(ACCOUNT)).toEqual(account);
    expect((await twin.state()).totals.accounts).toBe(1);
    const other = await bank.issueAccount({ ...ACCOUNT, reference: 'agr_other' });
    expect(other.accountNumber).not.toBe(account.accountNumber);
  });

  it('is issued once when the first response was lost', async () => {
    const { bank, twin } = await paystackAndTwin();
    await twin.faults({ timeout: { next: 1, only: 'POST /dedicated_account' } });
    await bank.issueAccount(ACCOUNT);
    expect((await twin.state()).totals.accounts).toBe(1);
  });

  it('has a holder whose name can be queried', async () => {
    const { bank } = await paystackAndTwin();
    const holder = (accountNumber: string, bankCode = '058') =>
      bank.resolveAccount({ bankCode, accountNumber });
    expect(await holder('0123456789')).toMatch(/^[A-Z ]+$/);
    expect([await holder('0123450404'), await holder('0123456789', '999')]).toEqual([null, null]);
  });
});

describe('a payout through Paystack', () => {
  it('is pending, and then paid', async () => {
    const { bank, twin } = await paystackAndTwin();
    expect(await bank.findTransfer(PAYOUT.reference)).toBeNull();
    expect(await bank.submitPayout(PAYOUT)).toEqual({ status: 'PENDING' });
    await twin.advance(1);
    expect(await bank.findTransfer(PAYOUT.reference)).toEqual(PAID);
    // The same reference again is the same payout, whatever the other fields are.
    expect(await bank.submitPayout(PAYOUT)).toEqual(PAID);
    expect((await twin.state()).transfers).toHaveLength(1);
  });

  it.each([
    ['0123450001', 'FAILED', 'Rejected by destination institution'],
    ['0123450003', 'REVERSED', 'Returned by destination institution'],
  ])('to %s is %s, with the reason', async (accountNumber, status, reason) => {
    const { bank, twin } = await paystackAndTwin();
    await bank.submitPayout({ ...PAYOUT, destination: { ...PAYOUT.destination, accountNumber } });
    await twin.advance(10);
    expect(await bank.findTransfer(PAYOUT.reference)).toEqual({
      ...{ status, reason },
      sessionId: expect.stringMatching(/^\d{30}$/),
    });
  });

  it('to an unknown account fails, and nothing is sent', async () => {
    const { bank, twin } = await paystackAndTwin();
    const destination = { ...PAYOUT.destination, accountNumber: '0123450404' };
    const state = await bank.submitPayout({ ...PAYOUT, destination });
    expect(state).toEqual({ status: 'FAILED', reason: 'Cannot resolve account' });
    expect((await twin.state()).transfers).toEqual([]);
  });

  it.each(['timeout', 'error_after', 'error', 'rate_limit'])(
    'survives %s and is paid once',
    async (fault) => {
      const { bank, twin } = await paystackAndTwin();
      await twin.faults({ [fault]: { next: 1, only: 'POST /transfer' } });
      expect(await bank.submitPayout(PAYOUT)).toEqual({ status: 'PENDING' });
      await twin.advance(1);
      const { transfers, faults } = await twin.state();
      expect([transfers.length, faults[fault].struck]).toEqual([1, 1]);
      expect(await bank.findTransfer(PAYOUT.reference)).toEqual(PAID);
    },
  );

  it('is found by its reference when there was no response, and not paid again', async () => {
    const { bank, twin } = await paystackAndTwin();
    await twin.faults({ error_after: { next: 1, only: 'POST /transfer' } });
    await twin.faults({ error: { next: 9, only: 'GET /transfer/verify' } });
    await expect(bank.submitPayout(PAYOUT)).rejects.toThrow(BankUnavailable);
    await twin.faults({ error: 0 });
    expect(await bank.findTransfer(PAYOUT.reference)).toEqual({ status: 'PENDING' });
    expect((await twin.state()).transfers).toHaveLength(1);
  });

  it('waits for balance under the same reference', async () => {
    const { bank, twin } = await paystackAndTwin();
    await twin.turn('balance', { amount: '1' });
    await expect(bank.submitPayout(PAYOUT)).rejects.toThrow(/balance is not enough/);
    await twin.turn('balance', { amount: '1000000' });
    expect(await bank.submitPayout(PAYOUT)).toEqual({ status: 'PENDING' });
  });
});

describe('a key that Paystack does not accept', () => {
  it('makes the bank unavailable, and appears in no message', async () => {
    const { bank } = await paystackAndTwin('sk_test_somebody_elses_secret');
    const calls = [
      bank.issueAccount(ACCOUNT),
      bank.submitPayout(PAYOUT),
      bank.findTransfer(PAYOUT.reference),
      bank.resolveAccount({ bankCode: '058', accountNumber: '0123456789' }),
    ];
    for (const { reason } of (await Promise.allSettled(calls)) as PromiseRejectedResult[]) {
      expect(reason).toBeInstanceOf(BankUnavailable);
      expect(`${reason.message} ${reason.stack} ${reason.cause}`).not.toContain('somebody_elses');
      expect(reason.message).toContain('Invalid key');
    }
  });
});
