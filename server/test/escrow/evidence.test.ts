import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { verifyBooks } from '#actions/escrow/verify/verify-books.ts';
import { DAY_MS } from '#core/time.ts';
import { housekeeping } from '#jobs/housekeeping.ts';
import { startTestApp } from '#test/support/app.ts';
import { team } from '#test/support/dashboard/approvals.ts';
import { findContradictions } from '#test/support/database/books.ts';
import { disputes } from '#test/support/disputes.ts';
import { platform, runDueJobs } from '#test/support/escrow.ts';
import { evidence, pdf } from '#test/support/evidence.ts';
import { jpegInScans, png } from '#test/support/identity/bombs.ts';
import { expectProblem } from '#test/support/requests.ts';
import { timeLimits } from '#test/support/time-limits.ts';

const app = await startTestApp();
const { pass } = timeLimits(app);
const on = platform(app, (await app.signUp()).key);
const { step, get, thread, opened } = disputes(app, on);
const { send, add, list, share, read } = evidence(app, on.key);
await on.setPayoutAccount();
afterAll(async () => expect(await findContradictions(app.database.owner)).toEqual([]));

const photo = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#789' } })
  .withExif({ IFD0: { Artist: 'SECRET-ARTIST' }, IFD3: { GPSLatitude: '6/1 27/1 0/1' } })
  .jpeg()
  .toBuffer();
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const stored = (id: string) =>
  app.database.owner.query<{ encrypted: Buffer | null }>(
    'SELECT encrypted FROM dispute_evidence WHERE id = $1',
    [id],
  );

