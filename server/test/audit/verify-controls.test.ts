import { describe, expect, it } from 'vitest';
import { verifyAuditLog } from '#actions/audit/verify-audit-log.ts';
import { recordAudit } from '#actions/record-audit.ts';
import type { Db, Queryable } from '#store/db.ts';
import * as moneyPause from '#store/money-pause.ts';
import { startTestApp } from '#test/support/app.ts';
import { ALWAYS, setRules, team } from '#test/support/dashboard/approvals.ts';
import { makeKey } from '#test/support/tenants.ts';

const app = await startTestApp();
const { service, owner } = app.database;

const NAME_RULE = { rules: [{ rule: 'name_mismatch' }] };

/** An account with a row of every kind, and some of its rows as they were before their last change. */
async function makeAccount() {
  const { owner: person, finance, on } = await team(app, { refund: { need: 'off' } });
  const { key } = on;
  const send = async (method: string, path: string, body: object) => {
    const { status, body: answer } = await app.call<{ id: string }>(method, path, { key, body });
    if (status >= 300) throw new Error(`${path}: ${JSON.stringify(answer)}`);
    return answer;
  };
  const [{ id: developerId } = { id: '' }] = await owner.query<{ id: string }>(
    `SELECT developer_id AS id FROM members WHERE id = $1`,
    [finance.id],
  );
  await person.call('PATCH', `/members/${finance.id}`, { body: { role: 'admin' } });
  await send('PUT', '/v1/policies/release', { rules: [] });
  await send('PUT', '/v1/policies/risk/draft', { weights: { vpn_detected: 40 } });
  await send('POST', '/v1/policies/risk/promote', { from: 'draft', to: 'live' });
  const limited = await makeKey(app, key, { dailyLimit: { amount: 500, currency: 'NGN' } });
  const revoked = await makeKey(app, key, {});
  const old = await rowsOf(developerId);
  const set = await setRules(person, { refund: ALWAYS });
  expect(set.status).toBe(200);
  await send('PUT', '/v1/policies/release', NAME_RULE);
  await send('PUT', '/v1/policies/identity', { ...(await identityPolicy(key)), screenNames: true });
  await send('PUT', '/v1/policies/review', { opens: ['RED'] });
  await send('PUT', '/v1/policies/risk/draft', { weights: { vpn_detected: 50 } });
  await send('POST', '/v1/policies/risk/promote', { from: 'draft', to: 'live' });
  await person.call('PATCH', `/members/${finance.id}`, { body: { role: 'finance' } });
  await app.call('DELETE', `/v1/developer/api-keys/${revoked.body.id}`, { key });
  const webhook = await send('POST', '/v1/webhooks', { url: 'https://example.com/hook' });
  const entry = await send('POST', '/v1/fraud/lists', {
    on: 'user',
    type: 'block',
    value: 'eve',
    reason: 'A call.',
  });
  await app.call('PATCH', '/v1/mail/settings', { key, body: { members: false } });
  const ids = { limited: limited.body.id, revoked: revoked.body.id, finance: finance.id };
  return { developerId, key, old, ...ids, webhook: webhook.id, entry: entry.id };
}

async function identityPolicy(key: string): Promise<object> {
  const { body } = await app.call('GET', '/v1/policies/identity', { key });
  const { changedAt: _, ...rules } = body;
  return rules;
}

const TABLES = ['approval_rules', 'policies', 'risk_policies', 'members', 'api_keys'] as const;
type Rows = Record<(typeof TABLES)[number], object[]>;

async function rowsOf(developerId: string): Promise<Rows> {
  const read = async (table: string) =>
    (
      await owner.query<{ row: object }>(
        `SELECT to_jsonb(t) AS row FROM ${table} t WHERE developer_id = $1`,
        [developerId],
      )
    ).map(({ row }) => row);
  return Object.fromEntries(
    await Promise.all(TABLES.map(async (table) => [table, await read(table)])),
  ) as Rows;
}

const account = await makeAccount();
const operator = { ...app.context, caller: { ...app.context.caller, origin: null } };
await service.transaction(async (tx) => {
  await moneyPause.pause(tx, 'by hand');
  await recordAudit(operator, tx, { developerId: '', kind: 'money.paused', subject: null, after: {} });
});

