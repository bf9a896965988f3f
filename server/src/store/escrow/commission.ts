import {
  type CommissionEntry,
  type CommissionPayout,
  type CommissionTotals,
  commissionMacInput,
} from '#core/escrow/commission.ts';
import type { Mac } from '#core/escrow/verify/mac.ts';
import { Problem } from '#core/problem.ts';
import { Conditions, idOf, type ListPage, type Period } from '#store/caller-metadata/conditions.ts';
import type { Db, Queryable } from '#store/db.ts';
import { HAS_OPEN_SHARE } from './share-sql.ts';

/**
 * Money that cannot go back to a buyer any more. A payout that its bank reversed makes a milestone undecided
 * again, and a hold or a recalled deposit puts its commission in doubt.
 */
const FINAL = `m.settlement IN ('PAID', 'REFUNDED') AND a.hold IS NULL AND a.receivable = 0
  AND (m.shares IS NULL OR NOT ${HAS_OPEN_SHARE})`;

/** Returns the tenant's commission by currency. Reads the milestones that have any, through an index. */
export async function totals(db: Queryable, developerId: string): Promise<CommissionTotals[]> {
  return db.query<CommissionTotals>(
    `SELECT coalesce(e.currency, p.currency) AS currency, coalesce(e.earned, 0)::bigint AS earned,
       coalesce(e.final, 0)::bigint AS final, coalesce(p.submitted, 0)::bigint AS submitted,
       coalesce(p.paid_out, 0)::bigint AS "paidOut"
     FROM (
       SELECT a.currency, sum(m.commission) AS earned, sum(m.commission) FILTER (WHERE ${FINAL}) AS final
       FROM milestones m JOIN agreements a ON a.developer_id = m.developer_id AND a.id = m.agreement_id
       WHERE m.developer_id = $1 AND m.commission > 0 GROUP BY a.currency) e
     FULL JOIN (
       SELECT currency, sum(amount) FILTER (WHERE status = 'SUBMITTED') AS submitted,
         sum(amount) FILTER (WHERE status = 'SUCCEEDED') AS paid_out
       FROM commission_payouts WHERE developer_id = $1 GROUP BY currency) p ON p.currency = e.currency
     ORDER BY 1`,
    [developerId],
  );
}

/** Newest first. `before` is the place of the last entry seen: time, agreement and sequence. */
export async function entries(
  db: Db,
  developerId: string,
  filter: Period & { readonly reference?: string | undefined },
  page: { readonly limit: number; readonly before: readonly [Date, string, number] | undefined },
): Promise<CommissionEntry[]> {
  const named = await idOf(db, developerId, 'agreement', filter);
  if (named === null) return [];
  const conditions = new Conditions(developerId, 't.developer_id')
    .and("t.kind IN ('commission', 'commission_returned')")
    .also('t.agreement_id =', named)
    .within('t.created_at', filter);
  if (page.before) {
    const place = page.before.map((value) => conditions.place(value)).join(', ');
    conditions.and(`(t.created_at, t.agreement_id, t.sequence) < (${place})`);
  }
  return db.query<CommissionEntry>(
    `SELECT t.agreement_id AS "agreementId", t.sequence, t.amount,
       t.kind = 'commission_returned' AS "isReturned", a.currency,
       split_part(t.cause, ':', 1) AS "milestoneId", a.buyer_external_id AS "buyerExternalId",
       a.seller_external_id AS "sellerExternalId", t.created_at AS "createdAt"
     FROM transfers t JOIN agreements a ON a.developer_id = t.developer_id AND a.id = t.agreement_id
     WHERE ${conditions.sql} ORDER BY t.created_at DESC, t.agreement_id DESC, t.sequence DESC
     LIMIT ${conditions.place(page.limit)}`,
    conditions.values,
  );
}

/** Returns the tenants with any commission, except those with a test clock, which have their own nights. */
export async function tenants(db: Queryable): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `SELECT DISTINCT developer_id AS id FROM milestones WHERE commission > 0
       AND developer_id NOT IN (SELECT developer_id FROM test_clocks) ORDER BY 1`,
  );
  return rows.map(({ id }) => id);
}

const COLUMNS = `developer_id AS "developerId", id, number, currency, amount, provider, reference,
  account_version AS "accountVersion", status, reason, created_at AS "createdAt", settled_at AS "settledAt"`;

export async function nextNumber(db: Queryable, developerId: string): Promise<number> {
  const [row] = await db.query<{ next: number }>(
    'SELECT coalesce(max(number), 0) + 1 AS next FROM commission_payouts WHERE developer_id = $1',
    [developerId],
  );
  return row?.next ?? 1;
}

/**
 * Writes a payout and the reference that leads a bank's notification back to it. False when another payout
 * has taken its number: what it was to pay may be on its way.
 */
export async function insert(tx: Queryable, payout: CommissionPayout, mac: Mac): Promise<boolean> {
  const written = await tx.query(
    `INSERT INTO commission_payouts (developer_id, id, number, currency, amount, provider, reference,
       account_version, status, reason, created_at, settled_at, mac)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) ON CONFLICT DO NOTHING RETURNING true`,
    [
      payout.developerId,
      payout.id,
      payout.number,
      payout.currency,
      payout.amount,
      payout.provider,
      payout.reference,
      payout.accountVersion,
      payout.status,
      payout.reason,
      payout.createdAt,
      payout.settledAt,
      mac(commissionMacInput(payout)),
    ],
  );
  if (written.length === 0) return false;
  await tx.query(
    `INSERT INTO bank_references (provider, reference, kind, developer_id, agreement_id, subject_id, given_at)
     VALUES ($1, $2, 'commission', $3, '', $4, $5)`,
    [payout.provider, payout.reference, payout.developerId, payout.id, payout.createdAt],
  );
  return true;
}

