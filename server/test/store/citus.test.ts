import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, describe, expect, inject, it } from 'vitest';
import { openDb, sqlState } from '#store/db.ts';
import { checkInstead, migrate } from '#store/migrate.ts';
import { startTestApp } from '#test/support/app.ts';
import { createEmptyDatabase } from '#test/support/database/database.ts';
import { platform } from '#test/support/escrow.ts';
import { logSettled } from '#test/support/webhooks.ts';

/** Simulates Citus's placement of tables on a server without it. With it: `npm run citus`. */
const app = await startTestApp();
const { serviceUrl, ownerUrl, name } = app.database;
const catalogs = openDb(inject('adminUrl').replace('/postgres?', `/${name}?`), { max: 1 });
afterAll(() => catalogs.close());
await catalogs.query(`SET allow_system_table_mods = on;
  CREATE TABLE pg_catalog.pg_dist_shard (logicalrelid regclass, shardid bigint);
  CREATE TABLE pg_catalog.pg_dist_placement (shardid bigint, groupid integer);
  CREATE TABLE pg_catalog.this_node (groupid integer, left_behind integer);
  CREATE VIEW pg_catalog.pg_dist_local_group AS
    SELECT CASE pg_backend_pid() WHEN left_behind THEN 0 ELSE groupid END AS groupid FROM pg_catalog.this_node;
  CREATE TABLE pg_catalog.pg_dist_schema (schemaid oid);
  GRANT SELECT ON pg_catalog.pg_dist_shard, pg_catalog.pg_dist_placement, pg_catalog.pg_dist_local_group,
    pg_catalog.this_node, pg_catalog.pg_dist_schema TO public;
  INSERT INTO pg_dist_shard VALUES ('public.event_log', 1);
  INSERT INTO pg_dist_placement VALUES (1, 1);
  INSERT INTO this_node VALUES (1)`);
const STORE = fileURLToPath(new URL('../../src/store/', import.meta.url));
const STATEMENTS = new Map(
  globSync('**/*.{sql,ts}', { cwd: STORE, exclude: ['migrations/**'] }).map((file) => [
    file,
    readFileSync(join(STORE, file), 'utf8'),
  ]),
);
const movedTo = (node: number) => catalogs.query(`UPDATE pg_dist_placement SET groupid = ${node}`);
const weAre = (node: number) => catalogs.query(`UPDATE this_node SET groupid = ${node}`);
/** One connection leads to the previous node. */
const leaveBehind = (pid: number | null) => catalogs.query('UPDATE this_node SET left_behind = $1', [pid]);

