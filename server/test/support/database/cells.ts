import type { Context } from '#actions/context.ts';
import type { ContextParts } from '#app/context.ts';
import { manageCells } from '#commands/cells/cells.ts';
import { readConfig } from '#settings/config.ts';
import { openRootSecret } from '#settings/root-secret.ts';
import * as cells from '#store/connection/cells.ts';
import { type Db, openDb, unlocked } from '#store/db.ts';
import * as dataKey from '#store/secrets/data-key.ts';
import { openSecretBox } from '#store/secrets/secret-box.ts';
import { TEST_SECRETS_KEY } from '#test/support/cli.ts';
import { PATIENT } from '#test/support/patience.ts';
import type { TestDatabase } from './database.ts';

type OpenedCell = { readonly name: string; readonly isFirst: boolean; readonly db: Db };

/** Creates and opens cells as an operator would. */
export async function addCells(database: TestDatabase, names: readonly string[]): Promise<OpenedCell[]> {
  const config = readConfig(database.settings);
  const made: OpenedCell[] = [];
  for (const name of names) {
    await manageCells(config, ['add', name], false);
    await manageCells(config, ['open', name], false);
    const at = { name, isFirst: false };
    made.push({ ...at, db: await openCell(cells.urlOf(database.settings.DATABASE_URL, at)) });
  }
  return made;
}

/** Opens the existing cells other than this database's own. */
export async function openCellsBeside(
  { cells: all, cell }: TestDatabase,
  route = async (serviceUrl: string) => serviceUrl,
): Promise<OpenedCell[]> {
  const others: OpenedCell[] = [];
  for (const [index, { cell: name = '', serviceUrl }] of all.entries()) {
    if (name === cell) continue;
    others.push({ name, isFirst: index === 0, db: await openCell(await route(serviceUrl)) });
  }
  return others;
}

async function openCell(url: string): Promise<Db> {
  const secret = await openRootSecret(Buffer.from(TEST_SECRETS_KEY, 'hex'), '');
  const db = openDb(url, { max: 4, ...PATIENT });
  return unlocked(db, await dataKey.open(db, openSecretBox(secret)));
}

/** Makes one context per cell, the first cell first, each of which knows the others. */
export function withCells(
  home: OpenedCell,
  others: readonly OpenedCell[],
  open: (db: Db, parts: ContextParts) => Context,
): Context[] {
  if (others.length === 0) return [open(home.db, {})];
  const contexts: Context[] = [];
  for (const { db, ...cell } of [home, ...others].sort((a, b) => Number(b.isFirst) - Number(a.isFirst))) {
    const otherCells = () => contexts.filter((other) => other.cell.name !== cell.name);
    contexts.push(open(db, { cell, otherCells }));
  }
  return contexts;
}

/** Runs a function in each cell in turn, as if it were the only one. */
export async function inEveryCell<App extends Cells>(
  app: App,
  work: (app: App) => Promise<void>,
): Promise<void> {
  for (const context of app.contexts ?? [app.context]) await work({ ...app, context });
}

type Cells = { readonly context: Context; readonly contexts?: readonly Context[] };
