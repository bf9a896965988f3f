import { describe, expect, it } from 'vitest';
import { BankUnavailable } from '#core/escrow/bank.ts';
import { money } from '#core/escrow/money.ts';
import { all } from '#test/support/twins/naira-banks.ts';
import { ACCOUNT, PAYOUT, paystackAndTwin } from '#test/support/twins/paystack.ts';

const DAY = { from: new Date('2026-03-02T00:00:00Z'), to: new Date('2026-03-03T00:00:00Z') };

describe('Paystack', () => {
  it('closes an open account, however often it is asked, and reports when the bank is unreachable', async () => {
    const { bank, twin } = await paystackAndTwin();
    const account = await bank.issueAccount(ACCOUNT);
    await twin.faults({ error: { next: 3, only: 'GET /customer' } });
    await expect(bank.closeAccount(account, ACCOUNT.reference)).rejects.toThrow(BankUnavailable);
    expect((await twin.payIn(account.accountNumber, '100')).status).toBe(201);
    for (const reference of [ACCOUNT.reference, ACCOUNT.reference, 'agr_never']) {
      await bank.closeAccount(account, reference);
    }
    expect((await twin.payIn(account.accountNumber, '100')).body.rejected.reason).toBe('CLOSED');
  });

  it('leaves an account for one payment alone, which expires', async () => {
    const { bank, twin } = await paystackAndTwin(undefined, 'exact');
    await expect(bank.issueAccount({ ...ACCOUNT, amount: money(10_000) })).resolves.toMatchObject({
      amount: 10_000,
    });
    const [{ accountNumber }] = (await twin.state()).accounts;
    const exact = {
      provider: 'paystack',
      accountNumber,
      bankCode: '035',
      accountName: 'Ada',
      amount: money(10_000),
    };
    await bank.closeAccount(exact, ACCOUNT.reference);
    expect((await twin.payIn(accountNumber, '10000')).status).toBe(201);
  });

  it('returns the balance and the list of banks', async () => {
    const { bank, twin } = await paystackAndTwin();
    await twin.turn('balance', { amount: '123456' });
    expect(await bank.balance('NGN')).toBe(123_456);
    expect(await bank.balance('USD')).toBe(0);
    expect(await bank.listBanks()).toContainEqual({ code: '058', name: 'Guaranty Trust Bank' });
  });

  it('lists all pages, each record once', async () => {
    const { bank, twin } = await paystackAndTwin();
    const { accountNumber } = await bank.issueAccount(ACCOUNT);
    const count = 105;
    for (let number = 1; number <= count; number++) {
      await twin.payIn(accountNumber, String(1_000 + number));
      await bank.submitPayout({
        ...PAYOUT,
        reference: `${PAYOUT.reference}${number}`,
        amount: money(5_000 + number),
      });
    }
    const deposits = await all(bank.listDeposits(DAY));
    expect(new Set(deposits.map(({ amount }) => amount)).size).toBe(count);
    expect(deposits).toHaveLength(count);
    expect(new Set((await all(bank.listTransfers(DAY))).map(({ reference }) => reference)).size).toBe(count);
  });
});