describe('a file', () => {
  it('of a picture is what it shows, and nothing else', async () => {
    const { dispute } = await opened();
    const sent = Buffer.concat([photo, Buffer.from('<script>alert(1)</script>PK\u0003\u0004')]);
    const { status, body } = await add(dispute, sent);
    expect([status, body]).toEqual([201, body]);
    expect(body).toMatchObject({
      ...{ by: 'buyer', mediaType: 'image/jpeg', shared: true, deleted: false },
      sha256: sha256(sent),
    });
    expect(sent.includes('SECRET-ARTIST')).toBe(true);
    const file = await read(dispute, body);
    expect(sha256(file.bytes)).toBe(body.fileSha256);
    for (const gone of ['SECRET-ARTIST', 'Exif', '<script', 'PK\u0003\u0004'])
      expect(file.bytes.includes(gone), gone).toBe(false);
    expect(await sharp(file.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 64, height: 48 });
    expect((await thread(dispute)).at(-1)).toMatchObject({
      type: 'dispute.evidence_added',
      data: { by: 'buyer', evidenceId: body.id, sha256: sha256(sent), status: 'OPEN' },
    });
    expect(await list(dispute)).toEqual([body]);
    const [row] = await stored(body.id);
    expect(row?.encrypted?.includes(file.bytes.subarray(0, 32))).toBe(false);
  });

  it('is an answer, as a message is', async () => {
    const { dispute } = await opened();
    await add(dispute, png(8, 8), { externalUserId: 'seller' });
    expect(await get(dispute)).toMatchObject({ status: 'NEGOTIATING', turn: 'buyer' });
  });

  it('of a PDF is kept as it is, with its script, and only ever downloaded', async () => {
    const { dispute } = await opened();
    const script = pdf('1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj <html><script>');
    const { body } = await add(dispute, script);
    expect(body).toMatchObject({ mediaType: 'application/pdf', sha256: body.fileSha256 });
    const { headers, bytes } = await read(dispute, body);
    expect(bytes.equals(script)).toBe(true);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${body.id}.pdf"`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'private, no-store',
    });
  });

  it.each([
    ['that is a page', Buffer.from('<html><script>alert(1)</script>'), 415],
    ['that hides a PDF behind something else', Buffer.concat([Buffer.from('GIF89a'), pdf()]), 415],
    ['of a PDF that breaks off', Buffer.from('%PDF-1.7\n1 0 obj'), 415],
    ['that only begins like a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4, 5]), 415],
    ['of 2 GB of black pixels', png(40_000, 50_000, { colour: 0, depth: 1 }), 413],
    ['that a decoder reads 900 times', jpegInScans(4_000, 4_000, 900), 413],
    ['a byte too large', Buffer.concat([pdf(), Buffer.alloc(10 * 1024 ** 2)]), 413],
    ['that is empty', Buffer.alloc(0), 415],
  ])('%s is refused', async (_what, file, status) => {
    const { dispute } = await opened();
    expect((await add(dispute, file)).status).toBe(status);
    expect(await list(dispute)).toEqual([]);
    expect(await get(dispute)).toMatchObject({ status: 'OPEN' });
  });

  it('of a long conversation is taken', async () => {
    const { dispute } = await opened();
    expect((await add(dispute, png(200, 3_000))).status).toBe(201);
  });

  it('needs a party and its fields, and counts once when it is sent twice', async () => {
    const { dispute } = await opened();
    const file = { name: 'file', value: pdf(), fileName: 'x' };
    const code = 'validation_failed';
    const buyer = { name: 'externalUserId', value: 'buyer' };
    expectProblem(await send(dispute, [buyer]), 400, { code, path: 'file' });
    expectProblem(await send(dispute, [file]), 400, { code, path: 'externalUserId' });
    expectProblem(await send(dispute, [buyer, { name: 'shared', value: 'yes' }, file]), 400, {
      ...{ code, path: 'shared' },
    });
    expect((await send(dispute, [buyer, file, file])).status).toBe(400);
    expectProblem(await add(dispute, pdf(), { externalUserId: 'thief' }), 403, { code: 'not_a_party' });
    const once = { 'idempotency-key': 'one-file' };
    const [first, second] = [
      await send(dispute, [buyer, file], once),
      await send(dispute, [buyer, file], once),
    ];
    expect([first.status, second.body]).toEqual([201, first.body]);
    expect(await list(dispute)).toHaveLength(1);
  });

  it('is one of twenty that each party may add, also when they come at once', async () => {
    const { dispute } = await opened();
    for (let nth = 0; nth < 17; nth++) expect((await add(dispute, pdf(String(nth)))).status).toBe(201);
    const last = await Promise.all(Array.from({ length: 6 }, (_, nth) => add(dispute, pdf(`last ${nth}`))));
    expect(last.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409, 409]);
    expectProblem(await add(dispute, pdf()), 409, { code: 'too_much_evidence' });
    expect((await add(dispute, pdf(), { externalUserId: 'seller' })).status).toBe(201);
    const rows = await app.database.owner.query('SELECT 1 FROM dispute_evidence WHERE dispute_id = $1', [
      dispute.id,
    ]);
    expect(rows).toHaveLength(21);
  });
});

describe('a file that is not shared', () => {
  it('cannot be read by the other party before it is shared', async () => {
    const { dispute } = await opened();
    const { body } = await add(dispute, pdf('secret'), { shared: false });
    expect(body.shared).toBe(false);
    expect(await get(dispute)).toMatchObject({
      allowedActions: { buyer: expect.arrayContaining(['share_evidence']) },
    });
    expect(await read(dispute, body, 'seller')).toMatchObject({ status: 403, code: 'evidence_not_shared' });
    expect(await read(dispute, body, 'thief')).toMatchObject({ status: 403, code: 'not_a_party' });
    expect(await read(dispute, body, 'buyer')).toMatchObject({ status: 200 });
    expect(await read(dispute, body)).toMatchObject({ status: 200 });
    expectProblem(await share(dispute, body, 'seller'), 404, { code: 'not_found' });
    expect((await share(dispute, body)).body).toEqual({ ...body, shared: true });
    expect((await share(dispute, body)).status).toBe(200);
    expect((await read(dispute, body, 'seller')).bytes.includes('secret')).toBe(true);
    const shared = (await thread(dispute)).filter(({ type }) => type === 'dispute.evidence_shared');
    expect(shared).toHaveLength(1);
  });

  it('cannot be read by a member who spoke for the other party, whomever the request names', async () => {
    const { owner: chief, finance, on: theirs } = await team(app, {});
    const { dispute } = await disputes(app, theirs).opened();
    const { body } = await evidence(app, theirs.key).add(dispute, pdf('secret'), { shared: false });
    const path = `/v1/disputes/${dispute.id}`;
    const file = `${path}/evidence/${body.id}/file`;
    expect((await chief.call('GET', file)).status).toBe(200);
    await chief.call('POST', `${path}/messages`, {
      body: { externalUserId: 'seller', statement: 'It is fine.' },
    });
    for (const query of ['', '?externalUserId=buyer', '?externalUserId=seller']) {
      expectProblem(await chief.call('GET', file + query), 403, { code: 'evidence_not_shared' });
    }
    expect((await finance.call('GET', file)).status).toBe(200);
  });

  it('is not found through another dispute or account', async () => {
    const [{ dispute }, { dispute: other }] = [await opened(), await opened()];
    const { body } = await add(dispute, pdf());
    expect(await read(other, body)).toMatchObject({ status: 404, code: 'not_found' });
    const { key } = await app.signUp();
    expect(await read(dispute, body, undefined, key)).toMatchObject({ status: 404, code: 'not_found' });
  });

  it('needs a permission of its own', async () => {
    const { dispute } = await opened();
    const { body } = await add(dispute, pdf());
    const { body: made } = await app.call<{ apiKey: string }>('POST', '/v1/developer/api-keys', {
      key: on.key,
      body: { scopes: ['read'] },
    });
    expect(await read(dispute, body, undefined, made.apiKey)).toMatchObject({
      status: 403,
      code: 'forbidden',
    });
  });
});

