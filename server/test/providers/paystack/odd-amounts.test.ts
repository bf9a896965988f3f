import { describe, expect, it } from 'vitest';
import { BankUnavailable, UnreadableAnswer } from '#core/escrow/bank.ts';
import { money } from '#core/escrow/money.ts';
import { paystackBank } from '#providers/paystack/paystack.ts';
import { listenIn } from '#test/support/twins/naira-banks.ts';
import { deposited, PAYOUT, paystackAndTwin, request } from '#test/support/twins/paystack.ts';

const SETTINGS = {
  ...{ secretKey: 'sk_test_twin', preferredBank: 'test-bank', accounts: 'open' as const },
  ...{ customerDomain: 'escrow.example.com', customerPhone: '08010000000' },
};

async function withAmount(digits: string) {
  const pair = await paystackAndTwin();
  const { letter } = await deposited(pair);
  const { url } = await listenIn(pair.twin.url, (text) => text.replaceAll('500000', digits));
  const bank = paystackBank({ ...SETTINGS, baseUrl: url }, () => new Date());
  return () => bank.readNotices(request(letter));
}

describe('a deposit of Paystack', () => {
  it('of nothing is none', async () => {
    expect(await (await withAmount('0'))()).toEqual([]);
  });

  it('of 16 digits, which a double cannot hold, is an unreadable answer and not a bug', async () => {
    await expect((await withAmount('9999999999999999'))()).rejects.toThrow(UnreadableAnswer);
  });
});

describe('a balance that is too low, without its code', () => {
  it('is not the seller’s failure: the payout and the refund wait', async () => {
    const pair = await paystackAndTwin();
    await pair.twin.turn('readings', { refusal_code: 'missing' });
    const { letter } = await deposited(pair);
    await pair.twin.turn('balance', { amount: '1' });
    await expect(pair.bank.submitPayout(PAYOUT)).rejects.toThrow(BankUnavailable);
    const transactionId = JSON.parse(letter.body).data.reference as string;
    const refund = { reference: 'rf_1', transactionId, amount: money(200_000), currency: 'NGN' };
    await expect(pair.bank.submitRefund(refund)).rejects.toThrow(BankUnavailable);
  });
});
