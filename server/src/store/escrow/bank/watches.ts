import type { Queryable } from '#store/db.ts';

/** How far a bank's lists were read: new entries up to `lookedUntil`, older ones up to `sentUntil`. */
export type Watched = { readonly lookedUntil: Date | null; readonly sentUntil: Date | null };

export async function find(db: Queryable, provider: string): Promise<Watched> {
  const [row] = await db.query<Watched>(
    'SELECT looked_until AS "lookedUntil", sent_until AS "sentUntil" FROM bank_watches WHERE provider = $1',
    [provider],
  );
  return row ?? { lookedUntil: null, sentUntil: null };
}

export async function note(
  db: Queryable,
  provider: string,
  { lookedUntil, sentUntil }: { readonly [Until in keyof Watched]: Date },
): Promise<void> {
  await db.query(
    `INSERT INTO bank_watches AS w (provider, looked_until, sent_until) VALUES ($1, $2, $3)
     ON CONFLICT (provider) DO UPDATE SET
       looked_until = greatest(w.looked_until, excluded.looked_until), sent_until = excluded.sent_until`,
    [provider, lookedUntil, sentUntil],
  );
}

/** Returns how long ago the lists of each bank were last read to their end, in seconds. */
export async function ages(db: Queryable, now: Date): Promise<Record<string, number>> {
  const rows = await db.query<{ provider: string; lookedUntil: Date }>(
    'SELECT provider, looked_until AS "lookedUntil" FROM bank_watches',
  );
  return Object.fromEntries(
    rows.map(({ provider, lookedUntil }) => [
      provider,
      Math.max(0, (now.getTime() - lookedUntil.getTime()) / 1_000),
    ]),
  );
}

export type Standing = { readonly transactionId: string; readonly gone: boolean };

/** What the bank has returned of deposit `d` by refunds, those included that it has paid twice. */
const RETURNED = `(
  SELECT coalesce(sum(r.amount), 0) FROM refund_parts r
  WHERE r.developer_id = d.developer_id AND r.agreement_id = d.agreement_id
    AND r.provider = d.provider AND r.transaction_id = d.transaction_id
    AND r.status = 'PAID' AND (r.bank_code IS NULL OR r.via_refund)) + (
  SELECT coalesce(sum(CASE t.kind WHEN 'overpaid' THEN t.amount ELSE -t.amount END), 0)
  FROM transfers t JOIN refund_parts r USING (developer_id, agreement_id)
  WHERE t.developer_id = d.developer_id AND t.agreement_id = d.agreement_id
    AND t.kind IN ('overpaid', 'overpaid_returned') AND starts_with(t.cause, r.stem || '_')
    AND r.provider = d.provider AND r.transaction_id = d.transaction_id)`;

/**
 * Returns the posted ones of these bank transactions, and whether all of their money is gone from the bank by
 * our books: reversed by the bank, or returned by refunds that the bank has paid.
 */
export async function standingOf(
  db: Queryable,
  provider: string,
  transactionIds: readonly string[],
): Promise<Standing[]> {
  return db.query<Standing>(
    `SELECT p.transaction_id AS "transactionId",
       coalesce(d.reversed > 0, false) OR coalesce(d.amount <= ${RETURNED}, false) OR EXISTS (
         SELECT 1 FROM platform_transfers h WHERE h.provider = p.provider AND h.cause = p.transaction_id
           AND h.kind IN ('unmatched_reversed', 'unmatched_returned')) AS gone
     FROM provider_transactions p LEFT JOIN deposits d USING (developer_id, agreement_id, provider, transaction_id)
     WHERE p.provider = $1 AND p.transaction_id = ANY($2)`,
    [provider, transactionIds],
  );
}
