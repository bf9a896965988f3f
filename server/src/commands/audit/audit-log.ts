import { unlockBeside } from '#app/database.ts';
import { inCells } from '#commands/cells/in-cells.ts';
import { UsageError } from '#commands/command-error.ts';
import { printRecords } from '#commands/records.ts';
import type { Config } from '#settings/config.ts';
import * as log from '#store/audit/log.ts';
import { openDb } from '#store/db.ts';
import { requireCurrent } from '#store/migrate.ts';
import { OF_SERVICE } from './operator.ts';

const SHOWN = 200;

/**
 * `surety audit list`: changes made by commands that belong to no single account, newest first. Read-only.
 */
export async function manageAuditLog(
  config: Config,
  words: readonly string[],
  json: boolean,
): Promise<number> {
  if (words.length !== 1 || words[0] !== 'list') throw new UsageError('usage: surety audit list');
  return inCells(config, json, (serviceUrl) => listAuditLog(config, serviceUrl, json));
}

async function listAuditLog(config: Config, serviceUrl: string, json: boolean): Promise<number> {
  const locked = openDb(serviceUrl, { max: 1 });
  try {
    await requireCurrent(locked);
    const { db } = await unlockBeside(locked, config);
    const { entries, next } = await log.read(db, OF_SERVICE, {}, { limit: SHOWN, before: undefined });
    const factsOf = ({ before, after }: (typeof entries)[number]) =>
      Object.entries({ ...before, ...after })
        .map(([name, value]) => `${name} ${value}`)
        .join(', ');
    const columns = {
      WHEN: ({ createdAt }: (typeof entries)[number]) => createdAt.toISOString(),
      ACTION: ({ kind }: (typeof entries)[number]) => kind,
      ABOUT: ({ subject }: (typeof entries)[number]) => subject?.id ?? '',
      WHAT: factsOf,
    };
    const line = (entry: (typeof entries)[number]) =>
      Object.values(columns)
        .map((cell) => cell(entry))
        .filter(Boolean)
        .join('  ');
    const cut = next === null ? [] : [`Only the newest ${SHOWN} are shown.`];
    const notes = entries.length === 0 ? ['No command has changed anything yet.'] : cut;
    printRecords({ rows: entries, columns, line, notes }, json);
    return 0;
  } finally {
    await locked.close();
  }
}
