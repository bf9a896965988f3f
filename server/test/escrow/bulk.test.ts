import { afterAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestNode } from '#test/support/app.ts';
import { findContradictions } from '#test/support/database/books.ts';
import { fundedAgreement, platform, runDueJobs } from '#test/support/escrow.ts';
import { expectProblem } from '#test/support/requests.ts';

const app = await startTestApp();
const there = await app.startNode();
const { key } = await app.signUp();
const on = platform(app, key);
await on.setPayoutAccount();
afterAll(async () => {
  expect(await findContradictions(app.database.owner)).toEqual([]);
});

type ItemBody = {
  agreement?: { id: string; reference: string | null } | null;
  confirmation?: { milestone: { status: string } } | null;
  error: { code: string; statusCode: number; message: string; details?: unknown } | null;
};
type BulkBody = { succeeded: number; failed: number; data: ItemBody[] };
type Sent = { readonly node?: TestNode; readonly repeat?: string };

function send(path: string, body: object, { node = app, repeat }: Sent = {}) {
  const headers = repeat === undefined ? {} : { 'idempotency-key': repeat };
  return node.call<BulkBody>('POST', `/v1/escrow/${path}/bulk`, { key, body, headers });
}
const create = (agreements: unknown, sent?: Sent) => send('agreements', { agreements }, sent);
const confirm = (confirmations: unknown, sent?: Sent) => send('confirmations', { confirmations }, sent);

function terms(more: object = {}) {
  return {
    ...{ buyerExternalId: 'buyer', sellerExternalId: 'seller', totalAmount: 100 },
    milestones: [{ title: 'All of it', amount: 100 }],
    ...more,
  };
}

const codesOf = ({ body }: { body: BulkBody }) => body.data.map(({ error }) => error?.code ?? null);
const count = async () =>
  (await app.database.owner.query<{ n: number }>('SELECT count(*)::int AS n FROM agreements'))[0]?.n ?? 0;

describe('creating agreements in bulk', () => {
  it('answers each as a single creation does', async () => {
    const { status, body } = await create([terms({ reference: 'first' }), terms({ metadata: { order: 7 } })]);
    expect(status).toBe(200);
    expect(body).toMatchObject({ succeeded: 2, failed: 0 });
    const retrieved = await Promise.all(body.data.map(({ agreement }) => on.get(agreement?.id ?? '')));
    expect(body.data.map(({ agreement }) => agreement)).toMatchObject(
      retrieved.map(({ body: { funding: _added, ...agreement } }) => agreement),
    );
  });

  it('refuses an item by itself, and creates the others', async () => {
    const before = await count();
    const answer = await create([
      terms({ reference: 'taken twice' }),
      terms({ totalAmount: 99 }),
      terms({ reference: 'taken twice' }),
      terms({ reference: 'first' }),
      terms({ quoteId: `quo_${'0'.repeat(32)}` }),
    ]);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ succeeded: 1, failed: 4 });
    const [created] = answer.body.data;
    expect(codesOf(answer)).toEqual([
      null,
      'amount_mismatch',
      'reference_taken',
      'reference_taken',
      'validation_failed',
    ]);
    expect(answer.body.data[2]?.error?.message).toContain(created?.agreement?.id);
    expect(await count()).toBe(before + 1);
  });

  it.each([
    ['none', [], 'validation_failed', 'agreements'],
    ['a hundred and one', Array.from({ length: 101 }, () => terms()), 'validation_failed', 'agreements'],
    ['no list', terms(), 'validation_failed', 'agreements'],
    [
      'a malformed one',
      [terms(), terms({ totalAmount: '100' })],
      'validation_failed',
      'agreements[1].totalAmount',
    ],
    ['an unknown field', [terms({ colour: 'red' })], 'unknown_field', 'agreements[0].colour'],
  ])('refuses the request as a whole with %s', async (_case, agreements, code, path) => {
    const before = await count();
    const refused = await create(agreements);
    expectProblem(refused, 400, { code, path });
    expect(await count()).toBe(before);
  });

  it('creates a hundred once, however often they are sent with one Idempotency-Key', async () => {
    const before = await count();
    const agreements = Array.from({ length: 100 }, () => terms());
    const first = await create(agreements, { repeat: 'a-hundred' });
    const again = await create(agreements, { repeat: 'a-hundred', node: there });
    expect(first.body).toMatchObject({ succeeded: 100, failed: 0 });
    expect(again.body).toEqual(first.body);
    expect(await count()).toBe(before + 100);
  });

  it('gives a reference to one of two processes', async () => {
    const references = Array.from({ length: 10 }, (_none, index) => `raced ${index}`);
    const agreements = references.map((reference) => terms({ reference }));
    const answers = await Promise.all([create(agreements), create(agreements.toReversed(), { node: there })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const owners = answers.flatMap(({ body }) => body.data.flatMap(({ agreement }) => agreement ?? []));
    expect(owners.map(({ reference }) => reference).sort()).toEqual(references);
  });
});

