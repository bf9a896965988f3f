import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { reachDatabase } from '#app/database.ts';
import { CommandError, UsageError } from '#commands/command-error.ts';
import { manageJobs } from '#commands/jobs.ts';
import { progressLine } from '#commands/program/progress.ts';
import { type Checked, checkDatabase, describeSums } from '#commands/verify.ts';
import type { Config } from '#settings/config.ts';
import type { RootSecret } from '#settings/root-secret.ts';
import * as cells from '#store/connection/cells.ts';
import { lastMigration, requireCurrent } from '#store/migrate.ts';
import * as moneyPause from '#store/money-pause.ts';
import { copyOut } from '#store/moving/copy-protocol.ts';
import { beginSnapshot, openSession, type Session } from '#store/moving/session.ts';
import * as tables from '#store/moving/tables.ts';
import { ownVersion } from '#store/version.ts';
import { writeChunk } from './chunks.ts';
import { type ExportManifest, readExportManifest, writeManifest } from './manifest.ts';
import { secretOf } from './secret.ts';

export const EXPORTED = 'export.json';
/** 64 MB of a table: the most that has to be repeated after an interruption of an export or import. */
const PAGES = 8_192;

/**
 * `surety export`: writes everything in the database, as of one moment, to files that any PostgreSQL can
 * load. It is meant for moving, so nothing else may be connected; `--live` makes a copy next to a running
 * service, for inspection only.
 */
export async function exportAll(
  config: Config,
  [folder, ...rest]: readonly string[],
  { live = false }: { readonly live?: boolean | undefined },
): Promise<number> {
  if (folder === undefined || rest.length > 0)
    throw new UsageError('name one folder: surety export <folder>');
  const database = await reachDatabase(config);
  const session = await openSession(database.serviceUrl);
  try {
    await requireCurrent(session);
    await refuseSeveral(config, session);
    const secret = await secretOf(config, session);
    if (!live) await stopSource(config, session);
    const takenAt = await beginSnapshot(session);
    const manifest = await beginOrGoOn(session, folder, { live, takenAt, secret });
    await writeTables(session, folder, manifest, (part) => save(folder, part, secret));
    await session.query('COMMIT');
    const { result, text } = await checkDatabase(config, database.serviceUrl);
    console.log(text);
    if (result.faults.length > 0) throw new CommandError('the books have faults: nothing was exported');
    await save(folder, { ...manifest, complete: true, books: live ? [] : figures(result) }, secret);
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `${rows.toLocaleString('en')} rows of ${manifest.tables.length} tables are in ${folder}, as of ` +
        `${manifest.takenAt}.\n` +
        'Load them into an empty database with surety import, with the same SECRETS_KEY or secrets.key. ' +
        (live
          ? 'Later changes here are not included.'
          : 'Payments are paused here; if you do not move, run: surety jobs resume.'),
    );
    return 0;
  } finally {
    await session.close();
    await database.stop();
  }
}

/** Each cell is exported and imported separately; exporting only one by mistake would lose the others. */
async function refuseSeveral({ CELL: chosen }: Config, session: Session): Promise<void> {
  const names = (await cells.list(session)).map(({ name }) => name);
  if (chosen !== undefined || names.length === 0) return;
  throw new UsageError(`there are several cells; choose one with --cell: ${names.join(', ')}`);
}

/** No other process may write here: two databases that both make the same payments would pay twice. */
async function stopSource(config: Config, session: Session): Promise<void> {
  const others = await tables.otherSessions(session);
  if (others > 0) {
    throw new CommandError(
      `${others} other connections may write to this database: stop the service first, ` +
        'or make a copy of the running service with --live',
    );
  }
  if (await moneyPause.find(session)) return;
  await manageJobs(config, ['pause'], { alarms: false, all: false, json: false });
  // The connection of that command may take a moment to end, and its writes are counted only then.
  for (let tries = 0; tries < 100 && (await tables.otherSessions(session)) > 0; tries++) await sleep(50);
}

