import type { Db, Queryable } from '#store/db.ts';

const dayOf = (now: Date) => now.toISOString().slice(0, 10);

export type RegisterCosts = { readonly lookups: number; readonly cost: number };

/**
 * Counts a lookup before it is sent, so that neither a crash nor a lost answer leaves one uncounted. False
 * when it would exceed the day's budget. Amounts are in kobo.
 */
export async function reserve(
  tx: Queryable,
  { developerId, now }: { readonly developerId: string; readonly now: Date },
  price: number,
  budget: number,
): Promise<boolean> {
  if (price > budget) return false;
  const counted = await tx.query(
    `INSERT INTO register_costs AS c (developer_id, day, lookups, cost) VALUES ($1, $2::date, 1, $3)
     ON CONFLICT (developer_id, day) DO UPDATE SET lookups = c.lookups + 1, cost = c.cost + excluded.cost
     WHERE c.cost + excluded.cost <= $4 RETURNING true`,
    [developerId, dayOf(now), price, budget],
  );
  return counted.length > 0;
}

export async function ofDay(db: Db, developerId: string, now: Date): Promise<RegisterCosts> {
  const [row] = await db.query<RegisterCosts>(
    'SELECT lookups, cost::float8 AS cost FROM register_costs WHERE developer_id = $1 AND day = $2::date',
    [developerId, dayOf(now)],
  );
  return row ?? { lookups: 0, cost: 0 };
}

export async function sweep(db: Db, before: Date, limit: number): Promise<number> {
  const gone = await db.query(
    `DELETE FROM register_costs WHERE (developer_id, day) IN (
       SELECT developer_id, day FROM register_costs WHERE day < $1::date ORDER BY day LIMIT $2)
     RETURNING true`,
    [dayOf(before), limit],
  );
  return gone.length;
}
