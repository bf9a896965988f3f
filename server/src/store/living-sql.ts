import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { type Queryable, sqlState } from './db.ts';
import { writeLedgerLines } from './escrow/ledger-lines.ts';

/**
 * SQL functions live in files beside the code that calls them, and are created again when their file has
 * changed. A file contains only functions, and the order of files does not matter.
 */
export type LivingFile = { readonly name: string; readonly text: string; readonly sha256: string };

type Made = {
  readonly name: string;
  readonly sha256: string;
  readonly functions: readonly string[];
  readonly version: string;
};

const ONE_PLAN = /\s*\bSET plan_cache_mode = force_generic_plan\b/g;
const STORE = new URL('.//', import.meta.url);
/** SQLSTATE of CREATE OR REPLACE when the result type or the argument names have changed. */
const INVALID_FUNCTION_DEFINITION = '42P13';

/** Where functions are created. Some depend on it, so they are created again when it changes. */
export type SchemaTarget = { readonly schema: string; readonly distributed: boolean };
const PUBLIC: SchemaTarget = { schema: 'public', distributed: false };

/** Returns the schema of this connection, and whether it is distributed on a Citus node. */
export async function schemaTargetOf(db: Queryable): Promise<SchemaTarget> {
  const [found] = await db.query<SchemaTarget>(
    `SELECT quote_ident(current_schema()) AS schema,
       to_regclass('pg_catalog.pg_dist_schema') IS NOT NULL AS distributed`,
  );
  const { schema, distributed } = found ?? PUBLIC;
  if (!distributed) return { schema, distributed };
  const nodes = await db.query(
    'SELECT 1 FROM pg_dist_schema WHERE schemaid = current_schema()::regnamespace',
  );
  return { schema, distributed: nodes.length > 0 };
}

export async function readLivingSql(target: SchemaTarget = PUBLIC): Promise<LivingFile[]> {
  const names = (await readdir(STORE, { recursive: true })).filter(
    (name) => name.endsWith('.sql') && !name.startsWith('migrations/'),
  );
  return Promise.all(
    names.sort().map(async (name) => livingFile(name, await readFile(new URL(name, STORE), 'utf8'), target)),
  );
}

/**
 * Fills in `<schema>`, the schema of the tables. Citus plans with the values of each call and refuses
 * functions that force a generic plan, so that setting is removed there. All functions are created again once
 * the tables are distributed: those that name a table existed only on the coordinator.
 */
export function livingFile(name: string, source: string, target: SchemaTarget = PUBLIC): LivingFile {
  const placed = source.replaceAll('<schema>', target.schema);
  const made = target.distributed ? `-- Citus.\n${placed.replaceAll(ONE_PLAN, '')}` : placed;
  const text = writeLedgerLines(made);
  return { name, text, sha256: createHash('sha256').update(text).digest('hex') };
}

export type Outdated = {
  readonly changed: readonly LivingFile[];
  /** Records of files that changed or were removed. */
  readonly before: readonly Made[];
  /** The version that last changed a file; null when none has run. */
  readonly version: string | null;
};

/** Compares the database's functions with the files. Null when they match. */
export async function findOutdated(db: Queryable, files: readonly LivingFile[]): Promise<Outdated | null> {
  const made = await db.query<Made>('SELECT name, sha256, functions, version FROM living_sql ORDER BY name');
  const is = ({ name, sha256 }: LivingFile | Made) => `${name} ${sha256}`;
  const there = new Set(made.map(is));
  const wanted = new Set(files.map(is));
  const changed = files.filter((file) => !there.has(is(file)));
  const before = made.filter((one) => !wanted.has(is(one)));
  if (changed.length === 0 && before.length === 0) return null;
  return { changed, before, version: made[0]?.version ?? null };
}

/**
 * Creates the functions of changed files and drops those that no file contains any more. Call it in a
 * transaction.
 */
