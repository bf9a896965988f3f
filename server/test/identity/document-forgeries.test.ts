import { beforeAll, describe, expect, it, vi } from 'vitest';
import { DAY_MS } from '#core/time.ts';
import { housekeeping } from '#jobs/housekeeping.ts';
import * as verifiedNames from '#store/risk/verified-names.ts';
import { startTestApp } from '#test/support/app.ts';
import {
  drawDocument,
  leftPart,
  pastedOver,
  photocopy,
  staffCard,
  typedPage,
} from '#test/support/identity/documents.ts';
import { identityForm, type Part } from '#test/support/identity/form.ts';
import { portrait, selfie } from '#test/support/identity/people.ts';

type Read = { value: string; confidence: number } | null;
type Result = {
  status: string;
  message: string;
  data: {
    id: string;
    identityVerified: boolean;
    rejectionReasons: string[];
    rejectionDetails: { code: string }[];
    underAge: boolean | null;
    claimedNameMatch: string | null;
    documentSeenBefore: boolean | null;
    document?: Record<string, Read> | null;
  };
};

const anna = await portrait('anna');
const passport = await drawDocument('passport', anna);
const another = await drawDocument('passport', await portrait('stranger'));
const licence = await drawDocument('drivers_license', anna);
const anotherHolder = { surname: 'OKAFOR', names: 'CHUKWUEMEKA', born: '1984-02-03' };
const live = await selfie('annaAgain');
const staff = await staffCard(anna);
const sample = await drawDocument('passport', anna, { overprint: 'SPECIMEN' });
const FORGERIES: readonly (readonly [name: string, document: Buffer, code: string])[] = [
  ['a passport that has expired', await drawDocument('passport', anna, { ends: 2019 }), 'expired'],
  ['a licence that has expired', await drawDocument('drivers_license', anna, { ends: 2023 }), 'expired'],
  ['a wrong check digit', await drawDocument('passport', anna, { wrongDigit: true }), 'wrong_check_digits'],
  [
    'a zone of another person',
    await drawDocument('passport', anna, { zoneNames: anotherHolder }),
    'zone_differs',
  ],
  ['a typed page with the word passport', await typedPage(anna), 'not_a_document'],
  ['a slip that is cut off', await leftPart(await drawDocument('national_id', anna), 0.44), 'cut_off'],
  ['a grey photocopy', await photocopy(licence), 'photocopy'],
  ['a portrait over another', await pastedOver(another, anna), 'pasted_portrait'],
  ['a sample', sample, 'specimen'],
];

const app = await startTestApp();
let key: string;
beforeAll(async () => {
  key = (await app.signUp()).key;
});

async function verify(document: Buffer, { user = 'ada', more = [] as Part[], query = '', as = key } = {}) {
  const { payload, headers } = identityForm({ user, document, selfies: [live], more });
  return app.call<Result>('POST', `/v1/identity/verify${query}`, { key: as, payload, headers });
}

