import type { Db } from '#store/db.ts';
import { amountOf, HAS_OPEN_SHARE, SHARE_PART, SHARES } from '#store/escrow/share-sql.ts';

/** Statuses of agreements under way, for the current state on the dashboard's front page. */
export const OPEN_STATUSES = ['PARTIAL', 'FUNDED', 'OVERFUNDED', 'IN_PROGRESS', 'COMPLETED', 'FROZEN'];

/** Sums are decimal strings: each amount is a safe integer, but their sum need not be. */
export type OpenMoney = {
  readonly currency: string;
  readonly agreements: number;
  readonly frozen: number;
  readonly held: string;
  readonly excess: string;
  readonly queued: string;
  readonly toSellers: string;
  readonly toBuyers: string;
  /** Money for sellers that waits for a bank account or the end of a hold. */
  readonly sellersWait: string;
  /** Money for buyers that waits: the bank refused it, or there is a hold. */
  readonly buyersWait: string;
};

/**
 * Returns the money in open agreements, and what ended agreements still owe their buyers, by currency. The
 * cost depends on open agreements only. During a hold nothing leaves except transfers already submitted to
 * the bank.
 */
export async function openMoney(db: Db, developerId: string): Promise<OpenMoney[]> {
  return db.query<OpenMoney>(
    `WITH under_way AS (
       SELECT id, currency, status, hold, escrow, excess, seller + shares AS seller, payout_clearing, refund_payable, true AS open
       FROM agreements WHERE developer_id = $1 AND status = ANY($2)
       UNION ALL
       SELECT id, currency, status, hold, 0, 0, 0, 0, refund_payable, false FROM agreements
       WHERE developer_id = $1 AND (refund_payable > 0 OR suspense > 0) AND status <> ALL($2)),
     queued AS (
       SELECT agreement_id, sum(amount) AS amount FROM milestones
       WHERE developer_id = $1 AND settlement = 'QUEUED' GROUP BY agreement_id),
     awaiting AS (
       SELECT agreement_id, sum(amount) AS amount FROM (
         SELECT m.agreement_id, ${amountOf('m.id')} AS amount FROM milestones m
         WHERE m.developer_id = $1 AND m.settlement = 'AWAITING_DETAILS'
         UNION ALL
         SELECT m.agreement_id, ${amountOf(SHARE_PART)} FROM ${SHARES}
         WHERE m.developer_id = $1 AND ${HAS_OPEN_SHARE} AND share->>'settlement' = 'AWAITING_DETAILS') w
       GROUP BY agreement_id),
     unsent AS (
       SELECT a.id AS agreement_id, sum(p.amount) AS amount
       FROM agreements a JOIN refund_parts p ON p.developer_id = $1 AND p.agreement_id = a.id
       WHERE a.developer_id = $1 AND a.refund_payable > 0
         AND (p.status = 'FAILED' OR p.status = 'PENDING' AND a.hold IS NOT NULL)
       GROUP BY a.id)
     SELECT currency, count(*) FILTER (WHERE open) AS agreements,
       count(*) FILTER (WHERE status = 'FROZEN') AS frozen,
       sum(escrow)::text AS held, sum(excess)::text AS excess, sum(coalesce(queued.amount, 0))::text AS queued,
       sum(seller + payout_clearing - sellers_wait)::text AS "toSellers",
       sum(refund_payable - coalesce(unsent.amount, 0))::text AS "toBuyers",
       sum(sellers_wait)::text AS "sellersWait", sum(coalesce(unsent.amount, 0))::text AS "buyersWait"
     FROM under_way u
       LEFT JOIN queued ON queued.agreement_id = u.id
       LEFT JOIN awaiting ON awaiting.agreement_id = u.id
       LEFT JOIN unsent ON unsent.agreement_id = u.id,
       LATERAL (SELECT CASE WHEN hold IS NULL THEN coalesce(awaiting.amount, 0) ELSE seller END AS sellers_wait) w
     GROUP BY currency ORDER BY count(*) DESC, currency`,
    [developerId, OPEN_STATUSES],
  );
}

export type EndpointHealth = {
  readonly id: string;
  readonly url: string;
  readonly enabled: boolean;
  readonly failingSince: Date | null;
  readonly delivered: number;
  readonly pending: number;
  /** The pending ones that were refused at least once. */
  readonly retrying: number;
  readonly failed: number;
};

/** Returns recent delivery counts of each endpoint. There are at most fifty endpoints. */
export async function webhookHealth(db: Db, developerId: string, since: Date): Promise<EndpointHealth[]> {
  return db.query<EndpointHealth>(
    `SELECT w.id, w.url, w.enabled, w.failing_since AS "failingSince",
       count(*) FILTER (WHERE d.status = 'DELIVERED') AS delivered,
       count(*) FILTER (WHERE d.status = 'PENDING') AS pending,
       count(*) FILTER (WHERE d.status = 'PENDING' AND d.attempts > 0) AS retrying,
       count(*) FILTER (WHERE d.status = 'FAILED') AS failed
     FROM webhook_endpoints w LEFT JOIN webhook_deliveries d
       ON d.developer_id = w.developer_id AND d.endpoint_id = w.id AND d.event_id >= $2
     WHERE w.developer_id = $1 AND w.deleted_at IS NULL
     GROUP BY w.id, w.url, w.enabled, w.failing_since ORDER BY w.id`,
    [developerId, `evt_${since.getTime().toString(16).padStart(12, '0')}`],
  );
}
