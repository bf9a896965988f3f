import { describe, expect, it } from 'vitest';
import { receiveNotification } from '#actions/escrow/receive-notification.ts';
import { reconcile } from '#actions/escrow/reconciliation/reconcile.ts';
import type { BankNotice } from '#core/escrow/bank.ts';
import { money } from '#core/escrow/money.ts';
import { DAY_MS } from '#core/time.ts';
import { platform } from '#test/support/escrow.ts';
import { CONNECTIONS, type Connected, connect } from '#test/support/twins/connected.ts';

/** One bank, whose notifications concern accounts of two cells. */
describe.each(Object.keys(CONNECTIONS) as Connected[])('cells with %s', async (name) => {
  const { app, on, twin, settle, watchBanks } = await connect(name, { BANK_LOOK_BACK: '1d' }, undefined, [
    'north',
  ]);
  const [south, north] = app.contexts ?? [];
  if (!south || !north) throw new Error('there are no two cells');
  const inNorth = platform(app, (await app.signUp()).key);
  for (const one of [on, inNorth]) await one.setPayoutAccount('seller');

  async function paidInto(one: typeof on, amount: number) {
    const { body } = await one.create([amount]);
    const more = { transaction_amount: amount, account_created_at: '2020-01-31T12:00:00Z' };
    const { body: assessed } = await one.assess(body.id, more);
    await twin.payIn(String(assessed.virtualAccount?.accountNumber), amount);
    return body;
  }
  const statusOf = async (one: typeof on, id: string) => (await one.get(id)).body.status;

  it('delivers deposits and payout states to the cell that they belong to', async () => {
    for (const [one, context] of [
      [on, south],
      [inNorth, north],
    ] as const) {
      const { id, milestones } = await paidInto(one, 500_000);
      await settle();
      expect(await statusOf(one, id)).toBe('FUNDED');
      for (const party of ['buyer', 'seller']) await one.confirm(id, milestones[0]?.id ?? '', party);
      await settle(300);
      expect(await statusOf(one, id)).toBe('DISBURSED');
      const there = await context.db.query('SELECT 1 FROM deposits WHERE agreement_id = $1', [id]);
      expect(there).toHaveLength(1);
    }
    expect(await south.db.query('SELECT 1 FROM exceptions')).toEqual([]);
  });

  it('is queried once for missed notifications, for all of them', async () => {
    await twin.faults({ drop: 1 });
    const { id } = await paidInto(inNorth, 300_000);
    await settle();
    expect(await statusOf(inNorth, id)).not.toBe('FUNDED');
    await watchBanks();
    await watchBanks();
    expect(await statusOf(inNorth, id)).toBe('FUNDED');
    await twin.faults({ drop: 0 });
  });

  it('is compared with the books of each, which together have everything that it lists', async () => {
    const from = new Date(Math.floor(app.time.now().getTime() / DAY_MS) * DAY_MS - 2 * DAY_MS);
    app.time.advance(2 * DAY_MS);
    const period = { from, to: new Date(from.getTime() + 4 * DAY_MS) };
    const reports = [];
    for (const context of [south, north]) {
      reports.push(await reconcile(context, { provider: name, period }));
    }
    // In the south a deposit and a payout; in the north two deposits and a payout.
    expect(reports).toMatchObject([
      { listed: 2, matched: 2, breaks: 0 },
      { listed: 3, matched: 3, breaks: 0 },
    ]);
  });

  it('is compared by its statement with the books of the cell that each line is about', async () => {
    const { transfers } = (await twin.state()) as { transfers: { sessionId: string; amount: unknown }[] };
    expect(transfers).toHaveLength(2);
    const now = app.time.now().getTime();
    const period = { from: new Date(now - 4 * DAY_MS), to: new Date(now) };
    const line = { direction: 'debit', amount: money(500_000), currency: 'NGN', narrative: '' } as const;
    const names = [...transfers.map(({ sessionId }) => sessionId), 'of nobody'];
    const lines = names.map((reference, index) => ({
      ...{ ...line, number: index + 1, bookedOn: new Date(now - 2 * DAY_MS), references: [reference] },
    }));
    const statement = { lines, covered: period };
    // Lines that match nothing in any cell are reported in the first cell.
    expect(await reconcile(south, { provider: name, period, statement })).toMatchObject({
      listed: 2,
      matched: 1,
    });
    expect(await reconcile(north, { provider: name, period, statement })).toMatchObject({
      listed: 1,
      matched: 1,
    });
  });

  it('can reverse a deposit before its cell is known', async () => {
    const { body: agreement } = await inNorth.create([90_000]);
    const more = { transaction_amount: 90_000, account_created_at: '2020-01-31T12:00:00Z' };
    const { virtualAccount } = (await inNorth.assess(agreement.id, more)).body;
    const about = { provider: name, transactionId: 'hasty', amount: money(90_000) };
    await receiveNotification(south, [{ kind: 'deposit_reversed', ...about, reason: null }]);
    await settle();
    const accountNumber = String(virtualAccount?.accountNumber);
    const deposit = { ...about, accountNumber, currency: 'NGN', senderName: null };
    await receiveNotification(south, [{ kind: 'deposit', deposit } satisfies BankNotice]);
    expect((await inNorth.get(agreement.id)).body.funding).toMatchObject({ held: 90_000 });
    await settle(60);
    expect((await inNorth.get(agreement.id)).body).toMatchObject({ status: 'FROZEN', funding: { held: 0 } });
    const outcomes = await Promise.all(
      [south, north].map(({ db }) =>
        db.query(`SELECT outcome FROM bank_messages WHERE subject = 'hasty' AND kind <> 'deposit'`),
      ),
    );
    expect(outcomes).toEqual([[{ outcome: 'elsewhere' }], [{ outcome: 'applied' }]]);
  });

  it('reports unmatched deposits to the first cell', async () => {
    const about = { provider: name, transactionId: 'unmatched', accountNumber: '7000000001' };
    const deposit = { ...about, amount: money(700), currency: 'NGN', senderName: 'Ada' };
    for (const _time of [1, 2]) await receiveNotification(south, [{ kind: 'deposit', deposit }]);
    const opened = await Promise.all(
      [south, north].map(({ db }) => db.query(`SELECT kind FROM exceptions WHERE subject LIKE '%unmatched'`)),
    );
    expect(opened).toEqual([[{ kind: 'unmatched_deposit' }], []]);
  });
});
