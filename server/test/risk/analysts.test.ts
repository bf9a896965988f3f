import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#core/time.ts';
import { newId } from '#store/ids.ts';
import { startTestApp } from '#test/support/app.ts';
import { platform } from '#test/support/escrow.ts';
import { expectProblem } from '#test/support/requests.ts';
import { assess, assessPayment, NAIRA, regular, stranger } from '#test/support/risk/assess.ts';

const app = await startTestApp();
const { key, developerId } = await app.signUp();

type Judged = { id: string; score: number; flag: string; fraudType?: string | null };
const judged = async (body: object) => (await assess(app, key, { ...body })).body as Judged & { id: string };
const retrieve = async (id: string) =>
  (await app.call<Judged>('GET', `/v1/fraud/assessments/${id}`, { key })).body;

async function pay(seller: string, buyer: ReturnType<typeof stranger>, naira: number, facts: object = {}) {
  const parties = { buyerExternalId: buyer.platformUserId, sellerExternalId: seller };
  const { id: agreementId } = (await platform(app, key).create([1_000], parties)).body;
  return judged({ ...buyer, ...facts, agreementId, transactionAmount: naira * NAIRA });
}

describe('fraudType', () => {
  it('is null when nothing points to a kind', async () => {
    const { id } = await judged(stranger());
    expect((await retrieve(id)).fraudType).toBeNull();
  });

  it('is takeover for a stranger on the account of a user who has a device', async () => {
    const own = await regular(app, developerId);
    const strange = { ...own, deviceFingerprint: newId('device'), simulateImpossibleTravel: true };
    const found = await judged(strange);
    expect(found).toMatchObject({ flag: 'AMBER', fraudType: 'takeover' });
    expect((await retrieve(found.id)).fraudType).toBe('takeover');
  });

  it('is testing for tiny payments of new accounts, and laundering for amounts below the threshold', async () => {
    const typeOf = async ({ id }: Judged) => (await retrieve(id)).fraudType;
    const seller = newId('seller');
    const cards = [];
    for (let card = 0; card < 5; card++) cards.push(await typeOf(await pay(seller, stranger(), 200)));
    expect(cards).toEqual([null, null, null, 'testing', 'testing']);

    const own = await regular(app, developerId);
    const parts = [];
    for (let part = 0; part < 4; part++) {
      parts.push(await typeOf(await judged({ ...own, transactionAmount: 4_900_000 * NAIRA })));
      app.time.advance(5 * HOUR_MS);
    }
    expect(parts).toEqual([null, null, 'laundering', 'laundering']);
  });

  it('is not in the answer to a GREEN, which has only the fields that it always had', async () => {
    const own = await regular(app, developerId);
    const strange = { ...own, deviceFingerprint: newId('device') };
    expect(await judged(strange)).not.toHaveProperty('fraudType');
    const green = await assessPayment(app, key, own);
    expect(green.body).toMatchObject({ flag: 'GREEN' });
    expect(green.body).not.toHaveProperty('fraudType');
    const travelled = { ...strange, simulateImpossibleTravel: true };
    expect((await assessPayment(app, key, travelled)).body).toMatchObject({
      flag: 'AMBER',
      fraudType: 'takeover',
    });
  });
});

