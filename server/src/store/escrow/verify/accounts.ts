import type { Queryable } from '#store/db.ts';
import { payoutAccountData } from '#store/escrow/encrypted/associated-data.ts';
import { openCommitted, withKeys } from '#store/events/encrypted-data.ts';
import { DecryptionFailed } from '#store/secrets/field-cipher.ts';
import { openFields, type PersonalBox } from '#store/secrets/personal.ts';

/** A payout account with its version and event as stored. */
export type AuditedAccount = {
  readonly developerId: string;
  readonly externalUserId: string;
  readonly account: Details;
  readonly version: (Details & { readonly mac: string | null }) | null;
  readonly event: {
    readonly hash: string | null;
    readonly data: Readonly<Record<string, unknown>>;
    /** True when the owner was erased: then only the version can be compared. */
    readonly erased?: boolean;
  } | null;
  /** The newest stored version, and the sequence number of the newest event. */
  readonly newest: number | null;
  readonly lastEvent: number | null;
  /** Why it could not be decrypted; null when it could. */
  readonly unopened: string | null;
};

type Details = {
  readonly version: number;
  readonly bankCode: string;
  readonly accountNumber: string;
  readonly accountName: string;
  readonly nameGiven: string | null;
  readonly nameAtBank: string | null;
  readonly nameMatch: 'match' | 'close' | 'mismatch' | 'unknown';
  readonly usableFrom: string;
};

const details = (row: string) => `'version', ${row}.version, 'bankCode', ${row}.bank_code,
  'accountNumber', ${row}.account_number, 'accountName', ${row}.account_name, 'nameGiven', ${row}.name_given,
  'nameAtBank', ${row}.name_at_bank, 'nameMatch', ${row}.name_match, 'usableFrom', ${row}.usable_from,
  'encrypted', ${row}.encrypted`;

/** Returns the accounts after this one in primary key order. */
export async function page(
  db: Queryable,
  after: Pick<AuditedAccount, 'developerId' | 'externalUserId'> | null,
  limit: number,
): Promise<AuditedAccount[]> {
  const rows = await db.query<Omit<AuditedAccount, 'unopened'>>(
    `SELECT p.developer_id AS "developerId", p.external_user_id AS "externalUserId",
       json_build_object(${details('p')}) AS account,
       CASE WHEN v.version IS NOT NULL THEN json_build_object(${details('v')}, 'mac', v.mac) END AS version,
       CASE WHEN e.sequence IS NOT NULL THEN json_build_object('hash', e.hash, 'data', ${withKeys('e')}) END AS event,
       (SELECT max(n.version) FROM payout_account_versions n
        WHERE n.developer_id = p.developer_id AND n.external_user_id = p.external_user_id) AS newest,
       (SELECT max(n.sequence) FROM events n WHERE n.developer_id = p.developer_id
          AND n.stream_id = 'payout-account:' || p.external_user_id) AS "lastEvent"
     FROM payout_accounts p
     LEFT JOIN payout_account_versions v ON v.developer_id = p.developer_id
       AND v.external_user_id = p.external_user_id AND v.version = p.version
     LEFT JOIN events e ON e.developer_id = p.developer_id
       AND e.stream_id = 'payout-account:' || p.external_user_id AND e.sequence = p.version
     WHERE (p.developer_id, p.external_user_id) > ($1, $2)
     ORDER BY p.developer_id, p.external_user_id LIMIT $3`,
    [after?.developerId ?? '', after?.externalUserId ?? '', limit],
  );
  return rows.map((row) => opened(db.personal, row));
}

function opened(box: PersonalBox, row: Omit<AuditedAccount, 'unopened'>): AuditedAccount {
  const { developerId, externalUserId, account, version, event } = row;
  const open = <Stored extends Details>(stored: Stored): Stored =>
    openFields(box, payoutAccountData(row, stored.version), stored);
  const stream = { streamId: `payout-account:${externalUserId}`, sequence: account.version };
  try {
    return {
      ...row,
      account: open(account),
      version: version && open(version),
      event: event && { ...event, ...(openCommitted(box, { developerId, ...stream }, event.data) as object) },
      unopened: null,
    };
  } catch (error) {
    if (!(error instanceof DecryptionFailed)) throw error;
    return { ...row, unopened: error.message };
  }
}

/** Counts versions without a MAC, and how many there were when MACs were introduced. */
export async function missingMacs(db: Queryable): Promise<{ found: number; atStart: number }> {
  const [row] = await db.query<{ found: number; atStart: number }>(
    `SELECT (SELECT count(*) FROM payout_account_versions WHERE mac IS NULL) AS found,
       (SELECT payout_accounts FROM chain_start) AS "atStart"`,
  );
  return row ?? { found: 0, atStart: 0 };
}
