import type { Db } from '#store/db.ts';
import type { AgreementKey } from './agreements.ts';

export type ReferenceOwner = AgreementKey & {
  readonly kind: 'payout' | 'refund';
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