describe('confirming milestones in bulk', () => {
  const both = (agreementId: string, milestoneId: string) =>
    ['seller', 'buyer'].map((externalUserId) => ({ agreementId, milestoneId, externalUserId }));

  it('releases several milestones of one agreement, and those of others', async () => {
    const two = await fundedAgreement(on, [100, 200], 300);
    const one = await fundedAgreement(on, [300], 300);
    const items = [two, one].flatMap(({ id, milestones }) =>
      milestones.flatMap((milestone) => both(id, milestone.id)),
    );
    const answer = await confirm(items);
    expect(answer.body).toMatchObject({ succeeded: 6, failed: 0 });
    expect(answer.body.data.map(({ confirmation }) => confirmation?.milestone.status)).toEqual(
      [0, 0, 0].flatMap(() => ['SELLER_CONFIRMED', 'COMPLETED']),
    );
    await runDueJobs(app);
    for (const { id } of [two, one]) {
      expect((await on.get(id)).body).toMatchObject({ status: 'DISBURSED', funding: { paidOut: 300 } });
    }
  });

  it('refuses an item by itself, as a single confirmation is', async () => {
    const { id, milestones } = await fundedAgreement(on, [100], 100);
    const milestoneId = milestones[0]?.id ?? '';
    const answer = await confirm([
      { agreementId: id, milestoneId, externalUserId: 'a stranger' },
      { agreementId: id, milestoneId: `ms_${'0'.repeat(32)}`, externalUserId: 'buyer' },
      { agreementId: `agr_${'0'.repeat(32)}`, milestoneId, externalUserId: 'buyer' },
      { agreementId: id, milestoneId, external_user_id: 'buyer' },
      { agreementId: id, milestoneId, externalUserId: 'buyer' },
    ]);
    expect(codesOf(answer)).toEqual(['not_a_party', 'not_found', 'not_found', null, null]);
    expect((await on.events(id)).filter(({ type }) => type === 'milestone.confirmed')).toHaveLength(1);
  });

  it('releases once when two processes confirm the same milestones', async () => {
    const agreements = await Promise.all([1, 2, 3, 4].map(() => fundedAgreement(on, [100, 100], 200)));
    const items = agreements.flatMap(({ id, milestones }) => milestones.flatMap((one) => both(id, one.id)));
    const single = agreements.map(({ id, milestones: [first] }) => on.confirm(id, first?.id ?? '', 'buyer'));
    const answers = await Promise.all([
      confirm(items),
      confirm(items.toReversed(), { node: there }),
      confirm(items, { node: there }),
    ]);
    expect(answers.map(({ body }) => body.failed)).toEqual([0, 0, 0]);
    expect((await Promise.all(single)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    for (const { id } of agreements) {
      expect((await on.get(id)).body.funding).toMatchObject({ released: 200, held: 0 });
    }
  });

  it('gets the same answer when it is repeated', async () => {
    const { id, milestones } = await fundedAgreement(on, [100], 100);
    const items = both(id, milestones[0]?.id ?? '');
    const first = await confirm(items, { repeat: 'both' });
    expect((await confirm(items, { repeat: 'both', node: there })).body).toEqual(first.body);
    expectProblem(await confirm(items.slice(1), { repeat: 'both' }), 422, { code: 'idempotency_key_reused' });
  });
});
