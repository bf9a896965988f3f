import type { Period } from '#core/escrow/bank.ts';
import { UNSAID_CURRENCY } from '#core/escrow/currency.ts';
import type { BookEntry } from '#core/escrow/reconciliation/entry.ts';
import type { Queryable } from '#store/db.ts';
import type { AgreementKey } from '#store/escrow/agreements.ts';
import { attemptData } from '#store/escrow/encrypted/associated-data.ts';
import { HAS_OPEN_SHARE, SHARE_PART, SHARES } from '#store/escrow/share-sql.ts';
import { openFields } from '#store/secrets/personal.ts';

/** Number of rows read at a time. */
const PAGE = 1_000;

/** The destination of a payout, as its attempt has it. */
type Destination = {
  readonly partId: string;
  readonly attempt: number;
  readonly accountNumber: string | null;
  readonly encrypted: string | null;
};
type EntryRow = Omit<BookEntry, 'owner' | 'recipient'> & {
  readonly developerId: string;
  readonly agreementId: string;
  readonly destination: Destination | null;
};

function toEntry({ personal }: Queryable, row: EntryRow): BookEntry {
  const { developerId, agreementId, destination, ...entry } = row;
  const to = destination && openFields(personal, attemptData(row, destination), destination);
  const recipient = to?.accountNumber ?? undefined;
  return { ...entry, recipient, owner: agreementId === '' ? null : { developerId, agreementId } };
}

const DEPOSIT = `
  SELECT 'deposit' AS kind, d.transaction_id AS key, d.received_at AS at, d.reversed AS back, d.amount,
    CASE WHEN d.reversed > 0 THEN 'undone' ELSE 'settled' END AS standing, a.currency, d.fee,
    d.session_id AS "sessionId", d.developer_id AS "developerId", d.agreement_id AS "agreementId",
    NULL::jsonb AS destination, false AS "onHold"`;
const DEPOSITS = `${DEPOSIT}
  FROM deposits d JOIN agreements a ON a.developer_id = d.developer_id AND a.id = d.agreement_id`;

/** Unmatched money is on the platform's books. */
const UNMATCHED = `
  SELECT 'deposit' AS kind, h.cause AS key, h.created_at AS at, coalesce(o.amount, 0) AS back, h.amount,
    CASE WHEN o.amount IS NULL THEN 'settled' ELSE 'undone' END AS standing,
    nullif(h.currency, '${UNSAID_CURRENCY}') AS currency, 0::bigint AS fee, NULL AS "sessionId",
    '' AS "developerId", '' AS "agreementId", NULL::jsonb AS destination, false AS "onHold"
  FROM platform_transfers h LEFT JOIN platform_transfers o
    ON o.provider = h.provider AND o.cause = h.cause AND o.kind = 'unmatched_reversed'
  WHERE h.kind = 'unmatched'`;

/**
 * Transfers that a bank was asked to send, by reference. For parts of a refund the journal tells how each
 * attempt ended; the part itself only has the state of the last one.
 */