type Begun = { readonly live: boolean; readonly takenAt: Date; readonly secret: RootSecret };

/** Starts a new export, or continues the interrupted one in this folder if nothing was written since. */
async function beginOrGoOn(
  session: Session,
  folder: string,
  { live, takenAt, secret }: Begun,
): Promise<ExportManifest> {
  const found = await tables.listTables(session);
  const writes = await tables.writesSoFar(session, found);
  const path = join(folder, EXPORTED);
  if (existsSync(path)) {
    const before = await readExportManifest(await readFile(path, 'utf8'), path, secret);
    if (before.complete) throw new CommandError(`${folder} already has a complete export; name a new folder`);
    if (!live && !before.live && before.writes === writes) return before;
    throw new CommandError(
      `${folder} has an incomplete export, and the database has changed since; remove the folder and ` +
        'start again',
    );
  }
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return {
    format: 'surety-export-1',
    id: randomBytes(16).toString('hex'),
    takenAt: takenAt.toISOString(),
    version: await ownVersion(),
    migration: await lastMigration(session),
    secret: secret.id,
    live,
    writes,
    complete: false,
    tables: [],
    books: [],
  };
}

/** Adds each table to the manifest as it goes; tables that are complete are skipped. */
async function writeTables(
  session: Session,
  folder: string,
  manifest: ExportManifest,
  onChunk: (manifest: ExportManifest) => Promise<void>,
): Promise<void> {
  const found = await tables.listTables(session);
  const total = found.reduce((sum, { about }) => sum + about, 0);
  const progress = progressLine(process.stderr, undefined, 'exporting');
  let done = 0;
  for (const table of found) {
    let entry = manifest.tables.find(({ name }) => name === table.name);
    if (!entry) {
      const contents = await tables.contentsOf(session, table);
      entry = { name: table.name, columns: table.columns, ...contents, chunks: [] };
      manifest.tables.push(entry);
    }
    for (const { file, statement } of chunksOf(table)) {
      let chunk = entry.chunks.find((each) => each.file === file);
      if (!chunk) {
        await mkdir(join(folder, table.name), { recursive: true, mode: 0o700 });
        const rows = copyOut(session.client, statement);
        chunk = { file, ...(await writeChunk(join(folder, file), rows)), rows: rows.count() };
        entry.chunks.push(chunk);
        await onChunk(manifest);
      }
      done += chunk.rows;
      progress.show({ stage: 'rows', done, total: Math.max(total, done) });
    }
    const written = entry.chunks.reduce((sum, { rows }) => sum + rows, 0);
    if (written !== entry.rows) {
      throw new CommandError(
        `${table.name} has ${entry.rows} rows, but ${written} were written; start again`,
      );
    }
  }
  progress.clear();
}

function chunksOf(table: tables.Table): { readonly file: string; readonly statement: string }[] {
  return table.parts.flatMap(({ name, pages }, part) =>
    Array.from({ length: Math.max(1, Math.ceil(pages / PAGES)) }, (_, nth) => {
      const last = (nth + 1) * PAGES >= pages;
      return {
        file: join(table.name, `${part}-${nth}.copy.zst`),
        statement: tables.chunkStatement(table, name, nth * PAGES, last ? null : (nth + 1) * PAGES),
      };
    }),
  );
}

/** The results of a verification that must be equal on both sides. */
export function figures({
  agreements,
  transfers,
  events,
  auditRecords,
  anchors,
  currencies,
}: Checked): string[] {
  const counted = `${agreements} agreements, ${transfers} transfers, ${events} events, ${auditRecords} audit records, ${anchors} anchors`;
  return [counted, ...currencies.map(describeSums)];
}

async function save(folder: string, manifest: ExportManifest, secret: RootSecret): Promise<void> {
  const path = join(folder, EXPORTED);
  await writeFile(`${path}.part`, writeManifest(manifest, secret), { mode: 0o600, flush: true });
  await rename(`${path}.part`, path);
}
