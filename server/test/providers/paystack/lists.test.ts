import { describe, expect, it } from 'vitest';
import { money } from '#core/escrow/money.ts';
import { all } from '#test/support/twins/naira-banks.ts';
import { ACCOUNT, deposited, PAYOUT, paystackAndTwin } from '#test/support/twins/paystack.ts';
import { AMBIGUITIES } from '#twins/twin.ts';

const DAY = { from: new Date('2026-03-02T00:00:00Z'), to: new Date('2026-03-02T23:00:00Z') };
/** More than Paystack's default page size, less than the size that we ask for. */
const MANY = 60;
const READINGS = Object.entries(AMBIGUITIES.paystack).flatMap(([sentence, { readings }]) =>
  readings.map((reading) => ({ [sentence]: reading })),
);

describe.each(READINGS)('the lists of Paystack, with %j', (reading) => {
  it('are read to their end', async () => {
    const { bank, twin } = await paystackAndTwin();
    await twin.turn('readings', reading);
    const { accountNumber } = await bank.issueAccount(ACCOUNT);
    for (let number = 0; number < MANY; number++) await twin.payIn(accountNumber, '10000');
    expect(await all(bank.listDeposits(DAY))).toHaveLength(MANY);
  });

  it('show every transfer, whatever its status, and our refunds with their deposit', async () => {
    const pair = await paystackAndTwin();
    await pair.twin.turn('readings', reading);
    const { letter } = await deposited(pair);
    await pair.bank.submitPayout(PAYOUT);
    const { id, reference } = JSON.parse(letter.body).data;
    const refund = { reference: 'rf_1', transactionId: reference, amount: money(200_000), currency: 'NGN' };
    await pair.bank.submitRefund(refund);
    await pair.twin.advance(2);
    expect(await all(pair.bank.listTransfers(DAY))).toMatchObject([
      { kind: 'payout', reference: PAYOUT.reference, state: { status: 'SUCCEEDED' } },
      { kind: 'refund', reference: 'rf_1', deposit: String(id), state: { status: 'SUCCEEDED' } },
    ]);
    expect(await all(pair.bank.listDeposits(DAY))).toMatchObject([{ refundedAs: String(id) }]);
  });
});

describe('a note of ours on the refund of another transaction', () => {
  it('is not our refund: anyone may type one at the dashboard', async () => {
    const pair = await paystackAndTwin();
    const [first, second] = [await deposited(pair), await deposited(pair)].map(
      ({ letter }) => JSON.parse(letter.body).data.reference as string,
    );
    const note = { merchant_note: 'surety:rf_2', amount: 1_000 };
    await pair.twin.post('/refund', { transaction: second, ...note });
    const about = { transactionId: first ?? '' };
    expect(await pair.bank.findTransfer('rf_2', about)).toBeNull();
    const order = { reference: 'rf_2', amount: money(200_000), currency: 'NGN', ...about };
    expect(await pair.bank.submitRefund(order)).toEqual({ status: 'PENDING' });
    expect((await pair.twin.state()).refunds).toHaveLength(2);
  });
});