describe('GET /v1/fraud/greens', () => {
  type Page = { data: Judged[]; nextCursor: string | null };
  const greens = async (as: string, query = '') =>
    (await app.call<Page>('GET', `/v1/fraud/greens${query}`, { key: as })).body;

  it('lists what passed with the most points, until it is labelled or a day old', async () => {
    const own = await app.signUp();
    const score = async (body: object) => (await assess(app, own.key, { ...body })).body;
    const safe = await regular(app, own.developerId);
    expect(await score(safe)).toMatchObject({ score: 0 });
    const weak = await score({ ...stranger(), accountCreatedAt: '2020-01-01T00:00:00Z' });
    const strong = await score(stranger());
    const alike = await score(stranger());
    const amber = await score({ ...stranger(), ...safe, deviceFingerprint: 'x', transactionAmount: 1e9 });
    await score({ ...stranger(), simulateVpn: true });
    expect([weak.flag, strong.flag, amber.flag]).toEqual(['GREEN', 'GREEN', 'AMBER']);

    const { data } = await greens(own.key);
    expect(data.map(({ id }) => id)).toEqual([alike.id, strong.id, weak.id]);
    expect(data.map(({ score: points }) => points)).toEqual([24, 24, 16]);
    const first = await greens(own.key, '?limit=1');
    const rest = await greens(own.key, `?limit=5&cursor=${first.nextCursor}`);
    expect([...first.data, ...rest.data]).toEqual(data);
    expect(rest.nextCursor).toBeNull();
    expect((await greens(key)).data.map(({ id }) => id)).not.toContain(strong.id);

    const label = { outcome: 'legitimate', reason: 'Called them.' };
    await app.call('POST', `/v1/fraud/assessments/${alike.id}/label`, { key: own.key, body: label });
    expect((await greens(own.key)).data.map(({ id }) => id)).toEqual([strong.id, weak.id]);
    app.time.advance(DAY_MS + HOUR_MS);
    expect((await greens(own.key)).data).toEqual([]);
    expect((await greens(own.key, '?days=2')).data).toHaveLength(2);
  });

  it.each(['days=0', 'days=8', 'days=x', 'limit=101'])('answers 400 for %s', async (query) => {
    expectProblem(await app.call('GET', `/v1/fraud/greens?${query}`, { key }), 400, {
      code: 'validation_failed',
      path: query.split('=')[0] as string,
    });
  });

  it.each(['24', '1000.fra_1', '24.fra_019d2c5e8123000000000000000000000'])(
    'answers 400 for the cursor %s',
    async (place) => {
      const cursor = Buffer.from(place).toString('base64url');
      expectProblem(await app.call('GET', `/v1/fraud/greens?cursor=${cursor}`, { key }), 400, {
        code: 'validation_failed',
        path: 'cursor',
      });
    },
  );
});

describe('a draft that two people edit', () => {
  type Draft = { revision: number; rules: { name: string }[] };
  type Policies = { draft: Draft | null; draftRevision: number };
  const rules = (name: string) => [{ name, when: 'vpn', points: 5, reason: 'Ours.' }];

  it('is saved only from the revision that was edited', async () => {
    const own = await app.signUp();
    const policies = async () =>
      (await app.call<Policies>('GET', '/v1/policies/risk', { key: own.key })).body;
    const save = (body: object) => app.call<Draft>('PUT', '/v1/policies/risk/draft', { key: own.key, body });
    expect(await policies()).toMatchObject({ draft: null, draftRevision: 0 });

    const { body: first } = await save({ rules: rules('first'), revision: 0 });
    expect(await policies()).toMatchObject({ draft: first, draftRevision: first.revision });
    expectProblem(await save({ rules: rules('second'), revision: 0 }), 409, { code: 'draft_changed' });
    expect((await policies()).draft).toEqual(first);
    const answers = await Promise.all(
      ['third', 'fourth'].map((name) => save({ rules: rules(name), revision: first.revision })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);

    // Without a revision it is saved as before; a promoted draft cannot be edited any more.
    expect((await save({ rules: rules('fifth') })).status).toBe(200);
    const { draftRevision: revision } = await policies();
    await app.call('POST', '/v1/policies/risk/promote', {
      ...{ key: own.key, body: { from: 'draft', to: 'live' } },
    });
    expectProblem(await save({ rules: rules('sixth'), revision }), 409, { code: 'draft_changed' });
    expectProblem(await save({ rules: [], revision: -1 }), 400, {
      code: 'validation_failed',
      path: 'revision',
    });
    expect((await policies()).draft).toBeNull();
  });
});
