import { describe, expect, it } from 'vitest';
import { startTestApp } from '#test/support/app.ts';
import { expectProblem } from '#test/support/requests.ts';

const app = await startTestApp();
const { key } = await app.signUp();
const get = (as = key) => app.call('GET', '/v1/policies/identity', { key: as });
const put = (body: object) => app.call('PUT', '/v1/policies/identity', { key, body });

const DEFAULTS = {
  keepDocument: false,
  screenNames: false,
  keepDocumentDays: null,
  keepPicturesDays: null,
  keepName: false,
  searchFacesDays: null,
  minimumFrames: 1,
  livenessLevel: 'passive',
  requireFlash: false,
  documentSeenBefore: 'flag',
  recogniseDocumentDays: null,
  minimumAge: null,
};

describe('GET and PUT /v1/policies/identity', () => {
  it('keeps only a hash of the document’s number and requires no more than SPEC.md by default', async () => {
    expect(await get()).toMatchObject({ status: 200, body: { ...DEFAULTS, changedAt: null } });
    const wanted = { ...DEFAULTS, keepDocument: true, minimumFrames: 3, minimumAge: 18 };
    const changed = await put(wanted);
    expect(changed).toMatchObject({ status: 200, body: { ...wanted, changedAt: expect.any(String) } });
    expect((await get()).body).toEqual(changed.body);
    const { key: stranger } = await app.signUp();
    expect((await get(stranger)).body).toMatchObject(DEFAULTS);
    expect((await put({ documentSeenBefore: 'off' })).body).toMatchObject({
      ...DEFAULTS,
      documentSeenBefore: 'off',
    });
  });

  it('writes an audit record of each change, and none where nothing changed', async () => {
    await put({ minimumFrames: 2 });
    await put({ minimumFrames: 4 });
    await put({ minimumFrames: 4 });
    const { body } = await app.call<{ data: object[] }>('GET', '/v1/audit-log?type=identity_policy.changed', {
      key,
    });
    expect(body.data[0]).toMatchObject({ before: { minimumFrames: 2 }, after: { minimumFrames: 4 } });
    expect(body.data[1]).toMatchObject({ after: { minimumFrames: 2 } });
  });

  it.each<readonly [name: string, body: object, path: string]>([
    ['a word as a switch', { keepDocument: 'yes' }, 'keepDocument'],
    ['pictures for less than a week', { keepPicturesDays: 6 }, 'keepPicturesDays'],
    ['pictures for ever', { keepPicturesDays: 31 }, 'keepPicturesDays'],
    ['faces for less than a week', { searchFacesDays: 6 }, 'searchFacesDays'],
    ['faces for more than a year', { searchFacesDays: 366 }, 'searchFacesDays'],
    ['a document for no day', { keepDocumentDays: 0 }, 'keepDocumentDays'],
    ['a number for a switch', { keepName: 1 }, 'keepName'],
    ['a word for a flash', { requireFlash: 'always' }, 'requireFlash'],
    ['no frame at all', { minimumFrames: 0 }, 'minimumFrames'],
    ['more frames than a form takes', { minimumFrames: 11 }, 'minimumFrames'],
    ['a level that is none', { livenessLevel: 'aggressive' }, 'livenessLevel'],
    ['a way to remember that is none', { documentSeenBefore: 'always' }, 'documentSeenBefore'],
    ['a document recognised for no day', { recogniseDocumentDays: 0 }, 'recogniseDocumentDays'],
    ['half a year', { minimumAge: 17.5 }, 'minimumAge'],
  ])('answers 400 for %s', async (_name, body, path) => {
    expectProblem(await put(body), 400, { code: 'validation_failed', path });
  });
});
