import { describe, expect, it } from 'vitest';
import { EMPTY_BALANCES } from '#core/escrow/ledger.ts';
import { HOUR_MS } from '#core/time.ts';
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
  it('answers 200 with an empty list for a new account', async () => {
    const { key } = await app.signUp();
    const answer = await trialBalance(key);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ object: 'trial_balance', environment: 'live', data: [] });
  });

  it('adds up each currency separately, and only the caller’s', async () => {
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

  it('reports when the sums are larger than a number can hold, instead of failing', async () => {
    const { key } = await app.signUp();
    const on = platform(app, key);
    await fundedAgreement(on, [100], Number.MAX_SAFE_INTEGER);
    await fundedAgreement(on, [100], Number.MAX_SAFE_INTEGER);
    expectProblem(await trialBalance(key), 409, { code: 'sum_too_large', says: /ledger of each agreement/ });
  });

  it('adds up every page of a large account', async () => {
    const { key, developerId } = await app.signUp();
    const { id } = await fundedAgreement(platform(app, key), [100], 100);
    const { owner } = app.database;
    await owner.query(
      `INSERT INTO agreements (developer_id, id, version, status, buyer_external_id, seller_external_id,
         currency, total_amount, bank, escrow, chain_head, created_at)
       SELECT developer_id, 'agr_' || lpad(to_hex(n), 32, '0'), 1, status, 'buyer', 'seller',
         currency, total_amount, bank, escrow, chain_head, created_at
       FROM agreements, generate_series(1, 20000) n WHERE id = $1`,
      [id],
    );
    await owner.query(
      `INSERT INTO transfers (developer_id, agreement_id, sequence, kind, debit, credit, amount, cause, hash,
         created_at)
       SELECT t.developer_id, c.id, 1, t.kind, t.debit, t.credit, t.amount, t.cause, t.hash, t.created_at
       FROM agreements c, transfers t
       WHERE c.developer_id = $2 AND c.id <> $1 AND t.developer_id = $2 AND t.agreement_id = $1`,
      [id, developerId],
    );
    expect((await trialBalance(key)).body.data).toMatchObject([
      { agreements: 20_001, debits: 2_000_100, credits: 2_000_100, balanced: true },
    ]);
  });
});

describe('as of an earlier moment', () => {
  it('has the balances of then, of the account and of each agreement', async () => {
    const { key } = await app.signUp();
    const on = platform(app, key);
    await fundedAgreement(on, [100], 100);
    const { id } = await fundedAgreement(on, [50], 50);
    app.time.advance(HOUR_MS);
    const before = app.time.now().toISOString();
    app.time.advance(HOUR_MS);
    await on.refund(id);
    await fundedAgreement(on, [7], 7);

    const total = (asOf: string) =>
      app.call<{ data: Row[] }>('GET', `/v1/ledger/trial-balance?asOf=${asOf}`, { key });
    expect((await total(before)).body.data).toMatchObject([
      {
        agreements: 2,
        debits: 150,
        credits: 150,
        balanced: true,
        accounts: { escrow: 150, refund_payable: 0 },
      },
    ]);
    expect((await trialBalance(key)).body.data).toMatchObject([
      { agreements: 3, debits: 157, accounts: { escrow: 107, refund_payable: 50 } },
    ]);
    expect((await total('2020-01-31')).body.data).toEqual([]);
    expectProblem(await total('yesterday'), 400, { code: 'validation_failed', path: 'asOf' });

    const ledger = (query: string) =>
      app.call<{ balances: object; entries: unknown[] }>(
        'GET',
        `/v1/escrow/agreements/${id}/ledger${query}`,
        { key },
      );
    const now = (await ledger('')).body;
    const then = (await ledger(`?as_of=${before}`)).body;
    expect(now.balances).toMatchObject({ escrow: 0, refund_payable: 50 });
    expect(then).toMatchObject({ balances: { ...EMPTY_BALANCES, bank: 50, escrow: 50 } });
    expect(then.entries).toEqual(now.entries.slice(0, 1));
    expect((await ledger('?asOf=2020-01-31')).body).toMatchObject({ balances: EMPTY_BALANCES, entries: [] });
  });
});

describe('balanced is false', () => {
  /** The tampering kept every remaining CHECK: two agreements, 100 in each. */
  const balancedAfter = async (...tampering: string[]) => {
    const { key, developerId } = await app.signUp();
    const on = platform(app, key);
    await fundedAgreement(on, [100], 100);
    await fundedAgreement(on, [100], 100);
    expect((await trialBalance(key)).body.data).toMatchObject([{ balanced: true, debits: 200 }]);
    for (const sql of tampering) {
      const named = sql
        .replace('$first', '(SELECT min(id) FROM agreements WHERE developer_id = $1)')
        .replace('$last', '(SELECT max(id) FROM agreements WHERE developer_id = $1)');
      await app.database.owner.query(named, named.includes('$1') ? [developerId] : []);
    }
    return (await trialBalance(key)).body.data[0];
  };

  it('when an amount in the journal was changed', async () => {
    const after = await balancedAfter('UPDATE transfers SET amount = 90 WHERE agreement_id = $first');
    expect(after).toMatchObject({ balanced: false, debits: 190, credits: 190 });
  });

  it('when balances were raised on both sides, as their CHECK requires', async () => {
    const after = await balancedAfter(
      'UPDATE agreements SET bank = bank + 5, escrow = escrow + 5 WHERE id = $first',
    );
    expect(after).toMatchObject({ balanced: false, debits: 200, credits: 200 });
  });

  it('when one agreement lost what another gained', async () => {
    const after = await balancedAfter(
      'UPDATE agreements SET bank = bank - 5, escrow = escrow - 5 WHERE id = $first',
      'UPDATE agreements SET bank = bank + 5, escrow = escrow + 5 WHERE id = $last',
    );
    expect(after).toMatchObject({ balanced: false, debits: 200 });
  });

  it('when a transfer or its agreement is missing', async () => {
    const withoutTransfer = await balancedAfter('DELETE FROM transfers WHERE agreement_id = $first');
    expect(withoutTransfer).toMatchObject({ balanced: false, debits: 100, agreements: 2 });
    const withoutAgreement = await balancedAfter('DELETE FROM agreements WHERE id = $last');
    expect(withoutAgreement).toMatchObject({ balanced: false, debits: 100, agreements: 1 });
  });

  it('when a movement has only one side', async () => {
    const after = await balancedAfter(
      'ALTER TABLE transfers DROP CONSTRAINT transfers_movement',
      `UPDATE transfers SET credit = 'nowhere' WHERE agreement_id = $first`,
    );
    expect(after).toMatchObject({ balanced: false, debits: 200, credits: 100 });
  });
});
