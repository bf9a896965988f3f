import type { Deposit } from '#core/escrow/deposit.ts';
import { naturalBatch } from '#store/batch.ts';
import { idOf, type ListFilter } from '#store/caller-metadata/conditions.ts';
import { type Db, sqlState, UNIQUE_VIOLATION, violatedConstraint } from '#store/db.ts';
import { depositData } from '#store/escrow/encrypted/associated-data.ts';
import { openFields, type PersonalBox } from '#store/secrets/personal.ts';
import { type AgreementKey, loadByIds } from './agreements.ts';

const COLUMNS = `provider, transaction_id AS "transactionId", account_number AS "accountNumber", amount, returned,
  reversed, fee, sender_bank AS "senderBank", session_id AS "sessionId", sender_name AS "senderName", encrypted, applied, received_at AS "receivedAt"`;

export type KnownDeposit = Deposit & AgreementKey;

export type Reported = Pick<Deposit, 'provider' | 'accountNumber' | 'transactionId'> & {
  readonly accountReference?: string;
};
export type Finding = {
  readonly owner: AgreementKey | null;
  readonly known: KnownDeposit | null;
  /** The transaction is registered, for an agreement or for the platform. */
  readonly posted: boolean;
};

/** Returns the owner of the account, and the deposit if this transaction was already posted. */
export async function lookUp(db: Db, reported: Reported): Promise<Finding> {
  const { owner, posted } = await lookUpsOf(db)(reported);
  const known = posted ? await findByTransaction(db, reported.provider, reported.transactionId) : null;
  return { owner, known, posted };
}

type Sighting = { readonly owner: AgreementKey | null; readonly posted: boolean };
const lookUps = new WeakMap<Db, (reported: Reported) => Promise<Sighting>>();

/** Concurrent look-ups share a round trip; a repeated deposit is rare and pays for a second one. */
function lookUpsOf(db: Db): (reported: Reported) => Promise<Sighting> {
  const open = lookUps.get(db) ?? naturalBatch((batch: readonly Reported[]) => sight(db, batch));
  lookUps.set(db, open);
  return open;
}

async function sight(db: Db, batch: readonly Reported[]): Promise<Sighting[]> {
  return db.query<Sighting>(
    `SELECT
       coalesce(
         (SELECT json_build_object('developerId', v.developer_id, 'agreementId', v.agreement_id)
          FROM virtual_accounts v WHERE v.provider = r.provider AND v.reference = r.reference),
         (SELECT json_build_object('developerId', v.developer_id, 'agreementId', v.agreement_id)
          FROM virtual_accounts v
          WHERE r.reference IS NULL AND v.provider = r.provider AND v.account_number = r.account_number
          ORDER BY v.issued_at DESC LIMIT 1)) AS owner,
       EXISTS (SELECT 1 FROM provider_transactions p
               WHERE p.provider = r.provider AND p.transaction_id = r.transaction_id) AS posted
     FROM unnest($1::text[], $2::text[], $3::text[], $4::text[]) WITH ORDINALITY
       AS r(provider, account_number, transaction_id, reference, position)
     ORDER BY r.position`,
    [
      batch.map((reported) => reported.provider),
      batch.map((reported) => reported.accountNumber),
      batch.map((reported) => reported.transactionId),
      batch.map((reported) => reported.accountReference ?? null),
    ],
  );
}

/** Returns the deposit of a bank transaction, if any. */
export async function findByTransaction(
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
  return row ? opened(db.personal, row, row) : null;
}

/** Returns the time of the last deposit of each agreement that has one. */
export async function lastPaid(
  db: Db,
  developerId: string,
  agreementIds: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  const rows = await db.query<{ id: string; at: Date }>(
    `SELECT agreement_id AS id, max(received_at) AS at FROM deposits
     WHERE developer_id = $1 AND agreement_id = ANY($2) GROUP BY agreement_id`,
    [developerId, agreementIds],
  );
  return new Map(rows.map(({ id, at }) => [id, at]));
}

/** More than any buyer sends; the rest can be found in the events. */
const NEWEST = 100;

/** Returns an agreement's deposits, newest first. */
export async function newest(db: Db, key: AgreementKey): Promise<Deposit[]> {
  const found = await db.query<Deposit>(
    `SELECT ${COLUMNS} FROM deposits WHERE developer_id = $1 AND agreement_id = $2
     ORDER BY received_at DESC, provider, transaction_id LIMIT $3`,
    [key.developerId, key.agreementId, NEWEST],
  );
  return found.map((deposit) => opened(db.personal, key, deposit));
}

export const DEPOSIT_STATUSES = ['RECEIVED', 'LATE', 'REVERSED'] as const;
export type DepositStatus = (typeof DEPOSIT_STATUSES)[number];

/** A deposit with what it was for. */
export type ListedDeposit = Deposit & {
  readonly agreementId: string;
  readonly buyerExternalId: string;
  readonly buyerName: string | null;
  readonly currency: string;
  readonly status: DepositStatus;
  /** Sorts within a moment. */
  readonly key: string;
};
export type DepositFilter = Pick<ListFilter, 'reference' | 'from' | 'to'> & {
  readonly status?: DepositStatus | undefined;
  readonly agreementId?: string | undefined;
};

