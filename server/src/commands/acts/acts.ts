import type { Config } from '#app/config.ts';
import { reachDatabase, unlockBeside } from '#app/database.ts';
import { CommandError } from '#commands/command-error.ts';
import * as log from '#store/acts/log.ts';
import { openDb } from '#store/db.ts';
import { requireCurrent } from '#store/migrate.ts';
import { OF_SERVICE } from './operator.ts';

const SHOWN = 200;

/** `surety acts list`: what commands did to no account in particular, newest first. Reads only. */
export async function manageActs(config: Config, words: readonly string[]): Promise<number> {
  if (words.length !== 1 || words[0] !== 'list') throw new CommandError('usage: surety acts list');
  const database = await reachDatabase(config);
  const locked = openDb(database.serviceUrl, { max: 1 });
  try {
    await requireCurrent(locked);
    const { db } = await unlockBeside(locked, config);
    const { entries, next } = await log.read(db, OF_SERVICE, {}, { limit: SHOWN, before: undefined });
    for (const { createdAt, kind, subject, before, after } of entries) {
      const facts = Object.entries({ ...before, ...after }).map(([name, value]) => `${name} ${value}`);
      console.log([createdAt.toISOString(), kind, subject?.id, facts.join(', ')].filter(Boolean).join('  '));
    }
    if (next !== null) console.log(`Only the newest ${SHOWN} are shown.`);
    if (entries.length === 0) console.log('No command has changed anything yet.');
    return 0;
  } finally {
    await locked.close();
    await database.stop();
  }
}
