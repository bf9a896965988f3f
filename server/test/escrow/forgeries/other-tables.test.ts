import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { verifyAuditLog } from '#actions/audit/verify-audit-log.ts';
import { publishAnchors } from '#actions/escrow/verify/publish-anchors.ts';
import { verifyBooks } from '#actions/escrow/verify/verify-books.ts';
import type { Db, Queryable } from '#store/db.ts';
import { startTestApp } from '#test/support/app.ts';
import { platform } from '#test/support/escrow.ts';
import { logSettled } from '#test/support/webhooks.ts';
import { BEYOND, OTHER_TABLES } from './other-tables.ts';
import { makeScene } from './scene.ts';

const app = await startTestApp();
const { service } = app.database;
const { key, developerId } = await app.signUp();
const scene = await makeScene(app, platform(app, key), developerId);
await logSettled(app);
await publishAnchors(app.context);

const [{ person } = { person: '' }] = await app.database.owner.query<{ person: string }>(
  'SELECT person_id AS person FROM members WHERE developer_id = $1',
  [developerId],
);
const names: Record<string, unknown> = { ...scene, developer: developerId, person };
const filled = (sql: string) => sql.replaceAll(/\$([a-z]+)/g, (_all, name: string) => `'${names[name]}'`);

/** Everything that verify says of a forgery, which is then rolled back. */
async function saidOf(sql: string): Promise<string[]> {
  const found: string[] = [];
  const undo = new Error('undo');
  await service
    .transaction(async (tx) => {
      await tx.query(filled(sql));
      const { faults } = await verifyBooks(tx, { mac: app.context.mac });
      for (const { where, what } of faults.flatMap((fault) => fault.found)) found.push(`${where}: ${what}`);
      // The forgery is in this transaction, so it cannot start another one.
      const query: Queryable['query'] = async (text, values) =>
        text.startsWith('SET TRANSACTION') ? [] : tx.query(text, values);
      const within: Db = { ...service, query, transaction: (work) => work({ ...tx, query }) };
      await verifyAuditLog(within, app.context.mac, (where, what) => found.push(`${where}: ${what}`));
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  return found;
}

describe('a forgery in another table by the service’s own role', () => {
  it('is found, refused or named: there are more than forty', () => {
    expect(OTHER_TABLES.length).toBeGreaterThan(40);
    expect(new Set(OTHER_TABLES.map(([, sql]) => sql)).size).toBe(OTHER_TABLES.length);
  });

  it.each(OTHER_TABLES)('%s', async (_name, sql, outcome) => {
    if (outcome === 'refused') {
      await expect(service.query(filled(sql))).rejects.toThrow('permission denied');
      return;
    }
    const said = (await saidOf(sql)).join('\n');
    if ('found' in outcome) expect(said).toMatch(outcome.found);
    else expect(said).toBe('');
  });

  it('that nothing finds is in the guide, with the reason', async () => {
    const guide = await readFile(new URL('../../../../docs/verify.md', import.meta.url), 'utf8');
    for (const heading of BEYOND) expect(guide).toContain(`| ${heading} |`);
  });
});
