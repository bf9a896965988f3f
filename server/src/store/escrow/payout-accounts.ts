import type { Actor } from '#core/actor.ts';
import { CHAIN_START, ERASED } from '#core/chain.ts';
import type { PayoutAccount } from '#core/escrow/payout-account.ts';
import { accountMacInput, type Mac } from '#core/escrow/verify/mac.ts';
import type { DomainEvent } from '#core/events/event.ts';
import { OWN_ACCOUNT_ID } from '#core/external-id.ts';
import type { JobPayloads } from '#core/jobs.ts';
import { Problem } from '#core/problem.ts';
import type { ListPage, Period } from '#store/caller-metadata/conditions.ts';
import type { Db, Queryable } from '#store/db.ts';
import { payoutAccountData } from '#store/escrow/encrypted/associated-data.ts';
import { append } from '#store/events/chained.ts';
import { encryptFacts, openFields, type PersonalBox } from '#store/secrets/personal.ts';
import type { AgreementKey } from './agreements.ts';
import { HAS_OPEN_SHARE, SHARE_PART, SHARES } from './share-sql.ts';

export const ACCOUNT_DETAILS = `version, bank_code AS "bankCode", account_number AS "accountNumber",
  account_name AS "accountName", name_given AS "nameGiven", name_at_bank AS "nameAtBank",
  name_match AS "nameMatch", usable_from AS "usableFrom", encrypted`;

export async function find(
  db: Queryable,
  developerId: string,
  externalUserId: string,
): Promise<PayoutAccount | undefined> {
  const [found] = await db.query<PayoutAccount & { readonly newest: number | null }>(
    `SELECT ${ACCOUNT_DETAILS}, updated_at AS "updatedAt",
       (SELECT max(v.version) FROM payout_account_versions v
        WHERE v.developer_id = $1 AND v.external_user_id = $2) AS newest
     FROM payout_accounts WHERE developer_id = $1 AND external_user_id = $2`,
    [developerId, externalUserId],
  );
  if (!found) return undefined;
  const { newest, ...row } = found;
  if (newest !== row.version) throw setBack(externalUserId, row.version, newest);
  return opened(db.personal, { developerId, externalUserId }, row);
}

/** Both are written together, so a row that is not the newest version was written by another program. */
function setBack(externalUserId: string, version: number, newest: number | null): Problem {
  return new Problem(
    'altered_record',
    `The payout account of ${externalUserId} is version ${version} in the database, but version ` +
      `${newest ?? 'none'} was set last. The operator of the service has to restore the row.`,
  );
}

/** Returns the newest earlier account whose cooling-off period had ended before it was replaced. */
export async function lastSettled(
  tx: Queryable,
  owner: Owner,
  current: PayoutAccount,
): Promise<PayoutAccount | undefined> {
  const [row] = await tx.query<PayoutAccount>(
    `SELECT ${ACCOUNT_DETAILS}, created_at AS "updatedAt" FROM payout_account_versions v
     WHERE developer_id = $1 AND external_user_id = $2 AND version < $3 AND usable_from <= (
       SELECT next.created_at FROM payout_account_versions next
       WHERE next.developer_id = v.developer_id AND next.external_user_id = v.external_user_id
         AND next.version = v.version + 1)
     ORDER BY version DESC LIMIT 1`,
    [owner.developerId, owner.externalUserId, current.version],
  );
  return row && opened(tx.personal, owner, row);
}

export type AccountVersion = Omit<PayoutAccount, 'updatedAt'> & {
  readonly createdAt: Date;
  /** Null for versions from before the actor was recorded. */
  readonly actor: Actor | null;
};

/** Lists versions, newest first. */
export async function versions(
  db: Db,
  developerId: string,
  externalUserId: string,
  page: Period & ListPage,
): Promise<AccountVersion[]> {
  const found = await db.query<AccountVersion>(
    `SELECT ${ACCOUNT_DETAILS}, created_at AS "createdAt",
       CASE WHEN actor_type IS NULL THEN NULL
         ELSE json_build_object('type', actor_type, 'id', actor_id) END AS actor
     FROM payout_account_versions
     WHERE developer_id = $1 AND external_user_id = $2 AND ($3::integer IS NULL OR version < $3)
       AND created_at >= coalesce($5::timestamptz, '-infinity') AND created_at < coalesce($6::timestamptz, 'infinity')
     ORDER BY version DESC LIMIT $4`,
    [developerId, externalUserId, page.before ?? null, page.limit, page.from ?? null, page.to ?? null],
  );
  return found.map((version) => opened(db.personal, { developerId, externalUserId }, version));
}

