import { describe, expect, it } from 'vitest';
import { reconcile } from '#actions/escrow/reconciliation/reconcile.ts';
import { platform } from '#test/support/escrow.ts';
import { CONNECTIONS, type Connected, connect } from '#test/support/twins/connected.ts';

const DAY_MS = 24 * 3_600_000;

/** One bank, whose words are about accounts of two cells. */
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

  it('brings money, and what became of a payout, to the cell that it belongs to', async () => {
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

  it('is asked once for what was not told, for all of them', async () => {
    await twin.faults({ drop: 1 });
    const { id } = await paidInto(inNorth, 300_000);
    await settle();
    expect(await statusOf(inNorth, id)).not.toBe('FUNDED');
    await watchBanks();
    await watchBanks();
    expect(await statusOf(inNorth, id)).toBe('FUNDED');
    await twin.faults({ drop: 0 });
  });

  it('is held against the books of each, which together have all that it lists', async () => {
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
});
