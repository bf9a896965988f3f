import { expect, it } from 'vitest';
import { DAY_MS } from '#core/time.ts';
import { signedIn, type Visitor } from '#test/support/dashboard/dashboard.ts';
import { memberWith } from '#test/support/dashboard/members.ts';
import { platform, runDueJobs } from '#test/support/escrow.ts';
import { openMailServer, queueMails, startMailApp } from '#test/support/mail.ts';
import { expectProblem } from '#test/support/requests.ts';

const server = await openMailServer();
const app = await startMailApp(server.url);
const owner = await signedIn(app);
const on = platform(app, owner.key);
const support = await memberWith(app, owner, 'support');
const finance = await memberWith(app, owner, 'finance');
const { id: agreementId } = (await on.create([500])).body;

type NoteBody = { id: string; text: string; mentions: string[]; actor: { type: string; id: string } };
type Notes = { data: NoteBody[]; nextCursor: string | null };
const PATH = `/v1/escrow/agreements/${agreementId}/notes`;
const write = (by: Visitor, text: string, mentions: string[] = []) =>
  by.call<NoteBody>('POST', PATH, { body: { text, mentions } });
const mentionsOf = async (person: Visitor) =>
  (await person.call<Notes>('GET', '/mentions')).body.data.map(({ text }) => text);

it('keeps who wrote what and when, in pages, encrypted, and in the audit log without the text', async () => {
  const text = 'Adaeze called: <b>the box</b> is "broken" & wet';
  const first = await write(support, text);
  expect(first).toMatchObject({
    status: 201,
    body: { object: 'note', agreementId, text, mentions: [], actor: { type: 'member', id: support.id } },
  });
  const byKey = { key: owner.key, body: { text: 'seen by a program' } };
  expect((await app.call('POST', PATH, byKey)).status).toBe(201);
  const list = async (query: string) =>
    (await app.call<Notes>('GET', `${PATH}${query}`, { key: owner.key })).body;
  const newest = await list('?limit=1');
  expect(newest.data).toMatchObject([{ text: 'seen by a program', actor: { type: 'key' } }]);
  expect((await list(`?cursor=${newest.nextCursor}`)).data).toMatchObject([{ text }]);
  const rows = JSON.stringify(await app.database.owner.query('SELECT * FROM agreement_notes'));
  expect(rows).not.toMatch(/Adaeze|broken|program/);
  const log = await owner.call<{ data: object[] }>('GET', '/v1/audit-log?type=note.added');
  expect(log.body.data).toMatchObject([{ subject: { id: agreementId } }, { after: { note: first.body.id } }]);
  expect(JSON.stringify(log.body)).not.toContain('Adaeze');
});

it('is for those who may write notes, about an agreement of their own account', async () => {
  const auditor = await memberWith(app, owner, 'auditor');
  expectProblem(await write(auditor, 'no'), 403, { code: 'forbidden' });
  expect((await auditor.call('GET', PATH)).status).toBe(200);
  const stranger = await signedIn(app);
  expectProblem(await write(stranger, 'no'), 404, { code: 'not_found' });
  expectProblem(await app.call('GET', PATH, { key: stranger.key }), 404, { code: 'not_found' });
  expectProblem(await write(support, 'x'.repeat(2_001)), 400, { code: 'validation_failed' });
  const theirs = (await stranger.call<{ member: { id: string } }>('GET', '/session')).body.member.id;
  expectProblem(await write(support, 'who?', [theirs]), 400, { code: 'validation_failed' });
});

it('tells mentioned members by a mail without the text, and on their first page until they answer', async () => {
  const { body: note } = await write(support, 'please look, @The finance', [finance.id, support.id]);
  expect(note.mentions).toEqual([finance.id, support.id]);
  await queueMails(app);
  await runDueJobs(app);
  const mails = server.received.filter(
    ({ headers }) => headers['subject'] === 'The support mentioned you in a note',
  );
  expect(mails.map(({ to }) => to)).toEqual([finance.email]);
  expect(mails[0]?.text).toContain(agreementId);
  expect(JSON.stringify(mails)).not.toContain('please look');

  expect(await mentionsOf(finance)).toEqual(['please look, @The finance']);
  expect(await mentionsOf(owner)).toEqual([]);
  await write(finance, 'looked');
  expect(await mentionsOf(finance)).toEqual([]);

  await write(support, 'and again', [finance.id]);
  expect(await mentionsOf(finance)).toEqual(['and again']);
  app.time.advance(15 * DAY_MS);
  await finance.call('POST', '/session', { body: { email: finance.email, password: 'correct horse 1' } });
  expect(await mentionsOf(finance)).toEqual([]);
  await owner.call('POST', '/session', { body: { email: owner.email, password: 'correct horse 1' } });
  await owner.call('DELETE', `/members/${finance.id}`);
  const { body } = await app.call('POST', PATH, {
    key: owner.key,
    body: { text: 'x', mentions: [finance.id] },
  });
  expect(body).toMatchObject({ code: 'validation_failed' });
});
