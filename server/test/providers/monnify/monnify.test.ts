import { describe, expect, it } from 'vitest';
import { money } from '#core/escrow/money.ts';
import { moment } from '#providers/monnify/moments.ts';
import { all, bankAndTwin, bankAt, EXACT, listenIn, PAYOUT, paid } from '#test/support/twins/naira-banks.ts';
import { openTwin } from '#test/support/twins/twins.ts';

const { reference } = PAYOUT;

describe('a payout through Monnify', () => {
  it('waits two minutes after the same amount to the same account', async () => {
    const { bank, twin } = await bankAndTwin('monnify');
    await bank.submitPayout(PAYOUT);
    const second = { ...PAYOUT, reference: 'po_second' };
    await expect(bank.submitPayout(second)).rejects.toThrow(/wait for 2 minutes/);
    expect(await bank.findTransfer('po_second')).toBeNull();
    await twin.advance(120);
    expect(await bank.submitPayout(second)).toEqual({ status: 'PENDING' });
    expect((await twin.state()).transfers).toHaveLength(2);
  });

  it('of less than twenty naira fails at once', async () => {
    const { bank, twin } = await bankAndTwin('monnify');
    expect(await bank.submitPayout({ ...PAYOUT, amount: money(1_999) })).toEqual({
      ...{ status: 'FAILED', reason: 'Monnify sends no less than 20 naira' },
    });
    expect((await twin.state()).transfers).toEqual([]);
    expect(await bank.submitPayout({ ...PAYOUT, amount: money(2_000) })).toEqual({ status: 'PENDING' });
  });

  it('of a milestone with a short title has a narration that Monnify accepts', async () => {
    const { bank, twin } = await bankAndTwin('monnify');
    expect(await bank.submitPayout({ ...PAYOUT, narration: 'A' })).toEqual({ status: 'PENDING' });
    expect((await twin.state()).transfers).toHaveLength(1);
  });

  it('reports its fee even when it was returned', async () => {
    const { bank, twin } = await bankAndTwin('monnify');
    await twin.faults({ reverse_payout: { next: 1 } });
    await bank.submitPayout(PAYOUT);
    await twin.advance(10);
    expect(await bank.findTransfer(reference)).toMatchObject({ status: 'REVERSED', fee: 1_000 });
  });
});

describe('a notification of Monnify', () => {
  it('is not authentic once it was rewritten', async () => {
    const pair = await bankAndTwin('monnify');
    await pair.twin.faults({ forge_body: { next: 1 } });
    await paid(pair);
    const authentic = pair.twin
      .deliveries()
      .map(({ body, headers }) => pair.bank.isAuthentic({ body, headers, developerId: null }));
    expect(authentic).toEqual([false, true]);
  });

  it('is a deposit and its reversal, when the sender has recalled it since', async () => {
    const pair = await bankAndTwin('monnify');
    const { letter, deposit } = await paid(pair);
    await pair.twin.turn('recall', { reference: deposit.reference });
    const request = { body: letter.body, headers: letter.headers, developerId: null };
    expect(await pair.bank.readNotices(request)).toMatchObject([
      { kind: 'deposit', deposit: { amount: 500_050 } },
      { kind: 'deposit_reversed', provider: 'monnify', transactionId: deposit.reference },
    ]);
  });

  it.each([
    ['"PAID"', '"OVERPAID"', 1],
    ['"PAID"', '"PARTIALLY_PAID"', 1],
    ['"PAID"', '"PENDING"', 0],
    ['"ACCOUNT_TRANSFER"', '"CARD"', 0],
  ])('with %s answered as %s makes %i deposit', async (from, to, count) => {
    const twin = await openTwin('monnify');
    const { url } = await listenIn(twin.url, (answer) => answer.replaceAll(from, to));
    const pair = { twin, bank: bankAt('monnify', url) };
    const { letter } = await paid(pair);
    const request = { body: letter.body, headers: letter.headers, developerId: null };
    expect(await pair.bank.readNotices(request)).toHaveLength(count);
  });
});

describe("Monnify's list of payments", () => {
  it('leaves out requests that were never paid', async () => {
    const twin = await openTwin('monnify');
    const { url } = await listenIn(twin.url, (answer, path) =>
      path.includes('/search')
        ? answer.replace('"PAID"', '"PENDING"').replace(/"completedOn":"[^"]*"/, '"completedOn":null')
        : answer,
    );
    const pair = { twin, bank: bankAt('monnify', url) };
    for (const amount of [500_050, 600_060]) await paid(pair, amount);
    const day = { from: new Date('2026-03-02T00:00:00Z'), to: new Date('2026-03-03T00:00:00Z') };
    expect(await all(pair.bank.listDeposits(day))).toMatchObject([{ amount: 500_050 }]);
  });
});

describe('an account at Monnify', () => {
  it('is the same when it is requested twice', async () => {
    const { bank, twin } = await bankAndTwin('monnify');
    const open = { ...EXACT, reference: 'agr_open', identity: { bvn: '22212345678' } };
    for (const request of [EXACT, open]) {
      expect(await bank.issueAccount(request)).toEqual(await bank.issueAccount(request));
    }
    expect((await twin.state()).totals.accounts).toBe(2);
  });

  it('is not returned once it is closed', async () => {
    const { bank } = await bankAndTwin('monnify');
    const open = { ...EXACT, identity: { nin: '22212345678' } };
    await bank.closeAccount(await bank.issueAccount(open), open.reference);
    await expect(bank.issueAccount(open)).rejects.toThrow(/closed the account/);
  });
});

describe("Monnify's moments", () => {
  it.each([
    ['2026-03-02T09:30:00.000+0000', '2026-03-02T09:30:00.000Z'],
    ['2026-03-02T09:30:00.000+01:00', '2026-03-02T08:30:00.000Z'],
    ['2026-03-02T09:30:00Z', '2026-03-02T09:30:00.000Z'],
    ['2026-03-02 09:30:00.0', '2026-03-02T08:30:00.000Z'],
    ['02/03/2026 9:30:00 AM', '2026-03-02T08:30:00.000Z'],
    ['02/03/2026 12:00:05 AM', '2026-03-01T23:00:05.000Z'],
    ['02/03/2026 12:30:00 PM', '2026-03-02T11:30:00.000Z'],
  ])('%s is %s', (text, expected) => expect(moment.parse(text).toISOString()).toBe(expected));

  it.each(['', '02/13/2026 9:30:00 AM', '2026-03-02', 'yesterday'])('%j is none', (text) => {
    expect(moment.safeParse(text).success).toBe(false);
  });
});
