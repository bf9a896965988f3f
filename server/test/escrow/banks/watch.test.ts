import { afterAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#core/time.ts';
import { findContradictions } from '#test/support/database/books.ts';
import { CONNECTIONS, type Connected, connect } from '#test/support/twins/connected.ts';

/** Returned payments while the bank's webhooks are lost, found in the bank's own lists. */
describe.each(Object.keys(CONNECTIONS) as Connected[])('with %s, whose webhooks are lost', async (name) => {
  const { refunds } = CONNECTIONS[name];
  const { app, on, twin, funded, settle, watchBanks } = await connect(name, { BANK_LOOK_BACK: '1d' });
  await on.setPayoutAccount('seller');
  afterAll(async () => expect(await findContradictions(app.database.owner)).toEqual([]));

  const events = async (id: string) => (await on.events(id)).map(({ type }) => type);
  const outcomes = async (reference: string) =>
    (
      await app.database.owner.query<{ outcome: string }>(
        'SELECT outcome FROM bank_messages WHERE subject = $1',
        [reference],
      )
    ).map(({ outcome }) => outcome);
  const paidOut = async () => {
    await twin.faults({ drop: 0 });
    const { id, milestones } = await funded([500_000]);
    await twin.faults({ drop: 1 });
    for (const party of ['buyer', 'seller']) await on.confirm(id, milestones[0]?.id ?? '', party);
    await settle(300);
    expect((await on.get(id)).body.status).toBe('DISBURSED');
    return { id, reference: `po_${milestones[0]?.id.slice(3)}_1` };
  };

  it('a returned payout is owed again and paid, and the bank’s report is kept once', async () => {
    const { id, reference } = await paidOut();
    await twin.turn('settle', { reference, status: 'reversed' });
    await settle(60);
    expect(await events(id)).not.toContain('payout.reversed');
    await watchBanks();
    await watchBanks();
    expect((await events(id)).filter((type) => type === 'payout.reversed')).toHaveLength(1);
    expect(await outcomes(reference)).toEqual(['applied']);
    await settle(120);
    expect((await on.get(id)).body).toMatchObject({ status: 'DISBURSED', funding: { paidOut: 500_000 } });
  });

  it('a payout returned days later is found, because earlier days are read again', async () => {
    const payouts = [await paidOut(), await paidOut()];
    app.time.advance(3 * DAY_MS);
    for (const { id, reference } of payouts) {
      await twin.turn('settle', { reference, status: 'reversed' });
      for (let look = 0; look < 9; look++) await watchBanks();
      expect((await events(id)).filter((type) => type === 'payout.reversed')).toHaveLength(1);
    }
  });

  it.runIf(name === 'paystack')(
    'a returned payout is found beside one that waits for a person, although the list has open ones only',
    async () => {
      await twin.turn('readings', { transfer_status: 'pending' });
      const { id, reference } = await paidOut();
      await twin.faults({ drop: 0 });
      const other = await funded([500_000]);
      await twin.faults({ drop: 1, needs_attention: { next: 1 } });
      for (const party of ['buyer', 'seller'])
        await on.confirm(other.id, other.milestones[0]?.id ?? '', party);
      await settle(60);
      expect((await twin.state()).transfers[0]).toMatchObject({ amount: '500000', status: 'pending' });
      await twin.turn('settle', { reference, status: 'reversed' });
      await watchBanks();
      expect(await events(id)).toContain('payout.reversed');
    },
  );

  it.runIf(refunds)('a returned refund is owed again', async () => {
    const { id } = await funded([500_000]);
    await twin.faults({ drop: 1 });
    await on.refund(id);
    await settle(60);
    expect((await on.get(id)).body.status).toBe('REFUNDED');
    const state = (await twin.state()) as { refunds: { reference: string }[] };
    await twin.turn('settle', { reference: state.refunds[0]?.reference ?? '', status: 'reversed' });
    await watchBanks();
    expect(await events(id)).toContain('refund.reversed');
  });

  it.runIf(name === 'flutterwave')('payments of other merchants are ignored', async () => {
    await twin.faults({ drop: 1 });
    const order = { account_bank: '058', account_number: '0123456789', amount: 2_500, currency: 'NGN' };
    expect((await twin.post('/v3/transfers', { ...order, reference: 'theirs' })).status).toBe(200);
    await twin.advance(60);
    await watchBanks();
    expect(await outcomes('theirs')).toEqual([]);
    expect(await app.database.owner.query('SELECT * FROM exceptions')).toEqual([]);
  });
});
