import type { BankDestination } from '#core/escrow/bank.ts';
import type { Db, Queryable } from '#store/db.ts';
import type { AgreementKey } from './agreements.ts';

export type PayoutAccount = BankDestination & { readonly updatedAt: Date };

export async function find(
  db: Db,
  developerId: string,
  externalUserId: string,
): Promise<PayoutAccount | undefined> {
  const [row] = await db.query<PayoutAccount>(
    `SELECT bank_code AS "bankCode", account_number AS "accountNumber", account_name AS "accountName",
       updated_at AS "updatedAt"
     FROM payout_accounts WHERE developer_id = $1 AND external_user_id = $2`,
    [developerId, externalUserId],
  );
  return row;
}

/** Whether any agreement has this seller. */
export async function isSeller(db: Db, developerId: string, externalUserId: string): Promise<boolean> {
  const found = await db.query(
    'SELECT true FROM agreements WHERE developer_id = $1 AND seller_external_id = $2 LIMIT 1',
    [developerId, externalUserId],
  );
  return found.length > 0;
}

export async function save(
  tx: Queryable,
  developerId: string,
  externalUserId: string,
  account: PayoutAccount,
): Promise<void> {
  await tx.query(
    `INSERT INTO payout_accounts (developer_id, external_user_id, bank_code, account_number, account_name, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (developer_id, external_user_id) DO UPDATE SET bank_code = excluded.bank_code,
       account_number = excluded.account_number, account_name = excluded.account_name,
       updated_at = excluded.updated_at`,
    [
      developerId,
      externalUserId,
      account.bankCode,
      account.accountNumber,
      account.accountName,
      account.updatedAt,
    ],
  );
}

/** Agreements of this seller with a payout that new details concern: it waits for some, or was refused. */
export async function concerned(
  db: Db,
  developerId: string,
  sellerExternalId: string,
  limit: number,
): Promise<AgreementKey[]> {
  return db.query<AgreementKey>(
    `SELECT a.developer_id AS "developerId", a.id AS "agreementId" FROM (
       SELECT developer_id, agreement_id FROM milestones
       WHERE developer_id = $1 AND settlement = 'AWAITING_DETAILS'
       UNION
       SELECT developer_id, agreement_id FROM milestones
       WHERE developer_id = $1 AND settlement IN ('RELEASED', 'SUBMITTED') AND payout_failures > 0) m
     JOIN agreements a ON a.developer_id = m.developer_id AND a.id = m.agreement_id
     WHERE a.seller_external_id = $2 ORDER BY a.id LIMIT $3`,
    [developerId, sellerExternalId, limit],
  );
}
