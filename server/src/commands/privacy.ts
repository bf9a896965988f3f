import { readFile } from 'node:fs/promises';
import type { Context } from '#actions/context.ts';
import { replayErasure } from '#actions/privacy/erase-person.ts';
import { createContext } from '#app/context.ts';
import { type Unlocked, unlockBeside } from '#app/database.ts';
import { OPERATOR } from '#core/actor.ts';
import { type Erasure, erasureMacInput } from '#core/privacy/erasure.ts';
import { Problem } from '#core/problem.ts';
import type { Config } from '#settings/config.ts';
import { openDatabaseClock } from '#store/clock.ts';
import { type Db, openDb } from '#store/db.ts';
import { requireCurrent } from '#store/migrate.ts';
import * as erasures from '#store/privacy/erasures.ts';
import { inCells } from './cells/in-cells.ts';
import { CommandError, UsageError } from './command-error.ts';

const PAGE = 1_000;

const USAGE = `use one of
  surety privacy erasures          print the list of erasures; keep it apart from the backups
  surety privacy replay <file>     carry out the erasures of a list that this database does not know`;

/** `surety privacy`: the list of erasures, and their repetition after a restore. */
export async function managePrivacy(
  config: Config,
  [verb, file, ...rest]: readonly string[],
): Promise<number> {
  const isList = verb === 'erasures' && file === undefined;
  const isReplay = verb === 'replay' && file !== undefined;
  if (rest.length > 0 || !(isList || isReplay)) throw new UsageError(USAGE);
  const listed = isReplay ? await readList(file) : [];
  return inCells(config, true, async (serviceUrl) => {
    const locked = openDb(serviceUrl, { max: 1 });
    try {
      await requireCurrent(locked);
      const opened = await unlockBeside(locked, config);
      return await (isList ? print(opened.db) : replay(opened, config, listed));
    } finally {
      await locked.close();
    }
  });
}

/** One line of JSON for each erasure, with its MAC. */
async function print(db: Db): Promise<number> {
  for await (const erasure of all(db)) console.log(JSON.stringify(erasure));
  return 0;
}

async function* all(db: Db): AsyncGenerator<erasures.StoredErasure> {
  for (let after: erasures.StoredErasure | null = null, more = true; more; ) {
    const page: erasures.StoredErasure[] = await erasures.page(db, after, PAGE);
    yield* page;
    after = page.at(-1) ?? after;
    more = page.length === PAGE;
  }
}

async function readList(file: string): Promise<erasures.StoredErasure[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim() !== '');
  return lines.map((line, index) => {
    try {
      const { erasedAt, keptUntil, ...erasure } = JSON.parse(line);
      return { ...erasure, erasedAt: new Date(erasedAt), keptUntil: keptUntil && new Date(keptUntil) };
    } catch {
      throw new CommandError(
        `line ${index + 1} of ${file} is not an erasure; use a list of surety privacy erasures`,
      );
    }
  });
}

async function replay(
  opened: Unlocked,
  config: Config,
  listed: readonly erasures.StoredErasure[],
): Promise<number> {
  const context = await contextOf(opened, config);
  const known = new Set<string>();
  for await (const { developerId, id } of all(opened.db)) known.add(`${developerId} ${id}`);
  let [done, left] = [0, 0];
  for (const { mac, ...erasure } of listed) {
    if (known.has(`${erasure.developerId} ${erasure.id}`)) continue;
    if (context.mac(erasureMacInput(erasure)) !== mac) {
      throw new CommandError(
        `the MAC of ${erasure.id} does not match: the list was changed, or is of another service`,
      );
    }
    if (await replayOne(context, erasure)) done += 1;
    else left += 1;
  }
  console.log(`Erased again: ${done}. Known already: ${listed.length - done - left}. Left: ${left}.`);
  return left === 0 ? 0 : 1;
}

async function replayOne(context: Context, erasure: Erasure): Promise<boolean> {
  try {
    await context.db.transaction((tx) => replayErasure(context, tx, erasure));
    return true;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    console.error(`${erasure.id}: ${error.message} Then run this command again.`);
    return false;
  }
}

async function contextOf({ db, secret }: Unlocked, config: Config): Promise<Context> {
  const { clock } = await openDatabaseClock(db);
  const context = createContext(db, config, { secret, clock });
  return { ...context, caller: { ...context.caller, actor: OPERATOR } };
}
