import { describe, expect, it } from 'vitest';
import { trimAuditLog } from '#actions/audit/trim-audit-log.ts';
import { verifyAuditLog } from '#actions/audit/verify-audit-log.ts';
import { publishAnchors } from '#actions/escrow/verify/publish-anchors.ts';
import { verifyBooks } from '#actions/escrow/verify/verify-books.ts';
import { recordAudit } from '#actions/record-audit.ts';
import { DAY_MS } from '#core/time.ts';
import { openDb } from '#store/db.ts';
import { openMac } from '#store/escrow/verify/hmac.ts';
import { startTestApp } from '#test/support/app.ts';
import { makeKey } from '#test/support/tenants.ts';
import { logSettled } from '#test/support/webhooks.ts';

const app = await startTestApp({ settings: { AUDIT_KEEP: '365d' } });
const { owner } = app.database;

/** Faults in the audit log of a tenant, or of anyone. */
async function faultsOf(
  developerId: string,
  db = app.context.db,
  mac: typeof app.context.mac | null = app.context.mac,
) {
  const faults: string[] = [];
  const { records: counted } = await verifyAuditLog(db, mac, (where, what) => {
    if (where.endsWith(developerId)) faults.push(what);
  });
  return { faults, counted };
}

/** An account with five audit records. */
async function withAuditLog() {
  const { key, developerId } = await app.signUp();
  for (const label of ['a', 'b', 'c', 'd']) await makeKey(app, key, { label });
  return { key, developerId };
}

const forge = (sql: string, developerId: string) => owner.query(sql, [developerId]);
const stateOf = async (developerId: string) =>
  (
    await owner.query<{ acts: number; cut: number; sequence: number }>(
      `SELECT cut_sequence AS cut, sequence, (SELECT count(*) FROM audit_log a WHERE a.developer_id = h.developer_id) AS acts
     FROM audit_log_heads h WHERE developer_id = $1`,
      [developerId],
    )
  )[0];

describe('surety verify, of the audit log,', () => {
  it('finds no faults in untouched logs, and counts their records', async () => {
    const { developerId } = await withAuditLog();
    const { faults, counted } = await faultsOf(developerId);
    const [{ n } = { n: 0 }] = await owner.query<{ n: number }>('SELECT count(*) AS n FROM audit_log');
    expect({ faults, counted }).toEqual({ faults: [], counted: n });
  });

  it('finds no faults in records without data, or with only added or only removed fields', async () => {
    const { developerId } = await app.signUp();
    const record = (facts: { before?: object; after?: object }) =>
      app.context.db.transaction((tx) =>
        recordAudit(app.context, tx, { developerId, kind: 'money.paused', subject: null, ...facts }),
      );
    await record({ after: {} });
    await record({ before: { a: 1 }, after: { a: 1, b: 2 } });
    await record({ before: { a: 1, b: 2 }, after: { a: 1 } });
    expect((await faultsOf(developerId)).faults).toEqual([]);
  });

  const HEAD_MAC = 'the MAC of its head does not match: it was written without the secret';
  it.each<[string, string, string[]]>([
    [
      'another who did it',
      `UPDATE audit_log SET actor_id = 'mem_x' WHERE developer_id = $1 AND sequence = 3`,
      ['record 3 was changed'],
    ],
    [
      'another kind',
      `UPDATE audit_log SET kind = 'key.revoked' WHERE developer_id = $1 AND sequence = 3`,
      ['record 3 was changed'],
    ],
    [
      'another time',
      `UPDATE audit_log SET created_at = now() WHERE developer_id = $1 AND sequence = 5`,
      ['record 5 was changed'],
    ],
    [
      'encrypted data of another record',
      `UPDATE audit_log SET encrypted = (SELECT encrypted FROM audit_log WHERE developer_id = $1 AND sequence = 2) WHERE developer_id = $1 AND sequence = 3`,
      [expect.stringContaining('record 3: ') as unknown as string],
    ],
    [
      'one in the middle gone',
      'DELETE FROM audit_log WHERE developer_id = $1 AND sequence = 3',
      ['record 3 is missing'],
    ],
    [
      'the last one gone',
      'DELETE FROM audit_log WHERE developer_id = $1 AND sequence = 5',
      ['its head is at record 5, but the last record is 4'],
    ],
    [
      'the first one gone',
      'DELETE FROM audit_log WHERE developer_id = $1 AND sequence = 1',
      ['record 1 is missing'],
    ],
    [
      'the last one gone, and the head moved back',
      `WITH gone AS (DELETE FROM audit_log WHERE developer_id = $1 AND sequence = 5)
      UPDATE audit_log_heads SET sequence = 4, hash = (SELECT hash FROM audit_log WHERE developer_id = $1 AND sequence = 4) WHERE developer_id = $1`,
      [HEAD_MAC],
    ],
    [
      'a deleted beginning without a MAC',
      `WITH gone AS (DELETE FROM audit_log WHERE developer_id = $1 AND sequence <= 2)
      UPDATE audit_log_heads SET cut_sequence = 2, cut_hash = (SELECT hash FROM audit_log WHERE developer_id = $1 AND sequence = 2) WHERE developer_id = $1`,
      [HEAD_MAC],
    ],
    [
      'a record added after the head',
      `INSERT INTO audit_log SELECT developer_id, 6, 'act_x', kind, actor_type, actor_id, subject, request_id, encrypted, created_at, hash
      FROM audit_log WHERE developer_id = $1 AND sequence = 5`,
      [expect.stringContaining('record 6: ') as unknown as string],
    ],
    ['the head gone', 'DELETE FROM audit_log_heads WHERE developer_id = $1', ['it has records but no head']],
  ])('finds %s', async (_name, sql, expected) => {
    const { developerId } = await withAuditLog();
    await forge(sql, developerId);
    expect((await faultsOf(developerId)).faults).toEqual(expected);
  });

  it('finds a chain that was rewritten without the secret', async () => {
    const { developerId } = await withAuditLog();
    const other = openMac(Buffer.alloc(32, 7));
    expect((await faultsOf(developerId, app.context.db, other)).faults).toEqual([HEAD_MAC]);
  });

  it('finds a whole log missing, with its head: every account has at least the record of its creation', async () => {
    const { developerId } = await withAuditLog();
    const before = (await faultsOf('all accounts')).faults;
    await forge('DELETE FROM audit_log WHERE developer_id = $1', developerId);
    await forge('DELETE FROM audit_log_heads WHERE developer_id = $1', developerId);
    expect((await faultsOf(developerId)).faults).toEqual([]);
    const after = (await faultsOf('all accounts')).faults;
    expect(after).not.toEqual(before);
    expect(after).toEqual([expect.stringMatching(/^\d have no audit record, but only 0 had none/)]);
  });

  it('finds a log that was reset to an earlier state, including the MAC: an anchor is newer', async () => {
    const { key, developerId } = await withAuditLog();
    type Head = { sequence: number; hash: string; mac: string };
    const [old] = await owner.query<Head>('SELECT * FROM audit_log_heads WHERE developer_id = $1', [
      developerId,
    ]);
    await makeKey(app, key, { label: 'the thief’s' });
    await logSettled(app);
    await publishAnchors(app.context);
    const anchored = async () =>
      (await verifyBooks(app.database.service)).faults
        .flatMap(({ found }) => found)
        .filter(({ where }) => where.endsWith(developerId));
    expect(await anchored()).toEqual([]);
    await forge('DELETE FROM audit_log WHERE developer_id = $1 AND sequence = 6', developerId);
    await owner.query(
      'UPDATE audit_log_heads SET sequence = $2, hash = $3, mac = $4 WHERE developer_id = $1',
      [developerId, old?.sequence, old?.hash, old?.mac],
    );
    expect((await faultsOf(developerId)).faults).toEqual([]);
    expect(await anchored()).toMatchObject([
      { check: 'anchors', what: '6 audit records were anchored, but it has fewer' },
    ]);
  });

  it('checks without the secret whether a record is missing', async () => {
    const locked = openDb(app.database.serviceUrl, { max: 1 });
    const { developerId } = await withAuditLog();
    expect((await faultsOf(developerId, locked, null)).faults).toEqual([]);
    await forge('DELETE FROM audit_log WHERE developer_id = $1 AND sequence = 3', developerId);
    expect((await faultsOf(developerId, locked, null)).faults).toEqual(['record 3 is missing']);
    await locked.close();
  });
});

