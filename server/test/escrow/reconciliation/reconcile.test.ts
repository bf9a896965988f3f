import { beforeEach, describe, expect, it } from 'vitest';
import { receiveNotification } from '#actions/escrow/receive-notification.ts';
import { verifyBooks } from '#actions/escrow/verify/verify-books.ts';
import type { ListedDeposit, ListedTransfer } from '#core/escrow/bank.ts';
import { money } from '#core/escrow/money.ts';
import * as unmatchedMoney from '#store/escrow/bank/unmatched-money.ts';
import * as breaks from '#store/escrow/reconciliation/breaks.ts';
import * as reports from '#store/escrow/reconciliation/reports.ts';
import { fundedAgreement, runDueJobs } from '#test/support/escrow.ts';
import { HOUR, startCompared } from './compared.ts';

const { app, account, on, lists, db, today, aDay, found, anotherDay } = await startCompared();
beforeEach(anotherDay);

describe('the books and the lists of a bank', () => {
  it('agree when nothing went wrong', async () => {
    const period = today();
    await aDay();
    app.time.advance(25 * HOUR);
    const { report, all } = await found(period);
    expect(all).toEqual([]);
    expect(report).toMatchObject({ listed: 3, matched: 3, undecided: 0, breaks: 0, open: 0, source: 'bank' });
  });

  it('agree about unmatched deposits, kept or returned', async () => {
    const period = today();
    for (const accountNumber of ['9999999991', '9999999992']) {
      const transactionId = `unmatched-${accountNumber}`;
      const unmatched = {
        provider: 'sandbox',
        transactionId,
        accountNumber,
        amount: money(70),
        currency: 'NGN',
      };
      await unmatchedMoney.takeIn(db, unmatched, app.time.now());
    }
    app.time.advance(25 * HOUR);
    expect((await found(period)).all).toEqual([]);
  });

  type Planted = [name: string, plant: () => void, breaks: [string, string, number][]];
  const anyDeposit = (lie: (listed: ListedDeposit) => ListedDeposit | null) => () => {
    lists.deposits.push(lie);
  };
  const any = (kind: string, lie: (listed: ListedTransfer) => ListedTransfer | null) => () => {
    lists.transfers.push((listed) => (listed.kind === kind || !listed.kind ? lie(listed) : listed));
  };
  it.each<Planted>([
    ['a deposit that the bank does not list', anyDeposit(() => null), [['missing_there', 'deposit', -500]]],
    [
      'a deposit of another amount',
      anyDeposit((listed) => ({ ...listed, amount: money(510) })),
      [['amount_differs', 'deposit', 10]],
    ],
    [
      'a deposit that the bank took back',
      anyDeposit((listed) => ({ ...listed, reversed: true })),
      [['stale', 'deposit', -500]],
    ],
    [
      'a refund that failed there',
      any('refund', (listed) => ({ ...listed, state: { status: 'FAILED' } })),
      [['stale', 'refund', 200]],
    ],
    [
      'a payout of another amount',
      any('payout', (listed) => ({ ...listed, amount: money(299) })),
      [['amount_differs', 'payout', 1]],
    ],
  ])('differ by %s', async (_name, plant, expected) => {
    const period = today();
    const { id } = await aDay();
    app.time.advance(25 * HOUR);
    plant();
    const { all } = await found(period);
    expect(all.map(({ type, kind, difference }) => [type, kind, difference])).toEqual(expected);
    expect(all[0]).toMatchObject({ agreementId: id, developerId: account.developerId, status: 'open' });
  });

  it.each([
    ['agree on the account', '0123456789', []],
    ['differ by a payout to another account', '9876543210', ['recipient_differs']],
  ])('%s', async (_name, recipient, expected) => {
    const period = today();
    await aDay();
    app.time.advance(25 * HOUR);
    lists.transfers.push((listed) => (listed.kind === 'payout' ? { ...listed, recipient } : listed));
    expect((await found(period)).all.map(({ type }) => type)).toEqual(expected);
  });

  it('leave out transfers that the shop made itself from the same bank account', async () => {
    const period = today();
    const state = { status: 'SUCCEEDED' } as const;
    const at = app.time.now();
    const own = {
      provider: 'sandbox',
      kind: 'payout',
      amount: money(70),
      currency: 'NGN',
      at,
      state,
    } as const;
    lists.moreTransfers.push({ ...own, reference: 'salaries-march' });
    app.time.advance(25 * HOUR);
    expect((await found(period)).report).toMatchObject({ breaks: 0, undecided: 0 });
    await receiveNotification(app.context, [
      { kind: 'transfer', provider: 'sandbox', reference: 'salaries-march', state },
    ]);
    await runDueJobs(app);
    expect(await db.query(`SELECT 1 FROM exceptions WHERE subject LIKE '%salaries-march'`)).toEqual([]);
    const { faults } = await verifyBooks(app.database.owner);
    expect(faults.filter(({ check }) => check === 'messages')).toEqual([]);
  });

  it('query the bank about a payout that its list does not show, before reporting it missing', async () => {
    const period = today();
    await aDay();
    app.time.advance(25 * HOUR);
    lists.transfers.push((listed) => (listed.kind === 'payout' ? null : listed));
    expect((await found(period)).all).toEqual([]);
    expect(lists.asked.some((reference) => reference.startsWith('po_'))).toBe(true);
  });

  it('show a payout that the bank knows and restored books do not, and its agreement', async () => {
    const period = today();
    await on.setPayoutAccount();
    const { id, milestones } = await fundedAgreement(on, [300], 300);
    for (const party of ['buyer', 'seller']) await on.confirm(id, milestones[0]?.id ?? '', party);
    const reference = `po_${milestones[0]?.id.slice(3)}_1`;
    const at = app.time.now();
    const state = { status: 'SUCCEEDED' } as const;
    const sent = { provider: 'sandbox', reference, amount: money(300), currency: 'NGN', at, state };
    lists.moreTransfers.push({ kind: 'payout', ...sent });
    app.time.advance(2 * HOUR);
    const { all } = await found(period);
    expect(all).toMatchObject([
      { type: 'missing_here', subject: reference, difference: -300, agreementId: id, ours: null },
    ]);
    // The jobs continue: the bank has it under the same reference, and the books agree again.
    await app.context.bank.submitPayout({
      ...{ reference, amount: money(300), currency: 'NGN', narration: '' },
      destination: { bankCode: '058', accountNumber: '0123456789', accountName: 'x' },
    });
    lists.tellTruth();
    await runDueJobs(app);
    expect((await found(period)).all).toEqual([]);
    const [only] = all;
    expect(await breaks.find(db, null, only?.id ?? '')).toMatchObject({
      status: 'gone',
      closedBy: { type: 'system' },
    });
  });

  it('match an unreported deposit by its account', async () => {
    const period = today();
    const { id, virtualAccountNo } = await fundedAgreement(on, [300], 0);
    const deposit = { provider: 'sandbox', transactionId: 'never-heard', senderName: null, reversed: false };
    lists.moreDeposits.push(
      {
        ...deposit,
        accountNumber: virtualAccountNo ?? '',
        amount: money(300),
        currency: 'NGN',
        at: app.time.now(),
      },
      {
        ...deposit,
        transactionId: 'unowned',
        accountNumber: '1',
        amount: money(5),
        currency: 'NGN',
        at: app.time.now(),
      },
    );
    app.time.advance(2 * HOUR);
    const { all } = await found(period);
    const summary = all.map(({ subject, agreementId, developerId }) => [subject, agreementId, developerId]);
    expect(summary.sort()).toEqual([
      ['never-heard', id, account.developerId],
      ['unowned', null, ''],
    ]);
  });

  it('are not compared at all when the bank cannot be queried', async () => {
    const before = await reports.list(db, null, { limit: 1, before: undefined });
    lists.deposits.push(() => {
      throw new Error('down');
    });
    await aDay();
    await expect(found()).rejects.toThrow('down');
    expect(await reports.list(db, null, { limit: 1, before: undefined })).toEqual(before);
  });
});
