import type { Db } from '#store/db.ts';

/**
 * What the front page of the dashboard adds up. Every figure reads an index within a window or up to a limit,
 * so a large account costs no more than a busy small one; where a limit cut something off, `cut` says so.
 */
const OPEN_STATUSES = ['PARTIAL', 'FUNDED', 'OVERFUNDED', 'IN_PROGRESS', 'COMPLETED', 'FROZEN'];
const MAX_OPEN = 10_000;
const MAX_ROWS = 20_000;

export type OpenMoney = {
  readonly currency: string;
  readonly agreements: number;
  readonly held: number;
  readonly excess: number;
  readonly queued: number;
  readonly toSellers: number;
  readonly toBuyers: number;
  readonly frozen: number;
};

/**
 * The money in agreements that are under way, and what agreements that are over still
 * owe their buyers, by currency.
 */
export async function openMoney(db: Db, developerId: string): Promise<{ rows: OpenMoney[]; cut: boolean }> {
  const rows = await db.query<OpenMoney>(
    `WITH under_way AS (
       (SELECT id, currency, status, escrow, excess, seller, payout_clearing, refund_payable, true AS open
        FROM agreements WHERE developer_id = $1 AND status = ANY($2) LIMIT $3)
       UNION ALL
       (SELECT id, currency, status, 0, 0, 0, 0, refund_payable, false FROM agreements
        WHERE developer_id = $1 AND (refund_payable > 0 OR suspense > 0) AND status <> ALL($2) LIMIT $3)),
     queued AS (
       SELECT u.currency, sum(m.amount) AS amount FROM under_way u
       JOIN milestones m ON m.developer_id = $1 AND m.agreement_id = u.id AND m.settlement = 'QUEUED'
       GROUP BY u.currency)
     SELECT u.currency, count(*) FILTER (WHERE u.open) AS agreements, sum(u.escrow) AS held, sum(u.excess) AS excess,
       coalesce(max(q.amount), 0) AS queued, sum(u.seller + u.payout_clearing) AS "toSellers",
       sum(u.refund_payable) AS "toBuyers", count(*) FILTER (WHERE u.status = 'FROZEN') AS frozen
     FROM under_way u LEFT JOIN queued q ON q.currency = u.currency
     GROUP BY u.currency ORDER BY count(*) DESC, u.currency`,
    [developerId, OPEN_STATUSES, MAX_OPEN],
  );
  return { rows, cut: rows.reduce((total, row) => total + row.agreements, 0) >= MAX_OPEN };
}

export type DailyMoney = {
  readonly day: string;
  readonly currency: string;
  readonly type: string;
  readonly amount: number;
};

const MONEY_EVENTS = ['deposit.received', 'milestone.released', 'refund.created', 'excess.refunded'];

/**
 * What came in, was released and went back, a day at a time. Ids sort by time, so a window is a range of ids.
 */
export async function dailyMoney(db: Db, developerId: string, since: Date): Promise<DailyMoney[]> {
  return db.query<DailyMoney>(
    `SELECT to_char(e.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day, a.currency, e.type,
       sum((e.data->>'amount')::bigint) AS amount
     FROM (SELECT stream_id, type, data, created_at FROM events
           WHERE developer_id = $1 AND id >= $2 AND type = ANY($3) ORDER BY id DESC LIMIT $4) e
     JOIN agreements a ON a.developer_id = $1 AND a.id = e.stream_id
     GROUP BY 1, 2, 3 ORDER BY 1`,
    [developerId, idAt('evt', since), MONEY_EVENTS, MAX_ROWS],
  );
}

export type DailyFlag = { readonly day: string; readonly flag: string; readonly count: number };

export async function dailyFlags(db: Db, developerId: string, since: Date): Promise<DailyFlag[]> {
  return db.query<DailyFlag>(
    `SELECT to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day, flag, count(*) AS count
     FROM (SELECT flag, created_at FROM risk_assessments
           WHERE developer_id = $1 AND id >= $2 ORDER BY id DESC LIMIT $3) a
     GROUP BY 1, 2 ORDER BY 1`,
    [developerId, idAt('fra', since), MAX_ROWS],
  );
}

