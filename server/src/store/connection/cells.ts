import pg from 'pg';
import { inSchema } from '#core/database-url.ts';
import type { Queryable } from '#store/db.ts';
import { connectTo } from './hosts.ts';
import { asRole, queryableOf } from './role.ts';

/** A schema with all tables. An account is entirely in one cell. */
export type Cell = {
  readonly name: string;
  /** The first cell has the list of cells and the data that belongs to no account. */
  readonly isFirst: boolean;
  /** True when new accounts are created in it. */
  readonly takesAccounts: boolean;
  readonly addedAt: Date;
};

/** Lists cells, the first one first. Empty while there is no second cell. */
export async function list(db: Queryable): Promise<Cell[]> {
  return db.query<Cell>(
    `SELECT name, is_first AS "isFirst", takes_accounts AS "takesAccounts", added_at AS "addedAt"
     FROM cells ORDER BY is_first DESC, added_at, name`,
  );
}

export function listAt(url: string): Promise<Cell[]> {
  return asRole(url, list);
}

/** Returns the URL of a cell, given the URL of the database. */
export function urlOf(url: string, { name, isFirst }: Pick<Cell, 'name' | 'isFirst'>): string {
  return isFirst ? url : inSchema(url, name);
}

export async function schemaOf(db: Queryable): Promise<string> {
  const [row] = await db.query<{ schema: string }>('SELECT current_schema()::text AS schema');
  return row?.schema ?? '';
}

/**
 * Creates the schema of a new cell. False when a schema of this name exists: it may belong to something else.
 */
export async function makeSchema(ownerUrl: string, name: string): Promise<boolean> {
  return asOwner(ownerUrl, async (db) => {
    const there = await db.query('SELECT 1 FROM pg_namespace WHERE nspname = $1', [name]);
    if (there.length > 0) return false;
    await db.query(`CREATE SCHEMA ${pg.escapeIdentifier(name)}`);
    return true;
  });
}

/** Drops the schema again when its tables could not be created. */
export async function dropSchema(ownerUrl: string, name: string): Promise<void> {
  await asOwner(ownerUrl, (db) => db.query(`DROP SCHEMA ${pg.escapeIdentifier(name)} CASCADE`));
}

/** Number of account numbers reserved for the sandbox bank of each cell. */
const SANDBOX_SHARE = 20_000_000;

/**
 * Adds a schema with all tables to the list. It shares the data key of the first cell, and its sandbox bank
 * has its own range of account numbers, so that an account could be moved between cells.
 */
export async function enlist(ownerUrl: string, name: string, now: Date): Promise<void> {
  await asOwner(ownerUrl, async (db) => {
    const first = await schemaOf(db);
    await db.query(
      `INSERT INTO cells (name, is_first, takes_accounts, added_at) VALUES ($1, true, true, $2)
       ON CONFLICT DO NOTHING`,
      [first, now],
    );
    // Read first and then written: on Citus the two schemas are on different nodes.
    const schema = pg.escapeIdentifier(name);
    for (const { key, encryptedBy } of await db.query<{ key: string; encryptedBy: string }>(
      'SELECT key, encrypted_by AS "encryptedBy" FROM data_key',
    )) {
      await db.query(`INSERT INTO ${schema}.data_key (key, encrypted_by) VALUES ($1, $2)`, [
        key,
        encryptedBy,
      ]);
    }
    const [known] = await db.query<{ count: number }>('SELECT count(*)::integer FROM cells');
    await db.query(`UPDATE ${schema}.sandbox_serial SET given = $1`, [Number(known?.count) * SANDBOX_SHARE]);
    await db.query('INSERT INTO cells (name, added_at) VALUES ($1, $2)', [name, now]);
  });
}

/** Opens a cell to new accounts, or closes it. False when no cell has this name. */
export async function setTakesAccounts(ownerUrl: string, name: string, takes: boolean): Promise<boolean> {
  return asOwner(ownerUrl, async (db) => {
    const found = await db.query('UPDATE cells SET takes_accounts = $2 WHERE name = $1 RETURNING true', [
      name,
      takes,
    ]);
    return found.length > 0;
  });
}

/** Returns the cell for a sign-up: the one assigned by a recent attempt with this address, if any. */
export async function place(
  db: Queryable,
  { email, cell, now }: { readonly email: string; readonly cell: string; readonly now: Date },
): Promise<string> {
  const [row] = await db.query<{ cell: string }>(
    `INSERT INTO cell_assignments AS p (email, cell, assigned_at) VALUES ($1, $2, $3)
     ON CONFLICT (email) DO UPDATE SET assigned_at = p.assigned_at RETURNING cell`,
    [email, cell, now],
  );
  return row?.cell ?? cell;
}

export async function sweepAssignments(db: Queryable, before: Date, limit: number): Promise<number> {
  const gone = await db.query(
    `DELETE FROM cell_assignments WHERE email IN (
       SELECT email FROM cell_assignments WHERE assigned_at < $1 ORDER BY assigned_at LIMIT $2) RETURNING true`,
    [before, limit],
  );
  return gone.length;
}

/** Runs the work in one transaction as the owner. */
async function asOwner<Result>(url: string, work: (db: Queryable) => Promise<Result>): Promise<Result> {
  const client = await connectTo(url);
  const db = queryableOf(client);
  try {
    await db.query('BEGIN');
    const result = await work(db);
    await db.query('COMMIT');
    return result;
  } finally {
    await client.end();
  }
}