describe('the content of a document', { timeout: 180_000 }, () => {
  it.each(FORGERIES)('keeps %s from passing', async (_name, document, code) => {
    const { status, body } = await verify(document);
    expect(status).toBe(200);
    expect(body.data.rejectionDetails.map((detail) => detail.code)).toEqual([code]);
    expect(body).toMatchObject({
      status: 'failed',
      data: { identityVerified: false, rejectionReasons: ['document_unreadable'] },
    });
  });

  it('keeps a sample from passing with a test key, where only the test people may have one', async () => {
    const made = { key, body: { environment: 'test' } };
    const { body: test } = await app.call<{ apiKey: string }>('POST', '/v1/developer/api-keys', made);
    const { body } = await verify(sample, { as: test.apiKey });
    expect(body.data.rejectionDetails.map((detail) => detail.code)).toEqual(['specimen']);
  });

  it('keeps a company’s card from passing, whatever type the caller states', async () => {
    const more = [{ name: 'document_type', value: 'national_id' }];
    const { body } = await verify(staff, { more });
    expect(body.data.rejectionDetails.map(({ code }) => code)).toEqual(['not_issued']);
  });

  it('is returned on request, and only then', async () => {
    const { body } = await verify(passport, { query: '?expand=document' });
    expect(body.data.document).toMatchObject({
      surname: { value: 'ADEYEMI', confidence: 0.99 },
      givenNames: { value: 'FOLAKE JANE' },
      number: { value: 'B01234567' },
      birthDate: { value: '1991-05-17' },
      expiryDate: { value: '2046-01-01' },
      sex: { value: 'F' },
      nationality: { value: 'NGA' },
      issuingCountry: { value: 'NGA' },
      checkDigits: 'valid',
    });
    const later = (query: string) =>
      app.call<Result>('GET', `/v1/identity/verifications/${body.data.id}${query}`, { key });
    expect((await later('?expand=document')).body.data.document).toBeNull();
    expect((await later('')).body.data).not.toHaveProperty('document');
    expect((await later('?expand=portrait')).status).toBe(400);
    const [row] = await app.database.owner.query<{ all: string }>(
      'SELECT v::text AS all FROM identity_verifications v WHERE id = $1',
      [body.data.id],
    );
    expect(row?.all).not.toMatch(/ADEYEMI|B01234567/);
  });

  it('is compared with the identity that the caller states', async () => {
    const claim = (name: string, date: string): Part[] => [
      { name: 'name', value: name },
      { name: 'date_of_birth', value: date },
    ];
    const own = await verify(licence, { more: claim('Adéyemí F. J.', '1991-05-17') });
    expect(own.body).toMatchObject({ status: 'success', data: { claimedNameMatch: 'close' } });
    const other = await verify(licence, { more: claim('Chukwuemeka Okafor', '1984-02-03') });
    expect(other.body.data).toMatchObject({
      claimedNameMatch: 'mismatch',
      rejectionDetails: [{ code: 'another_name' }, { code: 'another_birth_date' }],
    });
    expect((await verify(licence, { more: claim('Ada', '17/05/1991') })).status).toBe(400);
  });

  it('is stored encrypted and recognised again, if the account wants that', async () => {
    const { key: own, developerId } = await app.signUp();
    const put = (body: object) => app.call('PUT', '/v1/policies/identity', { key: own, body });
    await put({ keepDocument: true, keepName: true, documentSeenBefore: 'flag', minimumAge: 99 });
    const first = await verify(passport, { as: own });
    expect(first.body).toMatchObject({
      status: 'success',
      data: { documentSeenBefore: false, underAge: true },
    });
    const again = await verify(passport, { as: own });
    expect(again.body.data.documentSeenBefore).toBe(false);
    const other = await verify(passport, { as: own, user: 'somebody-else' });
    expect(other.body).toMatchObject({ status: 'success', data: { documentSeenBefore: true } });

    const at = `/v1/identity/verifications/${first.body.data.id}?expand=document`;
    const kept = await app.call<Result>('GET', at, { key: own });
    expect(kept.body.data.document).toMatchObject({ surname: { value: 'ADEYEMI' } });
    const rows = await app.database.owner.query<{ all: string }>(
      'SELECT d::text AS all FROM identity_documents d WHERE developer_id = $1',
      [developerId],
    );
    expect(rows).toHaveLength(3);
    // The account whose policy does not ask for it stores no name, although it has verified a user as well.
    const names = await app.database.owner.query<{ developer_id: string; user_id: string }>(
      'SELECT * FROM risk_verified_names ORDER BY user_id',
    );
    expect(names.map(({ developer_id, user_id }) => [developer_id, user_id])).toEqual([
      [developerId, 'ada'],
      [developerId, 'somebody-else'],
    ]);
    expect(JSON.stringify([...rows, ...names])).not.toMatch(/ADEYEMI|B01234567/);
    expect(await verifiedNames.find(app.context.db, developerId, 'ada')).toBe('FOLAKE JANE ADEYEMI');
    await app.call('POST', '/v1/identity/people/somebody-else/erase', { key: own });
    expect(await verifiedNames.find(app.context.db, developerId, 'somebody-else')).toBeNull();
    const scoped = await app.call<{ apiKey: string }>('POST', '/v1/developer/api-keys', {
      key: own,
      body: { scopes: ['read'] },
    });
    expect((await app.call('GET', at, { key: scoped.body.apiKey })).status).toBe(403);

    await put({ documentSeenBefore: 'refuse' });
    const refused = await verify(passport, { as: own, user: 'a-third' });
    const used = { rejectionDetails: [{ code: 'used_by_another' }], documentSeenBefore: true };
    expect(refused.body.data).toMatchObject(used);
    // Under another type it is the same document.
    const more = [{ name: 'document_type', value: 'national_id' }];
    const renamed = await verify(passport, { as: own, user: 'a-fourth', more });
    expect(renamed.body.data).toMatchObject(used);

    await put({ recogniseDocumentDays: 30 });
    app.time.advance(30 * DAY_MS);
    await housekeeping.run(app.context, {} as never);
    const left = await app.database.owner.query<{ blind_index: Buffer | null; encrypted: string | null }>(
      'SELECT blind_index, encrypted FROM identity_documents WHERE developer_id = $1',
      [developerId],
    );
    const textOnly = { blind_index: null, encrypted: expect.any(String) };
    expect(left).toEqual([textOnly, textOnly]);
  });

  it('is recognised by its number without any policy, and nothing else of it is stored', async () => {
    const { key: own, developerId } = await app.signUp();
    expect((await verify(passport, { as: own })).body.data.documentSeenBefore).toBe(false);
    const other = await verify(passport, { as: own, user: 'somebody-else' });
    expect(other.body).toMatchObject({ status: 'success', data: { documentSeenBefore: true } });
    const rows = await app.database.owner.query<{ encrypted: string | null }>(
      'SELECT * FROM identity_documents WHERE developer_id = $1',
      [developerId],
    );
    expect(rows.map(({ encrypted }) => encrypted)).toEqual([null, null]);
    expect(JSON.stringify(rows)).not.toMatch(/ADEYEMI|B01234567/);
  });

  it('verifies one of two people who use it at once', async () => {
    const { key: own } = await app.signUp();
    await app.call('PUT', '/v1/policies/identity', { key: own, body: { documentSeenBefore: 'refuse' } });
    const { owner } = app.database;
    // Neither can record the document before both have looked for it.
    const both = await owner.transaction(async (tx) => {
      await tx.query('LOCK TABLE identity_documents IN SHARE MODE');
      const verdicts = Promise.all(['one', 'another'].map((user) => verify(passport, { as: own, user })));
      await vi.waitFor(
        async () => {
          await tx.query('SELECT pg_stat_clear_snapshot()');
          // Only superusers see which lock others wait for; everyone sees that they wait for one.
          const waiting = await tx.query(
            `SELECT 1 FROM pg_locks JOIN pg_stat_activity USING (pid)
             WHERE NOT granted AND datname = current_database()`,
          );
          expect(waiting).toHaveLength(2);
        },
        { timeout: 60_000, interval: 200 },
      );
      return { verdicts };
    });
    const codes = (await both.verdicts).map(({ body }) => body.data.rejectionDetails.map(({ code }) => code));
    expect(codes.sort()).toEqual([[], ['used_by_another']]);
  });
});
