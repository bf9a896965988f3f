import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { faceOf } from '#core/identity/faces.ts';
import { DAY_MS } from '#core/time.ts';
import { GUIDE_FOLDER } from '#http/guide/pages.ts';
import { housekeeping } from '#jobs/housekeeping.ts';
import { startTestApp } from '#test/support/app.ts';
import { turned } from '#test/support/attacks.ts';
import { runDueJobs } from '#test/support/escrow.ts';
import { drawDocument } from '#test/support/identity/documents.ts';
import { identityForm } from '#test/support/identity/form.ts';
import { CONSENT, FACES, newLink } from '#test/support/identity/link.ts';
import { portrait, selfie } from '#test/support/identity/people.ts';
import { type ReviewBody, reviewQueue } from '#test/support/risk/reviews.ts';

type Verified = { status: string; data: { id: string; identityVerified: boolean; facesAlike: number } };
type Detail = ReviewBody & { faces: { externalUserId: string; likeness: number }[] };

const app = await startTestApp();
const { key: live } = await app.signUp();
const made = await app.call<{ apiKey: string }>('POST', '/v1/developer/api-keys', {
  ...{ key: live, body: { environment: 'test' } },
});
const test = made.body.apiKey;

const policy = (key: string, body: object) => app.call('PUT', '/v1/policies/identity', { key, body });
const kept = (table: string) =>
  app.database.owner.query<Record<string, unknown>>(`SELECT * FROM ${table} ORDER BY 1, 2, 3`);
const waiting = (key: string, user: string) => reviewQueue(app, key).of(user, 'type=face');
const detailOf = async (key: string, id = '') =>
  (await app.call<Detail>('GET', `/v1/reviews/${id}`, { key })).body;

async function send(key: string, user: string, document: Buffer, selfies: readonly Buffer[]) {
  const { payload, headers } = identityForm({ user, document, selfies });
  const { body } = await app.call<Verified>('POST', '/v1/identity/verify', { key, payload, headers });
  await runDueJobs(app);
  return body;
}
const picture = (name: string) => readFileSync(`${GUIDE_FOLDER}images/people/${name}.png`);
const verify = (user: string, who: 'folake' | 'emeka' = 'folake') =>
  send(test, user, picture(`${who}-document`), [picture(`${who}-selfie`)]);
const erase = (user: string) => app.call('POST', `/v1/identity/people/${user}/erase`, { key: test });
const again = async (key: string, id: string) =>
  (await app.call<Verified>('GET', `/v1/identity/verifications/${id}`, { key })).body;

