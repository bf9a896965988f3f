import type { Money } from '#core/escrow/money.ts';
import type { Db, Queryable } from '#store/db.ts';

/** Money that a bank has and that belongs to no agreement. The cause is the bank's transaction. */
export type Stray = {
  readonly provider: string;
  readonly transactionId: string;
  readonly accountNumber: string;
  readonly amount: Money;
  readonly currency: string;
};

export const HOUSE_MOVEMENTS = {
  unmatched: { debit: 'bank', credit: 'unmatched' },
  unmatched_returned: { debit: 'unmatched', credit: 'bank' },
  unmatched_reversed: { debit: 'unmatched', credit: 'bank' },
} as const;
export type HouseMovement = keyof typeof HOUSE_MOVEMENTS;

/**
 * Puts a stray deposit on the books of the house. False when the transaction is on somebody's books already:
 * each bank transaction is registered once, whoever it turns out to be for.
 */
export function takeIn(db: Db, stray: Stray, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const fresh = await tx.query(
      `INSERT INTO provider_transactions (provider, transaction_id, developer_id, agreement_id)
       VALUES ($1, $2, '', '') ON CONFLICT DO NOTHING RETURNING true`,
      [stray.provider, stray.transactionId],
    );
    if (fresh.length === 0) return false;
    await post(tx, 'unmatched', stray, now);
    return true;
  });
}

/** False when the same was posted before. */
export async function post(db: Queryable, kind: HouseMovement, stray: Stray, now: Date): Promise<boolean> {
  const { debit, credit } = HOUSE_MOVEMENTS[kind];
  const { provider, transactionId, amount, currency, accountNumber } = stray;
  const fresh = await db.query(
    `INSERT INTO house_transfers (provider, cause, kind, debit, credit, amount, currency, account_number, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING RETURNING true`,
    [provider, transactionId, kind, debit, credit, amount, currency, accountNumber, now],
  );
  return fresh.length > 0;
}

/** `left` is how it left the house, if it has. */
export type StrayState = Stray & { readonly left: Exclude<HouseMovement, 'unmatched'> | null };

/** A stray deposit, and whether the house still has it. */
export async function find(
  db: Queryable,
  provider: string,
  transactionId: string,
): Promise<StrayState | null> {
  const [row] = await db.query<StrayState>(
    `SELECT h.provider, h.cause AS "transactionId", h.account_number AS "accountNumber", h.amount, h.currency,
       (SELECT o.kind FROM house_transfers o WHERE o.provider = h.provider AND o.cause = h.cause
         AND o.kind <> 'unmatched' LIMIT 1) AS left
     FROM house_transfers h WHERE h.provider = $1 AND h.cause = $2 AND h.kind = 'unmatched'`,
    [provider, transactionId],
  );
  return row ?? null;
}

export type HouseTotal = { readonly provider: string; readonly currency: string; readonly unmatched: bigint };

/** What the house keeps for others, by bank and currency. */
export async function totals(db: Queryable): Promise<HouseTotal[]> {
  const rows = await db.query<Omit<HouseTotal, 'unmatched'> & { unmatched: string }>(
    `SELECT provider, currency,
       sum(CASE 'unmatched' WHEN credit THEN amount WHEN debit THEN -amount END)::text AS unmatched
     FROM house_transfers GROUP BY provider, currency ORDER BY currency, provider`,
  );
  return rows.map((row) => ({ ...row, unmatched: BigInt(row.unmatched) }));
}
