import { beforeAll, describe, expect, it } from 'vitest';
import { CONSENT_VERSION } from '#core/identity/session.ts';
import { HOUR_MS } from '#core/time.ts';
import { housekeeping } from '#jobs/housekeeping.ts';
import { startTestApp } from '#test/support/app.ts';
import { turned } from '#test/support/attacks.ts';
import { drawDocument } from '#test/support/identity/documents.ts';
import { CONSENT, FACES, newLink, personWith } from '#test/support/identity/link.ts';
import { portrait, selfie } from '#test/support/identity/people.ts';

type Session = {
  id: string;
  status: string;
  attempts: number;
  verificationId: string | null;
  verification: {
    status: string;
    data: { livenessLevel: string; rejectionDetails: { code: string }[] };
  } | null;
  consent: { version: string; language: string; at: string } | null;
  returnUrl: string | null;
};

// Drawn before the first verification: from then on this process reads nothing but JPEG and PNG.
const document = await drawDocument('passport', await portrait('anna'));
const live = await selfie('annaAgain');
const frames = [live, await turned(live, 14), await turned(live, -14)];
const stranger = await selfie('stranger');
const SMALL = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);

const app = await startTestApp();
let key: string;
let developerId: string;
beforeAll(async () => {
  ({ key, developerId } = await app.signUp());
});

const show = async (id: string) =>
  (await app.call<Session>('GET', `/v1/identity/sessions/${id}`, { key })).body;
const cancel = (id: string) => app.call('POST', `/v1/identity/sessions/${id}/cancel`, { key });
const eventsOf = (id: string) =>
  app.database.owner.query<{ type: string; actor: object; data: object }>(
    'SELECT type, actor, data FROM events WHERE developer_id = $1 AND stream_id = $2',
    [developerId, id],
  );
const partsOf = (id: string) =>
  app.database.owner.query<{ name: string; encrypted: Buffer }>(
    'SELECT name, encrypted FROM identity_session_parts WHERE session_id = $1 ORDER BY name',
    [id],
  );

describe('POST /v1/identity/sessions', () => {
  it('makes a link that is shown once, and is valid for an hour', async () => {
    const body = { externalUserId: 'ada', returnUrl: 'https://shop.example/back?x=1', qr: true };
    const headers = { 'idempotency-key': 'a-link' };
    const call = () =>
      app.call<{ id: string; url: string; qr: string }>('POST', '/v1/identity/sessions', {
        key,
        body,
        headers,
      });
    const made = await call();
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ status: 'OPEN', attemptsLeft: 3, qr: expect.stringMatching(/^<svg/) });
    expect(made.body.url).toMatch(/\/verify#[\w-]{43}$/);
    expect((await call()).body).toEqual(made.body);
    const shown = await show(made.body.id);
    expect(shown).toMatchObject({ status: 'OPEN', verification: null, consent: null });
    expect(JSON.stringify(shown)).not.toContain(made.body.url.split('#')[1]);
    const list = await app.call<{ data: { id: string }[] }>('GET', '/v1/identity/sessions?status=OPEN', {
      key,
    });
    expect(list.body.data.map(({ id }) => id)).toContain(made.body.id);
  });

  it.each([
    ['no user', { externalUserId: undefined }, 'externalUserId'],
    ['a script to return to', { returnUrl: 'javascript:alert(1)' }, 'returnUrl'],
    ['a password in the address', { returnUrl: 'https://a:b@shop.example' }, 'returnUrl'],
    ['a language that the page does not speak', { language: 'xx' }, 'language'],
    ['an unknown level', { requirements: { livenessLevel: 'best' } }, 'requirements.livenessLevel'],
    ['no document at all', { requirements: { documentTypes: [] } }, 'requirements.documentTypes'],
  ])('answers 400 for %s', async (_what, wrong, path) => {
    const body = { externalUserId: 'ada', ...wrong };
    const answer = await app.call<{ details: { path: string }[] }>('POST', '/v1/identity/sessions', {
      key,
      body,
    });
    expect(answer.status).toBe(400);
    expect(answer.body.details.map((detail) => detail.path)).toEqual([path]);
  });

  it('does not show the sessions of another account', async () => {
    const { id } = await newLink(app, key);
    const other = await app.signUp();
    for (const [method, path] of [
      ['GET', ''],
      ['POST', '/cancel'],
    ] as const) {
      const answer = await app.call(method, `/v1/identity/sessions/${id}${path}`, { key: other.key });
      expect(answer.status).toBe(404);
    }
  });
});

