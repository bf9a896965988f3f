import { countLabels } from '#core/risk/labels/label.ts';
import { scoreSeller } from '#core/risk/seller.ts';
import { MILLIONTHS } from '#core/risk/state/history-of.ts';
import { countIn, type Sliding, slide, WIDTH_MS, type Width } from '#core/risk/state/sliding.ts';
import type { Queryable } from '#store/db.ts';
import { unpackPayee } from './state/packed.ts';

type SellerRow = {
  readonly seen: number;
  readonly week: number;
  readonly payers: [number, number];
  readonly fresh: [number, number];
  readonly state: string | null;
  readonly frauds: readonly number[] | null;
  readonly disputes: readonly number[] | null;
  readonly accountSince: Date | null;
  readonly troubles: number;
};

/** Returns the score that the next payment to a seller would see; 0 before the first payment. */
export async function scoreOf(
  db: Queryable,
  developerId: string,
  sellerExternalId: string,
  at: Date,
): Promise<number> {
  const [row] = await db.query<SellerRow>(
    `SELECT p.seen, p.week_bucket AS week, p.state,
       ARRAY[p.payers_current, p.payers_previous]::double precision[] AS payers,
       ARRAY[p.fresh_current, p.fresh_previous]::double precision[] AS fresh,
       p.frauds::double precision[] AS frauds, p.disputes::double precision[] AS disputes,
       (SELECT o.updated_at FROM payout_accounts o
         WHERE o.developer_id = $1 AND o.external_user_id = $2) AS "accountSince",
       (SELECT count(*) FROM (SELECT FROM agreements t WHERE t.developer_id = $1
         AND t.seller_external_id = $2 AND t.status IN ('REFUNDED', 'FROZEN') LIMIT 10) w) AS troubles
     FROM risk_payees p WHERE p.developer_id = $1 AND p.payee_id = $2`,
    [developerId, sellerExternalId],
  );
  if (!row) return 0;
  const { seen, payers, fresh, accountSince } = row;
  const payee = unpackPayee(row.state, row.week * WIDTH_MS.week, { seen, payers, fresh });
  const now = at.getTime();
  // Without a payment now, the buckets are those of the last one.
  const count = (window: Sliding, width: Width) =>
    countIn(slide(window, width, payee.countedAt, now, 0), width, now, now);
  return scoreSeller({
    seen,
    frauds: countLabels(row.frauds, at),
    disputes: countLabels(row.disputes, at),
    troubles: row.troubles,
    freshPayersPerWeek: count(payee.fresh, 'week'),
    newcomerThresholdsPerDay: count(payee.newcomerValue, 'day') / MILLIONTHS,
    accountAgeMs: accountSince && now - accountSince.getTime(),
  });
}
