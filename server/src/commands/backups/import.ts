import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandError, UsageError } from '#commands/command-error.ts';
import { progressLine } from '#commands/program/progress.ts';
import { checkDatabase } from '#commands/verify.ts';
import { startEmbeddedPostgres } from '#postgres/embedded.ts';
import type { Config } from '#settings/config.ts';
import { lastMigration, migrate } from '#store/migrate.ts';
import * as moneyPause from '#store/money-pause.ts';
import { openSession, type Session } from '#store/moving/session.ts';
import * as tables from '#store/moving/tables.ts';
import * as target from '#store/moving/target.ts';
import { readChunk } from './chunks.ts';
import { EXPORTED, figures } from './export.ts';
import { type ExportManifest, readExportManifest } from './manifest.ts';
import { secretIfHere } from './secret.ts';

/**
 * `surety import`: loads an export into an empty database, or continues an interrupted import of it. Each
 * chunk is committed together with a note that it was loaded, so that none is loaded twice.
 */
export async function importAll(config: Config, [folder, ...rest]: readonly string[]): Promise<number> {
  if (folder === undefined || rest.length > 0)
    throw new UsageError('name one folder: surety import <folder>');
  const manifest = await readWhole(config, folder);
  const database = await openTarget(config);
  try {
    const session = await openSession(database.ownerUrl);
    try {
      await target.lock(session);
      await refuseOther(session, database, manifest);
      await moneyPause.pause(session, `imported from an export of ${manifest.takenAt}`);
      await loadChunks(session, folder, manifest);
      await compareTables(session, manifest);
      await target.settle(session);
    } finally {
      await session.close();
    }
    await verifyTarget(config, database.serviceUrl, manifest);
    await target.forget(database.ownerUrl);
  } finally {
    await database.stop();
  }
  console.log(
    `The export of ${manifest.takenAt} is complete and identical here. Payments stay paused until ` +
      'surety jobs resume: ' +
      'first make sure that no service uses the database it came from.',
  );
  return 0;
}

async function readWhole(config: Config, folder: string): Promise<ExportManifest> {
  const path = join(folder, EXPORTED);
  if (!existsSync(path)) throw new CommandError(`${folder} is not an export: it has no ${EXPORTED}`);
  const secret = await secretIfHere(config);
  const manifest = await readExportManifest(await readFile(path, 'utf8'), path, secret);
  if (!manifest.complete) {
    throw new CommandError(`the export in ${folder} is incomplete; run surety export again to continue it`);
  }
  if (secret?.id !== manifest.secret) {
    throw new CommandError(
      `the export is encrypted with the secret ${manifest.secret}, which is not here; set SECRETS_KEY ` +
        'to it, or put its ' +
        'secrets.key into DATA_DIR',
    );
  }
  return manifest;
}

type Target = { readonly ownerUrl: string; readonly serviceUrl: string; stop(): Promise<void> };

async function openTarget(config: Config): Promise<Target> {
  const { DATABASE_URL: serviceUrl, MIGRATION_DATABASE_URL: ownerUrl = serviceUrl } = config;
  if (serviceUrl && ownerUrl) return { serviceUrl, ownerUrl, stop: async () => undefined };
  return startEmbeddedPostgres({ dataDir: config.DATA_DIR });
}

/**
 * Creates the tables if there are none. Accepts only an empty database or an interrupted import of this
 * export.
 */
async function refuseOther(session: Session, urls: Target, manifest: ExportManifest): Promise<void> {
  await migrate(urls.ownerUrl, urls.serviceUrl);
  const migration = await lastMigration(session);
  if (migration !== manifest.migration) {
    throw new CommandError(
      `the export is from version ${manifest.version} (${manifest.migration}), but this database is at ` +
        `${migration}; ` +
        'use the same version of Surety on both sides',
    );
  }
  const begun = await target.importUnderWay(session);
  if (begun === manifest.id) return;
  if (begun !== null) throw new CommandError('this database has part of another export; use an empty one');
  const filled = await target.firstFilled(session);
  if (filled !== null)
    throw new CommandError(`this database is not empty (${filled} has rows); use an empty one`);
}

async function loadChunks(session: Session, folder: string, manifest: ExportManifest): Promise<void> {
  const progress = progressLine(process.stderr, undefined, 'importing');
  const total = manifest.tables.reduce((sum, { rows }) => sum + rows, 0);
  const there = await target.chunksThere(session, manifest.id);
  let done = 0;
  for (const table of manifest.tables) {
    for (const chunk of table.chunks) {
      if (!there.has(chunk.file)) {
        const source = readChunk(join(folder, chunk.file), chunk);
        await target.load(session, {
          exportId: manifest.id,
          table,
          ...chunk,
          first: chunk === table.chunks[0],
          source,
        });
      }
      done += chunk.rows;
      progress.show({ stage: 'rows', done, total });
    }
  }
  progress.clear();
}

/** Compares the rows of every table with the export, in any order, except for the start of the event log. */
async function compareTables(session: Session, manifest: ExportManifest): Promise<void> {
  const progress = progressLine(process.stderr);
  const here = new Map((await tables.listTables(session)).map((table) => [table.name, table]));
  for (const [nth, { name, rows, digest }] of manifest.tables.entries()) {
    const table = here.get(name);
    const found = table && (await tables.contentsOf(session, table));
    if (found?.rows !== rows || (found.digest !== digest && name !== 'event_log')) {
      throw new CommandError(
        `${name} differs from the export (${found?.rows} of ${rows} rows); start again with an empty ` +
          'database',
      );
    }
    progress.show({ stage: 'tables', done: nth + 1, total: manifest.tables.length });
  }
  progress.clear();
}

async function verifyTarget(config: Config, url: string, { books }: ExportManifest): Promise<void> {
  const { result, text } = await checkDatabase(config, url);
  console.log(text);
  if (result.faults.length > 0)
    throw new CommandError('the books have faults here; do not use this database');
  const found = figures(result);
  if (books.length > 0 && found.join() !== books.join()) {
    throw new CommandError(
      `the verification here found ${found.join('; ')}; the export has ${books.join('; ')}`,
    );
  }
}
