import type { DisputeStatus, ListedDispute } from '#core/escrow/disputes/dispute.ts';
import { type PublicEvent, publicEvent, type StreamEvent } from '#core/events/event.ts';
import { idOf, type ListPage, type Period } from '#store/caller-metadata/conditions.ts';
import type { Db, Queryable } from '#store/db.ts';
import { openEvent } from '#store/events/encrypted-data.ts';
import { agreementOf, dataOf } from '#store/events/of-agreement.ts';
import type { AgreementKey } from './agreements.ts';
import { type StoredDispute, toDispute } from './stored-clock.ts';

type Row = Omit<ListedDispute, 'dispute'> & { readonly dispute: StoredDispute };

const COLUMNS = `m.agreement_id AS "agreementId", m.id AS "milestoneId", m.amount, m.dispute,
  (SELECT a.currency FROM agreements a
   WHERE a.developer_id = m.developer_id AND a.id = m.agreement_id) AS currency`;

export type DisputeFilter = {
  readonly status?: DisputeStatus | undefined;
  readonly agreementId?: string | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  /** Of the agreement. */
  readonly reference?: string | undefined;
};

/** Newest first. */
export async function list(
  db: Db,
  developerId: string,
  { status, agreementId, from, to, reference }: DisputeFilter,
  page: { readonly limit: number; readonly before: string | undefined },
): Promise<ListedDispute[]> {
  const named = await idOf(db, developerId, 'agreement', { reference });
  if (named === null) return [];
  const rows = await db.query<Row>(
    `SELECT ${COLUMNS} FROM milestones m
     WHERE m.developer_id = $1 AND m.dispute IS NOT NULL
       AND ($2::text IS NULL OR m.dispute ->> 'id' < $2)
       AND ($3::text IS NULL OR m.dispute ->> 'status' = $3)
       AND ($4::text IS NULL OR m.agreement_id = $4) AND ($8::text IS NULL OR m.agreement_id = $8)
       AND ($5::timestamptz IS NULL OR (m.dispute ->> 'openedAt')::timestamptz >= $5)
       AND ($6::timestamptz IS NULL OR (m.dispute ->> 'openedAt')::timestamptz < $6)
     ORDER BY m.dispute ->> 'id' DESC LIMIT $7`,
    [
      developerId,
      page.before ?? null,
      status ?? null,
      agreementId ?? null,
      from ?? null,
      to ?? null,
      page.limit,
      named ?? null,
    ],
  );
  return rows.map((row) => ({ ...row, dispute: toDispute(row.dispute) }));
}

/** Returns the agreement of a dispute. */
export async function agreementOfDispute(
  db: Queryable,
  developerId: string,
  disputeId: string,
): Promise<AgreementKey | undefined> {
  const [row] = await db.query<{ agreementId: string }>(
    `SELECT agreement_id AS "agreementId" FROM milestones
     WHERE developer_id = $1 AND dispute IS NOT NULL AND dispute ->> 'id' = $2`,
    [developerId, disputeId],
  );
  return row && { developerId, agreementId: row.agreementId };
}

/** What was said and done in a dispute, in order: its events. */
export async function thread(
  db: Db,
  { developerId, agreementId }: AgreementKey,
  disputeId: string,
  { from, to, ...page }: Period & ListPage,
): Promise<PublicEvent[]> {
  const rows = await db.query<StreamEvent>(
    `SELECT e.id, e.stream_id AS "streamId", e.sequence, e.type, e.actor, e.created_at AS "createdAt",
       ${dataOf('e')}, ${agreementOf('e')}
     FROM events e
     WHERE e.developer_id = $1 AND e.stream_id = $2 AND e.type LIKE 'dispute.%' AND e.data ->> 'disputeId' = $3
       AND e.sequence > $4 AND e.created_at >= coalesce($6::timestamptz, '-infinity')
       AND e.created_at < coalesce($7::timestamptz, 'infinity')
     ORDER BY e.sequence LIMIT $5`,
    [developerId, agreementId, disputeId, Number(page.before ?? 0), page.limit, from ?? null, to ?? null],
  );
  return rows.map((row) => publicEvent(openEvent(db.personal, developerId, row), developerId));
}