describe('records older than AUDIT_KEEP', () => {
  it('are deleted in batches, and the rest stays valid, including anchors', async () => {
    app.time.setClock(-400 * DAY_MS);
    const { key, developerId } = await withAuditLog();
    await logSettled(app);
    await publishAnchors(app.context);
    app.time.setClock(400 * DAY_MS);
    await makeKey(app, key, { label: 'now' });
    const kept = { ...app.context, auditKeptMs: null };
    expect(await trimAuditLog(kept, 2)).toBe(0);

    expect(await trimAuditLog(app.context, 2)).toBe(2);
    expect(await stateOf(developerId)).toEqual({ acts: 4, cut: 2, sequence: 6 });
    expect((await faultsOf(developerId)).faults).toEqual([]);
    expect(await trimAuditLog(app.context, 5_000)).toBe(3);
    expect(await trimAuditLog(app.context, 5_000)).toBe(0);
    expect(await stateOf(developerId)).toEqual({ acts: 1, cut: 5, sequence: 6 });
    expect((await faultsOf(developerId)).faults).toEqual([]);
    const { faults } = await verifyBooks(app.database.service);
    expect(faults.flatMap(({ found }) => found).filter(({ where }) => where.endsWith(developerId))).toEqual(
      [],
    );

    await makeKey(app, key, { label: 'later' });
    expect((await faultsOf(developerId)).faults).toEqual([]);
    expect(
      (await app.call<{ data: { after: object }[] }>('GET', '/v1/audit-log', { key })).body.data,
    ).toMatchObject([{ after: { label: 'later' } }, { after: { label: 'now' } }]);
  });

  it('may be all there are: the chain continues where it ended', async () => {
    app.time.setClock(-400 * DAY_MS);
    const { key, developerId } = await withAuditLog();
    app.time.setClock(400 * DAY_MS);
    expect(await trimAuditLog(app.context, 5_000)).toBe(5);
    expect((await faultsOf(developerId)).faults).toEqual([]);
    await makeKey(app, key, { label: 'again' });
    expect(await stateOf(developerId)).toEqual({ acts: 1, cut: 5, sequence: 6 });
    expect((await faultsOf(developerId)).faults).toEqual([]);
  });

  it('are all that the database lets the service delete', async () => {
    const { developerId } = await withAuditLog();
    const [row] = await app.database.service.query<{ gone: number }>('SELECT trim_audit_log($1, 5) AS gone', [
      developerId,
    ]);
    expect(row?.gone).toBe(0);
    expect((await faultsOf(developerId)).faults).toEqual([]);
  });
});
