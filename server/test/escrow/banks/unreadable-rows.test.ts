import { describe, expect, it } from 'vitest';
import { reconcile, startOfDay } from '#actions/escrow/reconciliation/reconcile.ts';
import { DAY_MS } from '#core/time.ts';
import { CONNECTIONS, type Connected, connect } from '#test/support/twins/connected.ts';

const DEPOSITS = {
  paystack: 'GET /transaction',
  flutterwave: 'GET /v3/transactions',
  monnify: 'GET /api/v1/transactions/search',
} as const;

describe.each(Object.keys(CONNECTIONS) as Connected[])('a row of %s that cannot be read', async (name) => {
  const { app, on, twin, assessed, watchBanks } = await connect(name, { BANK_LOOK_BACK: '1d' });
  const exceptions = () =>
    app.database.owner.query<{ kind: string; developer_id: string }>(
      `SELECT kind, developer_id FROM exceptions WHERE kind = 'unreadable_row'`,
    );

  it('does not stop the look-back: the others are read, and it becomes an exception', async () => {
    const [first, second] = [await assessed([300_000]), await assessed([400_000])];
    await twin.faults({ drop: 1, unreadable_row: { chance: 1, only: DEPOSITS[name] } });
    await twin.payIn(first.account, 300_000);
    await twin.payIn(second.account, 400_000);
    await twin.advance();
    await watchBanks();
    // The list is newest first.
    expect((await on.get(first.id)).body.status).toBe('FUNDED');
    expect((await on.get(second.id)).body.status).toBe('PENDING');
    expect(await exceptions()).toEqual([{ kind: 'unreadable_row', developer_id: '' }]);
    const metrics = await app.http.inject({ method: 'GET', url: '/metrics' });
    expect(metrics.body).toMatch(new RegExp(`surety_bank_list_age_seconds{provider="${name}"} \\d`));
  });

  it('does not stop reconciliation, and opens no second exception', async () => {
    // The look-back above advanced the time by an hour, maybe past midnight.
    const today = startOfDay(app.time.now()).getTime();
    const period = { from: new Date(today - DAY_MS), to: new Date(today + DAY_MS) };
    const report = await reconcile(app.context, { provider: name, period });
    expect(report.matched).toBeGreaterThanOrEqual(1);
    expect(await exceptions()).toHaveLength(1);
  });

  it('is booked when it can be read', async () => {
    await twin.faults({ unreadable_row: 0 });
    await watchBanks();
    const [row] = await app.database.owner.query<{ n: number }>('SELECT count(*)::int AS n FROM deposits');
    expect(row?.n).toBe(2);
  });
});
