import type { Db } from '#store/db.ts';
import {
  amountOf,
  HAS_OPEN_SHARE,
  milestoneOf,
  SHARE_PART,
  SHARES,
  settlementOf,
} from '#store/escrow/share-sql.ts';
import { OPEN_STATUSES } from './overview.ts';

/** What waits for a person, most pressing first. */
export const QUEUES = [
  'disputes',
  'exceptions',
  'payouts',
  'refunds',
  'late',
  'approvals',
  'reviews',
  'breaks',
  'held',
  'frozen',
  'overpaid',
  'alarms',
  'deadlines',
] as const;
export type Queue = (typeof QUEUES)[number];

/** One thing to do. */
export type WorkItem = {
  readonly queue: Queue;
  readonly key: string;
  /** Within the queue: the type of an exception, the rule of a hold. */
  readonly kind: string;
  /** The id of the page that the work is done on. */
  readonly subject: string | null;
  readonly agreementId: string | null;
  readonly who: string | null;
  readonly amount: number | null;
  readonly currency: string | null;
  readonly since: Date;
  readonly due: Date | null;
  /** The member who is on it. */
  readonly owner: string | null;
};

export type QueueSum = {
  readonly queue: Queue;
  readonly currency: string | null;
  readonly count: number;
  readonly amount: string | null;
  readonly oldest: Date;
};

/** How far ahead deadlines are work of today. */
const AHEAD = `interval '48 hours'`;
const OPEN_LIST = OPEN_STATUSES.map((status) => `'${status}'`).join(', ');
const JOIN_AGREEMENT = (of: string) =>
  `JOIN agreements a ON a.developer_id = ${of}.developer_id AND a.id = ${of}.agreement_id`;
const LAST_DEPOSIT = (which: string) =>
  `coalesce((SELECT max(d.received_at) FROM deposits d WHERE d.developer_id = a.developer_id
    AND d.agreement_id = a.id AND ${which}), a.created_at)`;
const PAYOUT_SINCE = (part: string) => `coalesce((SELECT p.created_at FROM payouts p
    WHERE p.developer_id = m.developer_id AND p.id = 'po_' || substr(${part}, 4)), a.created_at)`;