const SENT = `
  SELECT CASE WHEN r.kind IN ('payout', 'commission') THEN 'payout' ELSE 'refund' END AS kind, r.reference AS key,
    r.given_at AS at, CASE s.standing WHEN 'undone' THEN s.amount ELSE 0 END AS back, s.amount, s.standing,
    coalesce(a.currency, s.currency) AS currency, 0::bigint AS fee, s.session_id AS "sessionId",
    r.developer_id AS "developerId", r.agreement_id AS "agreementId", s.destination,
    a.hold IS NOT NULL AS "onHold"
  FROM bank_references r
  LEFT JOIN agreements a ON a.developer_id = r.developer_id AND a.id = r.agreement_id
  CROSS JOIN LATERAL (
    SELECT t.amount, NULL AS currency, t.session_id,
      CASE t.status WHEN 'SUBMITTED' THEN 'open' WHEN 'SUCCEEDED' THEN 'settled' ELSE 'undone' END AS standing,
      jsonb_build_object('partId', t.milestone_id, 'attempt', t.attempt, 'encrypted', t.encrypted,
        'accountNumber', t.account_number) AS destination
    FROM payout_attempts t
    WHERE r.kind = 'payout' AND t.developer_id = r.developer_id AND t.agreement_id = r.agreement_id
      AND t.milestone_id = r.subject_id AND t.reference = r.reference
    UNION ALL
    SELECT p.amount, NULL, NULL, CASE
        WHEN (SELECT sum(CASE WHEN t.kind IN ('refund_paid', 'overpaid') THEN 1
                WHEN t.kind IN ('refund_reversed', 'overpaid_returned') THEN -1 END)
              FROM transfers t WHERE t.developer_id = r.developer_id AND t.agreement_id = r.agreement_id
                AND t.kind IN ('refund_paid', 'overpaid', 'refund_reversed', 'overpaid_returned')
                AND t.cause = r.reference) > 0 THEN 'settled'
        WHEN p.status = 'SUBMITTED' AND r.reference = p.stem || '_' || p.attempts THEN 'open'
        ELSE 'undone' END, NULL
    FROM refund_parts p
    WHERE r.kind = 'refund' AND p.developer_id = r.developer_id AND p.agreement_id = r.agreement_id
      AND p.stem = regexp_replace(r.reference, '_[^_]*$', '')
    UNION ALL
    SELECT h.amount, nullif(h.currency, '${UNSAID_CURRENCY}'), NULL,
      CASE WHEN o.cause IS NULL THEN 'undone' ELSE 'settled' END, NULL
    FROM platform_transfers h LEFT JOIN platform_transfers o
      ON o.provider = h.provider AND o.cause = h.cause AND o.kind = 'unmatched_returned'
    WHERE r.kind = 'return' AND h.provider = r.provider AND h.cause = r.subject_id AND h.kind = 'unmatched'
    UNION ALL
    SELECT c.amount, c.currency, NULL,
      CASE c.status WHEN 'SUBMITTED' THEN 'open' WHEN 'SUCCEEDED' THEN 'settled' ELSE 'undone' END, NULL
    FROM commission_payouts c
    WHERE r.kind = 'commission' AND c.developer_id = r.developer_id AND c.id = r.subject_id) s`;

export type Keys = { readonly deposits: readonly string[]; readonly sent: readonly string[] };

/** Entries of one account, or all of them. */
const OF_ACCOUNT = (id: string) => `WHERE ${id}::text IS NULL OR "developerId" = ${id}`;

/**
 * Returns our entries for these keys, whenever they were written. The look-up of each deposit by its whole
 * key is spelled out: a planner that knows little of the table would read all deposits of the agreement for
 * each.
 */
export async function find(
  db: Queryable,
  provider: string,
  { deposits, sent }: Keys,
  developerId: string | null = null,
): Promise<BookEntry[]> {
  const rows = await db.query<EntryRow>(
    `SELECT * FROM (WITH p AS MATERIALIZED (
       SELECT * FROM provider_transactions WHERE provider = $1 AND transaction_id = ANY($2))
     ${DEPOSIT} FROM p
     CROSS JOIN LATERAL (
       SELECT * FROM deposits d WHERE d.developer_id = p.developer_id AND d.agreement_id = p.agreement_id
         AND d.provider = p.provider AND d.transaction_id = p.transaction_id LIMIT 1) d
     JOIN agreements a ON a.developer_id = d.developer_id AND a.id = d.agreement_id
     UNION ALL ${UNMATCHED} AND h.provider = $1 AND h.cause = ANY($2)
     UNION ALL ${SENT} WHERE r.provider = $1 AND r.reference = ANY($3)) entries ${OF_ACCOUNT('$4')}`,
    [provider, deposits, sent, developerId],
  );
  return rows.map((row) => toEntry(db, row));
}

/**
 * Returns entries that one of these words identifies: as a bank transaction, an interbank session or one of
 * our references.
 */
export async function findByWords(
  db: Queryable,
  provider: string,
  words: readonly string[],
  developerId: string | null = null,
): Promise<BookEntry[]> {
  const named = await find(db, provider, { deposits: words, sent: words }, developerId);
  const bySession = await db.query<EntryRow>(
    `SELECT * FROM (${DEPOSITS} WHERE d.provider = $1 AND d.session_id = ANY($2)
     UNION ALL ${SENT} WHERE r.provider = $1 AND r.reference IN (
       SELECT reference FROM payout_attempts WHERE provider = $1 AND session_id = ANY($2))) entries ${OF_ACCOUNT('$3')}`,
    [provider, words, developerId],
  );
  return [...named, ...bySession.map((row) => toEntry(db, row))];
}

type Sort = {
  readonly select: string;
  readonly and: 'WHERE' | 'AND';
  readonly of: string;
  readonly at: string;
  readonly key: string;
  /** The column of the account; null for entries on the platform's books. */
  readonly owner: string | null;
};

