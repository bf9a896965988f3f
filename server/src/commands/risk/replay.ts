import type { Config } from '#app/config.ts';
import { reachDatabase } from '#app/database.ts';
import { CommandError } from '#commands/command-error.ts';
import { replay } from '#core/risk/replay.ts';
import { openDb } from '#store/db.ts';
import { requireCurrent } from '#store/migrate.ts';
import * as assessments from '#store/risk/assessments.ts';

const SHOWN = 20;

/**
 * `surety replay`: makes stored assessments again from the facts that were kept with them, all of them or
 * those that are named. 0: each came out as it was, 1: one did not.
 */
export async function replayAssessments(config: Config, ids: readonly string[]): Promise<number> {
  const database = await reachDatabase(config);
  const db = openDb(database.serviceUrl, { max: 1 });
  const counts = { same: 0, differs: 0, 'other rules': 0 };
  const different: string[] = [];
  try {
    await requireCurrent(db);
    for await (const one of ids.length > 0 ? assessments.named(db, ids) : assessments.everybodys(db)) {
      const outcome = replay(one);
      counts[outcome] += 1;
      if (outcome === 'differs' && different.length < SHOWN) different.push(one.id);
    }
  } finally {
    await db.close();
    await database.stop();
  }
  const found = counts.same + counts.differs + counts['other rules'];
  if (found < ids.length) throw new CommandError(`${ids.length - found} of these ids are no assessments`);
  for (const id of different) console.log(`${id} does not come out as it was`);
  console.log(
    `${counts.same} the same, ${counts.differs} not, ${counts['other rules']} made with other points or before facts were kept.`,
  );
  return counts.differs > 0 ? 1 : 0;
}
