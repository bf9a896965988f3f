import { describe, expect, it } from 'vitest';
import { DATA_CLASSES } from '#core/privacy/classes.ts';
import { DAY_MS, HOUR_MS } from '#core/time.ts';
import { housekeeping } from '#jobs/housekeeping.ts';
import { startTestApp } from '#test/support/app.ts';
import { platform } from '#test/support/escrow.ts';

const app = await startTestApp();
const { key, developerId } = await app.signUp();
const on = platform(app, key);
const { owner } = app.database;

const get = <Body = Record<string, unknown>>(path: string, as = key) =>
  app.call<Body>('GET', `/v1/privacy${path}`, { key: as });
const post = <Body = Record<string, unknown>>(path: string, body: object, as = key) =>
  app.call<Body>('POST', `/v1/privacy${path}`, { key: as, body });
const ago = (ms: number) => new Date(app.time.now().getTime() - ms).toISOString();

async function form(path: string, fields?: Record<string, string>) {
  const answer = await app.http.inject({
    method: fields ? 'POST' : 'GET',
    url: path,
    ...(fields && {
      payload: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }),
  });
  return { status: answer.statusCode, html: answer.body, to: String(answer.headers['location'] ?? '') };
}

describe('a correction', () => {
  const asked = (type: string) => post<{ id: string }>('/requests', { externalUserId: 'ada', type });

  it('keeps the new version beside the old, encrypted, and shows both to the person', async () => {
    const { body } = await asked('correct');
    const corrected = [
      { field: 'name', was: 'Ada Oby', is: 'Ada Obi' },
      { field: 'telephone', was: null, is: '+234 800 000 0000' },
    ];
    const done = await post(`/requests/${body.id}/complete`, { answer: 'corrected', corrected });
    expect(done).toMatchObject({ status: 200, body: { status: 'COMPLETED' } });
    const [stored] = await owner.query<{ encrypted: string }>('SELECT encrypted FROM person_corrections');
    expect(stored?.encrypted).toMatch(/^1\.[0-9a-f]{16}\./);
    const access = await asked('access');
    await post(`/requests/${access.body.id}/complete`, {});
    const bundle = await get<{ data: Record<string, object[]> }>(`/requests/${access.body.id}/bundle`);
    expect(bundle.body.data['corrections']).toMatchObject([{ requestId: body.id, fields: corrected }]);
    const log = await app.call<{ data: object[] }>('GET', '/v1/audit-log?type=person.corrected', { key });
    expect(log.body.data).toMatchObject([{ after: { requestId: body.id, fields: ['name', 'telephone'] } }]);
    expect(JSON.stringify(log.body)).not.toContain('Ada Ob');
  });

  it('goes with the person, and that it was made stays', async () => {
    const { body } = await asked('erase');
    expect((await post(`/requests/${body.id}/complete`, {})).status).toBe(200);
    expect(await owner.query('SELECT encrypted FROM person_corrections')).toEqual([{ encrypted: null }]);
  });

  it.each<[string, string, object, string]>([
    ['a request of another type', 'restrict', [{ field: 'name', was: null, is: 'A' }], 'corrected'],
    ['a field without a new version', 'correct', [{ field: 'name', was: 'A', is: '' }], 'corrected[0].is'],
    ['21 fields', 'correct', Array(21).fill({ field: 'name', was: null, is: 'A' }), 'corrected'],
  ])('is refused for %s', async (_what, type, corrected, path) => {
    const { body } = await asked(type);
    const refused = await post(`/requests/${body.id}/complete`, { corrected });
    expect(refused).toMatchObject({ status: 400, body: { details: [{ path }] } });
  });
});

describe('the bundle of a person', () => {
  it('is a PDF as well, which has what the data has', async () => {
    await on.create([500], {
      buyerExternalId: 'bola',
      buyerName: 'Bola Ige',
      buyerEmail: 'bola@example.com',
    });
    const { body } = await post<{ id: string }>('/requests', { externalUserId: 'bola', type: 'access' });
    await post(`/requests/${body.id}/complete`, {});
    const { body: bundle } = await get<{ pdf: string }>(`/requests/${body.id}/bundle`);
    const pdf = Buffer.from(bundle.pdf, 'base64');
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    const again = await get<{ pdf: string }>(`/requests/${body.id}/bundle`);
    expect(again.body.pdf).toBe(bundle.pdf);
    const { body: other } = await post<{ id: string }>('/requests', {
      externalUserId: 'nobody',
      type: 'access',
    });
    await post(`/requests/${other.id}/complete`, {});
    const { body: empty } = await get<{ pdf: string }>(`/requests/${other.id}/bundle`);
    expect(Buffer.from(empty.pdf, 'base64').length).toBeLessThan(pdf.length);
  });
});