type Key = Pick<CommissionPayout, 'developerId' | 'id'>;

/** Returns a payout for its settlement. Throws when it was written without the secret. */
export async function lock(
  tx: Queryable,
  { developerId, id }: Key,
  mac: Mac,
): Promise<CommissionPayout | null> {
  const [row] = await tx.query<CommissionPayout & { readonly mac: string }>(
    `SELECT ${COLUMNS}, mac FROM commission_payouts WHERE developer_id = $1 AND id = $2 FOR UPDATE`,
    [developerId, id],
  );
  if (!row) return null;
  const { mac: stored, ...payout } = row;
  if (stored === mac(commissionMacInput(payout))) return payout;
  throw new Problem(
    'altered_record',
    `The commission payout ${id} was not written by Surety. It is not sent. Run surety verify.`,
  );
}

export async function settle(tx: Queryable, payout: CommissionPayout, mac: Mac): Promise<void> {
  await tx.query(
    `UPDATE commission_payouts SET status = $3, reason = $4, settled_at = $5, mac = $6
     WHERE developer_id = $1 AND id = $2`,
    [
      payout.developerId,
      payout.id,
      payout.status,
      payout.reason,
      payout.settledAt,
      mac(commissionMacInput(payout)),
    ],
  );
}

/** Newest first. */
export function list(
  db: Db,
  developerId: string,
  filter: Period & {
    readonly status?: CommissionPayout['status'] | undefined;
    /** As the bank knows it. */
    readonly reference?: string | undefined;
  },
  page: ListPage,
): Promise<CommissionPayout[]> {
  const conditions = new Conditions(developerId)
    .within('created_at', filter)
    .also('status =', filter.status)
    .also('reference =', filter.reference)
    .also('number <', page.before);
  return db.query<CommissionPayout>(
    `SELECT ${COLUMNS} FROM commission_payouts WHERE ${conditions.sql}
     ORDER BY number DESC LIMIT ${conditions.place(page.limit)}`,
    conditions.values,
  );
}

/** Returns payouts that their banks have not decided about. */
export function undecided(db: Queryable, limit: number): Promise<CommissionPayout[]> {
  return db.query<CommissionPayout>(
    `SELECT ${COLUMNS} FROM commission_payouts WHERE status = 'SUBMITTED' ORDER BY created_at LIMIT $1`,
    [limit],
  );
}

/** Returns what arrived of a tenant's commission, by currency, or of all tenants' commission. */
export async function paidOut(
  db: Queryable,
  developerId: string | null,
  asOf: Date | null = null,
): Promise<Map<string, bigint>> {
  const rows = await db.query<{ currency: string; amount: string }>(
    `SELECT currency, sum(amount)::text AS amount FROM commission_payouts
     WHERE status = 'SUCCEEDED' AND ($1::text IS NULL OR developer_id = $1)
       AND ($2::timestamptz IS NULL OR settled_at < $2) GROUP BY currency`,
    [developerId, asOf],
  );
  return new Map(rows.map(({ currency, amount }) => [currency, BigInt(amount)]));
}

export type AuditedPayout = CommissionPayout & {
  readonly mac: string;
  /** The number of the tenant's previous payout. */
  readonly previous: number | null;
  /** True when the register of references leads to it. */
  readonly registered: boolean;
};

/** Returns the payouts after this one in order of their numbers. */
export function page(
  db: Queryable,
  after: Pick<CommissionPayout, 'developerId' | 'number'> | null,
  limit: number,
): Promise<AuditedPayout[]> {
  return db.query<AuditedPayout>(
    `SELECT ${COLUMNS}, mac,
       (SELECT max(o.number) FROM commission_payouts o
        WHERE o.developer_id = c.developer_id AND o.number < c.number) AS previous,
       EXISTS (SELECT 1 FROM bank_references r WHERE r.provider = c.provider AND r.reference = c.reference
         AND r.kind = 'commission' AND r.developer_id = c.developer_id AND r.subject_id = c.id) AS registered
     FROM commission_payouts c WHERE (developer_id, number) > ($1, $2)
     ORDER BY developer_id, number LIMIT $3`,
    [after?.developerId ?? '', after?.number ?? 0, limit],
  );
}

/** Returns tenants whose payouts exceed what they have earned. */
export function overpaid(
  db: Queryable,
): Promise<{ developerId: string; currency: string; paid: number; earned: number }[]> {
  return db.query(
    `SELECT p.developer_id AS "developerId", p.currency, p.paid::bigint AS paid,
       coalesce(e.earned, 0)::bigint AS earned
     FROM (SELECT developer_id, currency, sum(amount) AS paid FROM commission_payouts
           WHERE status IN ('SUBMITTED', 'SUCCEEDED') GROUP BY 1, 2) p
     LEFT JOIN (SELECT developer_id, currency, sum(commission) AS earned FROM agreements
                WHERE commission > 0 GROUP BY 1, 2) e USING (developer_id, currency)
     WHERE p.paid > coalesce(e.earned, 0) ORDER BY 1, 2`,
  );
}
