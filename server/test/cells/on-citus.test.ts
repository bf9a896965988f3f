import { afterAll, describe, expect, inject, it, vi } from 'vitest';
import { manageCells } from '#commands/cells/cells.ts';
import { readConfig } from '#settings/config.ts';
import { openDb } from '#store/db.ts';
import { migrate } from '#store/migrate.ts';
import { createTestDatabase } from '#test/support/database/database.ts';

/** Simulates Citus on a server without it. With it: `npm run citus:cells`. */
const database = await createTestDatabase();
const { serviceUrl, ownerUrl, name } = database;
const citus = openDb(inject('adminUrl').replace('/postgres?', `/${name}?`), { max: 1 });
afterAll(async () => {
  await citus.close();
  await database.drop();
});
await citus.query(`SET allow_system_table_mods = on;
  CREATE TABLE pg_catalog.pg_dist_shard (logicalrelid regclass, shardid bigint);
  CREATE TABLE pg_catalog.pg_dist_placement (shardid bigint, groupid integer);
  CREATE TABLE pg_catalog.pg_dist_local_group (groupid integer);
  CREATE TABLE pg_catalog.pg_dist_schema (schemaid oid);
  CREATE TABLE pg_catalog.pg_dist_node (
    groupid integer, nodename text, nodeport integer, shouldhaveshards boolean, isactive boolean);
  GRANT SELECT ON pg_catalog.pg_dist_shard, pg_catalog.pg_dist_placement, pg_catalog.pg_dist_local_group,
    pg_catalog.pg_dist_schema, pg_catalog.pg_dist_node TO public;
  INSERT INTO pg_dist_node VALUES (0, 'coordinator', 5432, false, true), (1, 'node-1', 5432, true, true),
    (2, 'node-2', 5432, true, true);
  INSERT INTO pg_dist_local_group VALUES (1);
  CREATE FUNCTION pg_catalog.citus_schema_distribute(regnamespace) RETURNS void
    LANGUAGE sql SECURITY DEFINER AS $$
      INSERT INTO pg_dist_schema VALUES ($1);
      INSERT INTO pg_dist_shard VALUES ((SELECT oid FROM pg_class WHERE relname = 'event_log'
        AND relnamespace = $1), $1::oid::bigint);
      INSERT INTO pg_dist_placement VALUES ($1::oid::bigint, 1) $$;
  CREATE FUNCTION pg_catalog.citus_schema_move(regnamespace, text, integer) RETURNS void
    LANGUAGE sql SECURITY DEFINER AS $$
      UPDATE pg_dist_placement SET groupid = (
        SELECT groupid FROM pg_dist_node WHERE nodename = $2 AND nodeport = $3)
      WHERE shardid = $1::oid::bigint $$`);
const config = readConfig({ DATABASE_URL: serviceUrl, MIGRATION_DATABASE_URL: ownerUrl });

async function surety(...words: string[]): Promise<string> {
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  try {
    expect(await manageCells(config, words, false)).toBe(0);
    return said.mock.calls.join('\n');
  } finally {
    said.mockRestore();
  }
}

describe('cells on Citus', () => {
  it('are distributed when the first one is, and show their node', async () => {
    await surety('add', 'plain');
    await database.owner.query(`SELECT citus_schema_distribute('public')`);
    await migrate(ownerUrl, serviceUrl);
    await surety('add', 'north');
    expect(await surety('list')).toBe(
      [
        'public  0 accounts, open to new ones, on node-1:5432',
        'plain  0 accounts, closed to new ones',
        'north  0 accounts, closed to new ones, on node-1:5432',
      ].join('\n'),
    );
    // Events are numbered by its node from the first one on.
    expect(await database.owner.query('SELECT node FROM north.event_log')).toEqual([{ node: 1 }]);
  });

  it.each([
    ['north', 'node-3:5432', 'there are node-1:5432, node-2:5432'],
    ['north', 'coordinator:5432', 'there are node-1:5432, node-2:5432'],
    ['north', 'node-1:5432', 'is already on node-1:5432'],
    ['plain', 'node-2:5432', 'is not on Citus'],
    ['south', 'node-2:5432', 'there is no cell south'],
  ])('refuses to move %s to %s', async (cell, node, said) => {
    await expect(manageCells(config, ['move', cell, node], false)).rejects.toThrow(said);
  });

  it.each(['north', 'public'])('moves %s, whose events continue after all existing ones', async (cell) => {
    const log = async () =>
      (await database.owner.query<{ base: string; node: number }>(`SELECT * FROM ${cell}.event_log`))[0];
    const before = await log();
    expect(await surety('move', cell, 'node-2:5432')).toContain(`The cell ${cell} is now on node-2:5432`);
    const after = await log();
    expect(after?.node).toBe(2);
    expect(Number(after?.base)).toBeGreaterThan(Number(before?.base));
    const [{ placed } = { placed: '' }] = await database.owner.query<{ placed: string }>(
      `SELECT pg_get_expr(adbin, adrelid) AS placed FROM pg_attrdef WHERE adrelid = '${cell}.events'::regclass
         AND pg_get_expr(adbin, adrelid) LIKE '%event_place%'`,
    );
    expect(placed).toContain(`, 2, `);
  });
});
