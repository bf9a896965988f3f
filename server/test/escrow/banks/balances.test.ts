import { describe, expect, it } from 'vitest';
import { shortfalls } from '#actions/escrow/bank/compare-balances.ts';
import { CONNECTIONS, type Connected, connect } from '#test/support/twins/connected.ts';

describe.each(Object.keys(CONNECTIONS) as Connected[])('the balance at %s', async (name) => {
  const { written } = CONNECTIONS[name];
  const { app, twin, funded } = await connect(name);

  it('is compared with the books: only less is a shortfall', async () => {
    await funded([500_000]);
    await twin.turn('balance', { amount: written(600_000) });
    expect(await shortfalls(app.context)).toEqual([{ currency: 'NGN', amount: -100_000 }]);
    await twin.turn('balance', { amount: written(1_000) });
    expect(await shortfalls(app.context)).toEqual([{ currency: 'NGN', amount: 499_000 }]);
    const metrics = await app.http.inject({ method: 'GET', url: '/metrics' });
    expect(metrics.body).toContain('surety_bank_shortfall{currency="NGN"} 499000');
  });
});
