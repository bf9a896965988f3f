import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#core/time.ts';
import { startTestApp } from '#test/support/app.ts';
import { fundedAgreement, platform, runDueJobs } from '#test/support/escrow.ts';

const app = await startTestApp();
const on = platform(app, (await app.signUp()).key);
const { bank } = app.context;

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

describe('the lists of the sandbox bank', () => {
  it('have exactly the deposits and payments of a period, with their status', async () => {
    const from = app.time.now();
    const to = new Date(from.getTime() + DAY_MS);
    await on.setPayoutAccount('seller', '0123450003');
    const { id, milestones, virtualAccountNo } = await fundedAgreement(on, [300, 200], 500);
    for (const party of ['buyer', 'seller']) await on.confirm(id, milestones[0]?.id ?? '', party);
    await on.refund(id, { milestoneIds: [milestones[1]?.id] });
    await runDueJobs(app);
    const period = { from, to };
    expect(await collect(bank.listDeposits(period))).toMatchObject([
      { provider: 'sandbox', accountNumber: virtualAccountNo, amount: 500, currency: 'NGN', reversed: false },
    ]);
    const listed = await collect(bank.listTransfers(period));
    const shown = listed.map(({ kind, amount, state }) => `${kind} ${amount} ${state.status}`);
    expect(shown.sort()).toEqual(['payout 300 SUCCEEDED', 'refund 200 SUCCEEDED']);
    app.time.advance(5_000);
    const later = await collect(bank.listTransfers(period));
    expect(later.find(({ kind }) => kind === 'payout')?.state).toMatchObject({ status: 'REVERSED' });
    expect(await bank.balance('NGN')).toBe(300);
    const before = { from: new Date(from.getTime() - DAY_MS), to: from };
    expect(await collect(bank.listDeposits(before))).toEqual([]);
    expect(await collect(bank.listTransfers(before))).toEqual([]);
  });

  it('continue over more than a page', async () => {
    const from = new Date('2020-01-01T00:00:00Z');
    await app.database.owner.query(
      `INSERT INTO sandbox_transfers (reference, kind, amount, currency, outcome, created_at, settles_at)
       SELECT 'po_' || n, 'payout', n, 'NGN', 'SUCCEEDED', $1::timestamptz + (n / 7) * interval '1 s', $1
       FROM generate_series(1, 1201) AS n`,
      [from],
    );
    const listed = await collect(bank.listTransfers({ from, to: new Date('2020-01-02T00:00:00Z') }));
    expect(new Set(listed.map(({ reference }) => reference)).size).toBe(1_201);
    expect(listed).toHaveLength(1_201);
  });
});