const STATUS = `CASE WHEN d.reversed > 0 THEN 'REVERSED' WHEN d.applied THEN 'RECEIVED' ELSE 'LATE' END`;
const KEY = `md5(d.provider || ' ' || d.transaction_id)`;

/** Newest first. */
export async function list(
  db: Db,
  developerId: string,
  filter: DepositFilter,
  page: { readonly limit: number; readonly after: { readonly at: Date; readonly key: string } | undefined },
): Promise<ListedDeposit[]> {
  const named = await idOf(db, developerId, 'agreement', filter);
  if (named === null) return [];
  const rows = await db.query<ListedDeposit>(
    `SELECT d.agreement_id AS "agreementId", ${KEY} AS key, ${STATUS} AS status, ${COLUMNS}
     FROM deposits d
     WHERE d.developer_id = $1
       AND ($2::timestamptz IS NULL OR d.received_at >= $2) AND ($3::timestamptz IS NULL OR d.received_at < $3)
       AND ($4::text IS NULL OR ${STATUS} = $4) AND ($5::text IS NULL OR d.agreement_id = $5)
       AND ($6::text IS NULL OR d.agreement_id = $6)
       AND ($7::timestamptz IS NULL OR (d.received_at, ${KEY}) < ($7, $8))
     ORDER BY d.received_at DESC, ${KEY} DESC LIMIT $9`,
    [
      developerId,
      filter.from ?? null,
      filter.to ?? null,
      filter.status ?? null,
      filter.agreementId ?? null,
      named ?? null,
      page.after?.at ?? null,
      page.after?.key ?? null,
      page.limit,
    ],
  );
  const ids = [...new Set(rows.map(({ agreementId }) => agreementId))];
  const found = new Map((await loadByIds(db, developerId, ids)).map((one) => [one.id, one]));
  return rows.map((row) => {
    const { buyerExternalId = '', buyerName = null, currency = '' } = found.get(row.agreementId) ?? {};
    const deposit = opened(db.personal, { developerId, agreementId: row.agreementId }, row);
    return { ...deposit, buyerExternalId, buyerName, currency };
  });
}

function opened<Row extends Deposit>(box: PersonalBox, key: AgreementKey, row: Row): Row {
  return openFields(box, depositData(key, row), row);
}

export type DepositAtBank = Pick<Deposit, 'provider' | 'transactionId' | 'receivedAt'>;

/** Returns an agreement's deposits that their banks have not reversed in full. */
export async function atBank(db: Db, { developerId, agreementId }: AgreementKey): Promise<DepositAtBank[]> {
  return db.query<DepositAtBank>(
    `SELECT provider, transaction_id AS "transactionId", received_at AS "receivedAt" FROM deposits
     WHERE developer_id = $1 AND agreement_id = $2 AND reversed < amount`,
    [developerId, agreementId],
  );
}

/** Returns the days, in UTC, of deposits in agreements that still have money at this bank. */
export async function daysAtBank(db: Db, provider: string, since: Date): Promise<Date[]> {
  const rows = await db.query<{ day: Date }>(
    `SELECT DISTINCT date_trunc('day', d.received_at, 'UTC') AS day
     FROM deposits d JOIN agreements a ON a.developer_id = d.developer_id AND a.id = d.agreement_id
     WHERE d.provider = $1 AND d.received_at >= $2 AND a.bank > a.commission AND d.reversed < d.amount ORDER BY 1`,
    [provider, since],
  );
  return rows.map(({ day }) => day);
}

/** Two constraints prevent a second posting; the one within the agreement is violated first. */
const POSTED_ONCE: ReadonlySet<string | undefined> = new Set([
  'transfers_once',
  'provider_transactions_pkey',
]);

export function isAlreadyPosted(error: unknown): boolean {
  return sqlState(error) === UNIQUE_VIOLATION && POSTED_ONCE.has(violatedConstraint(error));
}

/**
 * Returns deposits that were applied to the agreement (or came after its end) and have not gone back in full,
 * newest first. There is no limit: otherwise a refund might not find enough deposits to return its amount.
 */
export async function returnable(
  db: Db,
  key: AgreementKey,
  { applied }: { readonly applied: boolean },
): Promise<Deposit[]> {
  const found = await db.query<Deposit>(
    `SELECT ${COLUMNS} FROM deposits
     WHERE developer_id = $1 AND agreement_id = $2 AND applied = $3 AND returned + reversed < amount
     ORDER BY received_at DESC, transaction_id`,
    [key.developerId, key.agreementId, applied],
  );
  return found.map((deposit) => opened(db.personal, key, deposit));
}

/** Null when nothing was deposited. */
export async function firstReceivedAt(
  db: Db,
  { developerId, agreementId }: AgreementKey,
): Promise<Date | null> {
  const [row] = await db.query<{ first: Date | null }>(
    'SELECT min(received_at) AS first FROM deposits WHERE developer_id = $1 AND agreement_id = $2',
    [developerId, agreementId],
  );
  return row?.first ?? null;
}
