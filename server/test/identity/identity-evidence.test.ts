import { beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#core/time.ts';
import { housekeeping } from '#jobs/housekeeping.ts';
import { startTestApp } from '#test/support/app.ts';
import { turned } from '#test/support/attacks.ts';
import { signedIn, type Visitor } from '#test/support/dashboard/dashboard.ts';
import { memberWith } from '#test/support/dashboard/members.ts';
import { drawDocument } from '#test/support/identity/documents.ts';
import { identityForm, type Part } from '#test/support/identity/form.ts';
import { CONSENT, FACES, newLink } from '#test/support/identity/link.ts';
import { portrait, selfie } from '#test/support/identity/people.ts';
import { reviewQueue } from '#test/support/risk/reviews.ts';

type Result = {
  status: string;
  data: {
    id: string;
    identityVerified: boolean;
    picturesKeptUntil: string | null;
    review: { verdict: string; reason: string; reviewedBy: { type: string; id: string } } | null;
    document?: object | null;
  };
};
type Pictures = { pictures: { name: string; base64: string }[]; keptUntil: string };

const passport = await drawDocument('passport', await portrait('anna'));
const live = await selfie('annaAgain');
const frames = [live, await turned(live, 14), await turned(live, -14)];

const app = await startTestApp();
let owner: Awaited<ReturnType<typeof signedIn>>;
let key: string;
let reviewer: Visitor & { id: string };
beforeAll(async () => {
  owner = await signedIn(app);
  ({ key } = owner);
  reviewer = await memberWith(app, owner, 'risk');
});

const policy = (body: object) => app.call('PUT', '/v1/policies/identity', { key, body });
async function verify(user: string, more: Part[] = []): Promise<Result['data']> {
  const { payload, headers } = identityForm({ user, document: passport, selfies: [live], more });
  return (await app.call<Result>('POST', '/v1/identity/verify', { key, payload, headers })).body.data;
}
const retrieve = async (id: string) =>
  (await app.call<Result>('GET', `/v1/identity/verifications/${id}?expand=document`, { key })).body;
const lookBy = (by: Visitor, id: string) =>
  by.call<Pictures>('POST', `/identity/verifications/${id}/pictures`);
const counted = async (table: string, user: string) =>
  (await app.database.owner.query(`SELECT 1 FROM ${table} WHERE external_user_id = $1`, [user])).length;
const auditRecords = async (kind: string) =>
  (await app.call<{ data: object[] }>('GET', `/v1/audit-log?type=${kind}`, { key })).body.data;
const signalsOf = async (platformUserId: string) => {
  const body = { platformUserId, transactionAmount: 5_000, deviceFingerprint: 'phone-7' };
  return (await app.call<{ triggeredSignals: string[] }>('POST', '/v1/fraud/assess', { key, body })).body
    .triggeredSignals;
};

describe('pictures', { timeout: 180_000 }, () => {
  it('are not kept until the account turns it on', async () => {
    expect((await verify('before')).picturesKeptUntil).toBeNull();
    expect(await counted('identity_pictures', 'before')).toBe(0);
    await policy({ keepPicturesDays: 7, keepDocument: true, keepDocumentDays: 1, documentSeenBefore: 'off' });
  });

  it('are only for permitted members, and every access is recorded', async () => {
    const { id } = await verify('bola');
    const looked = await lookBy(reviewer, id);
    expect(looked.status).toBe(200);
    expect(looked.body.pictures.map(({ name }) => name)).toEqual(['document', 'face-1']);
    for (const { base64 } of looked.body.pictures) expect(base64.slice(0, 4)).toBe('/9j/');
    expect(await auditRecords('identity_pictures.seen')).toMatchObject([
      { actor: { type: 'member', id: reviewer.id }, subject: { id }, after: { externalUserId: 'bola' } },
    ]);
    const support = await memberWith(app, owner, 'support');
    expect((await lookBy(support, id)).status).toBe(403);
    // An API key is not a person who may look.
    const byKey = await app.call('POST', `/v1/identity/verifications/${id}/pictures`, { key });
    expect(byKey.status).toBe(404);
    const rows = await app.database.owner.query<{ encrypted: Buffer }>(
      'SELECT encrypted FROM identity_pictures WHERE verification_id = $1',
      [id],
    );
    expect(rows).toHaveLength(2);
    // Sixteen bytes from the middle: three could appear in ciphertext by chance.
    for (const { base64 } of looked.body.pictures) {
      const picture = Buffer.from(base64, 'base64');
      const some = picture.subarray(picture.length / 2, picture.length / 2 + 16);
      for (const { encrypted } of rows) expect(encrypted.includes(some)).toBe(false);
    }
  });

  it('are kept for a link only if the person was informed', async () => {
    const kept = [];
    for (const disclosed of [{}, { keepDocument: true, keepPicturesDays: 7 }]) {
      const { id, on } = await newLink(app, key, { externalUserId: 'chidi' });
      expect((await on.look()).body).toMatchObject({ keepDocument: true, keepPicturesDays: 7 });
      await on.consent({ ...CONSENT, ...disclosed });
      await on.put('document', passport);
      for (const [index, name] of FACES.entries()) await on.put(name, frames[index] as Buffer);
      await on.finish();
      const { body } = await app.call<{ verification: Result }>('GET', `/v1/identity/sessions/${id}`, {
        key,
      });
      expect(body).toMatchObject({ status: 'DONE', consent: { keepDocument: 'keepDocument' in disclosed } });
      kept.push(await retrieve(body.verification.data.id));
    }
    expect(kept).toMatchObject([
      { data: { picturesKeptUntil: null, document: null } },
      { data: { picturesKeptUntil: expect.any(String), document: { surname: { value: 'ADEYEMI' } } } },
    ]);
  });

  it('are deleted when the person is erased, with the key and the document’s content', async () => {
    const { id } = await verify('dayo');
    const running = await newLink(app, key, { externalUserId: 'dayo' });
    const erase = () => app.call('POST', '/v1/identity/people/dayo/erase', { key });
    const erased = await erase();
    expect(erased.body).toEqual({
      ...{ externalUserId: 'dayo', documents: 1, pictures: 2, faces: 0, sessions: 1 },
      receipt: { id: expect.stringMatching(/^act_/), createdAt: expect.any(String) },
    });
    expect((await lookBy(reviewer, id)).status).toBe(404);
    expect((await retrieve(id)).data).toMatchObject({ document: null, picturesKeptUntil: null });
    expect((await running.on.look()).body).toMatchObject({ state: 'CANCELED' });
    expect(await counted('identity_people', 'dayo')).toBe(0);
    expect((await erase()).body).toMatchObject({ documents: 0, pictures: 0, faces: 0, sessions: 0 });
    expect((await auditRecords('identity_person.erased'))[1]).toMatchObject({
      ...(erased.body as { receipt: object }).receipt,
      subject: { type: 'person', id: 'dayo' },
      after: { documents: 1, pictures: 2, faces: 0, sessions: 1 },
    });
  });
});

describe('a reviewer’s decision', { timeout: 180_000 }, () => {
  const review = (by: Visitor, id: string, body: object) =>
    by.call<Result>('POST', `/v1/identity/verifications/${id}/review`, { body });

  it('overrides the software’s, with a reason, and can be revoked', async () => {
    const { id } = await verify('efe');
    expect(await signalsOf('efe')).not.toContain('identity_not_verified');
    const refused = await review(reviewer, id, { verdict: 'not_verified', reason: 'The page is a print.' });
    expect(refused.body).toMatchObject({
      status: 'failed',
      data: {
        identityVerified: false,
        identityMatchScore: expect.any(Number),
        review: {
          verdict: 'not_verified',
          reason: 'The page is a print.',
          reviewedBy: { type: 'member', id: reviewer.id },
        },
      },
    });
    expect(await retrieve(id)).toMatchObject({ status: 'failed', data: { identityVerified: false } });
    expect(await signalsOf('efe')).toContain('identity_not_verified');
    const listed = (verified: boolean) =>
      app.call<{ data: { id: string }[] }>(
        'GET',
        `/v1/identity/verifications?externalUserId=efe&verified=${verified}`,
        { key },
      );
    expect((await listed(true)).body.data).toEqual([]);
    expect((await listed(false)).body.data).toMatchObject([{ id }]);

    await review(reviewer, id, { verdict: 'verified', reason: 'They came by with it.' });
    expect(await retrieve(id)).toMatchObject({ status: 'success', data: { identityVerified: true } });
    expect(await signalsOf('efe')).not.toContain('identity_not_verified');
    const events = await app.database.owner.query(
      'SELECT sequence, type, actor, data FROM events WHERE stream_id = $1 ORDER BY sequence',
      [id],
    );
    expect(events).toMatchObject([
      { sequence: 1, type: 'identity.verified' },
      { sequence: 2, type: 'identity.reviewed', data: { identityVerified: false, previouslyVerified: true } },
      { sequence: 3, data: { identityVerified: true, previouslyVerified: false } },
    ]);
    const rows = await app.database.owner.query('SELECT r::text AS all FROM identity_reviews r');
    expect(JSON.stringify(rows)).not.toMatch(/print|came by/);
  });

  it('leaves a user verified who also passed another time', async () => {
    const [first] = [await verify('femi'), await verify('femi')];
    await review(reviewer, first.id, { verdict: 'not_verified', reason: 'Blurred.' });
    expect(await signalsOf('femi')).not.toContain('identity_not_verified');
  });

  it('is only for permitted members, and needs a reason', async () => {
    const { id } = await verify('gozie');
    const say = { verdict: 'verified', reason: 'Looked.' };
    const developer = await memberWith(app, owner, 'developer');
    expect((await review(developer, id, say)).status).toBe(403);
    expect((await review(reviewer, id, { verdict: 'verified' })).status).toBe(400);
    expect((await review(reviewer, id, { verdict: 'perhaps', reason: 'x' })).status).toBe(400);
    expect((await review(reviewer, `idv_${'0'.repeat(32)}`, say)).status).toBe(404);
    const stranger = await app.signUp();
    const path = `/v1/identity/verifications/${id}/review`;
    expect((await app.call('POST', path, { key: stranger.key, body: say })).status).toBe(404);
  });

  it('counts once when two reviewers make it at the same moment', async () => {
    const { id } = await verify('hauwa');
    const both = await Promise.all(
      ['verified', 'not_verified'].map((verdict) => review(reviewer, id, { verdict, reason: 'At once.' })),
    );
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const rows = await app.database.owner.query(
      'SELECT sequence FROM identity_reviews WHERE verification_id = $1 ORDER BY sequence',
      [id],
    );
    expect(rows).toEqual([{ sequence: 1 }, { sequence: 2 }]);
  });
});

describe('a contested verification', { timeout: 180_000 }, () => {
  it('waits in the review queue, and the decision there is final', async () => {
    const { id } = await verify('contested', [{ name: 'name', value: 'Somebody Else' }]);
    const body = { claim: 'I have married.' };
    const appeal = () => app.call('POST', `/v1/identity/verifications/${id}/appeal`, { key, body });
    expect((await appeal()).status).toBe(201);
    const at = reviewQueue(app, key);
    const [review] = await at.of('contested');
    expect(review).toMatchObject({ type: 'appeal', subjectId: id, status: 'OPEN' });
    expect((await at.decide(review?.id ?? '', 'accept')).status).toBe(200);
    const { status, data } = await retrieve(id);
    expect({ status, verified: data.identityVerified, verdict: data.review?.verdict }).toEqual({
      ...{ status: 'success', verified: true, verdict: 'verified' },
    });
  });
});

it('expires: the document’s content, then the pictures, and the key with them', {
  timeout: 60_000,
}, async () => {
  const { id, picturesKeptUntil } = await verify('ada');
  expect((await retrieve(id)).data).toMatchObject({ picturesKeptUntil, document: expect.anything() });
  app.time.advance(DAY_MS);
  await housekeeping.run(app.context, {} as never);
  expect((await retrieve(id)).data).toMatchObject({ picturesKeptUntil, document: null });
  expect(await counted('identity_documents', 'ada')).toBe(0);
  app.time.advance(6 * DAY_MS);
  await housekeeping.run(app.context, {} as never);
  expect((await retrieve(id)).data.picturesKeptUntil).toBeNull();
  for (const table of ['identity_pictures', 'identity_people']) expect(await counted(table, 'ada')).toBe(0);
});
