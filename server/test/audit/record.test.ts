import { describe, expect, it } from 'vitest';
import { recordAudit } from '#actions/record-audit.ts';
import { auditHeadMacInput, committedAuditChainInput } from '#core/audit-record.ts';
import { CHAIN_START } from '#core/chain.ts';
import * as auditRecords from '#store/chained/audit-records.ts';
import { sha256 } from '#store/sha256.ts';
import { startTestApp } from '#test/support/app.ts';
import { signedIn } from '#test/support/dashboard/dashboard.ts';
import { memberWith } from '#test/support/dashboard/members.ts';
import { makeKey } from '#test/support/tenants.ts';

const app = await startTestApp();

const logOf = (developerId: string) => auditRecords.page(app.context.db, developerId, 0, 1_000);
const kindsOf = async (developerId: string) => (await logOf(developerId)).map(({ kind }) => kind);

/** Recomputes every hash, and the MAC of the head. */
async function isWhole(developerId: string): Promise<boolean> {
  const log = await logOf(developerId);
  let head = CHAIN_START;
  for (const [index, { hash, ...record }] of log.entries()) {
    head = sha256(committedAuditChainInput(head, record));
    if (record.sequence !== index + 1 || hash !== head) return false;
  }
  const [kept] = await app.database.owner.query<{ mac: string }>(
    'SELECT mac FROM audit_log_heads WHERE developer_id = $1 AND sequence = $2 AND hash = $3',
    [developerId, log.length, head],
  );
  const at = { sequence: log.length, hash: head, cutSequence: 0, cutHash: CHAIN_START };
  return kept?.mac === app.context.mac(auditHeadMacInput(developerId, at));
}

describe('the audit log', () => {
  it('records who made a key, from where, and its later changes', async () => {
    const { key, developerId } = await app.signUp();
    const limits = { label: 'Till', scopes: ['read'], networks: ['203.0.113.0/24'] };
    const made = await makeKey(app, key, limits);
    const caller = (await logOf(developerId)).at(-1)?.actor;
    const rotated = await app.call<{ id: string }>('POST', `/v1/developer/api-keys/${made.body.id}/rotate`, {
      key,
      body: { overlapSeconds: 60 },
    });
    await app.call('DELETE', `/v1/developer/api-keys/${rotated.body.id}`, { key });
    await app.call('DELETE', `/v1/developer/api-keys/${rotated.body.id}`, { key });

    const [created, changed, revoked, ...more] = (await logOf(developerId)).filter(({ kind }) =>
      kind.startsWith('key.'),
    );
    expect(more).toEqual([]);
    expect(created).toMatchObject({
      kind: 'key.created',
      subject: made.body.id,
      actor: { type: 'key', id: expect.stringMatching(/^key_/) },
      origin: { address: '127.0.0.1', requestId: made.headers['x-request-id'] },
      before: null,
      after: { ...limits, prefix: made.body.prefix, expiresAt: null },
    });
    expect(changed).toMatchObject({
      ...{ kind: 'key.rotated', subject: made.body.id, actor: caller },
      ...{ before: { revokedAt: null }, after: { newKeyId: rotated.body.id } },
    });
    expect(revoked).toMatchObject({ kind: 'key.revoked', subject: rotated.body.id });
    expect(JSON.stringify(await logOf(developerId))).not.toContain(made.body.apiKey);
    expect(await isWhole(developerId)).toBe(true);
  });

  it('records who changed a member, and nothing for a change without effect', async () => {
    const owner = await signedIn(app);
    const { body } = await owner.call<{ developer: { id: string } }>('GET', '/session');
    const member = await memberWith(app, owner, 'support', { email: 'seun@example.com' });
    const role = (name: string) => owner.call('PATCH', `/members/${member.id}`, { body: { role: name } });
    await role('finance');
    await role('finance');
    await owner.call('DELETE', `/members/${member.id}`);

    const log = (await logOf(body.developer.id)).filter(({ kind }) => kind.startsWith('member.'));
    const about = log.filter(({ subject }) => subject === member.id);
    expect(about).toMatchObject([
      { kind: 'member.invited', after: { email: 'seun@example.com', role: 'support' } },
      { kind: 'member.joined', actor: { type: 'member', id: member.id } },
      { kind: 'member.role_changed', before: { role: 'support' }, after: { role: 'finance' } },
      { kind: 'member.removed', before: { state: 'active', role: 'finance' }, after: { state: 'removed' } },
    ]);
    expect(new Set(about.map(({ actor }) => actor.type))).toEqual(new Set(['member']));
    const rows = JSON.stringify(await app.database.owner.query('SELECT * FROM audit_log'));
    expect(rows).not.toContain('seun');
    expect(rows).not.toContain('127.0.0.1');
  });

  it('keeps all concurrent records, on one chain', async () => {
    const { developerId } = await app.signUp();
    const record = { developerId, kind: 'webhook.tested', subject: null } as const;
    await Promise.all(
      Array.from({ length: 40 }, () =>
        app.context.db.transaction((tx) => recordAudit(app.context, tx, record)),
      ),
    );
    expect(await logOf(developerId)).toHaveLength(41);
    expect(await isWhole(developerId)).toBe(true);
  });

  it('has no record of an action that failed', async () => {
    const { key, developerId } = await app.signUp();
    const before = await kindsOf(developerId);
    expect((await makeKey(app, key, { expiresAt: '2001-01-01T00:00:00Z' })).status).toBe(400);
    expect((await app.call('DELETE', `/v1/developer/api-keys/key_${'0'.repeat(32)}`, { key })).status).toBe(
      404,
    );
    expect(await kindsOf(developerId)).toEqual(before);
  });

  it('is append-only: the database does not let the service alter it', async () => {
    for (const sql of [
      'DELETE FROM audit_log',
      `UPDATE audit_log SET actor_id = 'mem_x'`,
      'TRUNCATE audit_log',
    ]) {
      await expect(app.database.service.query(sql)).rejects.toThrow('permission denied');
    }
  });
});
