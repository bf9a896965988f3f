import type { Refund } from '#core/refund.ts';
import type { AgreementKey } from './agreements.ts';
import type { Db } from './db.ts';

const COLUMNS = 'id, kind, amount, milestone_ids AS "milestoneIds", reason, parts, created_at AS "createdAt"';

export async function find(db: Db, key: AgreementKey, refundId: string): Promise<Refund | undefined> {
  const [row] = await db.query<Refund>(
    `SELECT ${COLUMNS} FROM refunds WHERE developer_id = $1 AND agreement_id = $2 AND id = $3`,
    [key.developerId, key.agreementId, refundId],
  );
  return row;
}

export async function unpaid(db: Db, key: AgreementKey): Promise<Refund[]> {
  return db.query<Refund>(
    `SELECT ${COLUMNS} FROM refunds
     WHERE developer_id = $1 AND agreement_id = $2 AND status = 'PENDING' ORDER BY id`,
    [key.developerId, key.agreementId],
  );
}
