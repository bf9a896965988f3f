import { describe, expect, it } from 'vitest';
import { receiveNotification } from '#actions/escrow/receive-notification.ts';
import { reconcile, startOfDay } from '#actions/escrow/reconciliation/reconcile.ts';
import { DAY_MS, HOUR_MS } from '#core/time.ts';
import { findContradictions } from '#test/support/database/books.ts';
import { type Connected, connect } from '#test/support/twins/connected.ts';
import type { Ambiguities } from '#twins/kernel/readings.ts';
import { AMBIGUITIES } from '#twins/twin.ts';

/** Each bank with the first reading of everything, and with every other reading, one at a time. */
const READINGS = (['paystack', 'monnify'] as const).flatMap((name) => {
  const ambiguities: Ambiguities = AMBIGUITIES[name];
  const others = Object.entries(ambiguities).flatMap(([sentence, { readings }]) =>
    readings.slice(1).map((reading) => [name, sentence, reading] as const),
  );
  const [[sentence, { readings }] = ['', { readings: [''] }]] = Object.entries(ambiguities);
  return [[name, sentence, String(readings[0])] as const, ...others];
});

type TwinState = { readonly deposits: { reference: string }[]; readonly refunds: { reference: string }[] };

async function bankWith(name: Connected, readings: Readonly<Record<string, string>> = {}) {
  const connected = await connect(name, { BANK_LOOK_BACK: '1d' });
  const { app, on, twin, funded, settle } = connected;
  await twin.turn('readings', readings);
  const newest = async () => (await twin.state()) as TwinState;
  return {
    ...connected,
    events: async (id: string) => (await on.events(id)).map(({ type }) => type),
    async refunded() {
      const { id } = await funded([500_000]);
      await on.refund(id);
      await settle(60);
      return id;
    },
    async recalledUnheard() {
      const { id } = await funded([500_000]);
      await twin.faults({ drop: 1 });
      await twin.turn('recall', { reference: (await newest()).deposits[0]?.reference });
      return id;
    },
    /** Breaks of the whole day, an hour after it, when everything should be in the books. */
    async breaks() {
      app.time.advance(2 * HOUR_MS);
      const from = startOfDay(app.time.now());
      const period = { from: new Date(from.getTime() - DAY_MS), to: new Date(from.getTime() + DAY_MS) };
      await reconcile(app.context, { provider: name, period });
      return app.database.owner.query<{ type: string; kind: string }>(
        `SELECT type, kind, our_state, their_state FROM reconciliation_breaks`,
      );
    },
  };
}

describe.each(READINGS)('with %s, where %s is read as %s', async (name, sentence, reading) => {
  const { on, twin, refunded, recalledUnheard, settle, watchBanks, events, breaks } = await bankWith(name, {
    [sentence]: reading,
  });

  it('a refund in full is not a recall', async () => {
    const id = await refunded();
    await watchBanks();
    await watchBanks();
    expect(await events(id)).not.toContain('deposit.reversed');
    expect((await on.get(id)).body.status).toBe('REFUNDED');
  });

  it('a recall whose notice is lost is found in the list, and not taken for a refund of ours', async () => {
    await refunded();
    const id = await recalledUnheard();
    await settle();
    await watchBanks();
    await settle();
    expect((await on.get(id)).body).toMatchObject({ status: 'FROZEN', funding: { held: 0 } });
  });

  it('a refund whose answer was lost is made once', async () => {
    const before = ((await twin.state()) as TwinState).refunds.length;
    const path = name === 'paystack' ? 'POST /refund' : 'POST /api/v1/refunds/initiate-refund';
    await twin.faults({ error_after: { next: 1, only: path } });
    const whole = await refunded();
    await settle(600);
    expect((await on.get(whole)).body.status).toBe('REFUNDED');
    expect(((await twin.state()) as TwinState).refunds).toHaveLength(before + 1);
  });

  it('reconciliation finds no break in any of them', async () => {
    expect(await breaks()).toEqual([]);
  });
});

describe.each(['paystack', 'monnify'] as const)('reconciliation with %s', async (name) => {
  const readings = name === 'monnify' ? { refunded: 'REVERSED' } : {};

  it('finds a refund that was booked as a recall', async () => {
    const { app, refunded, twin, settle, breaks } = await bankWith(name, readings);
    await refunded();
    const [row] = await app.database.owner.query<{ id: string }>('SELECT transaction_id AS id FROM deposits');
    const gone = { provider: name, transactionId: row?.id ?? '', reason: null };
    await receiveNotification(app.context, [{ kind: 'deposit_reversed', ...gone }]);
    await settle();
    expect((await twin.state()).refunds).toHaveLength(1);
    expect(await breaks()).toEqual([
      { type: 'stale', kind: 'deposit', our_state: 'undone', their_state: 'settled' },
    ]);
  });

  it('finds a recall that was taken for a refund', async () => {
    const { recalledUnheard, breaks } = await bankWith(name, readings);
    await recalledUnheard();
    expect(await breaks()).toEqual([
      { type: 'stale', kind: 'deposit', our_state: 'settled', their_state: 'undone' },
    ]);
  });
});

/** A refund that Paystack made before a restore, which made our books forget it. */
describe('a restored database', async () => {
  const { app, on, twin, funded, settle, watchBanks, events } = await bankWith('paystack');

  async function refundedBeforeRestore() {
    const { id } = await funded([500_000]);
    const [deposit] = await app.database.owner.query<{ tx: string }>(
      'SELECT transaction_id AS tx FROM deposits WHERE agreement_id = $1',
      [id],
    );
    const transaction = deposit?.tx ?? '';
    const reference = `${app.context.derivedId('rp', id, 'paystack', transaction, 0)}_1`;
    const body = { transaction, amount: 500_000, merchant_note: `surety:${reference}` };
    const before = ((await twin.state()) as TwinState).refunds.length;
    expect((await twin.ask('POST', '/refund', body)).status).toBe(200);
    return { id, before };
  }

  it('finds a refund that is days older than its own books of it, and does not make it twice', async () => {
    const { id, before } = await refundedBeforeRestore();
    app.time.advance(3 * DAY_MS);
    await on.refund(id);
    await settle(600);
    expect((await on.get(id)).body.status).toBe('REFUNDED');
    expect(((await twin.state()) as TwinState).refunds).toHaveLength(before + 1);
  });

  it('does not take a refund that it has forgotten for a recall', async () => {
    const { id } = await refundedBeforeRestore();
    await settle();
    await watchBanks();
    await settle();
    expect(await events(id)).not.toContain('deposit.reversed');
  });
});

it.each(['paystack', 'monnify'] as const)(
  'a reversal that %s no longer confirms is not a recall',
  async (name) => {
    const { app, funded, settle, events } = await bankWith(name);
    const { id } = await funded([500_000]);
    const [row] = await app.database.owner.query<{ tx: string }>('SELECT transaction_id AS tx FROM deposits');
    const gone = { provider: name, transactionId: row?.tx ?? '', orRefunded: true, reason: null } as const;
    await receiveNotification(app.context, [{ kind: 'deposit_reversed', ...gone }]);
    await settle();
    expect(await events(id)).not.toContain('deposit.reversed');
    expect(await findContradictions(app.database.owner)).toEqual([]);
  },
);