it('evidence is refused once the dispute is closed, and deleted some time later; its hashes stay', async () => {
  const { dispute } = await opened();
  const { body } = await add(dispute, photo, { shared: false });
  await step(dispute, 'withdraw', { externalUserId: 'buyer' });
  expectProblem(await add(dispute, pdf()), 409, { code: 'dispute_closed' });
  expectProblem(await share(dispute, body), 409, { code: 'dispute_closed' });
  await pass(180 * DAY_MS - 1);
  expect(await read(dispute, body)).toMatchObject({ status: 200 });
  await pass(1);
  await runDueJobs(app);
  expect(await read(dispute, body)).toMatchObject({ status: 404, code: 'evidence_deleted' });
  expect(await list(dispute)).toEqual([{ ...body, deleted: true }]);
  expect(await stored(body.id)).toEqual([{ encrypted: null }]);
});

it('a file that was swapped in the database is not handed out', async () => {
  const { dispute } = await opened();
  const [one, two] = [(await add(dispute, pdf('one'))).body, (await add(dispute, pdf('two'))).body];
  await app.database.owner.query(
    `UPDATE dispute_evidence f SET encrypted = o.encrypted, key_id = o.key_id FROM dispute_evidence o
     WHERE f.id = $1 AND o.id = $2`,
    [one.id, two.id],
  );
  expect((await read(dispute, one)).status).toBeGreaterThanOrEqual(400);
  await app.database.owner.query(
    `UPDATE milestones SET dispute = jsonb_set(dispute, '{evidence,0,shared}', 'false')
     WHERE dispute ->> 'id' = $1`,
    [dispute.id],
  );
  const { faults } = await verifyBooks(app.database.owner, { now: app.context.clock() });
  expect(faults).not.toEqual([]);
  await app.database.owner.query(
    `UPDATE milestones SET dispute = jsonb_set(dispute, '{evidence,0,shared}', 'true')
     WHERE dispute ->> 'id' = $1`,
    [dispute.id],
  );
});

it('a file that no dispute names is deleted after a day', async () => {
  const { dispute } = await opened();
  const { body } = await add(dispute, pdf());
  await app.database.owner.query(
    `INSERT INTO dispute_evidence SELECT developer_id, 'evi_lost', agreement_id, dispute_id, external_user_id,
       key_id, encrypted, created_at FROM dispute_evidence WHERE id = $1`,
    [body.id],
  );
  const sweep = () => housekeeping.run(app.context, {} as never);
  await sweep();
  expect(await stored('evi_lost')).toHaveLength(1);
  await pass(DAY_MS + 1);
  await sweep();
  expect([await stored('evi_lost'), (await stored(body.id)).length]).toEqual([[], 1]);
});
