import { expect, it } from 'vitest';
import { reconcile, startOfDay } from '#actions/escrow/reconciliation/reconcile.ts';
import { DAY_MS } from '#core/time.ts';
import { CONNECTIONS, connect } from '#test/support/twins/connected.ts';

const { app, on, twin, funded, settle } = await connect('monnify');
await on.setPayoutAccount('seller');

it('a payout that the bank never received is no break while its agreement is on hold', async () => {
  const { id, milestones } = await funded([2_000_000]);
  await twin.faults({ error: { chance: 1, only: CONNECTIONS.monnify.payoutPath } });
  for (const party of ['buyer', 'seller']) await on.confirm(id, milestones[0]?.id ?? '', party);
  await settle(5);
  await on.post(id, 'freeze', { reason: 'a dispute' });
  await twin.faults({ error: 0 });
  const from = startOfDay(app.time.now());
  app.time.advance(3 * DAY_MS);
  await settle(60);
  expect((await on.events(id)).map(({ type }) => type)).toContain('payout.submitted');
  expect((await twin.state()).transfers).toEqual([]);
  const compare = () =>
    reconcile(app.context, { provider: 'monnify', period: { from, to: new Date(from.getTime() + DAY_MS) } });
  expect(await compare()).toMatchObject({ undecided: 1 });
  expect(await app.database.owner.query('SELECT type, kind FROM reconciliation_breaks')).toEqual([]);
  await on.post(id, 'unfreeze');
  await settle(60);
  expect((await on.get(id)).body.status).toBe('DISBURSED');
});
