import type { Db } from '#store/db.ts';
import * as agreements from '#store/escrow/agreements.ts';
import { amountOf } from '#store/escrow/share-sql.ts';

/** What a person has paid in or is owed, on one side of their agreements. Sums are decimal strings. */
export type PersonMoney = {
  readonly side: 'buyer' | 'seller';
  readonly currency: string;
  readonly agreements: number;
  readonly deposited: string;
  readonly held: string;
  readonly refunded: string;
  /** Released and not confirmed by the bank yet. */
  readonly onItsWay: string;
  readonly paidOut: string;
};

const side = (name: PersonMoney['side']) => `
  SELECT '${name}' AS side, a.currency, count(*) AS agreements, sum(a.deposited)::text AS deposited,
    sum(a.escrow)::text AS held, sum(a.refunded)::text AS refunded,
    sum(a.seller + a.shares + a.payout_clearing)::text AS "onItsWay", sum(coalesce(m.paid, 0))::text AS "paidOut"
  FROM agreements a LEFT JOIN LATERAL (
    SELECT sum(${amountOf('m.id')}) AS paid FROM milestones m
    WHERE m.developer_id = a.developer_id AND m.agreement_id = a.id AND m.settlement = 'PAID') m ON true
  WHERE a.developer_id = $1 AND a.${name}_external_id = $2 GROUP BY a.currency`;

export function moneyOfPerson(db: Db, developerId: string, externalId: string): Promise<PersonMoney[]> {
  return db.query<PersonMoney>(
    `${side('buyer')} UNION ALL ${side('seller')} ORDER BY side, agreements DESC, currency`,
    [developerId, externalId],
  );
}

const newestAs = (name: PersonMoney['side']) => `(SELECT id FROM agreements
  WHERE developer_id = $1 AND ${name}_external_id = wanted.id ORDER BY id DESC LIMIT 1)`;

/** The names in the newest agreement on each side, by the caller's id. Ids without a name are left out. */
export async function namesOf(
  db: Db,
  developerId: string,
  externalIds: readonly string[],
): Promise<Map<string, string>> {
  const newest = await db.query<{ id: string }>(
    `SELECT DISTINCT a.id FROM unnest($2::text[]) wanted (id)
     CROSS JOIN LATERAL (${newestAs('buyer')} UNION ALL ${newestAs('seller')}) a`,
    [developerId, externalIds],
  );
  const found = await agreements.loadByIds(
    db,
    developerId,
    newest.map(({ id }) => id),
  );
  const named = found
    .sort((one, other) => (one.id < other.id ? -1 : 1))
    .flatMap(({ sellerExternalId, sellerName, buyerExternalId, buyerName }) => [
      [sellerExternalId, sellerName] as const,
      [buyerExternalId, buyerName] as const,
    ]);
  const wanted = new Set(externalIds);
  return new Map(
    named.flatMap(([id, name]) => (name !== null && wanted.has(id) ? [[id, name] as const] : [])),
  );
}