describe('a search for faces', { timeout: 400_000 }, () => {
  it('keeps nothing and finds no one until the account turns it on', async () => {
    for (const user of ['unasked', 'unasked_too']) expect((await verify(user)).status).toBe('success');
    expect(await kept('identity_faces')).toEqual([]);
    expect(await waiting(test, 'unasked_too')).toEqual([]);
  });

  it('sends a user who looks like another to review, and leaves them verified', async () => {
    expect((await policy(test, { searchFacesDays: 30 })).status).toBe(200);
    await verify('first');
    const other = await verify('stranger', 'emeka');
    const second = await verify('second');
    expect(second).toMatchObject({ status: 'success', data: { identityVerified: true, facesAlike: 0 } });
    expect(await waiting(test, 'first')).toEqual([]);
    expect(await waiting(test, 'stranger')).toEqual([]);
    const [review, ...none] = await waiting(test, 'second');
    expect(none).toEqual([]);
    expect(review).toMatchObject({ subjectId: second.data.id, status: 'OPEN', flag: null });
    expect((await detailOf(test, review?.id)).faces).toEqual([{ externalUserId: 'first', likeness: 1 }]);
    expect((await again(test, second.data.id)).data).toMatchObject({ identityVerified: true, facesAlike: 1 });
    expect((await again(test, other.data.id)).data).toMatchObject({ identityVerified: true, facesAlike: 0 });
    expect(await reviewQueue(app, test).events(review?.id ?? '')).toMatchObject([
      { type: 'review.opened', data: { kind: 'face', externalUserId: 'second' } },
    ]);
  });

  it('does not match a user who is verified once more', async () => {
    await verify('alone', 'emeka');
    const [before] = await waiting(test, 'alone');
    expect((await detailOf(test, before?.id)).faces).toEqual([{ externalUserId: 'stranger', likeness: 1 }]);
    await erase('alone');
    await verify('stranger', 'emeka');
    expect(await waiting(test, 'stranger')).toEqual([]);
  });

  it('keeps nothing of a user who was not verified', async () => {
    const failed = await send(test, 'failed', picture('folake-document'), [picture('emeka-selfie')]);
    expect(failed.status).toBe('failed');
    const rows = await kept('identity_faces');
    expect(rows.map((row) => row['external_user_id'])).toEqual(['first', 'second', 'stranger']);
  });

  it('is separate for each account and environment', async () => {
    const another = await app.signUp();
    const theirs = await app.call<{ apiKey: string }>('POST', '/v1/developer/api-keys', {
      ...{ key: another.key, body: { environment: 'test' } },
    });
    const key = theirs.body.apiKey;
    await policy(key, { searchFacesDays: 30 });
    await send(key, 'second', picture('folake-document'), [picture('folake-selfie')]);
    expect(await waiting(key, 'second')).toEqual([]);
    await app.call('POST', '/v1/identity/people/second/erase', { key });
  });

  it('stores embeddings encrypted, with a key per person', async () => {
    const [row] = await app.database.owner.query<{ encrypted: Buffer }>(
      'SELECT encrypted FROM identity_faces',
    );
    const plain = faceOf(Float32Array.of(1, 0));
    expect(row?.encrypted.includes(Buffer.from(plain))).toBe(false);
    expect(row?.encrypted.length).toBeGreaterThan(plain.length);
    const people = await kept('identity_people');
    expect(people.map((one) => one['external_user_id'])).toEqual(['first', 'second', 'stranger']);
  });

  it.each(['other_person', 'same_person', 'ask_verification'])('is decided: %s', async (decision) => {
    const user = `decided_${decision}`;
    await verify(user);
    const [review] = await waiting(test, user);
    expect((await reviewQueue(app, test).decide(review?.id ?? '', 'fraud')).status).toBe(400);
    const { status, body } = await reviewQueue(app, test).decide(review?.id ?? '', decision);
    expect([status, body.status]).toEqual([200, 'DECIDED']);
    const verified = await app.call<{ data: { identityVerified: boolean }[] }>(
      'GET',
      `/v1/identity/verifications?externalUserId=${user}`,
      { key: test },
    );
    expect(verified.body.data).toMatchObject([{ identityVerified: true }]);
    await erase(user);
  });

  it('reports two similar users who come at once, once', async () => {
    const users = ['at_once', 'at_once_too'];
    await Promise.all(users.map((user) => verify(user, 'emeka')));
    await runDueJobs(app);
    const found = await Promise.all(
      users.map(async (user) => (await detailOf(test, (await waiting(test, user))[0]?.id)).faces ?? []),
    );
    const named = found.flatMap((faces) => faces.map(({ externalUserId }) => externalUserId));
    expect(named.filter((user) => users.includes(user))).toHaveLength(1);
    for (const user of users) await erase(user);
  });

  it('does not report two users again after a reviewer said that they only look alike', async () => {
    await verify('twin');
    const [review] = await waiting(test, 'twin');
    expect((await detailOf(test, review?.id)).faces.length).toBeGreaterThan(0);
    await reviewQueue(app, test).decide(review?.id ?? '', 'other_person');
    const again = await verify('twin');
    expect([again.data.identityVerified, await waiting(test, 'twin')]).toEqual([true, []]);
    // Nor a pair that an open review names.
    await verify('first');
    expect(await waiting(test, 'first')).toEqual([]);
    await erase('twin');
  });

  it('adds new matches to an open review', async () => {
    const [before] = await waiting(test, 'second');
    await verify('meanwhile');
    const [other] = await waiting(test, 'meanwhile');
    await reviewQueue(app, test).decide(other?.id ?? '', 'same_person');
    await verify('second');
    const [review, ...none] = await waiting(test, 'second');
    expect([review?.id, none]).toEqual([before?.id, []]);
    const named = (await detailOf(test, review?.id)).faces.map(({ externalUserId }) => externalUserId);
    expect(named).toEqual(expect.arrayContaining(['first', 'meanwhile']));
    await erase('meanwhile');
  });

  it('does not compare embeddings of another model', async () => {
    await app.database.owner.query(`UPDATE identity_faces SET model = 'the one before'`);
    await verify('of_today');
    expect(await waiting(test, 'of_today')).toEqual([]);
    await erase('of_today');
    await app.database.owner.query(`UPDATE identity_faces SET model = 'test people'`);
  });

  it('forgets an erased person, also in past matches', async () => {
    const [review] = await waiting(test, 'second');
    const erased = await erase('first');
    expect(erased.body).toMatchObject({ faces: 1 });
    expect((await detailOf(test, review?.id)).faces).toEqual([]);
    await verify('third');
    const [found] = await waiting(test, 'third');
    expect((await detailOf(test, found?.id)).faces).toMatchObject([{ externalUserId: 'second' }]);
  });

  it('forgets a user whose verification was rejected by a reviewer', async () => {
    const { data } = await verify('overruled', 'emeka');
    const path = `/v1/identity/verifications/${data.id}/review`;
    const body = { verdict: 'not_verified', reason: 'Not them.' };
    expect((await app.call('POST', path, { key: test, body })).status).toBe(200);
    const rows = await kept('identity_faces');
    expect(rows.map((row) => row['external_user_id'])).not.toContain('overruled');
  });

  it('ends with the retention period', async () => {
    app.time.advance(31 * DAY_MS);
    await verify('late');
    expect(await waiting(test, 'late')).toEqual([]);
    await housekeeping.run(app.context, {} as never);
    const [row, ...none] = await kept('identity_faces');
    expect([row?.['external_user_id'], none]).toEqual(['late', []]);
    expect(await kept('identity_faces_alike')).toEqual([]);
    expect((await kept('identity_people')).map((one) => one['external_user_id'])).toEqual(['late']);
  });
});

