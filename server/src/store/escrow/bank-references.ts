import type { Db } from '#store/db.ts';
import type { AgreementKey } from './agreements.ts';

export type ReferenceOwner = AgreementKey & {
  /** A return is the platform's own: it gives back what was nobody's. */
  readonly kind: 'payout' | 'refund' | 'return';
  readonly subjectId: string;
};

/** Whom a bank's message about one of our references concerns. */
export async function find(db: Db, provider: string, reference: string): Promise<ReferenceOwner | undefined> {
  const [row] = await db.query<ReferenceOwner>(
    `SELECT kind, developer_id AS "developerId", agreement_id AS "agreementId", subject_id AS "subjectId"
     FROM bank_references WHERE provider = $1 AND reference = $2`,
    [provider, reference],
  );
  return row;
}

/** The platform gives something back that belongs to no agreement. */
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
