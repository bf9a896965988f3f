import { createContext } from '#app/context.ts';
import { reachDatabase, unlockBeside } from '#app/database.ts';
import { operatorOf } from '#commands/audit/operator.ts';
import type { Config } from '#settings/config.ts';
import { openDb } from '#store/db.ts';
import { requireCurrent } from '#store/migrate.ts';

type Beside = ReturnType<typeof createContext> & Awaited<ReturnType<typeof operatorOf>>;

/** Runs work of the service in a process of its own, as the operator. */
export async function besideService<Result>(
  config: Config,
  work: (context: Beside) => Promise<Result>,
): Promise<Result> {
  const database = await reachDatabase(config);
  const locked = openDb(database.serviceUrl, { max: 1 });
  try {
    await requireCurrent(locked);
    const opened = await unlockBeside(locked, config);
    const context = createContext(opened.db, config, { secret: opened.secret });
    const { caller, ...operator } = await operatorOf(opened);
    return await work({ ...context, ...operator, caller: { ...context.caller, ...caller } });
  } finally {
    await locked.close();
    await database.stop();
  }
}