describe('the retention table', () => {
  type Row = { class: string; days: number | null; lastRunAt: string | null; deleted: number };
  const rows = async () => (await get<{ data: Row[] }>('/retention')).body.data;

  it('says when each class was last looked at, by a sweep that exists', async () => {
    await housekeeping.run(app.context, {} as never);
    const table = await rows();
    expect(table.map((row) => row.class)).toEqual(DATA_CLASSES.map(({ name }) => name));
    const swept = DATA_CLASSES.filter(({ sweeps }) => sweeps);
    const ran = table.filter(({ lastRunAt }) => lastRunAt !== null);
    expect(ran.map((row) => row.class)).toEqual(swept.map(({ name }) => name));
    const names = await owner.query<{ name: string }>('SELECT name FROM retention_runs');
    expect(names.map(({ name }) => name).sort()).toEqual(swept.flatMap(({ sweeps }) => sweeps ?? []).sort());
  });

  it('counts what was deleted', async () => {
    app.time.advance(15 * DAY_MS);
    const before = (await rows()).find((row) => row.class === 'privacy')?.deleted ?? 0;
    await housekeeping.run(app.context, {} as never);
    const after = (await rows()).find((row) => row.class === 'privacy');
    expect(after?.deleted).toBeGreaterThan(before);
  });
});

describe('a complaint', () => {
  const url = `/complaints/${developerId}`;
  const words = { name: 'Chi Eze', contact: 'chi@example.com', claim: 'My money\nis late.' };

  it('is sent with a public form, answered in the inbox, and read at its own address', async () => {
    expect((await form(url)).html).toContain('<textarea name="claim"');
    const sent = await form(url, words);
    expect(sent.status).toBe(303);
    expect((await form(sent.to)).html).toContain('Your complaint has arrived');
    const inbox = await get<{ data: { id: string; dueAt: string; createdAt: string }[] }>(
      '/grievances?status=OPEN',
    );
    const [open] = inbox.body.data;
    expect(open).toMatchObject({ ...words, status: 'OPEN', answer: null });
    expect(Date.parse(open?.dueAt ?? '') - Date.parse(open?.createdAt ?? '')).toBe(28 * DAY_MS);
    const path = `/grievances/${open?.id}`;
    expect((await post(`${path}/answer`, { answer: '' })).status).toBe(400);
    const answered = await post(`${path}/answer`, { answer: 'It is <b>paid</b> now.' });
    expect(answered).toMatchObject({ status: 200, body: { status: 'ANSWERED' } });
    expect(await post(`${path}/answer`, { answer: 'again' })).toMatchObject({
      status: 409,
      body: { code: 'grievance_answered' },
    });
    const read = await form(sent.to);
    expect(read.html).toContain('It is &lt;b&gt;paid&lt;/b&gt; now.');
    const other = await app.signUp();
    expect((await get(path, other.key)).status).toBe(404);
    expect((await post(`${path}/answer`, { answer: 'x' }, other.key)).status).toBe(404);
    const [stored] = await owner.query<{ encrypted: string }>('SELECT encrypted FROM grievances');
    expect(stored?.encrypted).not.toContain('Chi');
  });

  it.each<[string, string, Record<string, string> | undefined, number]>([
    ['an unknown account', `/complaints/dev_${'0'.repeat(32)}`, undefined, 404],
    ['no account', '/complaints/x', words, 404],
    ['another token', `${url}/${'a'.repeat(43)}`, undefined, 404],
    ['no words', url, { ...words, claim: '  ' }, 400],
    ['no contact', url, { name: 'a', claim: 'b' }, 400],
  ])('answers %s with a page that says so', async (_what, path, fields, status) => {
    expect((await form(path, fields)).status).toBe(status);
  });

  it('is taken in each language, and up to a limit', async () => {
    expect((await form(`${url}?lang=yo`)).html).toContain('lang="yo"');
    await owner.query(
      `INSERT INTO grievances (developer_id, id, token_hash, encrypted, opened_at, due_at)
       SELECT $1, 'grv_' || n, int4send(n), '', now(), now() FROM generate_series(1, 1000) n`,
      [developerId],
    );
    expect((await form(url, words)).status).toBe(409);
    await owner.query(`DELETE FROM grievances WHERE encrypted = ''`);
  });

  it('is deleted two years after its answer', async () => {
    app.time.advance(731 * DAY_MS);
    await housekeeping.run(app.context, {} as never);
    expect(await owner.query('SELECT id FROM grievances')).toEqual([]);
  });
});

