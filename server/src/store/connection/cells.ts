import pg from 'pg';
import { inSchema } from '#core/database-url.ts';
import type { Queryable } from '#store/db.ts';
import { connectTo } from './hosts.ts';
import { asRole, queryableOf } from './role.ts';

/** A schema with all tables, in which accounts are whole. */
export type Cell = {
  readonly name: string;
  /** Where the list of cells is, and what belongs to no account. */
  readonly isFirst: boolean;
  /** Whether new accounts are made in it. */
  readonly takesAccounts: boolean;
  readonly addedAt: Date;
};

/** The first one first; none at all while there is no second. */
export async function list(db: Queryable): Promise<Cell[]> {
  return db.query<Cell>(
    `SELECT name, is_first AS "isFirst", takes_accounts AS "takesAccounts", added_at AS "addedAt"
     FROM cells ORDER BY is_first DESC, added_at, name`,
  );
}

export function listAt(url: string): Promise<Cell[]> {
  return asRole(url, list);
}

/** Where a cell is found, by whoever knows where the database is. */
export function urlOf(url: string, { name, isFirst }: Pick<Cell, 'name' | 'isFirst'>): string {
  return isFirst ? url : inSchema(url, name);
}

export async function schemaOf(db: Queryable): Promise<string> {
  const [row] = await db.query<{ schema: string }>('SELECT current_schema()::text AS schema');
  return row?.schema ?? '';
}

/**
 * Makes the schema of a new cell. False when there is one of this name: what is in it may be anybody's.
 */
export async function makeSchema(ownerUrl: string, name: string): Promise<boolean> {
  return asOwner(ownerUrl, async (db) => {
    const there = await db.query('SELECT 1 FROM pg_namespace WHERE nspname = $1', [name]);
    if (there.length > 0) return false;
    await db.query(`CREATE SCHEMA ${pg.escapeIdentifier(name)}`);
    return true;
  });
}

/** Undoes it, when its tables could not be made. */
export async function dropSchema(ownerUrl: string, name: string): Promise<void> {
  await asOwner(ownerUrl, (db) => db.query(`DROP SCHEMA ${pg.escapeIdentifier(name)} CASCADE`));
}

/** How many accounts the made-up bank of a cell may give out before it comes to those of the next. */
const SANDBOX_SHARE = 20_000_000;

/**
 * Puts a schema with all tables on the list. It MACs people's names with the key of the first cell, and its
 * made-up bank has account numbers of its own, so that an account could be taken from one to the other.
 */
export async function enlist(ownerUrl: string, name: string, now: Date): Promise<void> {
  await asOwner(ownerUrl, async (db) => {
    const first = await schemaOf(db);
    await db.query(
      `INSERT INTO cells (name, is_first, takes_accounts, added_at) VALUES ($1, true, true, $2)
       ON CONFLICT DO NOTHING`,
      [first, now],
    );
    // Read first and written then: on Citus the two schemas are on different nodes.
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

/** Opens a cell to new accounts, or closes it. False when there is none of this name. */
export async function setTakesAccounts(ownerUrl: string, name: string, takes: boolean): Promise<boolean> {
  return asOwner(ownerUrl, async (db) => {
    const found = await db.query('UPDATE cells SET takes_accounts = $2 WHERE name = $1 RETURNING true', [
      name,
      takes,
    ]);
    return found.length > 0;
  });
}

/** Where somebody signs up: where they were sent first, when they were a moment ago. */
export async function place(
  db: Queryable,
  { email, cell, now }: { readonly email: string; readonly cell: string; readonly now: Date },
): Promise<string> {
  const [row] = await db.query<{ cell: string }>(
    `INSERT INTO cell_assignments AS p (email, cell, placed_at) VALUES ($1, $2, $3)
     ON CONFLICT (email) DO UPDATE SET placed_at = p.placed_at RETURNING cell`,
    [email, cell, now],
  );
  return row?.cell ?? cell;
}

export async function sweepAssignments(db: Queryable, before: Date, limit: number): Promise<number> {
  const gone = await db.query(
    `DELETE FROM cell_assignments WHERE email IN (
       SELECT email FROM cell_assignments WHERE placed_at < $1 ORDER BY placed_at LIMIT $2) RETURNING true`,
    [before, limit],
  );
  return gone.length;
}

/** All of it, or none. */
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
