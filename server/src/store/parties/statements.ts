import type { MovementKind } from '#core/escrow/ledger.ts';
import type { Queryable } from '#store/db.ts';

export type Span = { readonly from: Date; readonly to: Date };

/** Returns the limits of a month such as `2030-01` in a time zone. */
export async function limitsOf(db: Queryable, month: string, timeZone: string): Promise<Span> {
  const [row] = await db.query<Span>(
    `SELECT ($1 || '-01')::timestamp AT TIME ZONE $2 AS "from",
       (($1 || '-01')::timestamp + interval '1 month') AT TIME ZONE $2 AS "to"`,
    [month, timeZone],
  );
  if (!row) throw new Error(`${month} has no limits`);
  return row;
}

export type SellerEntry = {
  readonly currency: string;
  readonly agreementId: string;
  readonly sequence: number;
  readonly kind: MovementKind;
  readonly credit: string;
  readonly amount: number;
  readonly createdAt: Date;
  readonly hash: string;
};

const OF_SELLER = `FROM agreements a
  JOIN transfers t ON t.developer_id = a.developer_id AND t.agreement_id = a.id
  WHERE a.developer_id = $1 AND a.seller_external_id = $2 AND 'seller' IN (t.debit, t.credit)`;

/** Returns the entries that changed what a seller is owed, oldest first. */
export async function ofSeller(
  db: Queryable,
  developerId: string,
  seller: string,
  { from, to }: Span,
  limit: number,
): Promise<SellerEntry[]> {
  return db.query<SellerEntry>(
    `SELECT a.currency, t.agreement_id AS "agreementId", t.sequence, t.kind, t.credit, t.amount,
       t.created_at AS "createdAt", t.hash ${OF_SELLER} AND t.created_at >= $3 AND t.created_at < $4
     ORDER BY t.created_at, t.agreement_id, t.sequence LIMIT $5`,
    [developerId, seller, from, to, limit],
  );
}

/** Returns what a seller was owed before a moment, by currency. */
export async function owedTo(
  db: Queryable,
  developerId: string,
  seller: string,
  before: Date,
): Promise<Map<string, bigint>> {
  const rows = await db.query<{ currency: string; owed: string }>(
    `SELECT a.currency, sum(CASE t.credit WHEN 'seller' THEN t.amount ELSE -t.amount END)::text AS owed
     ${OF_SELLER} AND t.created_at < $3 GROUP BY a.currency`,
    [developerId, seller, before],
  );
  return new Map(rows.map(({ currency, owed }) => [currency, BigInt(owed)]));
}

/** Returns the sum of each type of entry, by currency. Payouts of commission belong to no agreement. */
export async function movements(
  db: Queryable,
  developerId: string,
  { from, to }: Span,
): Promise<{ currency: string; kind: MovementKind | 'commission_payout'; count: number; amount: string }[]> {
  return db.query(
    `SELECT a.currency, t.kind, count(*) AS count, sum(t.amount)::text AS amount
     FROM transfers t JOIN agreements a ON a.developer_id = t.developer_id AND a.id = t.agreement_id
     WHERE t.developer_id = $1 AND t.created_at >= $2 AND t.created_at < $3
     GROUP BY a.currency, t.kind
     UNION ALL
     SELECT currency, 'commission_payout', count(*), sum(amount)::text FROM commission_payouts
     WHERE developer_id = $1 AND status = 'SUCCEEDED' AND settled_at >= $2 AND settled_at < $3
     GROUP BY currency ORDER BY 1, 2`,
    [developerId, from, to],
  );
}
