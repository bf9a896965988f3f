import { describe, expect, it, vi } from 'vitest';
import type { Bank } from '#core/escrow/bank.ts';
import { DAY_MS, HOUR_MS } from '#core/time.ts';
import { findContradictions } from '#test/support/database/books.ts';
import { expectProblem } from '#test/support/requests.ts';
import { connect } from '#test/support/twins/connected.ts';

type Exceptions = { data: { type: string; agreementId: string; details: { reason: string } }[] };

/** Transfers that Paystack will not finish without a person, whom waiting does not tell. */
describe('with Paystack, which waits for a person', async () => {
  const { app, on, twin, funded, settle, watchBanks } = await connect('paystack', { BANK_LOOK_BACK: '1d' });
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

  const DESTINATION = { bankCode: '058', accountNumber: '0123456789' };
  type Part = { status: string; reason: string | null; destination: object | null; reference: string };

  /** A refund that Paystack cannot return to where the money came from. */
  async function waitingRefund() {
    const { id } = await funded([500_000]);
    await twin.faults({ needs_attention: { next: 1 } });
    const refundId = String((await on.refund(id)).body['id']);
    await settle(300);
    const path = `/v1/escrow/agreements/${id}/refunds/${refundId}`;
    const retry = (destination?: object) =>
      app.call('POST', `${path}/retry`, { key: on.key, body: destination ? { destination } : {} });
    const part = async () => (await app.call<{ parts: Part[] }>('GET', path, { key: on.key })).body.parts[0];
    const atBank = async () => {
      const { refunds, transfers } = (await twin.state()) as Record<
        string,
        { status: string; note?: string }[]
      >;
      return { refunds: refunds ?? [], transfers: transfers ?? [] };
    };
    return { id, retry, part, atBank };
  }

  it('a refund gets the account of the buyer, and stays one refund at the bank', async () => {
    const { id, retry, part, atBank } = await waitingRefund();
    const before = await atBank();
    expectProblem(await retry(), 409, { code: 'destination_required' });
    expect((await retry(DESTINATION)).status).toBe(200);
    await settle(600);
    expect(await part()).toMatchObject({ status: 'SUCCEEDED', reason: null, destination: DESTINATION });
    const after = await atBank();
    expect(after.refunds).toHaveLength(before.refunds.length);
    expect(after.transfers).toHaveLength(before.transfers.length);
    expect((await on.get(id)).body.status).toBe('REFUNDED');
    expect((await on.events(id)).map(({ type }) => type)).toEqual(
      expect.arrayContaining(['refund.redirected', 'refund.retried', 'refund.succeeded']),
    );
    expectProblem(await retry(DESTINATION), 409, { code: 'refund_not_failed' });
    // The deposit is refunded, and not recalled.
    await watchBanks();
    expect((await on.get(id)).body.funding).toMatchObject({ refunded: 500_000 });
    expect(await exceptionsOf(id)).toMatchObject([{ type: 'needs_attention' }]);
    expect(await findContradictions(app.database.owner)).toEqual([]);
  });

  it('nothing is given to the bank before the account has cooled off, nor during a hold', async () => {
    const usual = { ...app.context.policy.payoutAccountCoolOffMs };
    Object.assign(app.context.policy.payoutAccountCoolOffMs, { live: DAY_MS });
    const { id, retry, part } = await waitingRefund();
    await retry(DESTINATION);
    Object.assign(app.context.policy.payoutAccountCoolOffMs, usual);
    await settle(HOUR_MS / 1_000);
    expect(await part()).toMatchObject({ status: 'SUBMITTED', retryAt: expect.any(String) });
    await on.post(id, 'freeze', { reason: 'is it the buyer?' });
    await settle(DAY_MS / 1_000);
    expect(await part()).toMatchObject({ status: 'SUBMITTED', retryAt: expect.any(String) });
    await on.post(id, 'unfreeze');
    await settle(HOUR_MS / 1_000);
    expect(await part()).toMatchObject({ status: 'SUCCEEDED', retryAt: null });
    expect(await exceptionsOf(id)).toHaveLength(1);
  });

  it('an answer of the bank that is lost gives the account once', async () => {
    const { retry, part, atBank } = await waitingRefund();
    const only = 'POST /refund/retry_with_customer_details';
    await twin.faults({ error_after: { next: 1, only }, stall: { next: 1 } });
    await retry(DESTINATION);
    await settle(600);
    const { refunds } = await atBank();
    expect(refunds.filter(({ status }) => status === 'pending')).toHaveLength(1);
    expect(await part()).toMatchObject({ status: 'SUBMITTED', retryAt: null });
  });

  it('an account that the bank refuses is shown with its reason, and another one can be given', async () => {
    const { id, retry, part } = await waitingRefund();
    await twin.faults({ needs_attention: 0 });
    await retry({ bankCode: '058', accountNumber: '0123456789' });
    const bank = app.context.bank as Required<Bank>;
    const attention = 'Paystack refuses the account';
    const complete = vi.spyOn(bank, 'completeRefund').mockResolvedValueOnce({ status: 'PENDING', attention });
    await settle(600);
    expect(await part()).toMatchObject({ status: 'SUBMITTED', reason: attention });
    expect(await exceptionsOf(id)).toHaveLength(1);
    await retry(DESTINATION);
    await settle(600);
    complete.mockRestore();
    expect(await part()).toMatchObject({ status: 'SUCCEEDED' });
  });

  it('a refund that fails after it got an account is paid there by a transfer', async () => {
    const { id, retry, part, atBank } = await waitingRefund();
    const before = await atBank();
    await twin.faults({ fail_refund: { next: 1 } });
    await retry(DESTINATION);
    await settle(600);
    expect((await atBank()).transfers).toHaveLength(before.transfers.length + 1);
    expect(await part()).toMatchObject({ status: 'SUCCEEDED', destination: DESTINATION });
    expect((await on.get(id)).body.status).toBe('REFUNDED');
    expect(await findContradictions(app.database.owner)).toEqual([]);
  });
});
