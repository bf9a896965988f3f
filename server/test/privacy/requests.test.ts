import { describe, expect, it } from 'vitest';
import { DATA_CLASSES, NOT_IN_BUNDLE } from '#core/privacy/classes.ts';
import { COLUMN_CLASSES, COLUMNS, columnsOf, tablesWith } from '#core/privacy/columns.ts';
import { DAY_MS } from '#core/time.ts';
import { housekeeping } from '#jobs/housekeeping.ts';
import { SECTIONS } from '#store/privacy/bundle.ts';
import { startTestApp } from '#test/support/app.ts';
import { platform, runDueJobs } from '#test/support/escrow.ts';

const app = await startTestApp();
const { key, developerId } = await app.signUp();
const on = platform(app, key);

type Request = {
  id: string;
  status: string;
  dueAt: string;
  createdAt: string;
  bundleExpiresAt: string | null;
};
const path = '/v1/privacy/requests';
const ask = (body: object) => app.call<Request & { details?: object[] }>('POST', path, { key, body });
const close = (id: string, verb: string, body: object = {}) =>
  app.call<Request & { code: string }>('POST', `${path}/${id}/${verb}`, { key, body });
const bundle = (id: string) =>
  app.call<{ data: Record<string, Record<string, unknown>[]>; recipients: object[]; code: string }>(
    'GET',
    `${path}/${id}/bundle`,
    { key },
  );
const assess = (platformUserId: string) =>
  app.call<{ code?: string }>('POST', '/v1/fraud/assess', {
    key,
    body: { platformUserId, transactionAmount: 100, deviceFingerprint: 'phone' },
  });

describe('POST /privacy/requests', () => {
  it('starts a clock of 28 days, and is listed and retrieved', async () => {
    const { status, body } = await ask({ externalUserId: 'ada', type: 'access', note: 'by letter' });
    expect(status).toBe(201);
    expect(Date.parse(body.dueAt) - Date.parse(body.createdAt)).toBe(28 * DAY_MS);
    expect((await app.call('GET', `${path}/${body.id}`, { key })).body).toMatchObject({
      ...{
        id: body.id,
        externalUserId: 'ada',
        type: 'access',
        status: 'OPEN',
        note: 'by letter',
        answer: null,
      },
    });
    const listed = await app.call<{ data: Request[] }>('GET', `${path}?status=OPEN&externalUserId=ada`, {
      key,
    });
    expect(listed.body.data.map(({ id }) => id)).toEqual([body.id]);
  });

  it.each<[string, object, string]>([
    ['an unknown type', { externalUserId: 'ada', type: 'forget' }, 'type'],
    ['our own account', { externalUserId: 'surety:commission', type: 'erase' }, 'externalUserId'],
    ['no person', { type: 'access' }, 'externalUserId'],
    ['an empty note', { externalUserId: 'ada', type: 'access', note: '' }, 'note'],
  ])('refuses %s', async (_what, body, field) => {
    expect(await ask(body)).toMatchObject({ status: 400, body: { details: [{ path: field }] } });
  });

  it('belongs to its account', async () => {
    const { body } = await ask({ externalUserId: 'ada', type: 'correct' });
    const other = await app.signUp();
    expect((await app.call('GET', `${path}/${body.id}`, { key: other.key })).status).toBe(404);
    expect((await app.call('POST', `${path}/${body.id}/complete`, { key: other.key, body: {} })).status).toBe(
      404,
    );
  });

  it('is closed once', async () => {
    const { body } = await ask({ externalUserId: 'ada', type: 'correct' });
    const refused = await close(body.id, 'refuse', { answer: 'not your account' });
    expect(refused).toMatchObject({ status: 200, body: { status: 'REFUSED', answer: 'not your account' } });
    expect(await close(body.id, 'complete')).toMatchObject({
      status: 409,
      body: { code: 'privacy_request_closed' },
    });
  });
});

