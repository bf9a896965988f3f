import { describe, expect, it } from 'vitest';
import { reconcile, reconcileDaily, startOfDay } from '#actions/escrow/reconciliation/reconcile.ts';
import { uncomparedDays } from '#actions/escrow/reconciliation/uncompared-days.ts';
import { DAY_MS, HOUR_MS } from '#core/time.ts';
import { startTestApp } from '#test/support/app.ts';
import { signedIn } from '#test/support/dashboard/dashboard.ts';

const app = await startTestApp();
const { context } = app;
const midnight = () => startOfDay(app.time.now()).getTime();
const goTo = (hour: number) =>
  app.time.advance(midnight() + DAY_MS + hour * HOUR_MS - app.time.now().getTime());
const dayAgo = (days: number) => new Date(midnight() - days * DAY_MS);
const uncompared = async () => (await uncomparedDays(context, ['sandbox'])).flatMap(({ days }) => days);

describe('a day that was not compared with the bank', () => {
  it('is none before the first report, nor when every night was compared', async () => {
    expect(await uncompared()).toEqual([]);
    for (let night = 0; night < 3; night++) {
      goTo(3);
      await reconcileDaily(context);
    }
    goTo(5);
    expect(await uncompared()).toEqual([]);
  });

  it('counts from six in the morning, in the metrics and on the first page', async () => {
    goTo(5);
    const missed = dayAgo(2);
    expect(await uncompared()).toEqual([missed]);
    goTo(7);
    expect(await uncompared()).toEqual([missed, dayAgo(2), dayAgo(1)]);
    const metrics = await app.http.inject({ method: 'GET', url: '/metrics' });
    expect(metrics.body).toContain('surety_uncompared_days{provider="sandbox"} 3');
    const { body } = await (await signedIn(app)).call('GET', '/notices');
    const days = (await uncompared()).map((day) => day.toISOString().slice(0, 10));
    expect(body).toMatchObject({ uncompared: [{ provider: 'sandbox', days }] });
  });

  it('is compared late by its lists or by a statement', async () => {
    const [first] = await uncompared();
    const period = { from: first ?? new Date(0), to: new Date((first?.getTime() ?? 0) + DAY_MS) };
    await reconcile(context, { provider: 'sandbox', period });
    expect(await uncompared()).toHaveLength(2);
    const rest = { from: period.to, to: dayAgo(0) };
    const statement = { lines: [], covered: rest };
    await reconcile(context, { provider: 'sandbox', period: rest, statement });
    expect(await uncompared()).toEqual([]);
  });
});
