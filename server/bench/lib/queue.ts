import type { Change } from '#core/escrow/change.ts';
import type { Db } from '#store/db.ts';
import { commitArguments, creationArguments, withChains } from '#store/escrow/commit-arguments.ts';
import { openMac } from '#store/escrow/verify/hmac.ts';

const MAC = openMac(new Uint8Array(32));

/**
 * The same commits as the service makes, prepared for pgbench: each transaction takes the next one by a
 * sequence and calls the same function with the same arguments, one at a time.
 */
export async function queueCommits(db: Db, changes: readonly Change[]): Promise<string> {
  const rows = changes.map((change) =>
    commitArguments(withChains([{ change, answer: null }], MAC, db.personal), MAC, db.personal),
  );
  return fillQueue(db, 'commit_changes', rows, ['json', 'json']);
}

export async function queueCreations(db: Db, changes: readonly Change[]): Promise<string> {
  const rows = changes.map((change) =>
    creationArguments(withChains([{ change, answer: null }], MAC, db.personal), db.personal),
  );
  return fillQueue(db, 'create_agreements', rows, ['integer', 'json', 'json']);
}

/** Returns the script that calls the function with the next row. An argument without a type is jsonb. */
async function fillQueue(
  db: Db,
  name: string,
  rows: readonly (string | null)[][],
  types: readonly string[] = [],
): Promise<string> {
  const columns = Object.keys(rows[0] ?? []).map((index) => `a${index}`);
  await db.query('DROP TABLE IF EXISTS bench_queue');
  await db.query('DROP SEQUENCE IF EXISTS bench_next');
  await db.query(
    `CREATE TABLE bench_queue (i integer PRIMARY KEY, ${columns.map((name) => `${name} text`).join(', ')})`,
  );
  await db.query('CREATE SEQUENCE bench_next CACHE 1');
  for (let from = 0; from < rows.length; from += 1000) {
    const slice = rows.slice(from, from + 1000);
    await db.query(
      `INSERT INTO bench_queue SELECT * FROM unnest($1::integer[], ${columns.map((_name, index) => `$${index + 2}::text[]`).join(', ')})`,
      [
        slice.map((_row, index) => from + index + 1),
        ...columns.map((_name, index) => slice.map((row) => row[index])),
      ],
    );
  }
  await db.query('GRANT SELECT ON bench_queue TO surety');
  await db.query('GRANT USAGE ON bench_next TO surety');
  await db.query('VACUUM (ANALYZE) bench_queue');
  const values = columns.map((column, index) => `q.${column}::${types[index] ?? 'jsonb'}`).join(', ');
  return `SELECT ${name}(${values}) FROM bench_queue q WHERE q.i = (SELECT nextval('bench_next'));\n`;
}
