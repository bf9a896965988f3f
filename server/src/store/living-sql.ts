import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { type Queryable, sqlState } from './db.ts';
import { writeLedgerLines } from './escrow/ledger-lines.ts';

/**
 * SQL functions stand in a file beside the code that calls them, and are made again when their file has
 * changed. A file holds functions and nothing else; which file comes first makes no difference.
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
/** What CREATE OR REPLACE answers when the result or the names of the arguments are others than before. */
const INVALID_FUNCTION_DEFINITION = '42P13';

/** Where functions are made, which some of them depend on: they are made again when it has changed. */
export type SchemaTarget = { readonly schema: string; readonly distributed: boolean };
const PUBLIC: SchemaTarget = { schema: 'public', distributed: false };

/** The schema that this connection lives in, and whether Citus has it on one of its nodes. */
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
 * `<schema>` is the one that the tables are in. Citus plans with the values of each call, and refuses what
 * insists on a plan for all of them; so there the functions do not. All are made again once the tables are
 * distributed: those that name one were made on the coordinator alone.
 */
export function livingFile(name: string, source: string, target: SchemaTarget = PUBLIC): LivingFile {
  const placed = source.replaceAll('<schema>', target.schema);
  const made = target.distributed ? `-- Citus.\n${placed.replaceAll(ONE_PLAN, '')}` : placed;
  const text = writeLedgerLines(made);
  return { name, text, sha256: createHash('sha256').update(text).digest('hex') };
}

export type Outdated = {
  readonly changed: readonly LivingFile[];
  /** What files that changed or went away had made. */
  readonly before: readonly Made[];
  /** The version that changed any of them last; null when none ever did. */
  readonly version: string | null;
};

/** Where the functions of the database differ from the files; null when they do not. */
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
 * Makes what the changed files make and drops what no file makes any more. All or nothing: in a transaction.
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
 * A function that is replaced stays the same object, so whoever is calling it at this moment does not notice;
 * one that is dropped and made anew fails them now and then (measured: one call in 300 changes under load).
 * So dropping first is left to what cannot be replaced.
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
 * Returns what each file made. Bodies are checked later, since a function may call one that comes after it.
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
      if (twice) throw new Error(`${other} and ${name} both make ${twice}`);
    }
    made.set(name, mine);
    rows = now;
  }
  return made;
}

/** Each function and where its row lies; a function that was made or replaced since has another place. */
async function functionRows(tx: Queryable): Promise<Map<string, string>> {
  const rows = await tx.query<{ signature: string; place: string }>(
    `SELECT oid::regprocedure::text AS signature, ctid::text AS place FROM pg_proc
     WHERE pronamespace = current_schema()::regnamespace`,
  );
  return new Map(rows.map(({ signature, place: target }) => [signature, target]));
}

async function dropFunctions(tx: Queryable, signatures: readonly string[]): Promise<void> {
  if (signatures.length > 0) await tx.query(`DROP FUNCTION IF EXISTS ${signatures.join(', ')}`);
}

/** Once all are there; those that did not change too, since what they call may have. */
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
