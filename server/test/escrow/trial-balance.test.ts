import { describe, expect, it } from 'vitest';
import { EMPTY_BALANCES } from '#core/escrow/ledger.ts';
import { startTestApp } from '#test/support/app.ts';
import { fundedAgreement, platform } from '#test/support/escrow.ts';
import { expectProblem } from '#test/support/requests.ts';

const app = await startTestApp();

type Row = {
  currency: string;
  agreements: number;
  debits: number;
  credits: number;
  balanced: boolean;
  accounts: Record<string, number>;
};

const trialBalance = (key: string) => app.call<{ data: Row[] }>('GET', '/v1/ledger/trial-balance', { key });

describe('GET /v1/ledger/trial-balance', () => {
  it('answers 200 with nothing for a new account', async () => {
    const { key } = await app.signUp();
    const answer = await trialBalance(key);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ data: [] });
  });

  it('adds up each currency by itself, and only what is the caller’s', async () => {
    const { key } = await app.signUp();
    const on = platform(app, key);
    await fundedAgreement(on, [100], 130);
    const { id } = await fundedAgreement(on, [50], 20);
    await on.refund(id);
    const dollars = (await on.create([700], { currency: 'USD' })).body;
    const account = (await on.assess(dollars.id)).body.virtualAccount?.accountNumber ?? '';
    await on.deposit(account, 700);
    await fundedAgreement(platform(app, (await app.signUp()).key), [5], 5);

    expect((await trialBalance(key)).body.data).toEqual([
      {
        currency: 'NGN',
        agreements: 2,
        debits: 150,
        credits: 150,
        balanced: true,
        accounts: { ...EMPTY_BALANCES, bank: 150, escrow: 100, excess: 30, refund_payable: 20 },
      },
      expect.objectContaining({ currency: 'USD', agreements: 1, debits: 700, credits: 700, balanced: true }),
    ]);
  });

  it('says so when the sums are larger than a number can hold, instead of breaking', async () => {
    const { key } = await app.signUp();
    const on = platform(app, key);
    await fundedAgreement(on, [100], Number.MAX_SAFE_INTEGER);
    await fundedAgreement(on, [100], Number.MAX_SAFE_INTEGER);
    expectProblem(await trialBalance(key), 409, { code: 'sum_too_large', says: /ledger of each agreement/ });
  });
});
