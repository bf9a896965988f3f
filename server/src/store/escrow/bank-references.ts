import type { Db } from '#store/db.ts';
import type { AgreementKey } from './agreements.ts';

export type ReferenceOwner = AgreementKey & {
  /**
   * A return gives back unmatched money and belongs to the platform. A commission payout belongs to a tenant,
   * and to no agreement.
   */
  readonly kind: 'payout' | 'refund' | 'return' | 'commission';
  readonly subjectId: string;
};

/** Returns the owner of one of our references in a bank's message. */
export async function find(db: Db, provider: string, reference: string): Promise<ReferenceOwner | undefined> {
  const [row] = await db.query<ReferenceOwner>(
    `SELECT kind, developer_id AS "developerId", agreement_id AS "agreementId", subject_id AS "subjectId"
     FROM bank_references WHERE provider = $1 AND reference = $2`,
    [provider, reference],
  );
  return row;
}

/** Returns what one of an agreement's own references stands for. */
export async function findOwn(
  db: Db,
  { developerId, agreementId }: AgreementKey,
  reference: string,
): Promise<Pick<ReferenceOwner, 'kind' | 'subjectId'> | undefined> {
  const [row] = await db.query<Pick<ReferenceOwner, 'kind' | 'subjectId'>>(
    `SELECT kind, subject_id AS "subjectId" FROM bank_references
     WHERE developer_id = $1 AND agreement_id = $2 AND reference = $3`,
    [developerId, agreementId, reference],
  );
  return row;
}

/** Registers the reference of a return by the platform, which belongs to no agreement. */
export async function addReturn(
  db: Db,
  provider: string,
  reference: string,
  transactionId: string,
  givenAt: Date,
): Promise<void> {
  await db.query(
    `INSERT INTO bank_references (provider, reference, kind, developer_id, agreement_id, subject_id, given_at)
     VALUES ($1, $2, 'return', '', '', $3, $4) ON CONFLICT DO NOTHING`,
    [provider, reference, transactionId, givenAt],
  );
}
