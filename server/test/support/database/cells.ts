import type { Context } from '#actions/context.ts';
import { readConfig } from '#app/config.ts';
import type { ContextParts } from '#app/context.ts';
import { manageCells } from '#commands/cells/cells.ts';
import { openRootSecret } from '#settings/root-secret.ts';
import * as cells from '#store/connection/cells.ts';
import { type Db, openDb, unlocked } from '#store/db.ts';
import * as dataKey from '#store/secrets/data-key.ts';
import { openSecretBox } from '#store/secrets/secret-box.ts';
import { TEST_SECRETS_KEY } from '#test/support/cli.ts';
import { PATIENT } from '#test/support/patience.ts';
import type { TestDatabase } from './database.ts';

type OtherCell = { readonly name: string; readonly db: Db };

/** Made and opened as whoever runs the service would. */
export async function addCells(database: TestDatabase, names: readonly string[]): Promise<OtherCell[]> {
  const { serviceUrl: DATABASE_URL, ownerUrl: MIGRATION_DATABASE_URL } = database;
  const config = readConfig({ DATABASE_URL, MIGRATION_DATABASE_URL });
  const secret = await openRootSecret(Buffer.from(TEST_SECRETS_KEY, 'hex'), '');
  const made: OtherCell[] = [];
  for (const name of names) {
    await manageCells(config, ['add', name], false);
    await manageCells(config, ['open', name], false);
    const db = openDb(cells.urlOf(DATABASE_URL, { name, isFirst: false }), { max: 4, ...PATIENT });
    made.push({ name, db: unlocked(db, await dataKey.open(db, openSecretBox(secret))) });
  }
  return made;
}

/** A context for each, all of which know each other. */
export function withCells(
  first: Db,
  others: readonly OtherCell[],
  open: (db: Db, parts: ContextParts) => Context,
): Context[] {
  if (others.length === 0) return [open(first, {})];
  const contexts: Context[] = [];
  for (const { name, db } of [{ name: 'public', db: first }, ...others]) {
    const otherCells = () => contexts.filter(({ cell }) => cell.name !== name);
    contexts.push(open(db, { cell: { name, isFirst: db === first }, otherCells }));
  }
  return contexts;
}

/** Does something as if each cell in turn were the only one. */
export async function inEveryCell<App extends Cells>(
  app: App,
  work: (app: App) => Promise<void>,
): Promise<void> {
  for (const context of app.contexts ?? [app.context]) await work({ ...app, context });
}

type Cells = { readonly context: Context; readonly contexts?: readonly Context[] };
