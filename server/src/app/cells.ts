import { join } from 'node:path';
import type { Context } from '#actions/context.ts';
import type { Workers } from '#jobs/workers.ts';
import { openAnchorFolder } from '#providers/anchor-folder.ts';
import { type Config, ConfigError } from '#settings/config.ts';
import type { RootSecret } from '#settings/root-secret.ts';
import { type DatabaseClock, openDatabaseClock } from '#store/clock.ts';
import * as cells from '#store/connection/cells.ts';
import { type Db, openDb } from '#store/db.ts';
import { requireCurrent } from '#store/migrate.ts';
import { type ContextParts, createContext } from './context.ts';
import { type DatabaseUrls, reachDatabase, unlockDatabase } from './database.ts';

/** A cell that this process has opened. */
export type OpenCell = {
  readonly cell: Context['cell'];
  readonly db: Db;
  readonly secret: RootSecret;
  readonly time: DatabaseClock;
  /** The workers of the cell in this process; null if it does not work, or not yet. */
  workers: Workers | null;
};

/**
 * A connection has the plans of the functions that it has called, and a new one makes them again: some 50 ms
 * of CPU. Long enough that a service in use keeps its connections.
 */
const IDLE_TIMEOUT_MS = 300_000;

/** Maximum number of connections of one process to all cells, and the minimum for each. */
const MOST_CONNECTIONS = 20;
const FEWEST_EACH = 4;

/** Opens every cell, the first one first. A single cell has no name. */
export async function openCells(
  { serviceUrl, cells: all }: Pick<DatabaseUrls, 'serviceUrl' | 'cells'>,
  config: Config,
): Promise<OpenCell[]> {
  const listed = all.length > 0 ? all : [{ name: '', isFirst: true }];
  const max = Math.max(FEWEST_EACH, Math.floor(MOST_CONNECTIONS / listed.length));
  const opened: OpenCell[] = [];
  try {
    for (const { name, isFirst } of listed) {
      const url = cells.urlOf(serviceUrl, { name, isFirst });
      const locked = openDb(url, { idleTimeoutMs: IDLE_TIMEOUT_MS, ...(all.length > 0 && { max }) });
      const { db, secret } = await unlockDatabase(locked, config);
      const time = await openDatabaseClock(db);
      opened.push({ cell: { name, isFirst }, db, secret, time, workers: null });
    }
    return opened;
  } catch (error) {
    await Promise.all(opened.map(({ db }) => db.close()));
    throw error;
  }
}

/** Creates the context of each cell. Everything that is not in a database is shared. */
export function contextsOf(
  opened: readonly OpenCell[],
  config: Config,
  partsOf: (cell: OpenCell) => ContextParts,
): Context[] {
  const anchors = config.ANCHOR_DIR ?? join(config.DATA_DIR, 'anchors');
  const contexts: Context[] = [];
  for (const one of opened) {
    const { cell, db, secret, time } = one;
    const context = createContext(db, config, {
      cell,
      secret,
      clock: time.clock,
      // Each cell has a file for the platform, so the folders are separate.
      publishAnchor: openAnchorFolder(cell.isFirst ? anchors : join(anchors, cell.name)),
      otherCells: () => contexts.filter((other) => other.cell.name !== cell.name),
      ...partsOf(one),
    });
    contexts.push(context);
  }
  return contexts;
}

type Reached = { readonly name: string | null; readonly serviceUrl: string };

/** Returns every cell of an existing database, or the one in CELL. A single cell has a null name. */
export async function reachCells(
  config: Config,
): Promise<{ readonly cells: readonly Reached[]; stop(): Promise<void> }> {
  if (config.CELL !== undefined) {
    const { serviceUrl, stop } = await reachDatabase(config);
    return { cells: [{ name: config.CELL, serviceUrl }], stop };
  }
  const { serviceUrl, stop } = await reachDatabase(config);
  const db = openDb(serviceUrl, { max: 1 });
  try {
    await requireCurrent(db);
    const all = await cells.list(db);
    const named = all.map((cell) => ({ name: cell.name, serviceUrl: cells.urlOf(serviceUrl, cell) }));
    return { cells: named.length > 0 ? named : [{ name: null, serviceUrl }], stop };
  } catch (error) {
    await stop();
    throw error;
  } finally {
    await db.close();
  }
}

/** Returns the name of the first cell; null while it is the only one. */
export async function firstCell(config: Config): Promise<string | null> {
  const { serviceUrl, stop } = await reachDatabase({ ...config, CELL: undefined });
  try {
    const [first] = await cells.listAt(serviceUrl);
    return first?.name ?? null;
  } finally {
    await stop();
  }
}

/** Runs work in one cell that may need to ask the others, beside a running service. */
export async function amongCells<Result>(
  config: Config,
  name: string,
  work: (context: Context) => Promise<Result>,
): Promise<Result> {
  const { serviceUrl, stop } = await reachDatabase({ ...config, CELL: undefined });
  try {
    const opened = await openCells({ serviceUrl, cells: await cells.listAt(serviceUrl) }, config);
    try {
      const chosen = contextsOf(opened, config, () => ({})).find(({ cell }) => cell.name === name);
      if (!chosen) throw new ConfigError(`there is no cell ${name}; list them with: surety cells list`);
      return await work(chosen);
    } finally {
      await Promise.all(opened.map(({ db }) => db.close()));
    }
  } finally {
    await stop();
  }
}
