import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp } from '#test/support/app.ts';
import { platform } from '#test/support/escrow.ts';

const app = await startTestApp();
type Listed = { data: { id: string; reference: string | null; metadata: Record<string, string> }[] };
type Refusal = { code: string; message: string; details: { path: string; message: string }[] };

const AGREEMENTS = '/v1/escrow/agreements';
const metadata = { order: '1042', note: 'Leave it with Ngozi' };

describe('a reference and metadata', () => {
  let key: string;
  let on: ReturnType<typeof platform>;
  beforeAll(async () => {
    ({ key } = await app.signUp());
    on = platform(app, key);
  });
  const list = async (path: string) => (await app.call<Listed>('GET', path, { key })).body.data;

  it('of an agreement are returned in responses, lists and its event', async () => {
    const { body: made } = await on.create([500], { reference: 'order-1', metadata });
    await on.create([700]);
    expect(made).toMatchObject({ reference: 'order-1', metadata });
    const plain = await app.call('GET', `${AGREEMENTS}/${made.id}`, { key });
    expect(plain.body).toMatchObject({ reference: 'order-1', metadata });
    const expanded = await app.call('GET', `${AGREEMENTS}/${made.id}?expand=metadata,parties,funding`, {
      key,
    });
    expect(expanded.body).toMatchObject({
      reference: 'order-1',
      metadata,
      parties: { buyer: { externalId: 'buyer', name: null, email: null } },
      funding: { outstanding: 500 },
    });
    const [without, listed] = await list(AGREEMENTS);
    expect(without).toMatchObject({ reference: null, metadata: {} });
    expect(listed).toMatchObject({ id: made.id, reference: 'order-1', metadata });
    const [created] = await on.events(made.id);
    expect(created?.data).toMatchObject({ reference: 'order-1', metadata });
    const [row] = await app.database.owner.query<{ all: string }>(
      'SELECT p::text AS all FROM caller_metadata p WHERE subject_id = $1',
      [made.id],
    );
    expect(row?.all).not.toContain('Ngozi');
  });

  it('takes text, numbers and booleans and keeps them as text; an empty list is an empty object', async () => {
    const { body: made } = await on.create([500], {
      metadata: { cart: 7, gift: true, note: 'x', rate: 0.5 },
    });
    expect(made).toMatchObject({ metadata: { cart: '7', gift: 'true', note: 'x', rate: '0.5' } });
    const { body: empty, status } = await on.create([500], { metadata: [] });
    expect([status, empty]).toMatchObject([201, { metadata: {} }]);
    const cancelled = await app.call('POST', `${AGREEMENTS}/${empty.id}/cancel`, { key, body: [] });
    expect(cancelled.status).toBe(200);
    for (const [value, said] of [
      [{ deep: {} }, 'metadata.deep must be text, a number, true or false'],
      [{ long: 'x'.repeat(501) }, 'may have at most 500 characters'],
      [{ none: null }, 'text, a number, true or false'],
      [['text'], 'metadata must be an object'],
    ] as const) {
      const refused = await on.create([500], { metadata: value });
      expect(refused.status).toBe(400);
      expect(JSON.stringify(refused.body)).toContain(said);
    }
  });

  it('is refused a second time with the id of the first, within one account and kind', async () => {
    const { body: first } = await on.create([500], { reference: 'twice' });
    const second = await on.create([500], { reference: 'twice' });
    const refusal = second.body as unknown as Refusal;
    expect([second.status, refusal.code]).toEqual([409, 'reference_taken']);
    expect(refusal.details).toEqual([{ path: 'reference', message: `is that of ${first.id}` }]);
    const other = platform(app, (await app.signUp()).key);
    expect((await other.create([500], { reference: 'twice' })).status).toBe(201);
    expect((await on.assess(first.id, { reference: 'twice' })).status).toBe(200);
  });

  it('is given to one of many concurrent requests, and the others succeed or fail as a whole', async () => {
    const asked = Array.from({ length: 12 }, (_, n) =>
      on.create([500], { reference: n % 2 ? 'race' : `r${n}` }),
    );
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(7);
    expect(statuses.filter((status) => status === 409)).toHaveLength(5);
    expect(await list(`${AGREEMENTS}?reference=race`)).toHaveLength(1);
  });

  it('is answered once for one Idempotency-Key', async () => {
    const body = {
      ...{ buyerExternalId: 'b', sellerExternalId: 's', totalAmount: 1, reference: 'once' },
      milestones: [{ title: 'One', amount: 1 }],
    };
    const ask = () => app.call('POST', AGREEMENTS, { key, body, headers: { 'idempotency-key': 'k1' } });
    const [first, again] = [await ask(), await ask()];
    expect([again.status, again.body['id']]).toEqual([201, first.body['id']]);
  });

  it('of a refund are in its list and its event, and can be searched', async () => {
    const { body: agreement } = await on.create([300, 200]);
    const [one, two] = agreement.milestones.map(({ id }) => id);
    const first = await on.refund(agreement.id, { milestoneIds: [one], reference: 'back-1', metadata });
    await on.refund(agreement.id, { milestoneIds: [two] });
    const refunds = `${AGREEMENTS}/${agreement.id}/refunds`;
    expect(first.body).not.toHaveProperty('reference');
    expect((await list(`${refunds}?reference=back-1`)).map(({ id }) => id)).toEqual([first.body['id']]);
    const expanded = await app.call('GET', `${refunds}/${first.body['id']}?expand=metadata`, { key });
    expect(expanded.body).toMatchObject({ reference: 'back-1', metadata });
    const published = (await on.events(agreement.id)).filter(({ type }) => type === 'refund.created');
    expect(published.map(({ data }) => data['reference'])).toEqual(['back-1', null]);
    const { body: third } = await on.create([100]);
    const taken = await on.refund(third.id, { reference: 'back-1' });
    expect([taken.status, (taken.body as unknown as Refusal).code]).toEqual([409, 'reference_taken']);
    expect((await on.get(third.id)).body.status).toBe('PENDING');
  });

  it('of assessments are in their list and their events', async () => {
    const { body: agreement } = await on.create([500]);
    await on.assess(agreement.id, { reference: 'pay-1', metadata });
    const fraud = { platformUserId: 'user', transactionAmount: 900, deviceFingerprint: 'd' };
    const { body: made } = await app.call('POST', '/v1/fraud/assess', {
      key,
      body: { ...fraud, reference: 'fraud-1', metadata },
    });
    const [alone] = await list('/v1/fraud/assessments?reference=fraud-1');
    expect(alone).toMatchObject({ id: made['id'], reference: 'fraud-1', metadata });
    const [payment] = await list('/v1/fraud/assessments?reference=pay-1&minAmount=1000&maxAmount=1000');
    expect(payment).toMatchObject({ agreementId: agreement.id, metadata });
    const one = await app.call('GET', `/v1/fraud/assessments/${made['id']}?expand=metadata`, { key });
    expect(one.body).toMatchObject({ reference: 'fraud-1', metadata });

    const assessed = (await on.events(agreement.id)).find(({ type }) => type === 'agreement.assessed');
    expect(assessed?.data).toMatchObject({ reference: 'pay-1', metadata });
    // The log shows settled events only: other transactions may hold it back for a moment.
    const published = async () => {
      const path = '/v1/events?type=assessment.created';
      const { body } = await app.call<{ data: { data: object }[] }>('GET', path, { key });
      return body.data.map(({ data }) => data);
    };
    const tells = { assessmentId: made['id'], platformUserId: 'user', reference: 'fraud-1', metadata };
    await expect.poll(published, { timeout: 60_000 }).toEqual([expect.objectContaining(tells)]);
    const again = await app.call<Refusal>('POST', '/v1/fraud/assess', {
      key,
      body: { ...fraud, reference: 'pay-1' },
    });
    expect([again.status, again.body.code]).toEqual([409, 'reference_taken']);
  });

  it.each([
    ['an empty reference', { reference: '' }, 'reference'],
    ['a reference of 201 characters', { reference: 'x'.repeat(201) }, 'reference'],
    [
      '21 keys',
      { metadata: Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`k${n}`, ''])) },
      'metadata',
    ],
    ['a key of 41 characters', { metadata: { ['k'.repeat(41)]: '' } }, `metadata.${'k'.repeat(41)}`],
    ['a value of 501 characters', { metadata: { k: 'v'.repeat(501) } }, 'metadata.k'],
    ['a value that is a list', { metadata: { k: ['v'] } }, 'metadata.k'],
  ])('are refused with %s', async (_what, more, path) => {
    const answer = await on.create([500], more);
    const { code, details } = answer.body as unknown as Refusal;
    expect([answer.status, code, details[0]?.path]).toEqual([400, 'validation_failed', path]);
  });
});

describe('lists', () => {
  it('are filtered by time and by amount', async () => {
    const { key } = await app.signUp();
    const on = platform(app, key);
    const { body: small } = await on.create([100]);
    app.time.advance(60_000);
    const between = app.time.now().toISOString();
    const { body: large } = await on.create([900]);
    const ids = async (query: string) => {
      const { body } = await app.call<Listed>('GET', `${AGREEMENTS}?${query}`, { key });
      return body.data.map(({ id }) => id);
    };
    expect(await ids(`from=${between}`)).toEqual([large.id]);
    expect(await ids('from=2020-01-01&to=2020-02-01')).toEqual([]);
    expect(await ids('from=2020-01-01')).toHaveLength(2);
    expect(await ids(`to=${between}`)).toEqual([small.id]);
    expect(await ids('minAmount=101')).toEqual([large.id]);
    expect(await ids('maxAmount=100')).toEqual([small.id]);
    expect(await ids('reference=nobody')).toEqual([]);
  });
});
