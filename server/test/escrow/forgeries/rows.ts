import type { Db, Queryable } from '#store/db.ts';

/** Tables with rows of an agreement, and the column with its id. */
const TABLES = {
  agreements: 'id',
  milestones: 'agreement_id',
  transfers: 'agreement_id',
  events: 'stream_id',
  deposits: 'agreement_id',
  refunds: 'agreement_id',
  refund_parts: 'agreement_id',
  payouts: 'agreement_id',
  payout_attempts: 'agreement_id',
  exceptions: 'agreement_id',
  provider_transactions: 'agreement_id',
  virtual_accounts: 'agreement_id',
  bank_references: 'agreement_id',
} as const;

/** In UTC, because Citus accepts no interval arithmetic that depends on the session's time zone. */
export const DAY_BEFORE = `(created_at AT TIME ZONE 'UTC' - interval '1 day') AT TIME ZONE 'UTC'`;

export type Rows = ReadonlyMap<string, string>;

/** Saves all rows of an agreement, to be restored later. */
export async function rememberRows(owner: Db, agreementId: string): Promise<Rows> {
  const rows = new Map<string, string>();
  for (const [table, column] of Object.entries(TABLES)) {
    const [found] = await owner.query<{ rows: string }>(
      `SELECT coalesce(json_agg(t), '[]')::text AS rows FROM ${table} t WHERE ${column} = $1`,
      [agreementId],
    );
    rows.set(table, found?.rows ?? '[]');
  }
  return rows;
}

export async function eraseAgreement(tx: Queryable, agreementId: string): Promise<void> {
  for (const [table, column] of Object.entries(TABLES)) {
    await tx.query(`DELETE FROM ${table} WHERE ${column} = $1`, [agreementId]);
  }
  await tx.query(`DELETE FROM jobs WHERE payload->>'agreementId' = $1`, [agreementId]);
}

export async function putBack(tx: Queryable, rows: Rows): Promise<void> {
  for (const [table, json] of rows) {
    await tx.query(`INSERT INTO ${table} SELECT * FROM json_populate_recordset(NULL::${table}, $1)`, [json]);
  }
}
