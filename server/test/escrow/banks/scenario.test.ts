import { afterAll, describe, expect, it } from 'vitest';
import { reconcile, startOfDay } from '#actions/escrow/reconciliation/reconcile.ts';
import { money } from '#core/escrow/money.ts';
import { HOUR_MS } from '#core/time.ts';
import { findContradictions } from '#test/support/database/books.ts';
import { CONNECTIONS, type Connected, connect } from '#test/support/twins/connected.ts';

const SELLER = '0123456789';
const BUYER = '0987654321';

/** From the account to the payout, over real sockets, with a bank's twin at the other end. */
describe.each(Object.keys(CONNECTIONS) as Connected[])('with %s', async (name) => {
  const { payoutPath, accountPath, refunds, fees } = CONNECTIONS[name];
  const { app, on, twin, assessed, accountFor, funded, settle, watchBanks } = await connect(name);
  await on.setPayoutAccount('seller', SELLER);
  afterAll(async () => expect(await findContradictions(app.database.owner)).toEqual([]));

  const read = async (id: string) => (await on.get(id)).body;
  const events = async (id: string) => (await on.events(id)).map(({ type }) => type);
  const confirm = async (id: string, milestoneId = '') => {
    for (const party of ['buyer', 'seller']) await on.confirm(id, milestoneId, party);
  };
  const transfers = async () =>
    (await twin.state()).transfers as { reference: string; amount: unknown; sessionId: string }[];

  /** A refund that cannot go back to its source goes to an account that the platform names. */
  const sendTo = async (id: string, refundId: string) => {
    const body = { destination: { bankCode: '058', accountNumber: BUYER } };
    const answer = await on.post(id, `refunds/${refundId}/retry`, body);
    expect(answer.status).toBe(200);
  };
  it('money goes from the buyer’s account to the seller’s', async () => {
    const { id, milestones } = await funded([500_000]);
    await confirm(id, milestones[0]?.id);
    await settle();
    expect(await read(id)).toMatchObject({ status: 'DISBURSED', funding: { paidOut: 500_000, held: 0 } });
    const { entries } = (await on.ledger(id)).body;
    const paid = entries.filter(({ kind }) => kind === 'fee').reduce((sum, { amount }) => sum + amount, 0);
    expect(paid).toBe(fees(500_000, 500_000));
    expect(await events(id)).toEqual(
      expect.arrayContaining(['virtual_account.issued', 'deposit.received', 'payout.succeeded']),
    );
  });

  it('the session id of a payout is kept, shown, and enough to match a statement line', async () => {
    const { id, milestones } = await funded([400_000]);
    await confirm(id, milestones[0]?.id);
    await settle();
    const sent = (await transfers()).find(({ reference }) =>
      reference.includes(milestones[0]?.id.slice(3) ?? ''),
    );
    const path = `/v1/escrow/agreements/${id}/payouts`;
    const { body } = await app.call<{ data: { attempts: object[] }[] }>('GET', path, { key: on.key });
    expect(sent?.sessionId).toMatch(/^\d{30}$/);
    expect(body.data[0]?.attempts).toMatchObject([{ status: 'SUCCEEDED', sessionId: sent?.sessionId }]);
    const bookedOn = startOfDay(app.time.now());
    const period = { from: bookedOn, to: new Date(bookedOn.getTime() + 24 * HOUR_MS) };
    const line = { direction: 'debit', amount: money(400_000), currency: 'NGN', narrative: '' } as const;
    const lines = [{ ...line, number: 1, bookedOn, references: [sent?.sessionId ?? ''] }];
    const statement = { lines, covered: period };
    expect(await reconcile(app.context, { provider: name, period, statement })).toMatchObject({
      ...{ listed: 1, matched: 1 },
    });
  });

  it.skipIf(refunds)('the platform pays the bank’s fee for a refund to another account', async () => {
    const { id } = await funded([300_000]);
    const { body } = await on.refund(id);
    await settle();
    await sendTo(id, String(body['id']));
    await settle();
    expect((await read(id)).status).toBe('REFUNDED');
    const { entries, balances } = (await on.ledger(id)).body;
    const kept = entries.filter(({ kind, cause }) => kind === 'fee' && cause.startsWith('rp_'));
    expect(kept).toMatchObject([{ amount: fees(0, 300_000) }]);
    expect(balances['fees']).toBe(fees(300_000, 300_000));
  });

  it('a buyer pays in two parts, each to an account of its own', async () => {
    const { id, account } = await assessed([300_000, 200_000], 300_000);
    const second = await accountFor(id, 200_000);
    await twin.payIn(account, 300_000);
    await settle();
    expect((await read(id)).status).toBe('PARTIAL');
    await twin.payIn(second, 200_000);
    await settle();
    expect((await read(id)).status).toBe('FUNDED');
  });

  it('excess goes back, and so does a refunded milestone', async () => {
    const { id, milestones } = await funded([300_000, 200_000]);
    const more = await accountFor(id, 100_000);
    await twin.payIn(more, 100_000);
    await settle();
    expect(await read(id)).toMatchObject({ status: 'OVERFUNDED', funding: { excess: 100_000 } });
    for (const wanted of [{ excess: true }, { milestoneIds: [milestones[1]?.id] }]) {
      const { body } = await on.refund(id, wanted);
      await settle();
      if (!refunds) await sendTo(id, String(body['id']));
    }
    await settle();
    await confirm(id, milestones[0]?.id);
    await settle();
    const { status, funding } = await read(id);
    expect({ status, ...funding }).toMatchObject({
      ...{ status: 'REFUNDED', refunded: 300_000, refunding: 0, paidOut: 300_000, held: 0 },
    });
  });

  it('a payout that is returned after it succeeded is owed again, and paid', async () => {
    const { id, milestones } = await funded([500_000]);
    await twin.faults({ reverse_payout: { next: 1 } });
    await confirm(id, milestones[0]?.id);
    await settle(60);
    expect(await events(id)).toContain('payout.reversed');
    app.time.advance(HOUR_MS);
    await settle(60);
    expect(await read(id)).toMatchObject({ status: 'DISBURSED', funding: { paidOut: 500_000 } });
  });

  it('a deposit that its bank reverses is deducted from the held amount', async () => {
    await twin.faults({ recall: { next: 1 } });
    const { id, account } = await assessed([500_000]);
    await twin.payIn(account, 500_000);
    await settle();
    // Not every bank sends a webhook for it; all of them list it.
    await watchBanks();
    expect(await events(id)).toContain('deposit.reversed');
    expect((await read(id)).funding).toMatchObject({ held: 0 });
  });

  it.each(['timeout', 'error_after'])(
    'a payout whose response is lost (%s) is found and not paid twice',
    async (fault) => {
      const { id, milestones } = await funded([500_000]);
      const before = (await transfers()).length;
      await twin.faults({ [fault]: { next: 1, only: payoutPath } });
      await confirm(id, milestones[0]?.id);
      await settle(60);
      await settle(60);
      expect(await read(id)).toMatchObject({ status: 'DISBURSED', funding: { paidOut: 500_000 } });
      expect((await transfers()).length).toBe(before + 1);
    },
  );

  it('lost webhooks are made up for by the bank’s own lists', async () => {
    const { id, account, milestones } = await assessed([500_000]);
    await twin.faults({ drop: 1 });
    await twin.payIn(account, 500_000);
    await settle();
    expect((await read(id)).status).toBe('PENDING');
    await watchBanks();
    expect((await read(id)).status).toBe('FUNDED');
    await confirm(id, milestones[0]?.id);
    await settle(120);
    expect((await read(id)).status).toBe('DISBURSED');
  });

  it('webhooks that are duplicated, late, reordered or forged change nothing twice', async () => {
    const { id, account, milestones } = await assessed([500_000]);
    const shaken = { duplicate: 1, reorder: { chance: 0.5 }, forge_signature: 1, change_amount: { next: 1 } };
    await twin.faults(shaken);
    await twin.payIn(account, 500_000);
    await settle(60);
    await confirm(id, milestones[0]?.id);
    await settle(60);
    expect(await read(id)).toMatchObject({
      ...{ status: 'DISBURSED', funding: { deposited: 500_000, excess: 0, paidOut: 500_000 } },
    });
  });

  it('a bank that is down is a 503, and the same request works later', async () => {
    const { id } = (await on.create([500_000])).body;
    await twin.faults({ error: { next: 3, only: accountPath } });
    const facts = { transaction_amount: 500_000, account_created_at: '2020-01-31T12:00:00Z' };
    expect(await on.assess(id, facts)).toMatchObject({ status: 503, body: { code: 'provider_unavailable' } });
    expect(await accountFor(id, 500_000)).toMatch(/^\d{10}$/);
  });
});
