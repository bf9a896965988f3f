import type { Deposit } from '#core/change.ts';
import type { AgreementKey } from './agreements.ts';
import { type Db, sqlState, UNIQUE_VIOLATION, violatedConstraint } from './db.ts';

const COLUMNS = `provider, transaction_id AS "transactionId", account_number AS "accountNumber", amount, returned,
  sender_name AS "senderName", applied, received_at AS "receivedAt"`;

export type KnownDeposit = Deposit & AgreementKey;

/** Whose account this is, and the deposit that this transaction made before, if it did; in one round trip. */
export async function lookUp(
  db: Db,
  wanted: { readonly provider: string; readonly accountNumber: string; readonly transactionId: string },
): Promise<{ owner: AgreementKey | null; known: KnownDeposit | null }> {
  const [row] = await db.query<{ owner: AgreementKey | null; known: boolean }>(
    `SELECT
       (SELECT json_build_object('developerId', developer_id, 'agreementId', agreement_id)
        FROM virtual_accounts WHERE provider = $1 AND account_number = $2) AS owner,
       EXISTS (SELECT 1 FROM provider_transactions WHERE provider = $1 AND transaction_id = $3) AS known`,
    [wanted.provider, wanted.accountNumber, wanted.transactionId],
  );
  const known = row?.known ? await findByTransaction(db, wanted.provider, wanted.transactionId) : null;
  return { owner: row?.owner ?? null, known };
}

async function findByTransaction(
  db: Db,
  provider: string,
  transactionId: string,
): Promise<KnownDeposit | null> {
  const [row] = await db.query<KnownDeposit>(
    `SELECT d.developer_id AS "developerId", d.agreement_id AS "agreementId", ${COLUMNS}
     FROM provider_transactions p JOIN deposits d USING (developer_id, agreement_id, provider, transaction_id)
     WHERE p.provider = $1 AND p.transaction_id = $2`,
    [provider, transactionId],
  );
  return row ?? null;
}

/** Of the two walls against a second posting, the one within the agreement is met first. */
const POSTED_ONCE: ReadonlySet<string | undefined> = new Set([
  'transfers_once',
  'provider_transactions_pkey',
]);

export function isAlreadyPosted(error: unknown): boolean {
  return sqlState(error) === UNIQUE_VIOLATION && POSTED_ONCE.has(violatedConstraint(error));
}

/**
 * Deposits that were taken into the agreement and have not gone back in full, newest first. All of them: a
 * refund that could not reach far enough back would have no way to return what it owes.
 */
export async function returnable(db: Db, key: AgreementKey): Promise<Deposit[]> {
  return db.query<Deposit>(
    `SELECT ${COLUMNS} FROM deposits
     WHERE developer_id = $1 AND agreement_id = $2 AND applied AND returned < amount
     ORDER BY received_at DESC, transaction_id`,
    [key.developerId, key.agreementId],
  );
}
