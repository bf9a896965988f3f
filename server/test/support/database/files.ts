import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { openDb } from '#store/db.ts';
import type { TestDatabase } from './database.ts';

/** Files of the database and of the server's write-ahead log, as a backup copies them. */
export async function filesOf(
  database: TestDatabase,
): Promise<{ readonly wal: string[]; readonly backup: string[] }> {
  const admin = openDb(inject('adminUrl'), { max: 1 });
  try {
    // The server works in its data folder.
    const [row] = await admin.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    await admin.query('CHECKPOINT');
    const [own] = await database.owner.query<{ oid: number }>(
      'SELECT oid::integer AS oid FROM pg_database WHERE datname = current_database()',
    );
    const at = (folder: string) => `/proc/${row?.pid}/cwd/${folder}`;
    const files = async (folder: string) =>
      (await readdir(folder, { withFileTypes: true }))
        .filter((file) => file.isFile())
        .map(({ name }) => join(folder, name));
    const copied = async (names: string[]) => {
      const texts: string[] = [];
      for (const name of names) {
        const bytes = await readFile(name).catch(goneMeanwhile);
        if (bytes) texts.push(bytes.toString('latin1'));
      }
      return texts;
    };
    return {
      wal: await copied(await files(at('pg_wal'))),
      backup: await copied([...(await files(at(`base/${own?.oid}`))), ...(await files(at('global')))]),
    };
  } finally {
    await admin.close();
  }
}

/** PostgreSQL deletes the files of a table that it has written anew, whatever else reads the folder. */
function goneMeanwhile(error: NodeJS.ErrnoException): null {
  if (error.code !== 'ENOENT') throw error;
  return null;
}
