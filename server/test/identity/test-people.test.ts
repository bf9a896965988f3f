import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TEST_PICTURES, type TestPicture, testPicture } from '#core/identity/test-people.ts';
import { GUIDE_FOLDER } from '#http/guide/pages.ts';
import { startTestApp } from '#test/support/app.ts';
import { identityForm } from '#test/support/identity/form.ts';
import { newLink } from '#test/support/identity/link.ts';

type Result = {
  status: string;
  data: {
    identityVerified: boolean;
    rejectionReasons: string[];
    registry: string | null;
    document?: { surname: { value: string }; checkDigits: string };
  };
};

const app = await startTestApp();
const { key: live } = await app.signUp();
const made = await app.call<{ apiKey: string }>('POST', '/v1/developer/api-keys', {
  ...{ key: live, body: { environment: 'test' } },
});
const test = made.body.apiKey;

const bytesOf = (name: TestPicture) => readFileSync(`${GUIDE_FOLDER}images/people/${name}.png`);

async function verify(key: string, document: Buffer, selfies: readonly Buffer[]) {
  const { payload, headers } = identityForm({ user: 'folake', document, selfies });
  const path = '/v1/identity/verify?expand=document';
  return (await app.call<Result>('POST', path, { key, payload, headers })).body;
}

describe('test people', { timeout: 180_000 }, () => {
  it.each<[TestPicture, TestPicture[], string[]]>([
    ['folake-document', ['folake-selfie', 'folake-selfie-again'], []],
    ['emeka-document', ['emeka-selfie'], []],
    ['folake-document', ['emeka-selfie'], ['match_below_threshold']],
    ['folake-document', ['folake-selfie', 'emeka-selfie'], ['match_below_threshold']],
    ['folake-document-expired', ['folake-selfie'], ['document_unreadable']],
    ['folake-document-blurred', ['folake-selfie'], ['document_unreadable']],
    ['folake-document', ['folake-selfie-screen'], ['liveness_failed']],
    ['folake-document', ['folake-selfie', 'folake-selfie'], ['liveness_failed']],
    ['folake-document', ['folake-document'], ['liveness_failed']],
    ['folake-document', ['empty-room'], ['face_not_found']],
  ])('%s with %j: %j', async (document, selfies, reasons) => {
    const { status, data } = await verify(test, bytesOf(document), selfies.map(bytesOf));
    expect([status, data.rejectionReasons]).toEqual([reasons.length === 0 ? 'success' : 'failed', reasons]);
  });

  it('have passports with their names', async () => {
    const { data } = await verify(test, bytesOf('folake-document'), [bytesOf('folake-selfie')]);
    expect(data).toMatchObject({ document: { surname: { value: 'ADEYEMI' }, checkDigits: 'valid' } });
  });

  it.each([
    ['10000000001', 'match'],
    ['10000000002', 'mismatch'],
  ])('are in the register of test environments: %s', async (number, registry) => {
    const link = await newLink(app, test, { requirements: { register: 'nin' } });
    await link.on.consent();
    const unknown = await link.on.beginRegister({ number: '10000000003' });
    expect(unknown.body.register).toMatchObject({ state: 'ASKED', problem: 'not_found' });
    const found = await link.on.beginRegister({ number, after: 1 });
    expect(found.body.register).toMatchObject({ state: 'ANSWERED' });
    await link.on.put('document', bytesOf('folake-document'), 'image/png');
    const selfies: TestPicture[] = ['folake-selfie', 'folake-selfie-again', 'folake-selfie'];
    for (const [at, name] of selfies.entries())
      await link.on.put(`face-${at + 1}`, bytesOf(name), 'image/png');
    await link.on.finish();
    const path = `/v1/identity/sessions/${link.id}`;
    const { body } = await app.call<{ verification: Result }>('GET', path, { key: test });
    expect(body.verification.data.registry).toBe(registry);
  });

  it('have their pictures kept, as the policy says', async () => {
    const body = { keepPicturesDays: 7 };
    const set = await app.call('PUT', '/v1/policies/identity', { key: test, body });
    expect(set.status, JSON.stringify(set.body)).toBe(200);
    await verify(test, bytesOf('folake-document'), [bytesOf('folake-selfie')]);
    const names = await app.database.owner.query('SELECT name FROM identity_pictures ORDER BY name');
    expect(names).toEqual([{ name: 'document' }, { name: 'face-1' }]);
  });

  it('fail with a live key: the engine analyses the picture, and finds a drawing', async () => {
    const { data } = await verify(live, bytesOf('folake-document'), [bytesOf('folake-selfie')]);
    expect(data.identityVerified).toBe(false);
    const [stored] = await app.database.owner.query<{ models: object }>(
      'SELECT models FROM identity_verifications ORDER BY id DESC LIMIT 1',
    );
    expect(Object.keys(stored?.models ?? {})).not.toContain('test people');
  });

  it('are recognised only by the marker in our files', () => {
    for (const name of Object.keys(TEST_PICTURES) as TestPicture[]) {
      const file = bytesOf(name);
      expect(testPicture(file)).toBe(name);
      const end = file.indexOf(name) + name.length;
      for (let cut = 0; cut < end; cut++) expect(testPicture(file.subarray(0, cut))).toBe(null);
    }
    const renamed = Buffer.from(bytesOf('folake-selfie'));
    renamed.write('constructor!', renamed.indexOf('folake-selfie'));
    expect(testPicture(renamed)).toBe(null);
  });
});