export function opened<Row extends { readonly version: number }>(
  box: PersonalBox,
  owner: Owner,
  row: Row,
): Row {
  return openFields(box, payoutAccountData(owner, row.version), row);
}

/** A version with its MAC, the hash of its event, and whether it is from before MACs existed. */
export type Vouched<Version> = Version & {
  readonly mac: string | null;
  readonly eventHash: string | null;
  readonly older: boolean;
};

/** Returns the account without its evidence. Throws when it was set without the secret. */
export function refuseAltered(owner: Owner, stored: Vouched<PayoutAccount>, mac: Mac): PayoutAccount {
  const { mac: storedMac, eventHash, older, ...account } = stored;
  if (
    older ||
    (eventHash !== null && storedMac === mac(accountMacInput({ ...account, ...owner, eventHash })))
  ) {
    return account;
  }
  throw new Problem(
    'altered_record',
    `Version ${account.version} of the payout account of ${owner.externalUserId} was not set through Surety. ` +
      'No payout goes there. Run surety verify, then set the account again.',
  );
}

/** True when the owner was erased since the account was set. The next one has to be set before any payout. */
export function isErased({ accountNumber }: Pick<PayoutAccount, 'accountNumber'>): boolean {
  return accountNumber === ERASED;
}

/** True when an agreement has this seller, or has paid this payee a share. */
export async function isSeller(db: Db, developerId: string, externalUserId: string): Promise<boolean> {
  const found = await db.query(
    `SELECT true FROM agreements WHERE developer_id = $1 AND seller_external_id = $2
     UNION ALL SELECT true FROM payouts WHERE developer_id = $1 AND seller_external_id = $2 LIMIT 1`,
    [developerId, externalUserId],
  );
  return found.length > 0;
}

/** True when money released to this payee has not been paid, or when the platform has any commission. */
export async function isAwaited(db: Queryable, { developerId, externalUserId }: Owner): Promise<boolean> {
  const found = await db.query(
    `SELECT true FROM milestones m JOIN agreements a ON a.developer_id = m.developer_id AND a.id = m.agreement_id
     WHERE m.developer_id = $1 AND m.settlement IN ('RELEASED', 'SUBMITTED', 'AWAITING_DETAILS')
       AND a.seller_external_id = $2
     UNION ALL
     SELECT true FROM ${SHARES} WHERE m.developer_id = $1 AND ${HAS_OPEN_SHARE} AND share->>'payee' = $2
       AND share->>'settlement' IN ('RELEASED', 'SUBMITTED', 'AWAITING_DETAILS')
     UNION ALL
     SELECT true FROM milestones WHERE $2 = '${OWN_ACCOUNT_ID}' AND developer_id = $1 AND commission > 0 LIMIT 1`,
    [developerId, externalUserId],
  );
  return found.length > 0;
}

const VOUCHED = `SELECT ${ACCOUNT_DETAILS}, created_at AS "updatedAt", mac, false AS older,
    (SELECT e.hash FROM events e WHERE e.developer_id = $1 AND e.stream_id = 'payout-account:' || $2
       AND e.sequence = v.version) AS "eventHash"
  FROM payout_account_versions v WHERE developer_id = $1 AND external_user_id = $2`;

/** Returns the newest version of an account. Throws when it was set without the secret. */
export async function newest(db: Queryable, owner: Owner, mac: Mac): Promise<PayoutAccount | null> {
  const [row] = await db.query<Vouched<PayoutAccount>>(`${VOUCHED} ORDER BY version DESC LIMIT 1`, [
    owner.developerId,
    owner.externalUserId,
  ]);
  return row ? refuseAltered(owner, opened(db.personal, owner, row), mac) : null;
}

/** Returns one version of an account. Throws when it was set without the secret. */
export async function version(db: Queryable, owner: Owner, number: number, mac: Mac): Promise<PayoutAccount> {
  const [row] = await db.query<Vouched<PayoutAccount>>(`${VOUCHED} AND version = $3`, [
    owner.developerId,
    owner.externalUserId,
    number,
  ]);
  if (!row) throw new Error(`${owner.externalUserId} has no version ${number} of a payout account`);
  return refuseAltered(owner, opened(db.personal, owner, row), mac);
}

type Owner = { readonly developerId: string; readonly externalUserId: string };

/**
 * Writes a new version with its event. False when another version was written in the meantime: the caller
 * then decides again.
 */