describe('the event log on a Citus node', () => {
  it('is written only through the node that has it', async () => {
    const { key } = await app.signUp();
    const on = platform(app, key);
    const log = async () => {
      await logSettled(app);
      const { body } = await app.call<{ data: { agreementId: string }[] }>('GET', '/v1/events', { key });
      return body.data.map(({ agreementId }) => agreementId);
    };
    const first = await on.create([100]);

    await expect(checkInstead(serviceUrl)).rejects.toThrow('run surety migrate first');
    await migrate(ownerUrl, serviceUrl);
    await checkInstead(serviceUrl);
    const second = await on.create([100]);

    await weAre(2);
    expect((await on.create([100])).status).toBe(503);
    await expect(checkInstead(serviceUrl)).rejects.toThrow('name every node in DATABASE_URL');
    const elsewhere = openDb(`${serviceUrl}&target_session_attrs=read-write`, { max: 1 });
    await expect(elsewhere.query('SELECT 1')).rejects.toMatchObject({ code: '25006' });

    // Until its numbers are known to continue after the old ones, the new node refuses writes as well.
    await movedTo(2);
    expect(await elsewhere.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await elsewhere.close();
    await expect(checkInstead(serviceUrl)).rejects.toThrow('run surety migrate first');
    expect((await on.create([100])).status).toBe(503);
    await migrate(ownerUrl, serviceUrl);
    const third = await on.create([100]);
    expect(await log()).toEqual([first.body.id, second.body.id, third.body.id]);
  });
});

describe('a constraint of a table that Citus has put on a node', () => {
  const numbered = (table: string, rule: string, what = 'TABLE') =>
    app.database.owner.query(
      what === 'INDEX'
        ? `ALTER INDEX ${rule} RENAME TO ${rule}_102008`
        : `ALTER TABLE ${table} RENAME CONSTRAINT ${rule} TO ${rule}_102008`,
    );

  it('is recognised by its name, which ends with a number there', async () => {
    await numbered('person_emails', 'person_emails_pkey');
    await numbered('callerMetadata', 'caller_metadata_by_reference', 'INDEX');
    const { key, email } = await app.signUp();
    const again = { email, password: 'a long passphrase 7' };
    const second = await app.call('POST', '/v1/developer/signup', { body: again });
    expect([second.status, second.body['code']]).toEqual([409, 'email_taken']);
    const on = platform(app, key);
    expect((await on.create([100], { reference: 'order-7' })).status).toBe(201);
    const taken = await on.create([100], { reference: 'order-7' });
    expect([taken.status, taken.body]).toMatchObject([409, { code: 'reference_taken' }]);
  });
});

describe('the RETURNING of a write', () => {
  it('uses only immutable functions, since Citus refuses others there', async () => {
    const clauses = [...STATEMENTS].flatMap(([file, text]) =>
      returned(text).map((clause) => ({ file, clause })),
    );
    expect(clauses.length).toBeGreaterThan(20);
    const steady = await app.database.owner.query<{ name: string }>(
      `SELECT proname AS name FROM pg_proc GROUP BY 1 HAVING bool_and(provolatile = 'i')`,
    );
    const known = new Set(steady.map(({ name: each }) => each));
    const refused = clauses.flatMap(({ file, clause }) =>
      [...clause.matchAll(/(\w+)\(/g)].flatMap(([, called = '']) =>
        known.has(called) ? [] : [{ file, called }],
      ),
    );
    expect(refused).toEqual([]);
  });
});

describe('an INSERT of what a SELECT finds', () => {
  it('needs no parameters when the row exists already, since Citus loses them', () => {
    const inserts = [...STATEMENTS].flatMap(([file, text]) =>
      text
        .split(/\bINSERT INTO\b/)
        .slice(1)
        .map((rest) => ({ file, insert: rest.split('`')[0] ?? '' })),
    );
    const selected = inserts.filter(({ insert }) => /\bSELECT\b.*\bON CONFLICT\b/s.test(insert));
    expect(selected.length).toBeGreaterThan(10);
    const lost = selected.filter(({ insert }) => /\bON CONFLICT\b.*\$\d/s.test(insert));
    expect(lost).toEqual([]);
  });
});

/** The expressions after each RETURNING, up to the end of its statement. */
function returned(text: string): string[] {
  return text
    .split(/\bRETURNING\b/)
    .slice(1)
    .map((rest) => {
      let depth = 0;
      const end = [...rest].findIndex((letter) => {
        if (letter === '(') depth++;
        if (letter === ')') depth--;
        return depth < 0 || ";`'".includes(letter);
      });
      return rest.slice(0, end);
    });
}

describe('a write that one node forwards to another', () => {
  it('is repeated when it is refused there without the name of a constraint', async () => {
    const { owner, service } = app.database;
    await owner.query(`CREATE SEQUENCE tries; GRANT USAGE ON tries TO surety;
      CREATE FUNCTION passed_on() RETURNS integer LANGUAGE plpgsql AS $$ BEGIN
        IF nextval('tries') < 3 THEN RAISE unique_violation; END IF;
        RETURN 1;
      END $$`);
    expect(await service.query('SELECT passed_on() AS done')).toEqual([{ done: 1 }]);
  });

  describe('and that is refused there in any other way', () => {
    /**
     * As long as it has the first of its connections, which stays on the previous node, everything is
     * refused.
     */
    const onTwoNodes = async () => {
      await app.database.owner.query(`DROP SEQUENCE IF EXISTS askings; CREATE SEQUENCE askings;
        GRANT USAGE, SELECT ON askings TO surety;
        CREATE OR REPLACE FUNCTION refused(state text, always boolean) RETURNS integer LANGUAGE plpgsql AS $$
        BEGIN
          PERFORM nextval('askings');
          IF always OR (SELECT groupid = 0 FROM pg_dist_local_group) THEN
            RAISE EXCEPTION 'no' USING ERRCODE = state;
          END IF;
          RETURN 1;
        END $$`);
      const db = openDb(`${serviceUrl}&target_session_attrs=read-write`, { max: 1 });
      const [first] = await db.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
      const askings = async () => (await db.query('SELECT last_value FROM askings'))[0]?.['last_value'];
      return { db, pid: Number(first?.pid), askings };
    };
    afterEach(() => leaveBehind(null));

    it.each([
      ['a plan that Citus does not make', '0A000'],
      ['a function that is not where it is looked for', '42883'],
      ['a table that is not there any more', '42P01'],
      ['a rule without a name', '23514'],
      ['an error of our own', 'P0001'],
      ['something that cannot be', 'XX000'],
    ])('goes to the node that has the tables: %s', async (_case, state) => {
      const { db, pid, askings } = await onTwoNodes();
      await leaveBehind(pid);
      expect(await db.query('SELECT refused($1, false) AS done', [state])).toEqual([{ done: 1 }]);
      const [now] = await db.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
      expect([now?.pid === pid, await askings()]).toEqual([false, 2]);
      await db.close();
    });

    it('is repeated as a whole transaction', async () => {
      const { db, pid } = await onTwoNodes();
      await leaveBehind(pid);
      const seen: unknown[] = [];
      await db.transaction(async (tx) => {
        seen.push((await tx.query('SELECT pg_backend_pid() AS pid'))[0]?.['pid'] === pid);
        await tx.query('SELECT refused($1, false)', ['0A000']);
      });
      await db.close();
      expect(seen).toEqual([true, false]);
    });

    it('fails normally on the node that has the tables, and is not repeated', async () => {
      const { db, pid, askings } = await onTwoNodes();
      const error = await db.query('SELECT refused($1, true)', ['P0001']).catch((thrown: unknown) => thrown);
      const [now] = await db.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
      expect([sqlState(error), now?.pid, await askings()]).toEqual(['P0001', pid, 1]);
      await db.close();
    });
  });
});

describe('a schema other than public', () => {
  it('holds everything that the service has, and serves', async () => {
    const database = await createEmptyDatabase();
    await database.owner.query('CREATE SCHEMA cell_1');
    for (const role of ['surety', 'surety_owner']) {
      await database.admin.query(`ALTER ROLE ${role} IN DATABASE ${database.name} SET search_path = cell_1`);
    }
    await Promise.all([database.owner.close(), database.service.close()]);
    await migrate(database.ownerUrl, database.serviceUrl);
    const [owner, service] = [openDb(database.ownerUrl), openDb(database.serviceUrl)];
    const cell = await startTestApp({ database: { ...database, owner, service, drop: () => drop() } });
    const drop = async () => {
      await Promise.all([owner.close(), service.close()]);
      await database.admin.query(`DROP DATABASE ${database.name} WITH (FORCE)`);
      await database.admin.close();
    };
    const { key, developerId } = await cell.signUp();
    expect((await platform(cell, key).create([100])).status).toBe(201);
    // Made by the owner for the service alone, and by the name of its schema.
    expect(await service.query('SELECT trim_audit_log($1, 5)', [developerId])).toEqual([
      { trim_audit_log: 0 },
    ]);
    expect(await owner.query(`SELECT 1 FROM pg_class WHERE relnamespace = 'public'::regnamespace`)).toEqual(
      [],
    );
  });
});
