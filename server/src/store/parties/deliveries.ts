import { type DeliveryCounters, NEW_COUNTERS } from '#core/parties/delivery.ts';
import type { PartyLink } from '#core/parties/link.ts';
import type { Queryable } from '#store/db.ts';

type OfLink = Pick<PartyLink, 'developerId' | 'id'>;

const COUNTERS = `SELECT d.counter, d.failures AS "failuresOfAll", coalesce(t.failures, 0) AS failures
  FROM deliveries d LEFT JOIN delivery_tries t
    ON t.developer_id = d.developer_id AND t.milestone_id = d.milestone_id AND t.link_id = $3
  WHERE d.developer_id = $1 AND d.milestone_id = $2`;

export async function find(
  db: Queryable,
  { developerId, id }: OfLink,
  milestoneId: string,
): Promise<DeliveryCounters> {
  const [row] = await db.query<DeliveryCounters>(COUNTERS, [developerId, milestoneId, id]);
  return row ?? NEW_COUNTERS;
}

/** Locks the codes of a milestone for a change. */
export async function lock(tx: Queryable, link: OfLink, milestoneId: string): Promise<DeliveryCounters> {
  const key = [link.developerId, milestoneId];
  await tx.query(
    'INSERT INTO deliveries (developer_id, milestone_id) VALUES ($1, $2) ON CONFLICT DO NOTHING',
    key,
  );
  await tx.query('SELECT 1 FROM deliveries WHERE developer_id = $1 AND milestone_id = $2 FOR UPDATE', key);
  return find(tx, link, milestoneId);
}

export async function save(
  tx: Queryable,
  { developerId, id }: OfLink,
  milestoneId: string,
  { counter, failures, failuresOfAll }: DeliveryCounters,
): Promise<void> {
  await tx.query(
    'UPDATE deliveries SET counter = $3, failures = $4 WHERE developer_id = $1 AND milestone_id = $2',
    [developerId, milestoneId, counter, failuresOfAll],
  );
  if (failures === 0) return;
  await tx.query(
    `INSERT INTO delivery_tries (developer_id, milestone_id, link_id, failures) VALUES ($1, $2, $3, $4)
     ON CONFLICT (developer_id, milestone_id, link_id) DO UPDATE SET failures = excluded.failures`,
    [developerId, milestoneId, id, failures],
  );
}