describe('the bundle of a request for access', () => {
  it('has everything about the person, nothing about the other party, and expires', async () => {
    await on.setPayoutAccount('seller-b', '7391846277');
    const { body } = await on.create([500], {
      ...{ buyerExternalId: 'buyer-b', buyerName: 'Zebulon Q', buyerEmail: 'zeb@quack.example' },
      ...{ sellerExternalId: 'seller-b', sellerName: 'Thaddeus W', sellerEmail: 'thad@winter.example' },
      metadata: { colour: 'green' },
    });
    const assessed = await on.assess(body.id, {
      ...{ external_user_id: 'buyer-b', transaction_amount: 500, account_created_at: '2020-01-31T12:00:00Z' },
    });
    const deposit = {
      ...{ accountNumber: assessed.body.virtualAccount?.accountNumber, amount: 500, senderName: 'Zebulon Q' },
    };
    await app.call('POST', '/v1/sandbox/deposits', { key, body: deposit });
    for (const party of ['buyer-b', 'seller-b'])
      await on.confirm(body.id, body.milestones[0]?.id ?? '', party);
    await runDueJobs(app);

    const asked = await ask({ externalUserId: 'buyer-b', type: 'access' });
    expect((await bundle(asked.body.id)).body.code).toBe('bundle_expired');
    const closed = await close(asked.body.id, 'complete', { answer: 'sent by mail' });
    expect(closed).toMatchObject({ status: 200, body: { status: 'COMPLETED' } });
    const { data, recipients } = (await bundle(asked.body.id)).body;
    expect(data['agreements']).toMatchObject([
      { role: 'buyer', buyerName: 'Zebulon Q', buyerEmail: 'zeb@quack.example' },
    ]);
    expect(data['deposits']).toMatchObject([{ amount: 500, senderName: 'Zebulon Q' }]);
    expect(data['metadata']).toMatchObject([{ metadata: { colour: 'green' } }]);
    expect(data['assessments']).toHaveLength(1);
    expect(data['events']?.map(({ type }) => type)).toContain('deposit.received');
    expect(recipients).toContainEqual({ type: 'bank', name: 'sandbox' });
    expect(JSON.stringify(data)).not.toMatch(/Thaddeus|winter\.example|7391846277/);

    const seller = await ask({ externalUserId: 'seller-b', type: 'access' });
    await close(seller.body.id, 'complete');
    const theirs = (await bundle(seller.body.id)).body.data;
    expect(theirs['payoutAccounts']).toMatchObject([{ accountNumber: '7391846277' }]);
    expect(theirs['payouts']).toMatchObject([{ accountNumber: '7391846277', amount: 500 }]);
    expect(JSON.stringify(theirs)).not.toMatch(/Zebulon|quack\.example/);

    const [stored] = await app.database.owner.query<{ bundle: string }>(
      'SELECT bundle FROM privacy_requests WHERE id = $1',
      [asked.body.id],
    );
    expect(stored?.bundle).toMatch(/^1\.[0-9a-f]{16}\./);
    const seen = await app.call<{ data: object[] }>('GET', '/v1/audit-log?type=privacy_bundle.seen', { key });
    expect(seen.body.data).toHaveLength(2);
    app.time.advance(15 * DAY_MS);
    expect((await bundle(asked.body.id)).body.code).toBe('bundle_expired');
    await housekeeping.run(app.context, {} as never);
    const left = 'SELECT 1 FROM privacy_requests WHERE bundle IS NOT NULL';
    expect(await app.database.owner.query(left)).toEqual([]);
  });

  it('covers every table of the schema that names a person', () => {
    const classed = DATA_CLASSES.flatMap(({ tables }) => tables).sort();
    expect(tablesWith('erased', 'kept', 'pseudonym').filter((table) => !classed.includes(table))).toEqual([]);
    expect(classed.filter((table) => !(table in COLUMNS))).toEqual([]);
    expect(new Set(classed).size).toBe(classed.length);
    const inBundle = SECTIONS.flatMap(({ tables }) => tables);
    expect(classed.filter((table) => inBundle.includes(table) === table in NOT_IN_BUNDLE)).toEqual([]);
  });
});

describe('the classes of columns', () => {
  const columnsInDatabase = async () =>
    (
      await app.database.owner.query<{ name: string }>(
        `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
           JOIN information_schema.tables USING (table_schema, table_name)
         WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`,
      )
    ).map(({ name }) => name);
  const named = Object.keys(COLUMNS)
    .flatMap((table) => columnsOf(table, ...COLUMN_CLASSES).map((column) => `${table}.${column}`))
    .sort();

  it('have every column of every table, each in one class', async () => {
    expect(named.filter((name, index) => name === named[index - 1])).toEqual([]);
    expect(named).toEqual((await columnsInDatabase()).sort());
  });

  it('miss a new column and a new table, whatever they are called', async () => {
    const { owner } = app.database;
    await owner.query('ALTER TABLE quotes ADD COLUMN zzz text');
    await owner.query('CREATE TABLE zzz (zzz text)');
    const unclassed = (await columnsInDatabase()).filter((name) => !named.includes(name));
    await owner.query('ALTER TABLE quotes DROP COLUMN zzz');
    await owner.query('DROP TABLE zzz');
    expect(unclassed).toEqual(['quotes.zzz', 'zzz.zzz']);
  });
});

describe('a restriction', () => {
  it('stops scores until it is lifted', async () => {
    expect((await assess('carol')).status).toBe(200);
    const { body } = await ask({ externalUserId: 'carol', type: 'object' });
    await close(body.id, 'complete');
    expect(await assess('carol')).toMatchObject({ status: 409, body: { code: 'person_restricted' } });
    expect((await assess('dave')).status).toBe(200);
    const lift = () =>
      app.call('POST', '/v1/privacy/people/carol/lift-restriction', { key, body: { reason: 'withdrawn' } });
    expect((await lift()).status).toBe(200);
    expect((await lift()).status).toBe(404);
    expect((await assess('carol')).status).toBe(200);
  });
});

describe('a consent', () => {
  it('is recorded, listed and withdrawn', async () => {
    const given = {
      externalUserId: 'erin',
      purpose: 'identity',
      textVersion: '3',
      language: 'en',
      channel: 'app',
    };
    const { status, body } = await app.call<{ id: string }>('POST', '/v1/privacy/consents', {
      key,
      body: given,
    });
    expect({ status, body }).toMatchObject({ status: 201, body: { ...given, withdrawnAt: null } });
    const withdrawn = await app.call('POST', `/v1/privacy/consents/${body.id}/withdraw`, { key });
    expect(withdrawn.body).toMatchObject({ id: body.id, withdrawnAt: expect.stringMatching(/^20/) });
    const listed = await app.call('GET', '/v1/privacy/consents?externalUserId=erin', { key });
    expect(listed.body).toMatchObject({ data: [{ id: body.id, withdrawnAt: expect.anything() }] });
  });
});

describe('the register of processing', () => {
  it('names classes, periods and recipients', async () => {
    const { body } = await app.call<{ data: { class: string; days: number | null }[] }>(
      'GET',
      '/v1/privacy/register',
      {
        key,
      },
    );
    expect(body.data.find((one) => one.class === 'bank_log')).toMatchObject({ days: 400 });
    expect(body.data.map((one) => one.class)).toContain('identity');
    expect(developerId).toMatch(/^dev_/);
  });
});
