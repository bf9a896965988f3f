import type { Db } from '#store/db.ts';
import { attemptData, depositData, refundPartData } from '#store/escrow/encrypted/associated-data.ts';
import { amountOf, settlementOf } from '#store/escrow/share-sql.ts';
import { openFields, type PersonalBox } from '#store/secrets/personal.ts';

export const DIRECTIONS = ['in', 'out', 'back'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** One transfer of money at a bank: a deposit, a payout or a part of a refund. */
export type MoneyRow = {
  /** Sorts within a moment. */
  readonly key: string;
  readonly agreementId: string;
  /** The payout or refund; null for a deposit. */
  readonly subjectId: string | null;
  readonly at: Date;
  readonly amount: number;
  readonly currency: string;
  readonly state: string;
  readonly reason: string | null;
  /** The sender of a deposit, or the holder of the account that is paid. */
  readonly party: string | null;
  readonly bank: string | null;
  readonly accountNumber: string | null;
  readonly reference: string | null;
  readonly sessionId: string | null;
};

export type Period = { readonly from: Date; readonly to: Date };
export type MoneySum = { readonly currency: string; readonly count: number; readonly amount: string };

type Row = Omit<MoneyRow, 'party' | 'bank' | 'accountNumber'> & {
  readonly encrypted: string | null;
  readonly named: Readonly<Record<string, string | number | null>>;
};

/** Rows of a direction in a period, with `key` and `at` to sort by. */
const SOURCES: Readonly<Record<Direction, string>> = {
  in: `SELECT md5(d.provider || ' ' || d.transaction_id) AS key, NULL AS subject_id, d.agreement_id, d.received_at AS at, d.amount, g.currency,
      CASE WHEN d.reversed > 0 THEN 'REVERSED' WHEN d.applied THEN 'RECEIVED' ELSE 'LATE' END AS state,
      NULL AS reason, d.transaction_id AS reference, d.session_id, d.encrypted,
      json_build_object('provider', d.provider, 'transactionId', d.transaction_id, 'senderName', d.sender_name,
        'bank', d.sender_bank) AS named
    FROM deposits d JOIN agreements g ON g.developer_id = d.developer_id AND g.id = d.agreement_id
    WHERE d.developer_id = $1 AND d.received_at >= $2 AND d.received_at < $3`,
  out: `SELECT md5(p.id) AS key, p.id AS subject_id, p.agreement_id, p.created_at AS at, ${amountOf('p.id')} AS amount, g.currency,
      CASE WHEN x.settlement = 'AWAITING_DETAILS' AND t.status IN ('FAILED', 'REVERSED') THEN 'REFUSED'
        WHEN x.settlement = 'AWAITING_DETAILS' THEN 'NO_ACCOUNT' WHEN x.settlement = 'PAID' THEN 'PAID'
        WHEN x.settlement = 'SUBMITTED' THEN 'AT_BANK' WHEN x.settlement = 'REFUNDED' THEN 'CANCELLED'
        ELSE 'TO_BE_SENT' END AS state,
      CASE WHEN x.settlement <> 'PAID' THEN t.reason END AS reason, t.reference, t.session_id, t.encrypted,
      json_build_object('partId', t.milestone_id, 'attempt', t.attempt, 'accountName', t.account_name,
        'accountNumber', t.account_number, 'bank', t.bank_code) AS named
    FROM payouts p JOIN agreements g ON g.developer_id = p.developer_id AND g.id = p.agreement_id
    JOIN milestones m ON m.developer_id = p.developer_id AND m.agreement_id = p.agreement_id AND m.id = p.milestone_id
    LEFT JOIN LATERAL (SELECT * FROM payout_attempts a WHERE a.developer_id = p.developer_id
      AND a.agreement_id = p.agreement_id AND a.milestone_id = 'ms_' || substr(p.id, 4)
      ORDER BY a.attempt DESC LIMIT 1) t ON true
    CROSS JOIN LATERAL (SELECT ${settlementOf('p.id')} AS settlement) x
    WHERE p.developer_id = $1 AND p.created_at >= $2 AND p.created_at < $3`,
  back: `SELECT md5(r.id || ' ' || p.position) AS key, r.id AS subject_id, r.agreement_id, r.created_at AS at, p.amount,
      g.currency, CASE p.status WHEN 'PENDING' THEN 'TO_BE_SENT' WHEN 'SUBMITTED' THEN 'AT_BANK'
        WHEN 'FAILED' THEN 'REFUSED' ELSE 'PAID' END AS state,
      CASE WHEN p.status <> 'PAID' THEN p.reason END AS reason,
      CASE WHEN p.attempts > 0 THEN p.stem || '_' || p.attempts END AS reference, NULL AS session_id, p.encrypted,
      json_build_object('refundId', p.refund_id, 'position', p.position, 'accountName', p.account_name,
        'accountNumber', p.account_number, 'bank', p.bank_code) AS named
    FROM refunds r JOIN agreements g ON g.developer_id = r.developer_id AND g.id = r.agreement_id
    JOIN refund_parts p ON p.developer_id = r.developer_id AND p.agreement_id = r.agreement_id AND p.refund_id = r.id
    WHERE r.developer_id = $1 AND r.created_at >= $2 AND r.created_at < $3`,
};

export type After = { readonly at: Date; readonly key: string };

/** Newest first. */
export async function list(
  db: Db,
  developerId: string,
  { direction, from, to }: Period & { readonly direction: Direction },
  page: { readonly limit: number; readonly before: After | undefined },
): Promise<MoneyRow[]> {
  const rows = await db.query<Row>(
    `SELECT key, agreement_id AS "agreementId", subject_id AS "subjectId", at, amount, currency, state, reason, reference,
       session_id AS "sessionId", encrypted, named FROM (${SOURCES[direction]}) moved
     WHERE $4::timestamptz IS NULL OR (at, key) < ($4, $5) ORDER BY at DESC, key DESC LIMIT $6`,
    [developerId, from, to, page.before?.at ?? null, page.before?.key ?? null, page.limit],
  );
  return rows.map((row) => opened(db.personal, developerId, direction, row));
}

export function sums(
  db: Db,
  developerId: string,
  { direction, from, to }: Period & { readonly direction: Direction },
): Promise<MoneySum[]> {
  return db.query<MoneySum>(
    `SELECT currency, count(*) AS count, sum(amount)::text AS amount FROM (${SOURCES[direction]}) moved
     GROUP BY currency ORDER BY count(*) DESC, currency`,
    [developerId, from, to],
  );
}

function opened(
  box: PersonalBox,
  developerId: string,
  direction: Direction,
  { encrypted, named, ...row }: Row,
): MoneyRow {
  const key = { developerId, agreementId: row.agreementId };
  const text = (name: string) => String(named[name] ?? '');
  const place = {
    in: () => depositData(key, { provider: text('provider'), transactionId: text('transactionId') }),
    out: () => attemptData(key, { partId: text('partId'), attempt: Number(named['attempt']) }),
    back: () => refundPartData(key, { refundId: text('refundId'), position: Number(named['position']) }),
  }[direction]();
  const known = openFields<Record<string, string | null>>(box, place, { ...named, encrypted } as never);
  const { senderName = null, accountName = null, accountNumber = null, bank = null } = known;
  const bankCode = known['bankCode'] ?? bank;
  return { ...row, party: senderName ?? accountName, bank: bankCode, accountNumber };
}
