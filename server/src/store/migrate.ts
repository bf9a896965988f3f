import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import type { Queryable } from './db.ts';
import { grantsFor } from './grants.ts';

export class MigrationError extends Error {}

export type MigrationReport = {
  readonly applied: readonly string[];
  readonly current: string;
  /** False when one role owns and serves: then the database itself does not stop an edit of history. */
  readonly historyProtected: boolean;
};

const FOLDER = new URL('./migrations/', import.meta.url);
const OLDEST_SERVER = 150_000;
/** Any number that no other program on this database is likely to lock. */
const MIGRATION_LOCK = 0x5073_7572;

/**
 * Brings the database to the version of this code. The first process that comes takes the lock and does the
 * work in one transaction; the others wait for it and find nothing left to do.
 */
export async function migrate(ownerUrl: string, serviceUrl: string): Promise<MigrationReport> {
  const client = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    await refuseOldServer(client);
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    const applied = await applyPending(client);
    await client.query('SELECT adopt_event_log()');
    const owner = await currentRole(client);
    const service = await roleOf(serviceUrl);
    if (service !== owner) await client.query(grantsFor(service));
    await client.query('COMMIT');
    const names = await migrationNames();
    return { applied, current: names.at(-1) ?? 'none', historyProtected: service !== owner };
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    await client.end();
  }
}

async function applyPending(client: pg.Client): Promise<string[]> {
  await client.query(`CREATE TABLE IF NOT EXISTS schema_migrations (
    name text PRIMARY KEY, sha256 text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`);
  const done = new Map(
    (
      await client.query<{ name: string; sha256: string }>('SELECT name, sha256 FROM schema_migrations')
    ).rows.map((row) => [row.name, row.sha256]),
  );
  const names = await migrationNames();
  refuseNewerDatabase([...done.keys()], names);

  const applied: string[] = [];
  for (const name of names) {
    const sql = await readFile(new URL(name, FOLDER), 'utf8');
    const sha256 = createHash('sha256').update(sql).digest('hex');
    const known = done.get(name);
    if (known === sha256) continue;
    if (known !== undefined) {
      throw new MigrationError(`migration ${name} was changed after it ran here; add a new one instead`);
    }
    await client.query(sql);
    await client.query('INSERT INTO schema_migrations (name, sha256) VALUES ($1, $2)', [name, sha256]);
    applied.push(name);
  }
  return applied;
}

/** For commands that look and do not touch: the database must be at this version already. */
export async function requireCurrent(db: Queryable): Promise<void> {
  const [there] = await db.query<{ there: boolean }>(
    `SELECT to_regclass('schema_migrations') IS NOT NULL AS there`,
  );
  const rows = there?.there ? await db.query<{ name: string }>('SELECT name FROM schema_migrations') : [];
  const done = rows.map((row) => row.name);
  const names = await migrationNames();
  refuseNewerDatabase(done, names);
  const missing = names.filter((name) => !done.includes(name));
  if (missing.length > 0) {
    throw new MigrationError(
      `the database is older than this version of Surety (it lacks ${missing.join(', ')}); run surety migrate first`,
    );
  }
}

async function migrationNames(): Promise<string[]> {
  return (await readdir(FOLDER)).filter((name) => /^\d{4}_.+\.sql$/.test(name)).sort();
}

function refuseNewerDatabase(done: readonly string[], known: readonly string[]): void {
  const unknown = done.filter((name) => !known.includes(name)).sort();
  if (unknown.length > 0) {
    throw new MigrationError(
      `the database is newer than this version of Surety (it has ${unknown.join(', ')}); run the newer version`,
    );
  }
}

async function refuseOldServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ server_version_num: string }>('SHOW server_version_num');
  if (Number(rows[0]?.server_version_num) < OLDEST_SERVER) {
    throw new MigrationError('Surety needs PostgreSQL 15 or newer');
  }
}

async function currentRole(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ role: string }>('SELECT current_user AS role');
  return rows[0]?.role ?? '';
}

/** Asked of the server, since a URL may leave the user to the environment. */
async function roleOf(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    return await currentRole(client);
  } finally {
    await client.end();
  }
}
