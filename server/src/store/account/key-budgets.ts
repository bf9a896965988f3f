import type { Db } from '#store/db.ts';

export type BudgetKey = { readonly developerId: string; readonly budgetId: string; readonly day: string };

/**
 * Reserves an amount from a budget for the day; false when not enough is left. A single statement, so
 * concurrent requests cannot overspend.
 */
export async function take(db: Db, key: BudgetKey, amount: number, limit: number): Promise<boolean> {
  if (amount > limit) return false;
  const taken = await db.query(
    `INSERT INTO key_budgets AS b (developer_id, budget_id, day, spent) VALUES ($1, $2, $3, $4)
     ON CONFLICT (developer_id, budget_id, day) DO UPDATE SET spent = b.spent + excluded.spent
       WHERE b.spent + excluded.spent <= $5::bigint
     RETURNING true`,
    [key.developerId, key.budgetId, key.day, amount, limit],
  );
  return taken.length > 0;
}

/** Returns an amount that was reserved for an operation that did not happen. */
export async function giveBack(db: Db, key: BudgetKey, amount: number): Promise<void> {
  await db.query(
    `UPDATE key_budgets SET spent = spent - $4 WHERE developer_id = $1 AND budget_id = $2 AND day = $3`,
    [key.developerId, key.budgetId, key.day, amount],
  );
}

export async function spentOn(db: Db, key: BudgetKey): Promise<number> {
  const [row] = await db.query<{ spent: number }>(
    'SELECT spent FROM key_budgets WHERE developer_id = $1 AND budget_id = $2 AND day = $3',
    [key.developerId, key.budgetId, key.day],
  );
  return row?.spent ?? 0;
}

const KEPT_DAYS = 31;

export async function sweep(db: Db, day: string, limit: number): Promise<number> {
  const gone = await db.query(
    `DELETE FROM key_budgets WHERE (developer_id, budget_id, day) IN (
       SELECT developer_id, budget_id, day FROM key_budgets WHERE day < $1::date - $2::integer
       ORDER BY day LIMIT $3) RETURNING true`,
    [day, KEPT_DAYS, limit],
  );
  return gone.length;
}