export async function save(
  tx: Queryable,
  owner: Owner,
  account: PayoutAccount,
  event: DomainEvent,
  mac: Mac,
): Promise<boolean> {
  const { version, bankCode, accountNumber, accountName, nameGiven, nameAtBank, nameMatch } = account;
  const personal = { accountNumber, accountName, nameGiven, nameAtBank };
  const values = [
    owner.developerId,
    owner.externalUserId,
    version,
    bankCode,
    encryptFacts(tx.personal, payoutAccountData(owner, version), personal),
    nameMatch,
    account.usableFrom,
    account.updatedAt,
  ];
  const written = await tx.query(
    `INSERT INTO payout_accounts AS p (developer_id, external_user_id, version, bank_code, encrypted, name_match,
       usable_from, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
     ON CONFLICT (developer_id, external_user_id) DO UPDATE SET version = excluded.version,
       bank_code = excluded.bank_code, encrypted = excluded.encrypted, account_number = NULL, account_name = NULL,
       name_given = NULL, name_at_bank = NULL, name_match = excluded.name_match,
       usable_from = excluded.usable_from, updated_at = excluded.updated_at
     WHERE p.version = excluded.version - 1
     RETURNING true`,
    values,
  );
  if (written.length === 0) return false;
  const eventHash = await announce(tx, owner, event);
  const { developerId, externalUserId } = owner;
  const encrypted = mac(accountMacInput({ ...account, developerId, externalUserId, eventHash }));
  await tx.query(
    `INSERT INTO payout_account_versions (developer_id, external_user_id, version, bank_code, encrypted, name_match,
       usable_from, created_at, actor_type, actor_id, mac)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [...values, event.actor?.type, event.actor?.id, encrypted],
  );
  await tx.query(
    `INSERT INTO payout_account_index (developer_id, blind_index, external_user_id, seen_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (developer_id, blind_index, external_user_id) DO UPDATE SET seen_at = excluded.seen_at`,
    [developerId, blindIndexOf(tx.personal, developerId, account), externalUserId, account.updatedAt],
  );
  return true;
}

/** A blind index: it shows that two sellers share a bank account without revealing the account. */
function blindIndexOf(box: PersonalBox, developerId: string, account: PayoutAccount): Buffer {
  return box.blindIndex(
    ['payout_account_marks', developerId],
    `${account.bankCode} ${account.accountNumber}`,
  );
}

/** The history of an account is a stream of its own. */
async function announce(tx: Queryable, owner: Owner, event: DomainEvent): Promise<string> {
  const stream = { developerId: owner.developerId, streamId: `payout-account:${owner.externalUserId}` };
  const [last] = await tx.query<{ hash: string | null }>(
    'SELECT hash FROM events WHERE developer_id = $1 AND stream_id = $2 AND sequence = $3',
    [stream.developerId, stream.streamId, event.sequence - 1],
  );
  return append(tx, stream, last?.hash ?? CHAIN_START, [event]);
}

/** Returns this payee's payouts to be sent, after this one, in order of id. */
export async function toBeSent(
  db: Db,
  { developerId, externalUserId }: Owner,
  after: string,
  limit: number,
): Promise<JobPayloads['submit-payout'][]> {
  return db.query(
    `SELECT m.agreement_id AS "agreementId", m.id AS "milestoneId", m.payout_attempts AS attempts
     FROM milestones m JOIN agreements a ON a.developer_id = m.developer_id AND a.id = m.agreement_id
     WHERE m.developer_id = $1 AND m.settlement = 'RELEASED' AND a.seller_external_id = $2 AND m.id > $3
     UNION ALL
     SELECT m.agreement_id, ${SHARE_PART}, (share->>'attempts')::integer
     FROM ${SHARES} WHERE m.developer_id = $1 AND ${HAS_OPEN_SHARE} AND share->>'payee' = $2
       AND share->>'settlement' = 'RELEASED' AND ${SHARE_PART} > $3
     ORDER BY 2 LIMIT $4`,
    [developerId, externalUserId, after, limit],
  );
}

/** Returns this payee's agreements with a payout that waits for account details or was refused. */
export async function concerned(
  db: Db,
  developerId: string,
  payeeExternalId: string,
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
     WHERE a.seller_external_id = $2
     UNION
     SELECT m.developer_id, m.agreement_id FROM ${SHARES}
     WHERE m.developer_id = $1 AND ${HAS_OPEN_SHARE} AND share->>'payee' = $2
       AND (share->>'settlement' = 'AWAITING_DETAILS' OR share->>'settlement' IN ('RELEASED', 'SUBMITTED')
         AND (share->>'failures')::integer > 0)
     ORDER BY 2 LIMIT $3`,
    [developerId, payeeExternalId, limit],
  );
}
