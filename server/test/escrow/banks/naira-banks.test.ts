import { describe, expect, it } from 'vitest';
import { connect } from '#test/support/twins/connected.ts';
import { PAYOUT_CALL } from '#test/support/twins/naira-banks.ts';

const CONNECTED = {
  flutterwave: await connect('flutterwave'),
  monnify: await connect('monnify'),
};

describe.each(['flutterwave', 'monnify'] as const)('an agreement at %s', (name) => {
  const { on, twin, assessed, settle, work, requests } = CONNECTED[name];
  const look = async (id: string) => (await on.get(id)).body;

  /** Paid in to the kobo, confirmed by both, with the seller's account known. */
  async function confirmed(amount: number) {
    await on.setPayoutAccount();
    const agreement = await assessed([amount]);
    await twin.payIn(agreement.account, amount);
    await settle();
    for (const user of ['buyer', 'seller'])
      await on.confirm(agreement.id, agreement.milestones[0]?.id ?? '', user);
    return agreement;
  }

  it('goes from an account to a payout', async () => {
    const { id } = await confirmed(500_050);
    expect(await look(id)).toMatchObject({ status: 'COMPLETED', funding: { deposited: 500_050 } });
    await settle();
    expect(await look(id)).toMatchObject({ status: 'DISBURSED', funding: { paidOut: 500_050, held: 0 } });
    const [deposit] = (await on.events(id)).filter(({ type }) => type === 'deposit.received');
    expect(deposit?.data).toMatchObject({ amount: 500_050, senderName: 'ADAEZE OKAFOR' });
  });

  it('is paid out once when the bank acts and does not answer', async () => {
    const before = (await twin.state()).totals.transfers;
    await twin.faults({ error_after: { next: 3, only: PAYOUT_CALL[name] } });
    const { id } = await confirmed(610_010);
    await settle(60);
    expect((await look(id)).status).toBe('DISBURSED');
    expect((await twin.state()).totals.transfers).toBe(before + 1);
  });

  it('takes a payout back that its bank returns', async () => {
    await twin.faults({ reverse_payout: { next: 1 } });
    const { id } = await confirmed(720_020);
    await work();
    expect((await look(id)).status).not.toBe('DISBURSED');
    await settle(8);
    const told = (await on.events(id)).map(({ type }) => type);
    expect(told).toContain('payout.reversed');
  });

  it('believes no webhook about more than the bank stands for', async () => {
    const { id, account } = await assessed([830_030]);
    await twin.faults({ change_amount: { next: 1 }, forge_signature: { next: 1 } });
    await twin.payIn(account, 830_030);
    await settle();
    expect(await look(id)).toMatchObject({ status: 'FUNDED', funding: { deposited: 830_030, excess: 0 } });
    expect((await requests()).filter(({ outcome }) => outcome === 'refused')).toHaveLength(1);
  });
});