const SORTS: readonly Sort[] = [
  {
    select: DEPOSITS,
    and: 'WHERE',
    of: 'd',
    at: 'd.received_at',
    key: 'd.transaction_id',
    owner: 'd.developer_id',
  },
  { select: UNMATCHED, and: 'AND', of: 'h', at: 'h.created_at', key: 'h.cause', owner: null },
  { select: SENT, and: 'WHERE', of: 'r', at: 'r.given_at', key: 'r.reference', owner: 'r.developer_id' },
];

/** Returns all entries dated in a period, page by page: of one account, or of all and the platform's. */
export async function* inPeriod(
  db: Queryable,
  provider: string,
  { from, to }: Period,
  developerId: string | null = null,
): AsyncGenerator<BookEntry[]> {
  for (const { select, and, of, at, key, owner } of SORTS) {
    if (developerId !== null && owner === null) continue;
    const ofAccount = developerId === null ? '' : `AND ${owner} = $5`;
    const account = developerId === null ? [] : [developerId];
    let last = { at: from, key: '' };
    for (;;) {
      const rows = await db.query<EntryRow>(
        `${select} ${and} ${of}.provider = $1 AND ${at} < $4 AND (${at}, ${key}) > ($2, $3)
         ${ofAccount} ORDER BY ${at}, ${key} LIMIT ${PAGE}`,
        [provider, last.at, last.key, to, ...account],
      );
      yield rows.map((row) => toEntry(db, row));
      const end = rows.at(-1);
      if (!end || rows.length < PAGE) break;
      last = end;
    }
  }
}

/**
 * Returns transfers requested before this time that are still undecided in our books. They are few and have
 * indexes.
 */
export async function openBefore(db: Queryable, provider: string, before: Date): Promise<BookEntry[]> {
  const rows = await db.query<EntryRow>(
    `${SENT} JOIN (
       SELECT t.provider, t.reference FROM milestones m JOIN payout_attempts t
         ON t.developer_id = m.developer_id AND t.agreement_id = m.agreement_id AND t.milestone_id = m.id
           AND t.attempt = m.payout_attempts
       WHERE m.settlement IN ('RELEASED', 'SUBMITTED') AND t.status = 'SUBMITTED'
       UNION ALL
       SELECT t.provider, t.reference FROM ${SHARES} JOIN payout_attempts t
         ON t.developer_id = m.developer_id AND t.agreement_id = m.agreement_id
           AND t.milestone_id = ${SHARE_PART} AND t.attempt = (share->>'attempts')::integer
       WHERE ${HAS_OPEN_SHARE} AND t.status = 'SUBMITTED'
       UNION ALL
       SELECT p.provider, p.stem || '_' || p.attempts FROM refund_parts p
       WHERE p.status IN ('PENDING', 'SUBMITTED') AND p.status = 'SUBMITTED'
       UNION ALL
       SELECT c.provider, c.reference FROM commission_payouts c WHERE c.status = 'SUBMITTED') open
       ON open.provider = r.provider AND open.reference = r.reference
     WHERE r.provider = $1 AND r.given_at < $2 AND s.standing = 'open' ORDER BY r.given_at LIMIT ${PAGE}`,
    [provider, before],
  );
  return rows.map((row) => toEntry(db, row));
}

/**
 * Returns the owners of items that our books lack: by the account paid into and, for a payout, by the
 * milestone that waits for it.
 */
export async function ownersOf(
  db: Queryable,
  provider: string,
  names: { readonly accounts: readonly string[]; readonly references: readonly string[] },
): Promise<Map<string, AgreementKey>> {
  const rows = await db.query<AgreementKey & { name: string }>(
    `SELECT n.name, v.developer_id AS "developerId", v.agreement_id AS "agreementId"
     FROM unnest($2::text[]) AS n(name)
     JOIN virtual_accounts v ON v.provider = $1 AND (v.account_number = n.name OR v.reference = n.name)
     UNION ALL
     SELECT n.name, m.developer_id, m.agreement_id
     FROM unnest($3::text[]) AS n(name)
     JOIN milestones m ON (m.settlement IN ('RELEASED', 'SUBMITTED') OR ${HAS_OPEN_SHARE})
       AND m.id = 'ms_' || split_part(n.name, '_', 2)`,
    [provider, names.accounts, names.references],
  );
  return new Map(rows.map(({ name, ...key }) => [name, key]));
}
