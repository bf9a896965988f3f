import { afterAll, describe, expect, it } from 'vitest';
import { receiveDeposits } from '#actions/escrow/bank/receive-listed.ts';
import { reconcileDaily } from '#actions/escrow/reconciliation/reconcile.ts';
import type { ListedDeposit } from '#core/escrow/bank.ts';
import { DAY_MS, HOUR_MS } from '#core/time.ts';
import { circuitBreaker } from '#providers/client/circuit-breaker.ts';
import { findContradictions } from '#test/support/database/books.ts';
import { CONNECTIONS, type Connected, connect } from '#test/support/twins/connected.ts';

/** The circuit breaker goes by the service's clock, which a test advances. */
const PATIENCE = (now: () => Date) => ({
  ...{ timeoutMs: 4_000, waitsMs: [1, 1], breaker: circuitBreaker(() => now().getTime()) },
});

type TwinState = { readonly deposits: { reference: string }[]; readonly transfers: unknown[] };

/** Deposits that are taken back or disputed days after they arrived, beyond any look-back. */
describe.each(Object.keys(CONNECTIONS) as Connected[])('with %s', async (name) => {
  const { app, on, twin, assessed, funded, settle, watchBanks } = await connect(
    name,
    { BANK_LOOK_BACK: '2h' },
    PATIENCE,
  );
  await on.setPayoutAccount('seller');
  afterAll(async () => expect(await findContradictions(app.database.owner)).toEqual([]));

  const stateOfTwin = async () => (await twin.state()) as TwinState;
  const confirm = async (id: string, milestoneId = '') => {
    for (const party of ['buyer', 'seller']) await on.confirm(id, milestoneId, party);
  };

  async function fundedDaysAgo() {
    const agreement = await funded([5_000_000]);
    app.time.advance(3 * DAY_MS);
    return agreement;
  }

  async function claimed(how: 'recall' | 'dispute') {
    await twin.turn(how, { reference: (await stateOfTwin()).deposits[0]?.reference });
    await twin.advance(60);
  }

  it('a recall whose notice is lost is found before the money leaves', async () => {
    const { id, milestones } = await fundedDaysAgo();
    await twin.faults({ drop: 1 });
    await claimed('recall');
    const before = (await stateOfTwin()).transfers.length;
    await confirm(id, milestones[0]?.id);
    await settle(600);
    expect((await on.get(id)).body).toMatchObject({ status: 'FROZEN', funding: { paidOut: 0 } });
    expect((await stateOfTwin()).transfers).toHaveLength(before);
  });

  it('is found at night, while its money waits for something', async () => {
    const { id } = await fundedDaysAgo();
    await twin.faults({ drop: 1 });
    await claimed('recall');
    app.time.advance(2 * HOUR_MS);
    await reconcileDaily(app.context);
    await settle();
    expect((await on.get(id)).body).toMatchObject({ status: 'FROZEN', funding: { held: 0 } });
  });

  it('a deposit that was reported ten days late is paid out', async () => {
    const { id, milestones, account } = await assessed([5_000_000]);
    await twin.faults({ drop: 1 });
    await twin.payIn(account, 5_000_000);
    const from = app.time.now();
    app.time.advance(10 * DAY_MS);
    const listed: ListedDeposit[] = [];
    const period = { from: new Date(from.getTime() - HOUR_MS), to: app.time.now() };
    for await (const deposit of app.context.banks.get(name)?.listDeposits(period) ?? []) listed.push(deposit);
    await receiveDeposits(app.context, name, listed);
    app.time.advance(2 * HOUR_MS);
    await confirm(id, milestones[0]?.id);
    await settle(600);
    expect((await on.get(id)).body.status).toBe('DISBURSED');
  });

  it('nothing leaves while the bank cannot be asked, and everything does afterwards', async () => {
    const { id, milestones } = await fundedDaysAgo();
    const path = { paystack: 'GET /transaction', flutterwave: 'GET /v3/transactions' };
    const only = { ...path, monnify: 'GET /api/v1/transactions/search' }[name];
    await twin.faults({ error: { chance: 1, only } });
    const before = (await stateOfTwin()).transfers.length;
    await confirm(id, milestones[0]?.id);
    await settle(60);
    expect((await stateOfTwin()).transfers).toHaveLength(before);
    await twin.faults({ error: 0 });
    await settle(1_200);
    expect((await on.get(id)).body.status).toBe('DISBURSED');
  });

  it.skipIf(name === 'monnify')('a dispute holds the agreement, once, before the bank decides', async () => {
    const { id, milestones } = await funded([5_000_000]);
    await claimed('dispute');
    await settle();
    await watchBanks();
    await watchBanks();
    await settle();
    await confirm(id, milestones[0]?.id);
    await settle(600);
    expect((await on.get(id)).body).toMatchObject({ status: 'FROZEN', funding: { held: 5_000_000 } });
    const { body } = await app.call<{ data: { type: string; agreementId: string }[] }>(
      'GET',
      '/v1/exceptions?limit=100',
      { key: on.key },
    );
    expect(body.data.filter(({ agreementId }) => agreementId === id)).toMatchObject([
      { type: 'deposit_disputed' },
    ]);
    const frozen = (await on.events(id)).filter(({ type }) => type === 'agreement.frozen');
    expect(frozen).toHaveLength(1);
  });
});
