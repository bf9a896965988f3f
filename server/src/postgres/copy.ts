import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { EmbeddedPostgresError } from './error.ts';

/** A file of a copy, with its path relative to it. */
export type CopiedFile = { readonly path: string; readonly bytes: number; readonly sha256: string };
export type Copied = { readonly files: readonly CopiedFile[]; readonly folders: readonly string[] };

/** Files that belong to the running server, and files that a new one creates itself. */
const LEFT_OUT =
  /^(postmaster\.(pid|opts)|pg_internal\.init|pgsql_tmp.*|current_logfiles|backup_label|tablespace_map|.*\.signal|\.s\.PGSQL.*)$/;
/**
 * Folders whose contents are not copied. The write-ahead log is copied last, when the needed segments are
 * known.
 */
const EMPTIED = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
const LOG = 'pg_wal';
const CONTROL = join('global', 'pg_control');
const SEGMENT = /^[0-9A-F]{24}$/;

/** Copies a cluster in backup mode, which a server may be writing to, except for the write-ahead log. */
export async function copyCluster(
  from: string,
  to: string,
  onCopied: (bytes: number) => void,
): Promise<Copied> {
  const files: CopiedFile[] = [];
  const folders: string[] = [];
  const walk = async (folder: string): Promise<void> => {
    folders.push(folder);
    await mkdir(join(to, folder), { mode: 0o700 });
    if (EMPTIED.has(folder)) return;
    for (const entry of await readdir(join(from, folder), { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (LEFT_OUT.test(entry.name) || path === CONTROL) continue;
      if (entry.isDirectory()) await walk(path);
      else if (entry.isFile()) files.push(...(await copyIfThere(from, to, path, onCopied)));
      else if (entry.isSymbolicLink() && folder !== '') {
        throw new EmbeddedPostgresError(
          `${join(from, path)} is a symbolic link, which cannot be backed up; replace it by its target`,
        );
      }
    }
  };
  await walk('');
  files.push(await copyControl(from, to));
  return { files, folders };
}

/** Copies the segments of the write-ahead log that make the copy consistent. */
export async function copyLog(
  from: string,
  to: string,
  { firstSegment, lastSegment }: { readonly firstSegment: string; readonly lastSegment: string },
  onCopied: (bytes: number) => void,
): Promise<CopiedFile[]> {
  const names = (await readdir(join(from, LOG))).filter((name) => SEGMENT.test(name)).sort();
  const needed = names.filter((name) => name >= firstSegment && name <= lastSegment);
  if (needed[0] !== firstSegment || needed.at(-1) !== lastSegment) {
    throw new EmbeddedPostgresError(
      'part of the write-ahead log was removed before it was copied; try again',
    );
  }
  const files: CopiedFile[] = [];
  for (const name of needed) files.push(await copyFile(from, to, join(LOG, name), onCopied));
  return files;
}

export async function writeCopied(to: string, path: string, text: string): Promise<CopiedFile> {
  await writeFile(join(to, path), text, { mode: 0o600, flush: true });
  const bytes = Buffer.from(text);
  return { path, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** Copies one file, and returns its size and hash. */
export async function copyFile(
  from: string,
  to: string,
  path: string,
  onCopied: (bytes: number) => void,
): Promise<CopiedFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      bytes += chunk.length;
      onCopied(chunk.length);
      done(null, chunk);
    },
  });
  await pipeline(
    createReadStream(join(from, path)),
    measure,
    createWriteStream(join(to, path), { mode: 0o600, flags: 'wx' }),
  );
  return { path, bytes, sha256: hash.digest('hex') };
}

/** A table that is dropped in the meantime loses its files; the write-ahead log tells the copy. */
async function copyIfThere(
  from: string,
  to: string,
  path: string,
  onCopied: (bytes: number) => void,
): Promise<CopiedFile[]> {
  try {
    return [await copyFile(from, to, path, onCopied)];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/**
 * The write-ahead log does not repair this file. Two equal reads show that it was not read during a write.
 */
async function copyControl(from: string, to: string): Promise<CopiedFile> {
  for (let before = Buffer.alloc(0); ; ) {
    const now = await readFile(join(from, CONTROL));
    if (now.equals(before)) {
      await writeFile(join(to, CONTROL), now, { mode: 0o600, flush: true });
      return { path: CONTROL, bytes: now.length, sha256: createHash('sha256').update(now).digest('hex') };
    }
    before = now;
  }
}
