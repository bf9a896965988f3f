import { describe, expect, it } from 'vitest';
import { BankUnavailable } from '#core/escrow/bank.ts';
import { MAX_MONEY, money } from '#core/escrow/money.ts';
import { bankAndTwin, bankAt, EXACT, listenIn } from '#test/support/twins/naira-banks.ts';
import { openTwin } from '#test/support/twins/twins.ts';

const BVN = '22212345678';
const OPEN = { ...EXACT, reference: 'agr_open', identity: { bvn: BVN } };
const ISSUE = {
  flutterwave: ['POST /v3/virtual-account-numbers'],
  monnify: [
    'POST /api/v1/merchant/transactions/init-transaction',
    'POST /api/v1/merchant/bank-transfer/init-payment',
    'POST /api/v2/bank-transfer/reserved-accounts',
  ],
} as const;
const EXPIRY = { flutterwave: '2026-03-02T10:30:00.000Z', monnify: '2026-03-02T10:10:00.000Z' } as const;

describe.each(['flutterwave', 'monnify'] as const)('an account at %s', (name) => {
  it('is for one payment when the buyer is not identified', async () => {
    const { bank, twin } = await bankAndTwin(name);
    const account = await bank.issueAccount(EXACT);
    expect(account).toEqual({
      ...{ provider: name, bankCode: '035', accountName: 'TWIN Escrow - Ada Obi', amount: 500_050 },
      ...{ accountNumber: expect.stringMatching(/^\d{10}$/), expiresAt: new Date(EXPIRY[name]) },
    });
    expect((await twin.payIn(account.accountNumber, '5000.00')).body.rejected.reason).toBe('UNDER_PAYMENT');
    expect((await twin.payIn(account.accountNumber, '5000.50')).status).toBe(201);
  });

  it('takes any amount from an identified buyer, and the proof is not stored', async () => {
    const { bank, twin } = await bankAndTwin(name);
    const account = await bank.issueAccount(OPEN);
    expect(account).toEqual({
      ...{ provider: name, accountName: 'TWIN Escrow - Ada Obi', bankCode: expect.any(String) },
      accountNumber: expect.stringMatching(/^\d{10}$/),
    });
    const another = { ...OPEN, reference: 'agr_nin', identity: { nin: '33312345678' } };
    expect((await bank.issueAccount(another)).amount).toBeUndefined();
    for (const amount of ['0.01', '7000.10'])
      expect((await twin.payIn(account.accountNumber, amount)).status).toBe(201);
    await expect(
      bank.issueAccount({ ...OPEN, reference: 'agr_x', identity: { bvn: '123' } }),
    ).rejects.toThrow(/11 digits/);
  });

  it.each(ISSUE[name].flatMap((call) => ['timeout', 'error_after', 'error'].map((fault) => [fault, call])))(
    'is issued when %s strikes %s',
    async (fault, only) => {
      const { bank, twin } = await bankAndTwin(name);
      await twin.faults({ [fault as string]: { next: 1, only: only as string } });
      const account = await bank.issueAccount(only?.includes('reserved') ? OPEN : EXACT);
      const { accounts, faults } = await twin.state();
      expect(faults[fault as string].struck).toBe(1);
      const number = account.accountNumber;
      expect(accounts.map((each: { accountNumber: string }) => each.accountNumber)).toContain(number);
      // Any other account opened on the way has our reference too.
      expect(new Set(accounts.map((each: { reference: string }) => each.reference)).size).toBe(1);
    },
  );

  it('requires the exact amount, even where a double could not hold it', async () => {
    const { bank, twin } = await bankAndTwin(name);
    const amounts = [10_001, 123_456_789_01, MAX_MONEY];
    for (const amount of amounts) {
      await bank.issueAccount({ ...EXACT, reference: `agr_${amount}`, amount: money(amount) });
    }
    const { accounts } = await twin.state();
    expect(accounts.map((each: { amount: string }) => each.amount).reverse()).toEqual([
      ...['100.01', '123456789.01', '90071992547409.91'],
    ]);
  });

  it('is refused in another currency', async () => {
    const { bank, twin } = await bankAndTwin(name);
    await expect(bank.issueAccount({ ...EXACT, currency: 'USD' })).rejects.toThrow(BankUnavailable);
    expect((await twin.state()).totals.accounts).toBe(0);
  });

  it('has a holder whose name can be queried', async () => {
    const { bank } = await bankAndTwin(name);
    const holder = (accountNumber: string, bankCode = '058') =>
      bank.resolveAccount({ bankCode, accountNumber });
    expect(await holder('0123456789')).toMatch(/^[A-Z ]+$/);
    expect([await holder('0123450404'), await holder('0123456789', '999')]).toEqual([null, null]);
  });

  it('is at a listed bank, and there is a balance', async () => {
    const { bank, twin } = await bankAndTwin(name);
    expect(await bank.listBanks()).toContainEqual({ code: '058', name: 'Guaranty Trust Bank' });
    await twin.turn('balance', { amount: '1234.56' });
    expect(await bank.balance('NGN')).toBe(123_456);
    await expect(bank.balance('USD')).rejects.toThrow(BankUnavailable);
  });

  it('has a balance without fractions of a kobo and without debts', async () => {
    const twin = await openTwin(name);
    await twin.turn('balance', { amount: '55.11' });
    for (const [written, kobo] of [
      ['55.119', 5_511],
      ['-55.11', 0],
    ] as const) {
      const { url } = await listenIn(twin.url, (answer) => answer.replaceAll('55.11', written));
      expect(await bankAt(name, url).balance('NGN')).toBe(kobo);
    }
  });

  it('can be closed any number of times', async () => {
    const { bank, twin } = await bankAndTwin(name);
    const [open, exact] = [await bank.issueAccount(OPEN), await bank.issueAccount(EXACT)];
    for (const account of [open, open]) await bank.closeAccount(account, OPEN.reference);
    await bank.closeAccount(exact, EXACT.reference);
    await bank.closeAccount(open, 'agr_never');
    const { status } = await twin.payIn(open.accountNumber, '100');
    // Flutterwave documents no way to close an account; its accounts for one payment expire.
    expect(status).toBe(name === 'monnify' ? 409 : 201);
    await twin.advance(3_600);
    expect((await twin.payIn(exact.accountNumber, '5000.50')).body.rejected.reason).toBe('EXPIRED');
  });
});