export async function applyLivingSql(tx: Queryable, outdated: Outdated, version: string): Promise<void> {
  const { changed, before } = outdated;
  const old = before.flatMap(({ functions }) => functions);
  const made = await replaceFunctions(tx, changed, old);
  const kept = new Set([...made.values()].flat());
  await dropFunctions(
    tx,
    old.filter((signature) => !kept.has(signature)),
  );

  await tx.query('DELETE FROM living_sql WHERE name = ANY($1)', [before.map(({ name }) => name)]);
  for (const { name, sha256 } of changed) {
    await tx.query('INSERT INTO living_sql (name, sha256, functions, version) VALUES ($1, $2, $3, $4)', [
      name,
      sha256,
      made.get(name),
      version,
    ]);
  }
  await tx.query('UPDATE living_sql SET version = $1', [version]);
  await checkBodies(tx);
}

/**
 * A replaced function stays the same object, so concurrent callers do not notice. A function that is dropped
 * and created again fails some of them (measured: one call in 300 changes under load). Dropping first is
 * therefore only for functions that cannot be replaced.
 */
async function replaceFunctions(
  tx: Queryable,
  files: readonly LivingFile[],
  old: readonly string[],
): Promise<Map<string, string[]>> {
  await tx.query('SAVEPOINT before_functions');
  try {
    return await makeFunctions(tx, files);
  } catch (error) {
    if (sqlState(error) !== INVALID_FUNCTION_DEFINITION) throw error;
    await tx.query('ROLLBACK TO SAVEPOINT before_functions');
    await dropFunctions(tx, old);
    return makeFunctions(tx, files);
  }
}

/**
 * Creates the functions and returns them by file. Bodies are checked later, since a function may call one
 * that is created after it.
 */
async function makeFunctions(tx: Queryable, files: readonly LivingFile[]): Promise<Map<string, string[]>> {
  await tx.query('SET LOCAL check_function_bodies = off');
  const made = new Map<string, string[]>();
  let rows = await functionRows(tx);
  for (const { name, text } of files) {
    await tx.query(text);
    const now = await functionRows(tx);
    const mine = [...now.keys()].filter((signature) => now.get(signature) !== rows.get(signature));
    for (const [other, functions] of made) {
      const twice = functions.find((signature) => mine.includes(signature));
      if (twice) throw new Error(`${other} and ${name} both create ${twice}`);
    }
    made.set(name, mine);
    rows = now;
  }
  return made;
}

/**
 * Maps each function to the physical position of its catalog row, which changes when the function is created
 * or replaced.
 */
async function functionRows(tx: Queryable): Promise<Map<string, string>> {
  const rows = await tx.query<{ signature: string; place: string }>(
    `SELECT oid::regprocedure::text AS signature, ctid::text AS place FROM pg_proc
     WHERE pronamespace = current_schema()::regnamespace`,
  );
  return new Map(rows.map(({ signature, place }) => [signature, place]));
}

async function dropFunctions(tx: Queryable, signatures: readonly string[]): Promise<void> {
  if (signatures.length > 0) await tx.query(`DROP FUNCTION IF EXISTS ${signatures.join(', ')}`);
}

/**
 * Checks the bodies once all functions exist, unchanged ones too, since the functions they call may have
 * changed.
 */
async function checkBodies(tx: Queryable): Promise<void> {
  await tx.query('SET LOCAL check_function_bodies = on');
  const made = await tx.query<Pick<Made, 'functions'>>('SELECT functions FROM living_sql');
  await tx.query(
    `SELECT CASE l.lanname WHEN 'sql' THEN fmgr_sql_validator(p.oid) ELSE plpgsql_validator(p.oid) END
     FROM unnest($1::text[]) AS signature
     JOIN pg_proc p ON p.oid = signature::regprocedure JOIN pg_language l ON l.oid = p.prolang`,
    [made.flatMap(({ functions }) => functions)],
  );
}
