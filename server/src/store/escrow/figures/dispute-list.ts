import type { ListedDispute } from '#core/escrow/disputes/dispute.ts';
import type { Db } from '#store/db.ts';
import { type StoredDispute, toDispute } from '#store/escrow/stored-clock.ts';

export const DISPUTES_SHOWN = ['open', 'decide', 'closed', 'all'] as const;
export type DisputesShown = (typeof DISPUTES_SHOWN)[number];

/** A dispute with its place in the list. */
export type DisputeRow = ListedDispute & { readonly title: string; readonly place: string };

const CONDITIONS: Readonly<Record<DisputesShown, string>> = {
  open: `m.dispute ->> 'status' <> 'CLOSED'`,
  decide: `m.dispute ->> 'status' = 'ESCALATED'`,
  closed: `m.dispute ->> 'status' = 'CLOSED'`,
  all: 'true',
};

/**
 * Open disputes come first, by due date; one whose clock is stopped is due last. Closed ones follow, newest
 * first.
 */
const PLACE = `CASE WHEN m.dispute ->> 'status' <> 'CLOSED' THEN coalesce(m.dispute ->> 'dueAt', '9998')
  ELSE '9999' END`;
const AGE = `CASE WHEN m.dispute ->> 'status' = 'CLOSED'
  THEN 'dsp_' || translate(substr(m.dispute ->> 'id', 5), '0123456789abcdef', 'fedcba9876543210') ELSE m.dispute ->> 'id' END`;

export async function list(
  db: Db,
  developerId: string,
  { show, person }: { readonly show: DisputesShown; readonly person?: string | undefined },
  page: { readonly limit: number; readonly before: string | undefined },
): Promise<DisputeRow[]> {
  const rows = await db.query<Omit<DisputeRow, 'dispute'> & { dispute: StoredDispute }>(
    `SELECT * FROM (
       SELECT m.agreement_id AS "agreementId", m.id AS "milestoneId", m.title, m.amount, m.dispute, a.currency,
         ${PLACE} || ' ' || ${AGE} AS place
       FROM milestones m JOIN agreements a ON a.developer_id = m.developer_id AND a.id = m.agreement_id
       WHERE m.developer_id = $1 AND m.dispute IS NOT NULL AND ${CONDITIONS[show]}
         AND ($2::text IS NULL OR a.buyer_external_id = $2 OR a.seller_external_id = $2)) listed
     WHERE $3::text IS NULL OR place COLLATE "C" > $3 ORDER BY place COLLATE "C" LIMIT $4`,
    [developerId, person ?? null, page.before ?? null, page.limit],
  );
  return rows.map((row) => ({ ...row, dispute: toDispute(row.dispute) }));
}

/** The disputes that wait for the platform's decision. */
export async function countUndecided(db: Db, developerId: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM milestones m
     WHERE m.developer_id = $1 AND m.dispute IS NOT NULL AND ${CONDITIONS.decide}`,
    [developerId],
  );
  return row?.count ?? 0;
}
