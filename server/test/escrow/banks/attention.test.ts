import { describe, expect, it } from 'vitest';
import { connect } from '#test/support/twins/connected.ts';

type Exceptions = { data: { type: string; agreementId: string; details: { reason: string } }[] };

/** Transfers that Paystack will not finish without a person, whom waiting does not tell. */
describe('with Paystack, which waits for a person', async () => {
  const { app, on, twin, funded, settle } = await connect('paystack', { BANK_LOOK_BACK: '1d' });
  await on.setPayoutAccount('seller');

  const exceptionsOf = async (id: string) => {
    const { body } = await app.call<Exceptions>('GET', '/v1/exceptions?limit=100', { key: on.key });
    return body.data.filter(({ agreementId }) => agreementId === id);
  };

  it('a payout that needs a one-time password is shown with its reason at once, and once', async () => {
    const { id, milestones } = await funded([500_000]);
    await twin.faults({ needs_attention: { next: 1 } });
    for (const party of ['buyer', 'seller']) await on.confirm(id, milestones[0]?.id ?? '', party);
    await settle(300);
    expect(await exceptionsOf(id)).toMatchObject([{ type: 'needs_attention' }]);
    const path = `/v1/escrow/agreements/${id}/payouts`;
    const { body } = await app.call<{ data: { attempts: object[] }[] }>('GET', path, { key: on.key });
    expect(body.data[0]?.attempts).toMatchObject([
      { status: 'SUBMITTED', reason: expect.stringMatching(/one-time password/) },
    ]);
    const reference = `po_${milestones[0]?.id.slice(3)}_1`;
    await twin.turn('settle', { reference, status: 'success' });
    await settle(60);
    expect((await on.get(id)).body.status).toBe('DISBURSED');
  });

  it('so is a refund that needs the account of the buyer', async () => {
    const { id } = await funded([500_000]);
    await twin.faults({ needs_attention: { next: 1 } });
    await on.refund(id);
    await settle(300);
    expect(await exceptionsOf(id)).toMatchObject([{ type: 'needs_attention' }]);
    const state = (await twin.state()) as { refunds: { reference: string }[] };
    await twin.turn('settle', { reference: state.refunds[0]?.reference, status: 'success' });
    await settle(60);
    expect((await on.get(id)).body.status).toBe('REFUNDED');
  });
});
