import type { Db } from '#store/db.ts';

/** What is told of a day: an amount of money by currency, or a count by flag or outcome. */
export type DailyFigure = {
  readonly day: string;
  readonly figure: 'deposit.received' | 'milestone.released' | 'assessment' | 'verification';
  readonly label: string;
  /** In digits: a sum may be larger than a number can hold. */
  readonly amount: string;
};

/** Their amounts are added up. Whoever adds one empties the tables in a migration, or its past is missing. */
const MONEY_EVENTS: readonly DailyFigure['figure'][] = ['deposit.received', 'milestone.released'];
/** From so many rows on they are worth keeping; fewer are added up on every look. */
const ENOUGH = 2_000;
const MOST = 20_000;

/**
 * The figures of each day since then, exact at this moment. What was added up before is kept, so a look costs
 * what is new since the last one and not what the account has seen.
 */
export async function dailyFigures(db: Db, developerId: string, since: Date): Promise<DailyFigure[]> {
  while (await addUp(db, developerId, since));
  return db.query<DailyFigure>(
    `SELECT to_char(day, 'YYYY-MM-DD') AS day, figure, label, amount::text AS amount
     FROM read_daily_figures($1, $2, $3) ORDER BY day, figure, label`,
    [developerId, since, MONEY_EVENTS],
  );
}

async function addUp(db: Db, developerId: string, since: Date): Promise<boolean> {
  const [row] = await db.query<{ again: boolean }>('SELECT add_daily_figures($1, $2, $3, $4, $5) AS again', [
    developerId,
    since,
    MONEY_EVENTS,
    ENOUGH,
    MOST,
  ]);
  return row?.again ?? false;
}
