import type { Db } from '#store/db.ts';
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
