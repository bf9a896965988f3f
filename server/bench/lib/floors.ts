import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { findPgbench, initPgbench, type Script } from './pgbench.ts';

/** A script of pgbench that calls nothing of ours, so that its rate changes with the machine alone. */
export type Floor = { readonly name: string; readonly script: Script };

const fileOf = (name: string) => fileURLToPath(new URL(`../floors/${name}.sql`, import.meta.url));

/** 1,000,000 accounts in 150 MB, which fit into the memory of a small machine. */
const SCALE = 10;

export const WRITING: readonly Floor[] = [
  { name: 'simple update', script: { builtIn: 'simple-update' } },
  { name: 'transfer', script: { file: fileOf('transfer') } },
];

export const READING: readonly Floor[] = [
  { name: 'select only', script: { builtIn: 'select-only' } },
  { name: 'plain read', script: { file: fileOf('read') } },
];

/** Creates the tables of the floors in a database of the service. */
export async function layFloors(ownerUrl: string): Promise<void> {
  await initPgbench(await findPgbench(), ownerUrl, SCALE);
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query(await readFile(fileOf('tables'), 'utf8'));
  await client.query('VACUUM (ANALYZE) floor_balances, floor_orders, floor_lines');
  await client.end();
}