describe('faces of real people', { timeout: 400_000 }, () => {
  it('are found again with another document and picture, and only in accounts that turned it on', async () => {
    await policy(live, { searchFacesDays: 7, documentSeenBefore: 'flag' });
    const framesOf = async (face: Buffer) => [face, await turned(face, 14), await turned(face, -14)];
    const frames = await framesOf(await selfie('anna'));
    const passport = await drawDocument('passport', await portrait('anna'));
    const card = await drawDocument('national_id', await portrait('annaAgain'));
    const first = await send(live, 'anna', passport, await framesOf(await selfie('annaAgain')));
    expect(first.status).toBe('success');
    const found: number[] = [];
    for (const disclosed of [{}, { searchFacesDays: 7 }]) {
      const { on } = await newLink(app, live, { externalUserId: 'anna_too' });
      expect((await on.look()).body).toMatchObject({ searchFacesDays: 7 });
      await on.consent({ ...CONSENT, ...disclosed });
      await on.put('document', card);
      for (const [index, name] of FACES.entries()) await on.put(name, frames[index] as Buffer);
      expect((await on.finish()).body).toMatchObject({ state: 'DONE', problems: [] });
      await runDueJobs(app);
      found.push((await waiting(live, 'anna_too')).length);
    }
    expect(found).toEqual([0, 1]);
    const [review] = await waiting(live, 'anna_too');
    expect((await detailOf(live, review?.id)).faces).toEqual([
      { externalUserId: 'anna', likeness: expect.closeTo(0.7, 1) },
    ]);
    const { data } = await again(live, review?.subjectId ?? '');
    expect(data).toMatchObject({ identityVerified: true, documentSeenBefore: false, facesAlike: 1 });
  });
});
