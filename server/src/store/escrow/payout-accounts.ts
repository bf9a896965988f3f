import type { Actor } from '#core/actor.ts';
import type { PayoutAccount } from '#core/escrow/payout/account.ts';
import type { DomainEvent } from '#core/events/event.ts';
import type { Db, Queryable } from '#store/db.ts';
import type { AgreementKey } from './agreements.ts';

const DETAILS = `version, bank_code AS "bankCode", account_number AS "accountNumber",
  account_name AS "accountName", name_given AS "nameGiven", name_at_bank AS "nameAtBank",
  name_match AS "nameMatch", usable_from AS "usableFrom"`;

export async function find(
  db: Queryable,
  developerId: string,
  externalUserId: string,
): Promise<PayoutAccount | undefined> {
  const [row] = await db.query<PayoutAccount>(
    `SELECT ${DETAILS}, updated_at AS "updatedAt"
     FROM payout_accounts WHERE developer_id = $1 AND external_user_id = $2`,
    [developerId, externalUserId],
  );
  return row;
}

export type AccountVersion = Omit<PayoutAccount, 'updatedAt'> & {
  readonly createdAt: Date;
  /** Null for what was said before it was written down who did. */
  readonly actor: Actor | null;
};

/** Newest first. */
export async function versions(
  db: Db,
  developerId: string,
  externalUserId: string,
  page: { readonly limit: number; readonly before: string | undefined },
): Promise<AccountVersion[]> {
  return db.query<AccountVersion>(
    `SELECT ${DETAILS}, created_at AS "createdAt",
       CASE WHEN actor_type IS NULL THEN NULL
         ELSE json_build_object('type', actor_type, 'id', actor_id) END AS actor
     FROM payout_account_versions
     WHERE developer_id = $1 AND external_user_id = $2 AND ($3::integer IS NULL OR version < $3)
     ORDER BY version DESC LIMIT $4`,
    [developerId, externalUserId, page.before ?? null, page.limit],
  );
}

/** Whether any agreement has this seller. */
export async function isSeller(db: Db, developerId: string, externalUserId: string): Promise<boolean> {
  const found = await db.query(
    'SELECT true FROM agreements WHERE developer_id = $1 AND seller_external_id = $2 LIMIT 1',
    [developerId, externalUserId],
  );
  return found.length > 0;
}

/**
 * Writes a new version, unless another was written since this one was decided: then false, and it is for the
 * caller to decide again.
 */
export async function save(
  tx: Queryable,
  owner: { readonly developerId: string; readonly externalUserId: string },
  account: PayoutAccount,
  actor: Actor,
): Promise<boolean> {
  const { version, bankCode, accountNumber, accountName, nameGiven, nameAtBank, nameMatch } = account;
  const values = [
    ...[owner.developerId, owner.externalUserId, version, bankCode, accountNumber, accountName],
    ...[nameGiven, nameAtBank, nameMatch, account.usableFrom, account.updatedAt],
  ];
  const written = await tx.query(
    `INSERT INTO payout_accounts AS p (developer_id, external_user_id, version, bank_code, account_number,
       account_name, name_given, name_at_bank, name_match, usable_from, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     ON CONFLICT (developer_id, external_user_id) DO UPDATE SET version = excluded.version,
       bank_code = excluded.bank_code, account_number = excluded.account_number,
       account_name = excluded.account_name, name_given = excluded.name_given,
       name_at_bank = excluded.name_at_bank, name_match = excluded.name_match,
       usable_from = excluded.usable_from, updated_at = excluded.updated_at
     WHERE p.version = excluded.version - 1
     RETURNING true`,
    values,
  );
  if (written.length === 0) return false;
  await tx.query(
    `INSERT INTO payout_account_versions (developer_id, external_user_id, version, bank_code, account_number,
       account_name, name_given, name_at_bank, name_match, usable_from, created_at, actor_type, actor_id)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [...values, actor.type, actor.id],
  );
  return true;
}

/** The history of an account is a stream of its own. */
export async function announce(
  tx: Queryable,
  owner: { readonly developerId: string; readonly externalUserId: string },
  { createdAt, ...event }: DomainEvent,
): Promise<void> {
  const { developerId, externalUserId } = owner;
  const stream = { developer_id: developerId, stream_id: `payout-account:${externalUserId}` };
  await tx.query(`SELECT write_side_effects('{0}'::integer[], $1::jsonb, NULL, NULL)`, [
    JSON.stringify([{ n: 0, ...stream, ...event, created_at: createdAt }]),
  ]);
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
