import type { Refund } from '#core/escrow/refund/refund.ts';
import type { Db } from '#store/db.ts';
import type { AgreementKey } from './agreements.ts';

const COLUMNS = 'id, kind, amount, milestone_ids AS "milestoneIds", reason, parts, created_at AS "createdAt"';

export async function find(db: Db, key: AgreementKey, refundId: string): Promise<Refund | undefined> {
  const [row] = await db.query<Refund>(
    `SELECT ${COLUMNS} FROM refunds WHERE developer_id = $1 AND agreement_id = $2 AND id = $3`,
    [key.developerId, key.agreementId, refundId],
  );
  return row;
}

/** Newest first; ids sort by time. */
export async function list(
  db: Db,
  key: AgreementKey,
  page: { readonly limit: number; readonly before: string | undefined },
): Promise<Refund[]> {
  return db.query<Refund>(
    `SELECT ${COLUMNS} FROM refunds
     WHERE developer_id = $1 AND agreement_id = $2 AND ($3::text IS NULL OR id < $3) ORDER BY id DESC LIMIT $4`,
    [key.developerId, key.agreementId, page.before, page.limit],
  );
}

export async function unpaid(db: Db, key: AgreementKey): Promise<Refund[]> {
  return db.query<Refund>(
    `SELECT ${COLUMNS} FROM refunds
     WHERE developer_id = $1 AND agreement_id = $2 AND status = 'PENDING' ORDER BY id`,
    [key.developerId, key.agreementId],
  );
}
