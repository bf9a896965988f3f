import { beforeAll, describe, expect, it } from 'vitest';
import { verifyBooks } from '#actions/escrow/verify/verify-books.ts';
import { startTestApp } from '#test/support/app.ts';
import { type AgreementBody, platform } from '#test/support/escrow.ts';

const app = await startTestApp();
const AGREEMENTS = '/v1/escrow/agreements';
type Body = AgreementBody & {
  reference: string | null;
  metadata: Record<string, string>;
  parties: Record<'buyer' | 'seller', { email: string | null }>;
  code: string;
  details: { path: string; message: string }[];
};

describe('PATCH of an agreement', () => {
  let key: string;
  let on: ReturnType<typeof platform>;
  beforeAll(async () => {
    ({ key } = await app.signUp());
    on = platform(app, key);
  });
  const patch = (id: string, body: object, headers: Record<string, string> = {}) =>
    app.call<Body>('PATCH', `${AGREEMENTS}/${id}`, { key, body, headers });
  const get = async (id: string) =>
    (await app.call<Body>('GET', `${AGREEMENTS}/${id}?expand=parties`, { key })).body;
  const found = async (words: string) => {
    const { body } = await app.call<{ data: { agreementId?: string | null }[] }>(
      'GET',
      `/v1/search?q=${encodeURIComponent(words)}`,
      { key },
    );
    return JSON.stringify(body.data);
  };

  it('changes reference, metadata, addresses and titles, with one event that has only these', async () => {
    const { body: made } = await on.create([500, 300], {
      reference: 'cart-1',
      metadata: { order: '1042', note: 'Leave it with Ngozi' },
      buyerEmail: 'old@example.com',
      buyerName: 'Ada Obi',
      sellerEmail: 'seller@example.com',
    });
    const [first, second] = made.milestones;
    const { status, body } = await patch(made.id, {
      reference: 'order-1',
      metadata: { note: null, courier: 'GIG-Express', parcels: 2 },
      buyer_email: 'new@example.com',
      sellerEmail: null,
      milestones: [{ id: second?.id, title: 'Final version' }],
    });
    expect([status, body]).toMatchObject([
      200,
      {
        reference: 'order-1',
        metadata: { order: '1042', courier: 'GIG-Express', parcels: '2' },
        milestones: [first, { ...second, title: 'Final version' }],
      },
    ]);
    const read = await get(made.id);
    expect(read.metadata).toEqual({ order: '1042', courier: 'GIG-Express', parcels: '2' });
    expect(read).toMatchObject({
      ...body,
      parties: { buyer: { name: 'Ada Obi', email: 'new@example.com' }, seller: { email: null } },
    });
    const [, updated, ...rest] = await on.events(made.id);
    expect(rest).toEqual([]);
    expect(updated).toMatchObject({ type: 'agreement.updated', actor: { type: 'key' } });
    expect(updated?.data).toEqual({
      reference: 'order-1',
      metadata: read.metadata,
      buyerEmail: 'new@example.com',
      sellerEmail: null,
      milestones: [{ id: second?.id, title: 'Final version' }],
    });
    const [row] = await app.database.owner.query<{ all: string }>(
      `SELECT (SELECT string_agg(e::text, ' ') FROM events e WHERE stream_id = $1)
         || (SELECT a::text FROM agreements a WHERE id = $1)
         || (SELECT m::text FROM caller_metadata m WHERE subject_id = $1) AS all`,
      [made.id],
    );
    expect(row?.all).not.toMatch(/new@example|GIG-Express/);
    expect(await found('new@example.com')).toContain(made.id);
    expect(await found('GIG-Express')).not.toContain('Ngozi');
    expect(await found('Ngozi')).not.toContain(made.id);
    const log = await app.call<{ data: { type: string; subject: string }[] }>(
      'GET',
      '/v1/audit-log?type=agreement.updated',
      { key },
    );
    expect(log.body.data).toMatchObject([{ type: 'agreement.updated' }]);
  });

  it('removes the last address, reference and metadata, and adds the first', async () => {
    const { body: made } = await on.create([500], {
      reference: 'only',
      metadata: { a: 'b' },
      buyerEmail: 'only@example.com',
    });
    await patch(made.id, { reference: null, metadata: { a: null }, buyerEmail: null });
    expect(await get(made.id)).toMatchObject({
      reference: null,
      metadata: {},
      parties: { buyer: { email: null } },
    });
    expect((await on.create([500], { reference: 'only' })).status).toBe(201);
    await patch(made.id, { reference: 'again', sellerEmail: 'first@example.com' });
    expect(await get(made.id)).toMatchObject({
      reference: 'again',
      parties: { seller: { email: 'first@example.com' } },
    });
    expect(await found('again')).toContain(made.id);
  });

  it('writes nothing when everything is so already, and once for a repeated Idempotency-Key', async () => {
    const { body: made } = await on.create([500], { reference: 'same', metadata: { a: '1' } });
    const [milestone] = made.milestones;
    const same = {
      reference: 'same',
      metadata: { a: 1, b: null },
      buyerEmail: null,
      milestones: [{ id: milestone?.id, title: milestone?.title }],
    };
    expect((await patch(made.id, same)).status).toBe(200);
    expect((await patch(made.id, {})).status).toBe(200);
    expect(await on.events(made.id)).toHaveLength(1);
    const headers = { 'idempotency-key': 'update-1' };
    const once = await patch(made.id, { metadata: { a: '2' } }, headers);
    await patch(made.id, { metadata: { a: '3' } });
    const again = await patch(made.id, { metadata: { a: '2' } }, headers);
    expect([again.headers['idempotent-replayed'], again.body]).toEqual(['true', once.body]);
    expect(await on.events(made.id)).toHaveLength(3);
    expect(await get(made.id)).toMatchObject({ metadata: { a: '3' } });
  });

  it('keeps both of two changes that arrive at the same time', async () => {
    const { body: made } = await on.create([500]);
    await Promise.all([
      ...['a', 'b', 'c', 'd', 'e'].map((name) => patch(made.id, { metadata: { [name]: '1' } })),
      on.confirm(made.id, made.milestones[0]?.id ?? '', 'buyer'),
    ]);
    const { metadata, milestones } = await get(made.id);
    expect(Object.keys(metadata).toSorted()).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(milestones).toMatchObject([{ status: 'BUYER_CONFIRMED' }]);
  });

  it('refuses a title that a party has confirmed, also of a milestone that was cancelled', async () => {
    const { body: made } = await on.create([500, 300]);
    const [first, second] = made.milestones;
    await on.confirm(made.id, first?.id ?? '', 'seller');
    const refused = await patch(made.id, {
      milestones: [
        { id: second?.id, title: 'New' },
        { id: first?.id, title: 'Less' },
      ],
    });
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: 'milestone_confirmed', details: [{ path: 'milestones[1].title' }] },
    ]);
    expect((await get(made.id)).milestones).toMatchObject([{ title: 'Step 1' }, { title: 'Step 2' }]);
    const { body: cancelled } = await on.create([500]);
    await on.post(cancelled.id, 'cancel');
    const milestones = [{ id: cancelled.milestones[0]?.id, title: 'Other' }];
    expect((await patch(cancelled.id, { milestones })).status).toBe(409);
    expect((await patch(cancelled.id, { metadata: { why: 'stock' } })).status).toBe(200);
  });

  it.each<[string, object, number, string]>([
    ['an address that is none', { buyerEmail: 'nobody' }, 400, 'buyerEmail'],
    ['a reference of another agreement', { reference: 'taken' }, 409, 'reference'],
    [
      'a milestone of another agreement',
      { milestones: [{ id: `ms_${'0'.repeat(32)}`, title: 'x' }] },
      400,
      'milestones[0].id',
    ],
    ['an amount', { totalAmount: 5 }, 400, 'totalAmount'],
    ['a name', { buyerName: 'Other' }, 400, 'buyerName'],
    ['metadata with an object', { metadata: { a: {} } }, 400, 'metadata.a'],
    [
      'more keys than fit',
      { metadata: Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`k${n}`, 'v'])) },
      400,
      'metadata',
    ],
    [
      'the same milestone twice',
      { milestones: Array(2).fill({ id: `ms_${'0'.repeat(32)}`, title: 'x' }) },
      400,
      'milestones',
    ],
  ])('refuses %s', async (_name, body, status, path) => {
    await on.create([500], { reference: 'taken' });
    const { body: made } = await on.create([500]);
    const refused = await patch(made.id, body);
    expect([refused.status, refused.body]).toMatchObject([status, { details: [{ path }] }]);
    expect(await on.events(made.id)).toHaveLength(1);
  });

  it('answers 404 for an unknown agreement and one of another account', async () => {
    const { body: made } = await on.create([500]);
    const other = await app.signUp();
    const { status } = await app.call('PATCH', `${AGREEMENTS}/${made.id}`, { key: other.key, body: {} });
    expect(status).toBe(404);
    expect((await patch(`agr_${'0'.repeat(32)}`, { reference: 'x' })).status).toBe(404);
  });

  it('is replayed by the verification, which finds a title or address that was changed otherwise', async () => {
    const findings = async () => JSON.stringify((await verifyBooks(app.database.service)).faults);
    expect(await findings()).toBe('[]');
    const { body: made } = await on.create([500]);
    await patch(made.id, { milestones: [{ id: made.milestones[0]?.id, title: 'Agreed' }] });
    await app.database.owner.query(`UPDATE milestones SET title = 'Forged' WHERE agreement_id = $1`, [
      made.id,
    ]);
    expect(await findings()).toContain('Forged');
  });
});
