import type { Db } from '#store/db.ts';

/** A figure of one day: an amount of money by currency, or a count by flag or outcome. */
export type DailyFigure = {
  readonly day: string;
  readonly figure: 'deposit.received' | 'milestone.released' | 'assessment' | 'verification';
  readonly label: string;
  /** A decimal string: a sum may exceed the range of a number. */
  readonly amount: string;
};

/**
 * Events whose amounts are summed. When you add one, empty the tables in a migration, or its past is missing.
 */
const MONEY_EVENTS: readonly DailyFigure['figure'][] = ['deposit.received', 'milestone.released'];
/** From this number of new rows on, the sums are stored; fewer are added up on every call. */
const ENOUGH = 2_000;
const MOST = 20_000;

/**
 * Returns the figures of each day since then, exact at this moment. Earlier sums are stored, so a call costs
 * only the rows since the last one, not the account's history.
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