/** Runs verify on a forgery in one transaction, then rolls it back. */
async function saidOf(db: Db, forge: (tx: Queryable) => Promise<unknown>): Promise<string[]> {
  const found: string[] = [];
  const undo = new Error('undo');
  await db
    .transaction(async (tx) => {
      await forge(tx);
      // The forgery is in this transaction, so it cannot start another one.
      const query: Queryable['query'] = async (text, values) =>
        text.startsWith('SET TRANSACTION') ? [] : tx.query(text, values);
      const within: Db = { ...db, query, transaction: (work) => work({ ...tx, query }) };
      await verifyAuditLog(within, app.context.mac, (where, what) => found.push(`${where}: ${what}`));
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  return found;
}

const filled = (sql: string) =>
  sql.replaceAll(
    /\$([a-z]+)/gi,
    (_all, name: string) => `'${account[name as keyof typeof account] ?? name}'`,
  );
const run = (sql: string) => (tx: Queryable) => tx.query(filled(sql));

/** Puts the older rows of a table back with everything that they had, their MACs included. */
const setBack =
  (table: (typeof TABLES)[number], columns: readonly string[], key: string) => (tx: Queryable) =>
    tx.query(
      `UPDATE ${table} t SET ${columns.map((column) => `${column} = x.${column}`).join(', ')}
     FROM jsonb_populate_recordset(NULL::${table}, $1) x
     WHERE t.developer_id = x.developer_id AND t.${key} = x.${key}`,
      [JSON.stringify(account.old[table])],
    );

const MAC = /its MAC does not match: it was set without the secret/;

describe('verify, of roles, keys, rules and policies,', () => {
  it('finds nothing wrong without a forgery', async () => {
    expect(await saidOf(service, async () => undefined)).toEqual([]);
  });

  it.each<[name: string, sql: string, says: RegExp]>([
    [
      'an approval rule that was switched off',
      `UPDATE approval_rules SET need = 'off' WHERE kind = 'refund'`,
      MAC,
    ],
    [
      'the same, in the words of the audit log',
      `UPDATE approval_rules SET need = 'off' WHERE kind = 'refund'`,
      /approval rules of dev_\w+: refund was last set to {"need":"always"}, but it is {"need":"off"}/,
    ],
    [
      'an approval rule with a high limit',
      `UPDATE approval_rules SET need = 'above', amount = 99999999, currency = 'NGN' WHERE kind = 'refund'`,
      MAC,
    ],
    [
      'an approval rule without its MAC',
      `UPDATE approval_rules SET mac = NULL WHERE kind = 'refund'`,
      /approval rule refund of dev_\w+: it has no MAC/,
    ],
    [
      'a release policy that was emptied',
      `UPDATE policies SET rules = '[]' WHERE kind = 'release'`,
      /release policy of dev_\w+: rules was last set to \[{"rule":"name_mismatch"}\], but it is \[\]/,
    ],
    [
      'a release policy that was emptied, by its MAC',
      `UPDATE policies SET rules = '[]' WHERE kind = 'release'`,
      MAC,
    ],
    [
      'an identity policy that asks for less',
      `UPDATE policies SET rules = rules || '{"screenNames": false}' WHERE kind = 'identity'`,
      /identity policy of dev_\w+: screenNames was last set to true, but it is false/,
    ],
    [
      'a review policy that opens nothing',
      `UPDATE policies SET rules = rules || '{"opens": []}' WHERE kind = 'review'`,
      /review policy of dev_\w+: opens was last set to \["RED"\], but it is \[\]/,
    ],
    [
      'a risk policy that was retired',
      `UPDATE risk_policies SET state = 'retired' WHERE state = 'live'`,
      /risk policy of dev_\w+: live was last set to 2, but it is null/,
    ],
    [
      'a finance member who became an owner',
      `UPDATE members SET role = 'owner' WHERE id = $finance`,
      /member mem_\w+ of dev_\w+: role was last set to "finance", but it is "owner"/,
    ],
    ['a member who was let in', `UPDATE members SET state = 'invited' WHERE id = $finance`, MAC],
    [
      'a made-up member',
      `INSERT INTO members (developer_id, id, person_id, role, state, created_at)
       SELECT developer_id, 'mem_forged', person_id, 'owner', 'active', now() FROM members WHERE id = $finance`,
      /member mem_forged of dev_\w+: it has no MAC/,
    ],
    [
      'a revoked key that works again',
      `UPDATE api_keys SET revoked_at = NULL WHERE id = $revoked`,
      /key key_\w+ of dev_\w+: revokedAt was last set to "[\dTZ:.-]+", but it is null/,
    ],
    [
      'a made-up key',
      `INSERT INTO api_keys (developer_id, id, prefix, hash, created_at, mac)
       SELECT developer_id, 'key_forged', prefix, '\\x00', now(), mac FROM api_keys WHERE id = $limited`,
      /API key key_forged of dev_\w+: its MAC does not match/,
    ],
    [
      'a webhook endpoint that leads elsewhere',
      `UPDATE webhook_endpoints SET url = 'https://evil.example/' WHERE id = $webhook`,
      /webhook whk_\w+ of dev_\w+: url was last set to "https:\/\/example.com\/hook", but it is "https:\/\/evil.example\/"/,
    ],
    [
      'a deleted webhook endpoint',
      `DELETE FROM webhook_endpoints WHERE id = $webhook`,
      /webhook whk_\w+ of dev_\w+: it was set, but does not exist/,
    ],
    [
      'a blocked user who is trusted',
      `UPDATE risk_list_entries SET kind = 'trust' WHERE id = $entry`,
      /risk list entry lst_\w+ of dev_\w+: kind was last set to "block", but it is "trust"/,
    ],
    [
      'a list entry that was struck out',
      `DELETE FROM risk_list_entries WHERE id = $entry`,
      /risk list entry lst_\w+ of dev_\w+: it was set, but does not exist/,
    ],
    [
      'a list entry that runs out',
      `UPDATE risk_list_entries SET expires_at = '2020-01-01' WHERE id = $entry`,
      /expiresAt was last set to null/,
    ],
    [
      'mail to members that was switched on',
      `UPDATE mail_settings SET to_members = true`,
      /mail settings of dev_\w+: members was last set to false, but it is true/,
    ],
    [
      'a pause of payments that was lifted',
      `UPDATE money_pauses SET ended_at = now(), mac = 'forged'`,
      /pause of payments: .*ended without the secret.*pause of payments: it was set, but does not exist/s,
    ],
  ])('finds, of the service’s own role, %s', async (_name, sql, says) => {
    expect((await saidOf(service, run(sql))).join('\n')).toMatch(says);
  });

  it.each<[table: (typeof TABLES)[number], columns: string[], key: string, says: RegExp]>([
    [
      'approval_rules',
      ['need', 'amount', 'currency', 'mac'],
      'kind',
      /approval rules of dev_\w+: refund was last set to/,
    ],
    ['policies', ['rules', 'changed_at', 'mac'], 'kind', /release policy of dev_\w+: rules was last set to/],
    [
      'members',
      ['role', 'state', 'mac'],
      'id',
      /member mem_\w+ of dev_\w+: role was last set to "finance", but it is "admin"/,
    ],
    ['api_keys', ['revoked_at', 'mac'], 'id', /key key_\w+ of dev_\w+: revokedAt was last set to/],
  ])('finds older rows of %s that were put back with their MACs', async (table, columns, key, says) => {
    const said = await saidOf(service, setBack(table, columns, key));
    expect(said.join('\n')).toMatch(says);
    expect(said.join('\n')).not.toMatch(MAC);
  });

  it.each([
    'DELETE FROM approval_rules',
    'DELETE FROM policies',
    'DELETE FROM members',
    'DELETE FROM api_keys',
    'DELETE FROM risk_policies',
    'DELETE FROM control_backfill',
    `UPDATE approval_rules SET kind = 'key' WHERE kind = 'refund'`,
    `UPDATE policies SET kind = 'identity' WHERE kind = 'release'`,
    'UPDATE api_keys SET scopes = NULL, networks = NULL',
    'UPDATE api_keys SET daily_limit = 99999999',
    `UPDATE members SET person_id = 'per_mallory'`,
    `UPDATE risk_policies SET policy = '{}'`,
  ])('need not find this by that role, since the database refuses it: %s', async (sql) => {
    await expect(service.query(sql)).rejects.toThrow('permission denied');
  });

  it.each([
    [
      'DELETE FROM approval_rules',
      /approval rules of dev_\w+: refund was last set to .*, but it is {"need":"off"}/,
    ],
    ['DELETE FROM policies', /release policy of dev_\w+: it was set, but does not exist/],
    ['DELETE FROM members WHERE id = $finance', /member mem_\w+ of dev_\w+: it was set, but does not exist/],
    ['DELETE FROM api_keys WHERE id = $limited', /key key_\w+ of dev_\w+: it was set, but does not exist/],
    ['DELETE FROM risk_policies', /risk policy of dev_\w+: live was last set to 2, but it is null/],
    [
      'UPDATE api_keys SET daily_limit = 99999999 WHERE id = $limited',
      /key key_\w+ of dev_\w+: dailyLimit was last set to/,
    ],
  ])('finds, by the owner of the tables, %s', async (sql, says) => {
    expect((await saidOf(owner, run(sql))).join('\n')).toMatch(says);
  });
});
