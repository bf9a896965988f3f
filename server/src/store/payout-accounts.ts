import type { BankDestination, NewId } from '#core/ports.ts';
import type { Db, Queryable } from './db.ts';

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

/** Starts every payout that was waiting for this seller's details. */
export async function enqueueWaiting(
  tx: Queryable,
  developerId: string,
  sellerExternalId: string,
  newId: NewId,
  now: Date,
): Promise<number> {
  const waiting = await tx.query<{ agreementId: string; milestoneId: string }>(
    `SELECT m.agreement_id AS "agreementId", m.id AS "milestoneId"
     FROM milestones m JOIN agreements a ON a.developer_id = m.developer_id AND a.id = m.agreement_id
     WHERE m.developer_id = $1 AND m.settlement = 'AWAITING_DETAILS' AND a.seller_external_id = $2`,
    [developerId, sellerExternalId],
  );
  if (waiting.length === 0) return 0;
  await tx.query(
    `INSERT INTO jobs (developer_id, id, kind, payload, run_at, created_at)
     SELECT $1, id, 'submit-payout', payload, $4, $4 FROM unnest($2::text[], $3::jsonb[]) AS j(id, payload)`,
    [developerId, waiting.map(() => newId('job')), waiting.map((row) => JSON.stringify(row)), now],
  );
  return waiting.length;
}
