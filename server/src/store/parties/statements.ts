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

export type StatementEntry = {
  readonly currency: string;
  readonly agreementId: string;
  readonly sequence: number;
  readonly kind: MovementKind;
  /** Negative when it leaves what the payee is owed. */
  readonly amount: number;
  readonly createdAt: Date;
  readonly hash: string;
};

const ENTRY = `a.currency, t.agreement_id AS "agreementId", t.sequence, t.kind, t.created_at AS "createdAt", t.hash`;
const SIGNED = (account: string) =>
  `CASE t.credit WHEN '${account}' THEN t.amount ELSE -t.amount END AS amount`;

/** The payout of an entry of the account `shares`, whose cause is the part, a decision or a reference. */
const PAYOUT_OF_CAUSE = `regexp_replace('po_' || substr(split_part(t.cause, ':', 1), 4), '_[0-9]+$', '')`;

/** Entries that changed what a payee is owed: as the seller, and by shares of other people's agreements. */
const OWED = `(
  SELECT ${ENTRY}, ${SIGNED('seller')} FROM agreements a
  JOIN transfers t ON t.developer_id = a.developer_id AND t.agreement_id = a.id
  WHERE a.developer_id = $1 AND a.seller_external_id = $2 AND 'seller' IN (t.debit, t.credit)
  UNION ALL
  SELECT ${ENTRY}, ${SIGNED('shares')} FROM payouts p
  JOIN agreements a ON a.developer_id = p.developer_id AND a.id = p.agreement_id
  JOIN transfers t ON t.developer_id = a.developer_id AND t.agreement_id = a.id
  WHERE p.developer_id = $1 AND p.seller_external_id = $2 AND strpos(p.id, '_p') > 0
    AND 'shares' IN (t.debit, t.credit) AND ${PAYOUT_OF_CAUSE} = p.id
) AS t`;

/** Fees and shares that were taken from the seller's deals beside what the seller got. */
const TAKEN = `(
  SELECT ${ENTRY}, CASE WHEN t.kind IN ('commission_returned', 'share_returned') THEN -t.amount ELSE t.amount END AS amount
  FROM agreements a JOIN transfers t ON t.developer_id = a.developer_id AND t.agreement_id = a.id
  WHERE a.developer_id = $1 AND a.seller_external_id = $2
    AND (t.kind IN ('commission', 'commission_returned', 'share_returned')
      OR t.kind = 'release' AND t.credit = 'shares')
) AS t`;

type Payee = { readonly developerId: string; readonly payee: string };

/** Returns entries of a month, oldest first. */
async function entriesOf(
  db: Queryable,
  from: string,
  { developerId, payee }: Payee,
  span: Span,
  limit: number,
): Promise<StatementEntry[]> {
  return db.query<StatementEntry>(
    `SELECT * FROM ${from} WHERE t."createdAt" >= $3 AND t."createdAt" < $4
     ORDER BY t."createdAt", t."agreementId", t.sequence LIMIT $5`,
    [developerId, payee, span.from, span.to, limit],
  );
}

export function owedEntries(
  db: Queryable,
  payee: Payee,
  span: Span,
  limit: number,
): Promise<StatementEntry[]> {
  return entriesOf(db, OWED, payee, span, limit);
}

export function takenEntries(
  db: Queryable,
  payee: Payee,
  span: Span,
  limit: number,
): Promise<StatementEntry[]> {
  return entriesOf(db, TAKEN, payee, span, limit);
}

/** Returns what a payee was owed before a moment, by currency. */
export async function owedTo(
  db: Queryable,
  { developerId, payee }: Payee,
  before: Date,
): Promise<Map<string, bigint>> {
  const rows = await db.query<{ currency: string; owed: string }>(
    `SELECT t.currency, sum(t.amount)::text AS owed FROM ${OWED} WHERE t."createdAt" < $3 GROUP BY t.currency`,
    [developerId, payee, before],
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