export type Verifications = { readonly verified: number; readonly failed: number };

export async function verifications(db: Db, developerId: string, since: Date): Promise<Verifications> {
  const [row] = await db.query<Verifications>(
    `SELECT count(*) FILTER (WHERE verified) AS verified, count(*) FILTER (WHERE NOT verified) AS failed
     FROM (SELECT verified FROM identity_verifications
           WHERE developer_id = $1 AND id >= $2 ORDER BY id DESC LIMIT $3) v`,
    [developerId, idAt('idv', since), MAX_ROWS],
  );
  return row ?? { verified: 0, failed: 0 };
}

export type Waiting = {
  readonly agreementId: string;
  readonly sellerExternalId: string;
  readonly amount: number;
  readonly currency: string;
};

export type GoingBack = {
  readonly why: 'refused' | 'late';
  readonly agreementId: string;
  readonly buyerExternalId: string;
  readonly amount: number;
  readonly currency: string;
};

/** Money that is the buyer's and waits for somebody: the bank refused it, or it came when all was over. */
export async function moneyToGiveBack(db: Db, developerId: string, limit: number): Promise<GoingBack[]> {
  return db.query<GoingBack>(
    `(SELECT 'refused' AS why, a.id AS "agreementId", a.buyer_external_id AS "buyerExternalId", r.amount, a.currency
      FROM refunds r JOIN agreements a ON a.developer_id = r.developer_id AND a.id = r.agreement_id
      WHERE r.developer_id = $1 AND r.status = 'FAILED' ORDER BY r.id DESC LIMIT $2)
     UNION ALL
     (SELECT 'late', id, buyer_external_id, suspense, currency FROM agreements
      WHERE developer_id = $1 AND (refund_payable > 0 OR suspense > 0) AND suspense > 0 ORDER BY id DESC LIMIT $2)`,
    [developerId, limit],
  );
}

/** Money that is the seller's and cannot be sent: nobody has said where to. */
export async function payoutsWithoutAccount(db: Db, developerId: string, limit: number): Promise<Waiting[]> {
  return db.query<Waiting>(
    `SELECT a.id AS "agreementId", a.seller_external_id AS "sellerExternalId", m.amount, a.currency
     FROM milestones m JOIN agreements a ON a.developer_id = m.developer_id AND a.id = m.agreement_id
     WHERE m.developer_id = $1 AND m.settlement = 'AWAITING_DETAILS' ORDER BY m.agreement_id DESC LIMIT $2`,
    [developerId, limit],
  );
}

export type EndpointHealth = {
  readonly id: string;
  readonly url: string;
  readonly enabled: boolean;
  readonly failingSince: Date | null;
  readonly delivered: number;
  readonly pending: number;
  readonly failed: number;
};

const MAX_DELIVERIES = 2_000;

/** How each endpoint fared with what happened lately. */
export async function webhookHealth(db: Db, developerId: string, since: Date): Promise<EndpointHealth[]> {
  return db.query<EndpointHealth>(
    `SELECT w.id, w.url, w.enabled, w.failing_since AS "failingSince",
       count(*) FILTER (WHERE d.status = 'DELIVERED') AS delivered,
       count(*) FILTER (WHERE d.status = 'PENDING') AS pending,
       count(*) FILTER (WHERE d.status = 'FAILED') AS failed
     FROM webhook_endpoints w LEFT JOIN LATERAL (
       SELECT status FROM webhook_deliveries
       WHERE developer_id = w.developer_id AND endpoint_id = w.id AND event_id >= $2
       ORDER BY event_id DESC LIMIT $3) d ON true
     WHERE w.developer_id = $1 AND w.deleted_at IS NULL
     GROUP BY w.id, w.url, w.enabled, w.failing_since ORDER BY w.id LIMIT 50`,
    [developerId, idAt('evt', since), MAX_DELIVERIES],
  );
}

function idAt(prefix: string, at: Date): string {
  return `${prefix}_${Math.max(0, at.getTime()).toString(16).padStart(12, '0')}`;
}
