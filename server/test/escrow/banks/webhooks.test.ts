import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { takeUpOwedWork } from '#actions/escrow/take-up-owed-work.ts';
import { PATIENCE_MS } from '#test/support/patience.ts';
import { connect } from '#test/support/twins/connected.ts';

const { app, on, twin, url, assessed, requests, work, settle } = await connect('paystack');
const PATH = '/v1/providers/paystack/webhook';
const SECRET = 'sk_test_twin';
const signed = (body: string, secret = SECRET) => ({
  'x-paystack-signature': createHmac('sha512', secret).update(body).digest('hex'),
});
const send = (payload: string, headers: Record<string, string>) =>
  app.call('POST', PATH, { payload, headers });
const funding = async (id: string) => (await on.get(id)).body.funding;
const outcomes = async () => (await requests()).map(({ outcome, times }) => `${outcome} ${times}`);

beforeEach(() => app.database.owner.query('DELETE FROM bank_requests'));

describe('a request of a bank', () => {
  it('is answered at once, stored unchanged, and processed by a job that queries the bank', async () => {
    const { id, account } = await assessed([500_000]);
    await twin.payIn(account, 500_000);
    await twin.advance();
    const [kept] = await requests();
    expect(JSON.parse(String(kept?.body))).toMatchObject({ event: 'charge.success' });
    expect(await outcomes()).toEqual(['null 1']);
    expect(await funding(id)).toMatchObject({ deposited: 0 });
    await work();
    expect(await outcomes()).toEqual(['applied 1']);
    expect(await funding(id)).toMatchObject({ deposited: 500_000 });
  });

  it('is kept once and changes nothing twice, however often it comes', async () => {
    const { id, account } = await assessed([500_000]);
    await twin.faults({ duplicate: { next: 1 } });
    await twin.payIn(account, 500_000);
    await settle();
    const [first] = await requests();
    const body = String(first?.body);
    expect(await send(body, signed(body))).toMatchObject({ status: 200, body: { received: true } });
    await work();
    expect(await outcomes()).toEqual(['applied 3']);
    expect(await funding(id)).toMatchObject({ deposited: 500_000 });
  });

  it.each(['forge_signature', 'forge_body'])(
    'with a %s is refused, recorded, and changes nothing',
    async (fault) => {
      const { id, account } = await assessed([500_000]);
      await twin.faults({ [fault]: { next: 1 }, drop: { next: 1 } });
      await twin.payIn(account, 500_000);
      await settle();
      expect(await outcomes()).toEqual(['refused 1']);
      expect(await funding(id)).toMatchObject({ deposited: 0 });
    },
  );

  it('with a false amount is applied only with the amount that the bank confirms', async () => {
    const { id, account } = await assessed([500_000]);
    await twin.faults({ change_amount: { next: 1 } });
    await twin.payIn(account, 500_000);
    await settle();
    expect(await outcomes()).toEqual(['applied 1']);
    expect(await funding(id)).toMatchObject({ deposited: 500_000, excess: 0 });
  });

  it('about an unknown transaction changes nothing, and is read again when it comes again', async () => {
    const body = JSON.stringify({ event: 'charge.success', data: { reference: 'agr-0000' } });
    await send(body, signed(body));
    await work();
    expect(await outcomes()).toEqual(['nothing 1']);
    await send(body, signed(body));
    expect(await outcomes()).toEqual(['null 2']);
    await work();
    expect(await outcomes()).toEqual(['nothing 2']);
  });

  it('waits while the bank cannot be queried, and keeps its job', async () => {
    const { id, account } = await assessed([500_000]);
    await twin.faults({ error: { chance: 1, only: 'GET /transaction/verify' } });
    await twin.payIn(account, 500_000);
    await twin.advance();
    await work();
    expect(await outcomes()).toEqual(['null 1']);
    await app.database.owner.query(`DELETE FROM jobs WHERE kind = 'bank-request'`);
    await twin.faults({ error: 0 });
    await takeUpOwedWork(app.context, 100);
    // On a stalled machine the breaker may have opened; let its rest pass.
    const funded = async () => {
      app.time.advance(60_000);
      await work();
      expect(await funding(id)).toMatchObject({ deposited: 500_000 });
    };
    await vi.waitFor(funded, { timeout: PATIENCE_MS, interval: 500 });
  });
});

describe('the webhook of a bank', () => {
  const body = JSON.stringify({ event: 'transfer.success', data: { reference: 'po_nobodys_reference' } });

  it.each([
    ['no signature', {}],
    ['another secret', signed(body, 'sk_test_other')],
    ['a signature of something else', signed(`${body} `)],
    ['half a signature', { 'x-paystack-signature': 'zz' }],
  ])('answers 401 to %s, and tells no more', async (_what, headers) => {
    expect(await send(body, headers)).toMatchObject({ status: 401, body: { code: 'invalid_signature' } });
    expect(await outcomes()).toEqual(['refused 1']);
  });

  it('keeps at most a hundred unsigned requests', async () => {
    for (let count = 0; count < 102; count++) await send(`{"n": ${count}}`, {});
    expect(await outcomes()).toHaveLength(100);
  });

  it.each([
    ['/v1/providers/nobank/webhook', 404],
    ['/v1/providers/No%20Bank/webhook', 404],
    ['/v1/providers/sandbox/webhook', 401],
  ])('at %s answers %i', async (path, status) => {
    expect(await app.call('POST', path, { payload: body, headers: signed(body) })).toMatchObject({ status });
  });

  it('reads only JSON, up to a size limit', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect(await send('a=b', form)).toMatchObject({ status: 415 });
    expect(await send(`"${'x'.repeat(1_100_000)}"`, {})).toMatchObject({ status: 413 });
    expect((await fetch(url, { method: 'GET' })).status).toBe(405);
  });
});