describe('a link', () => {
  it.each(['', 'short', 'A'.repeat(43)])('that is invalid (%j) answers 404', async (token) => {
    expect(await personWith(app, token).look()).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  it('accepts no picture before the person has consented, and records the consent', async () => {
    const { id, on } = await newLink(app, key, { language: 'fr' });
    expect((await on.put('document', SMALL)).body).toMatchObject({ code: 'consent_missing' });
    expect((await on.consent({ ...CONSENT, version: '2020-01-01' })).status).toBe(400);
    expect((await on.consent({ version: CONSENT_VERSION, language: 'fr' })).status).toBe(204);
    expect((await on.consent()).status).toBe(204);
    expect(await show(id)).toMatchObject({
      status: 'STARTED',
      consent: { version: CONSENT_VERSION, language: 'fr' },
    });
  });

  it('refuses files that are no picture, too large or not requested, and says which', async () => {
    const { on } = await newLink(app, key);
    await on.consent();
    expect(await on.put('face-1', Buffer.from('GIF89a..'))).toMatchObject({
      status: 415,
      body: { details: [{ path: 'face-1' }] },
    });
    expect((await on.put('face-1', SMALL, 'text/plain')).status).toBe(415);
    const large = Buffer.concat([SMALL, Buffer.alloc(300 * 1024)]);
    expect(await on.put('face-1', large)).toMatchObject({
      status: 413,
      body: { details: [{ path: 'face-1' }] },
    });
    expect((await on.put('document', Buffer.alloc(4 * 1024 * 1024))).status).toBe(413);
    expect((await on.put('face-11', SMALL)).status).toBe(404);
    const missing = await on.finish();
    expect(missing.status).toBe(409);
    expect(missing.body).toMatchObject({
      code: 'pictures_missing',
      details: [{ path: 'document' }, {}, {}, {}],
    });
  });

  it('stores pictures that the database alone cannot decrypt, and deletes them at the end', async () => {
    const { id, on } = await newLink(app, key);
    await on.consent();
    await on.put('document', document);
    await on.put('document', document);
    expect((await on.look()).body.parts).toEqual(['document']);
    const [kept] = await partsOf(id);
    expect(kept?.encrypted.includes(document.subarray(1000, 1016))).toBe(false);
    expect((await cancel(id)).body).toMatchObject({ status: 'CANCELLED' });
    expect(await partsOf(id)).toEqual([]);
    expect((await on.put('document', document)).body).toMatchObject({ code: 'identity_session_over' });
    expect((await cancel(id)).status).toBe(409);
    expect((await on.look()).body).toMatchObject({ state: 'CANCELED' });
  });
});

describe('an attempt', { timeout: 180_000 }, () => {
  it('verifies the person, with one event', async () => {
    const { id, on } = await newLink(app, key, { returnUrl: 'https://shop.example/back?x=1' });
    await on.consent();
    await on.put('document', document);
    for (const [index, name] of FACES.entries()) await on.put(name, frames[index] as Buffer);
    expect((await on.finish({ virtualCamera: 'no' })).status).toBe(400);
    const done = await on.finish({ virtualCamera: true });
    expect(done.status).toBe(200);
    expect(done.body).toMatchObject({
      state: 'DONE',
      returnUrl: `https://shop.example/back?x=1&identitySession=${id}`,
    });
    expect(await show(id)).toMatchObject({
      status: 'DONE',
      attempts: 1,
      verification: {
        status: 'success',
        data: {
          ...{ livenessLevel: 'passive', externalUserId: 'ada', flash: null, virtualCamera: true },
          falseMatchRate: expect.any(Number),
        },
      },
    });
    const [event, ...more] = await eventsOf(id);
    expect(more).toEqual([]);
    expect(event).toMatchObject({
      type: 'identity.session.completed',
      actor: { type: 'person', id },
      data: { id, state: 'DONE', identityVerified: true, attempts: 1 },
    });
    expect(await partsOf(id)).toEqual([]);
    expect((await on.finish()).status).toBe(409);
  });

  it('that fails leaves two more, and keeps the document if that was fine', async () => {
    const requirements = { documentTypes: ['voters_card'] };
    const { id, on } = await newLink(app, key, { requirements });
    await on.consent();
    for (const left of [2, 1, 0]) {
      await on.put('document', document);
      for (const name of FACES) await on.put(name, left === 2 ? stranger : live);
      const { body } = await on.finish();
      expect(body).toMatchObject({ state: left === 0 ? 'FAILED' : 'STARTED', attemptsLeft: left, parts: [] });
      expect(body.problems).toContain('type_not_accepted');
      expect(body.problems).toContain('one_still');
    }
    const [event] = await eventsOf(id);
    expect(event).toMatchObject({ data: { state: 'FAILED', identityVerified: false, attempts: 3 } });
  });

  it('that could not be judged is not counted', async () => {
    const { on } = await newLink(app, key);
    await on.consent();
    for (const name of ['document', ...FACES]) await on.put(name, SMALL);
    expect(await on.finish()).toMatchObject({ status: 415, body: { details: [{ path: 'document_image' }] } });
    expect((await on.look()).body).toMatchObject({ attemptsLeft: 3, parts: ['document', ...FACES] });
  });
});

it('expires after an hour, deletes the pictures, and writes an event', async () => {
  const { id, on } = await newLink(app, key);
  await on.consent();
  await on.put('document', document);
  app.time.advance(HOUR_MS + 1);
  expect((await on.look()).body).toMatchObject({ state: 'EXPIRED' });
  expect((await on.finish()).status).toBe(409);
  expect(await show(id)).toMatchObject({ status: 'EXPIRED' });
  await housekeeping.run(app.context, {} as never);
  expect(await partsOf(id)).toEqual([]);
  expect(await eventsOf(id)).toMatchObject([
    { type: 'identity.session.expired', data: { state: 'EXPIRED' } },
  ]);
  app.time.advance(24 * HOUR_MS);
  expect((await on.look()).status).toBe(404);
});
