import { describe, expect, it } from 'vitest';
import { verifyAuditLog } from '#actions/audit/verify-audit-log.ts';
import { verifyErasures } from '#actions/privacy/verify-erasures.ts';
import { startTestApp } from '#test/support/app.ts';
import { signedIn } from '#test/support/dashboard/dashboard.ts';
import { memberWith } from '#test/support/dashboard/members.ts';
import { findLeaks } from '#test/support/database/leaks.ts';

const app = await startTestApp();
const owner = await signedIn(app);
const { body: session } = await owner.call<{ developer: { id: string } }>('GET', '/session');
const developerId = session.developer.id;
const EMAIL = 'quackenbush@winterbourne.example';
const member = await memberWith(app, owner, 'support', { email: EMAIL });
const person = `surety:member:${member.id}`;

type Entry = {
  type: string;
  before: object | null;
  after: object | null;
  origin: { address: string } | null;
};
const log = async (subject: string) =>
  (await owner.call<{ data: Entry[] }>('GET', `/v1/audit-log?subject=${encodeURIComponent(subject)}`)).body
    .data;

async function erase(externalUserId: string) {
  const asked = await owner.call<{ id: string }>('POST', '/v1/privacy/requests', {
    body: { type: 'erase', externalUserId },
  });
  return owner.call<{ code?: string }>('POST', `/v1/privacy/requests/${asked.body.id}/complete`, {
    body: {},
  });
}

async function check(db = app.context.db) {
  const found: string[] = [];
  const note = (where: string, what: string) => found.push(`${where}: ${what}`);
  const counted = await verifyAuditLog(db, app.context.mac, note);
  await verifyErasures(db, app.context.mac, note);
  return { found, counted };
}

/** What verify finds after a statement. */
async function foundAfter(sql: string, undo: string): Promise<string> {
  await app.database.owner.query(sql, [developerId]);
  const { found } = await check();
  await app.database.owner.query(undo, [developerId]);
  return found.join('\n');
}

describe('the audit log in version 2 of its chain', () => {
  it('shows addresses and names, which the database has only encrypted', async () => {
    const [joined] = (await log(member.id)).filter(({ type }) => type === 'member.joined');
    expect(joined).toMatchObject({
      after: { email: EMAIL, role: 'support' },
      origin: { address: '127.0.0.1' },
    });
    const rows = await app.database.owner.query<{ text: string }>(
      'SELECT row_to_json(a)::text AS text FROM audit_log a',
    );
    expect(rows.map(({ text }) => text).join()).not.toMatch(/quackenbush|127\.0\.0\.1/);
    expect((await check()).found).toEqual([]);
  });

  it('finds commitments, salts and values that were changed', async () => {
    const one = `(SELECT min(sequence) FROM audit_log WHERE developer_id = $1 AND personal ? 'commitments'
      AND personal -> 'commitments' ? 'after.email')`;
    const at = `WHERE developer_id = $1 AND sequence = ${one}`;
    await app.database.owner.query('CREATE TABLE kept_log AS SELECT * FROM audit_log');
    const undo = `UPDATE audit_log a SET personal = k.personal FROM kept_log k
      WHERE a.developer_id = $1 AND k.developer_id = $1 AND k.sequence = a.sequence`;
    expect(
      await foundAfter(
        `UPDATE audit_log SET personal = jsonb_set(personal, '{commitments,after.email}', '"AAAA"') ${at}`,
        undo,
      ),
    ).toMatch(/after\.email in .* is not what its row commits to/);
    expect(
      await foundAfter(`UPDATE audit_log SET personal = jsonb_set(personal, '{parts}', '[]') ${at}`, undo),
    ).toMatch(/was removed/);
    expect(await foundAfter(`UPDATE audit_log SET personal = NULL ${at}`, undo)).toMatch(/was changed/);
    expect((await check()).found).toEqual([]);
    await app.database.owner.query('DROP TABLE kept_log');
  });

  it('finds keys that were erased without an order, or deleted', async () => {
    const { owner: db } = app.database;
    await db.query('CREATE TABLE kept_keys AS SELECT * FROM person_keys');
    const undo = `WITH gone AS (DELETE FROM person_keys WHERE developer_id = $1 RETURNING id) SELECT count(*) FROM gone`;
    const back = 'INSERT INTO person_keys SELECT * FROM kept_keys';
    await db.query('UPDATE person_keys SET wrapped = NULL WHERE external_user_id = $1', [person]);
    expect((await check()).found.join('\n')).toMatch(/was erased, but no erasure was ordered/);
    await db.query(undo, [developerId]);
    expect((await check()).found.join('\n')).toMatch(/needs the key .*, which was deleted/);
    await db.query(back);
    expect((await check()).found).toEqual([]);
  });

  it('keeps a member until they are removed from the team, and then forgets them', async () => {
    expect(await erase(person)).toMatchObject({ status: 409, body: { code: 'member_in_team' } });
    await owner.call('DELETE', `/members/${member.id}`);
    expect((await findLeaks(app.database.owner, app.secret, [EMAIL])).join()).toContain(
      'audit_log encrypted',
    );
    expect(await erase(person)).toMatchObject({ status: 200 });
    expect(await findLeaks(app.database.owner, app.secret, [EMAIL])).toEqual([]);
    const entries = await log(member.id);
    expect(entries.find(({ type }) => type === 'member.joined')).toMatchObject({
      after: { email: '[erased]', role: 'support' },
      origin: { address: '[erased]' },
    });
    const { found, counted } = await check();
    expect(found).toEqual([]);
    expect(counted.version1).toBe(0);
    expect(counted.erased).toBeGreaterThan(2);
  });

  it('finds a person who is back', async () => {
    const { owner: db } = app.database;
    await db.query(
      `UPDATE person_keys p SET wrapped = k.wrapped FROM kept_keys k WHERE k.id = p.id AND p.external_user_id = $1`,
      [person],
    );
    expect((await check()).found.join('\n')).toMatch(/are back, although the erasure/);
    await db.query('UPDATE person_keys SET wrapped = NULL WHERE external_user_id = $1', [person]);
    await db.query('DROP TABLE kept_keys');
    expect((await check()).found).toEqual([]);
  });

  it('forgets the words of members about a person whom the platform serves', async () => {
    const asked = await owner.call<{ id: string }>('POST', '/v1/privacy/requests', {
      body: { type: 'restrict', externalUserId: 'ada' },
    });
    await owner.call('POST', `/v1/privacy/requests/${asked.body.id}/complete`, { body: {} });
    const reason = 'Adaora Winterbottom agreed again';
    await owner.call('POST', '/v1/privacy/people/ada/lift-restriction', { body: { reason } });
    const lifted = async () => (await log('ada')).find(({ type }) => type === 'person.restriction_lifted');
    expect(await lifted()).toMatchObject({ after: { reason } });
    expect(await erase('ada')).toMatchObject({ status: 200 });
    expect(await lifted()).toMatchObject({ after: { reason: '[erased]' } });
    expect(await findLeaks(app.database.owner, app.secret, ['Winterbottom'])).toEqual([]);
    expect((await check()).found).toEqual([]);
  });
});
