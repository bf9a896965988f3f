import { describe, expect, it } from 'vitest';
import { all, bankAndTwin, bankAt, listenIn, PAYOUT, paid } from '#test/support/twins/naira-banks.ts';
import { openTwin } from '#test/support/twins/twins.ts';

const DAY = { from: new Date('2026-03-02T00:00:00Z'), to: new Date('2026-03-03T00:00:00Z') };
const { reference } = PAYOUT;

describe('Flutterwave', () => {
  it('opens both kinds of account, and cannot refund to the source', async () => {
    const { bank, twin } = await bankAndTwin('flutterwave');
    expect(bank.can).toEqual({
      ...{ openAccounts: 'with identity', exactAccounts: true, leastExact: 1 },
      ...{ closesAccounts: false, refunds: false, recalls: true, currencies: ['NGN'] },
    });
    const order = { reference: 'rf_1', transactionId: '1', amount: PAYOUT.amount, currency: 'NGN' };
    expect(await bank.submitRefund(order)).toEqual({
      ...{ status: 'FAILED', reason: expect.stringContaining('a destination account') },
    });
    expect(await bank.findTransfer('rf_1')).toBeNull();
    expect((await twin.state()).totals.transfers).toBe(0);
  });

  it('does not sign the body with its secret, so a changed one only says where to look', async () => {
    const pair = await bankAndTwin('flutterwave');
    const { letter } = await paid(pair);
    const { event, data } = JSON.parse(letter.body);
    const lie = { ...data, amount: 1_000_000, status: 'failed', tx_ref: 'agr_mine', currency: 'USD' };
    const body = JSON.stringify({ data: lie, event }, null, 2);
    const request = { body, headers: letter.headers, developerId: null };
    expect(pair.bank.isAuthentic(request)).toBe(true);
    expect(await pair.bank.readNotices(request)).toMatchObject([
      { deposit: { amount: 500_050, accountReference: 'agr_0197c0ffee_0', currency: 'NGN' } },
    ]);
  });

  it('later fails a payout accepted without cover, which ends that reference', async () => {
    const { bank, twin } = await bankAndTwin('flutterwave');
    await twin.faults({ no_balance: { next: 1 } });
    expect(await bank.submitPayout(PAYOUT)).toEqual({ status: 'PENDING' });
    await twin.advance(1);
    const failed = { status: 'FAILED', reason: expect.stringContaining('Insufficient funds') };
    expect(await bank.findTransfer(reference)).toEqual(failed);
    expect(await bank.submitPayout(PAYOUT)).toEqual(failed);
    expect((await twin.state()).transfers).toHaveLength(1);
  });

  it('is not relied on to filter by a reference', async () => {
    const { bank, twin } = await bankAndTwin('flutterwave');
    await bank.submitPayout(PAYOUT);
    const { url } = await listenIn(twin.url, (answer) => answer.replaceAll(reference, 'po_another_one'));
    expect(await bankAt('flutterwave', url).findTransfer(reference)).toBeNull();
  });

  it.each([
    ['accepted', true],
    ['lost', true],
    ['initiated', false],
    ['won', false],
    ['declined', false],
  ])('says by a chargeback that is %s whether money has gone: %s', async (status, reversed) => {
    const twin = await openTwin('flutterwave');
    const { url } = await listenIn(twin.url, (answer) => answer.replaceAll('"accepted"', `"${status}"`));
    const pair = { twin, bank: bankAt('flutterwave', url) };
    const { deposit } = await paid(pair);
    await twin.advance(86_400 * 3);
    await twin.turn('recall', { reference: deposit.reference });
    // The payment was made on that day, the chargeback three days later.
    expect(await all(pair.bank.listDeposits(DAY))).toMatchObject([{ amount: 500_050, reversed }]);
  });

  it.each([
    ['"bank_transfer"', '"card"'],
    ['"successful"', '"failed"'],
  ])('makes no deposit of a payment that says %s no more but %s', async (from, to) => {
    const twin = await openTwin('flutterwave');
    const { url } = await listenIn(twin.url, (answer) => answer.replaceAll(from, to));
    const pair = { twin, bank: bankAt('flutterwave', url) };
    const { letter } = await paid(pair);
    const request = { body: letter.body, headers: letter.headers, developerId: null };
    expect(await pair.bank.readNotices(request)).toEqual([]);
    expect(await all(pair.bank.listDeposits(DAY))).toEqual([]);
  });

  it('leaves out an unknown sender', async () => {
    const twin = await openTwin('flutterwave');
    const { url } = await listenIn(twin.url, (answer) => answer.replaceAll('"NGOZI UMEH"', '"N/A"'));
    const pair = { twin, bank: bankAt('flutterwave', url) };
    await paid(pair);
    expect(await all(pair.bank.listDeposits(DAY))).toMatchObject([{ senderName: null }]);
  });

  it('must return the expiry and the bank of an account for one payment', async () => {
    const twin = await openTwin('flutterwave');
    for (const [from, to, why] of [
      [/"expiry_date":"[^"]*"/, '"expiry_date":"N/A"', /did not say when/],
      [/"expiry_date":"[^"]*"/, '"expiry_date":"soon"', /cannot be read/],
      [/"bank_name":"[^"]*"/, '"bank_name":"BANK OF NOWHERE"', /no bank called/],
    ] as const) {
      const { url } = await listenIn(twin.url, (answer) => answer.replace(from, to));
      await expect(paid({ twin, bank: bankAt('flutterwave', url) })).rejects.toThrow(why);
    }
  });
});