/** Each selects the columns that `from` names. $1 is the account, $2 now. */
const SOURCES: Readonly<Record<Queue, string>> = {
  disputes: `SELECT m.dispute ->> 'id', m.dispute ->> 'reason', m.dispute ->> 'id', a.id, a.buyer_external_id,
      m.amount, a.currency, (m.dispute ->> 'openedAt')::timestamptz, (m.dispute ->> 'dueAt')::timestamptz, NULL
    FROM milestones m ${JOIN_AGREEMENT('m')}
    WHERE m.developer_id = $1 AND m.dispute IS NOT NULL AND m.dispute ->> 'status' = 'ESCALATED'`,
  exceptions: `SELECT e.id, e.kind, e.id, e.agreement_id, a.buyer_external_id, e.amount, e.currency, e.opened_at,
      NULL::timestamptz, NULL
    FROM exceptions e LEFT ${JOIN_AGREEMENT('e')} WHERE e.developer_id = $1 AND e.closed_at IS NULL`,
  payouts: `SELECT m.id, CASE WHEN m.payout_failures > 0 THEN 'refused' ELSE 'no_account' END, a.seller_external_id,
      a.id, a.seller_external_id, ${amountOf('m.id')}, a.currency, ${PAYOUT_SINCE('m.id')}, NULL::timestamptz, NULL
    FROM milestones m ${JOIN_AGREEMENT('m')} WHERE m.developer_id = $1 AND m.settlement = 'AWAITING_DETAILS'
    UNION ALL
    SELECT ${SHARE_PART}, CASE WHEN (share->>'failures')::integer > 0 THEN 'refused' ELSE 'no_account' END,
      share->>'payee', a.id, share->>'payee', ${amountOf(SHARE_PART)}, a.currency, ${PAYOUT_SINCE(SHARE_PART)},
      NULL, NULL
    FROM ${SHARES} ${JOIN_AGREEMENT('m')}
    WHERE m.developer_id = $1 AND ${HAS_OPEN_SHARE} AND share->>'settlement' = 'AWAITING_DETAILS'`,
  refunds: `SELECT r.id, 'refused', r.id, a.id, a.buyer_external_id,
      (SELECT sum(p.amount)::bigint FROM refund_parts p WHERE p.developer_id = $1 AND p.agreement_id = a.id
        AND p.refund_id = r.id AND p.status = 'FAILED'), a.currency, r.created_at, NULL::timestamptz, NULL
    FROM refunds r ${JOIN_AGREEMENT('r')} WHERE r.developer_id = $1 AND r.status = 'FAILED'`,
  late: `SELECT a.id || ' late', 'late', a.id, a.id, a.buyer_external_id, a.suspense, a.currency,
      ${LAST_DEPOSIT('NOT d.applied')}, NULL::timestamptz, NULL
    FROM agreements a WHERE a.developer_id = $1 AND (a.refund_payable > 0 OR a.suspense > 0) AND a.suspense > 0`,
  approvals: `SELECT p.id, p.kind, p.id, p.agreement_id, NULL, p.amount, p.currency, p.requested_at, p.expires_at, NULL
    FROM approvals p WHERE p.developer_id = $1 AND p.state = 'PENDING' AND p.expires_at > $2`,
  reviews: `SELECT r.id, r.kind, r.id, nullif(r.agreement_id, ''), r.user_id, NULL::bigint, NULL, r.opened_at,
      r.due_at, r.assignee
    FROM reviews r WHERE r.developer_id = $1 AND r.state = 'OPEN'`,
  breaks: `SELECT b.id, b.type, (SELECT max(f.reconciliation_id) FROM reconciliation_findings f
        WHERE f.developer_id = b.developer_id AND f.break_id = b.id), b.agreement_id, NULL, b.difference, b.currency,
      b.found_at, NULL::timestamptz, NULL
    FROM reconciliation_breaks b WHERE b.developer_id = $1 AND NOT EXISTS (
      SELECT 1 FROM reconciliation_closings c WHERE c.developer_id = b.developer_id AND c.break_id = b.id)`,
  held: `SELECT h.id, h.rule, h.id, h.agreement_id, a.seller_external_id, ${amountOf('h.milestone_id')}, a.currency,
      h.opened_at, h.until, NULL
    FROM payout_holds h ${JOIN_AGREEMENT('h')} JOIN milestones m ON m.developer_id = h.developer_id
      AND m.agreement_id = h.agreement_id AND m.id = ${milestoneOf('h.milestone_id')}
    WHERE h.developer_id = $1 AND h.lifted_at IS NULL
      AND ${settlementOf('h.milestone_id')} IN ('RELEASED', 'AWAITING_DETAILS')`,
  frozen: `SELECT a.id || ' frozen', 'frozen', a.id, a.id, a.buyer_external_id, a.bank, a.currency,
      coalesce((SELECT max(e.created_at) FROM events e WHERE e.developer_id = a.developer_id
        AND e.stream_id = a.id AND e.type = 'agreement.frozen'), a.created_at), NULL::timestamptz, NULL
    FROM agreements a WHERE a.developer_id = $1 AND a.status = 'FROZEN'`,
  overpaid: `SELECT a.id || ' excess', 'overpaid', a.id, a.id, a.buyer_external_id, a.excess, a.currency,
      ${LAST_DEPOSIT('d.applied')}, NULL::timestamptz, NULL
    FROM agreements a WHERE a.developer_id = $1 AND a.status IN (${OPEN_LIST}) AND a.excess > 0`,
  alarms: `SELECT j.id, j.kind, a.id, a.id, NULL, CASE j.kind WHEN 'submit-payout' THEN ${amountOf(`j.payload->>'milestoneId'`)}
        WHEN 'pay-refunds' THEN a.refund_payable WHEN 'return-excess' THEN a.excess END, a.currency, j.alarmed_at,
      NULL::timestamptz, NULL
    FROM jobs j LEFT JOIN agreements a ON a.developer_id = j.developer_id AND a.id = j.payload->>'agreementId'
    LEFT JOIN milestones m ON m.developer_id = j.developer_id AND m.agreement_id = a.id
      AND m.id = ${milestoneOf(`j.payload->>'milestoneId'`)}
    WHERE j.developer_id = $1 AND j.alarmed_at IS NOT NULL`,
  deadlines: `SELECT t.agreement_id || ' ' || t.milestone_id || ' ' || t.kind, t.kind,
      CASE t.kind WHEN 'dispute' THEN m.dispute ->> 'id' ELSE a.id END, a.id,
      CASE WHEN t.kind = 'deliver_by' OR m.dispute ->> 'turn' = 'seller' THEN a.seller_external_id
        ELSE a.buyer_external_id END,
      coalesce(m.amount, a.total_amount), a.currency, t.due_at, t.due_at, NULL
    FROM deadlines t ${JOIN_AGREEMENT('t')}
    LEFT JOIN milestones m ON m.developer_id = t.developer_id AND m.agreement_id = t.agreement_id AND m.id = t.milestone_id
    WHERE t.developer_id = $1 AND t.due_at < $2::timestamptz + ${AHEAD}
      AND NOT (t.kind = 'dispute' AND coalesce(m.dispute ->> 'status', '') = 'ESCALATED')`,
};

const from = (queues: readonly Queue[]) =>
  queues
    .map(
      (queue) => `SELECT '${queue}' AS queue, * FROM (${SOURCES[queue]}) AS ${queue}
        (key, kind, subject, agreement_id, who, amount, currency, since, due, owner)`,
    )
    .join(' UNION ALL ');

/** The position of an item: the earlier it is due or has begun to wait, the higher up. */
const URGENCY = `date_trunc('milliseconds', coalesce(due, since))`;

export type Place = { readonly at: Date; readonly key: string };
export const placeOf = ({ due, since, key }: WorkItem): Place => ({ at: due ?? since, key });

export function list(
  db: Db,
  developerId: string,
  queues: readonly Queue[],
  { now, limit, after }: { readonly now: Date; readonly limit: number; readonly after: Place | undefined },
): Promise<WorkItem[]> {
  if (queues.length === 0) return Promise.resolve([]);
  return db.query<WorkItem>(
    `SELECT queue, key, kind, subject, agreement_id AS "agreementId", who, amount, currency, since, due, owner
     FROM (${from(queues)}) work
     WHERE $2::timestamptz IS NOT NULL
       AND ($3::timestamptz IS NULL OR (${URGENCY}, key COLLATE "C") > ($3, $4))
     ORDER BY ${URGENCY}, key COLLATE "C" LIMIT $5`,
    [developerId, now, after?.at ?? null, after?.key ?? null, limit],
  );
}

/** Counts and sums of each queue by currency. */
export function sums(db: Db, developerId: string, queues: readonly Queue[], now: Date): Promise<QueueSum[]> {
  if (queues.length === 0) return Promise.resolve([]);
  return db.query<QueueSum>(
    `SELECT queue, currency, count(*)::int AS count, sum(abs(amount))::text AS amount, min(since) AS oldest
     FROM (${from(queues)}) work WHERE $2::timestamptz IS NOT NULL GROUP BY queue, currency
     ORDER BY queue, count(*) DESC, currency`,
    [developerId, now],
  );
}
