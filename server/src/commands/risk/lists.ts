import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { inCells } from '#commands/cells/in-cells.ts';
import { CommandError, UsageError } from '#commands/command-error.ts';
import { printRecords } from '#commands/records.ts';
import { WATCH_SOURCES, type WatchSource } from '#core/reviews/screening/entry.ts';
import { ofacAliasesPath } from '#providers/watchlists/csv-lists.ts';
import { readWatchList } from '#providers/watchlists/read-list.ts';
import { WatchListError } from '#providers/watchlists/watch-list-error.ts';
import type { Config } from '#settings/config.ts';
import { type Db, openDb } from '#store/db.ts';
import { newId } from '#store/ids.ts';
import * as jobs from '#store/jobs.ts';
import { requireCurrent } from '#store/migrate.ts';
import type { ListVersion } from '#store/reviews/screening/lists.ts';
import * as lists from '#store/reviews/screening/lists.ts';

const USAGE = `use one of
  surety lists                                       list the lists that are loaded
  surety lists update --source <name> --file <path>  replace a list with a newer file
The sources are ${WATCH_SOURCES.join(', ')}.`;

type ListsOptions = {
  readonly source?: string | undefined;
  readonly file?: string | undefined;
  readonly json?: boolean | undefined;
};

/**
 * `surety lists`: sanctions and watch lists, from files that the operator has downloaded. People screened
 * before are screened again by a worker.
 */
export async function manageLists(
  config: Config,
  [verb, ...rest]: readonly string[],
  { source, file, json = false }: ListsOptions,
): Promise<number> {
  const show = verb === undefined;
  if (rest.length > 0 || !(show || (verb === 'update' && source && file))) throw new UsageError(USAGE);
  return inCells(config, json, async (serviceUrl) => {
    const db = openDb(serviceUrl, { max: 1 });
    try {
      await requireCurrent(db);
      if (show) return await showLists(db, json);
      const made = await update(db, sourceOf(source ?? ''), file ?? '');
      console.log(made ? `Loaded: ${describe(made)}` : 'The list has not changed.');
      return 0;
    } finally {
      await db.close();
    }
  });
}

async function showLists(db: Db, json: boolean): Promise<number> {
  const loaded = await lists.current(db);
  const columns = {
    LIST: ({ source: name }: ListVersion) => name,
    VERSION: ({ version }: ListVersion) => String(version),
    ENTRIES: ({ entries }: ListVersion) => String(entries),
    LOADED: ({ loadedAt }: ListVersion) => loadedAt.toISOString(),
  };
  const notes = loaded.length === 0 ? ['No list is loaded.'] : [];
  printRecords({ rows: loaded, columns, line: describe, notes }, json);
  return 0;
}

const ALIASES = 'download alt.csv into the same folder, or use sdn.xml';

function sourceOf(text: string): WatchSource {
  const source = WATCH_SOURCES.find((name) => name === text);
  if (!source) throw new UsageError(`there is no source ${text}; ${USAGE}`);
  return source;
}

async function update(
  db: ReturnType<typeof openDb>,
  source: WatchSource,
  file: string,
): Promise<ListVersion | null> {
  if (!(await stat(file).catch(() => null))?.isFile()) throw new CommandError(`there is no file ${file}`);
  const now = new Date();
  try {
    const aliases = ofacAliasesPath(file);
    if (source === 'ofac' && /\.csv$/i.test(file) && (aliases === file || !existsSync(aliases)))
      process.stderr.write(`Without ${basename(aliases)} beside it, most aliases are missing: ${ALIASES}\n`);
    const made = await lists.replace(db, source, readWatchList(source, file), now);
    const payload = { since: now.toISOString() };
    if (made) await jobs.add(db, { id: newId('job'), kind: 'screen-again', payload, runAt: now }, now);
    return made;
  } catch (error) {
    if (error instanceof WatchListError) throw new CommandError(`${file} cannot be read: ${error.message}`);
    throw error;
  }
}

function describe({ source, version, entries, added, changed, removed, loadedAt }: ListVersion): string {
  const differs = `${added} added, ${changed} changed, ${removed} removed`;
  return `${source} version ${version}: ${entries} entries (${differs}), loaded ${loadedAt.toISOString()}`;
}