describe('a breach', () => {
  const found = () => ({
    title: 'A lost laptop',
    description: 'Not encrypted.',
    startedAt: ago(50 * HOUR_MS),
  });
  const record = (more: object = {}) =>
    post<{ id: string; reportBy: string; knownAt: string }>('/breaches', { ...found(), ...more });

  it('has a clock of 72 hours, the people it touched, notices, and a cause at its end', async () => {
    const { status, body } = await record();
    expect(status).toBe(201);
    expect(Date.parse(body.reportBy) - Date.parse(body.knownAt)).toBe(72 * HOUR_MS);
    await post('/requests', { externalUserId: 'dayo', type: 'restrict' });
    const people = await get(`/breaches/${body.id}/people`);
    expect(people.body).toMatchObject({ people: [{ externalUserId: 'dayo', records: 1 }], more: false });
    const toPeople = await post(`/breaches/${body.id}/notices`, { to: 'people', text: 'We are sorry.' });
    expect(toPeople).toMatchObject({ status: 201, body: { reportedAt: null, notices: [{ to: 'people' }] } });
    const sent = await post(`/breaches/${body.id}/notices`, { to: 'regulator', text: 'Report 1' });
    const { reportedAt } = sent.body;
    expect(reportedAt).toMatch(/^20/);
    app.time.advance(HOUR_MS);
    await post(`/breaches/${body.id}/notices`, { to: 'regulator', text: 'Report 2' });
    expect((await get(`/breaches/${body.id}`)).body).toMatchObject({ reportedAt, status: 'OPEN' });
    const closed = await post(`/breaches/${body.id}/close`, { cause: 'No disk encryption' });
    expect(closed).toMatchObject({ status: 200, body: { status: 'CLOSED', cause: 'No disk encryption' } });
    for (const [verb, more] of [
      ['close', { cause: 'x' }],
      ['notices', { to: 'people', text: 'x' }],
    ] as const) {
      const late = await post(`/breaches/${body.id}/${verb}`, more);
      expect(late).toMatchObject({ status: 409, body: { code: 'breach_closed' } });
    }
    const [stored] = await owner.query<{ encrypted: string }>('SELECT encrypted FROM breaches');
    expect(stored?.encrypted).not.toContain('laptop');
    expect((await get<{ data: object[] }>('/breaches?status=OPEN')).body.data).toEqual([]);
  });

  it.each<[string, () => object, string]>([
    ['a start in the future', () => ({ startedAt: ago(-HOUR_MS) }), 'startedAt'],
    ['an end before its start', () => ({ endedAt: ago(60 * HOUR_MS) }), 'endedAt'],
    ['knowledge before its start', () => ({ knownAt: ago(60 * HOUR_MS) }), 'knownAt'],
    ['no title', () => ({ title: '' }), 'title'],
  ])('is refused with %s', async (_what, more, path) => {
    const details = expect.arrayContaining([expect.objectContaining({ path })]);
    expect(await record(more())).toMatchObject({ status: 400, body: { details } });
  });

  it('belongs to its account', async () => {
    const { body } = await record();
    const { key: other } = await app.signUp();
    expect((await get(`/breaches/${body.id}`, other)).status).toBe(404);
    expect((await get(`/breaches/${body.id}/people`, other)).status).toBe(404);
    expect((await post(`/breaches/${body.id}/close`, { cause: 'x' }, other)).status).toBe(404);
    expect((await get<{ data: object[] }>('/breaches', other)).body.data).toEqual([]);
  });
});
