import { verifyBooks } from '#actions/escrow/verify/verify-books.ts';
import { ACCOUNTS, NORMAL_SIDE } from '#core/escrow/ledger.ts';
import { DAY_MS } from '#core/time.ts';
import type { Db } from '#store/db.ts';

const DEBIT_NORMAL = ACCOUNTS.filter((account) => NORMAL_SIDE[account] === 'debit').map(
  (account) => `'${account}'`,
);

/**
 * Each query finds rows that must not exist. They read the tables directly and do not rely on the service's
 * code.
 */
const CONTRADICTIONS: Record<string, string> = {
  'a balance is not the sum of its transfers': `
    SELECT a.id, b.account, b.balance, coalesce(t.balance, 0) AS transfers
    FROM agreements a
    CROSS JOIN LATERAL (
      VALUES ${ACCOUNTS.map((account) => `('${account}', a.${account})`).join(', ')}) AS b(account, balance)
    LEFT JOIN LATERAL (
      SELECT sum(CASE WHEN (x.debit = b.account) = (b.account IN (${DEBIT_NORMAL})) THEN x.amount ELSE -x.amount END) AS balance
      FROM transfers x WHERE x.developer_id = a.developer_id AND x.agreement_id = a.id
        AND b.account IN (x.debit, x.credit)) t ON true
    WHERE b.balance <> coalesce(t.balance, 0)`,
  'a milestone was not released exactly when its settlement says so': `
    SELECT m.id, m.settlement, m.amount, m.to_buyer, count(t.sequence), sum(t.amount) FROM milestones m
    LEFT JOIN transfers t ON t.developer_id = m.developer_id AND t.agreement_id = m.agreement_id
      AND (t.kind = 'release' AND (t.cause = m.id OR t.cause LIKE m.id || '\\_p%') OR t.kind = 'release_return' AND EXISTS (
        SELECT 1 FROM refunds r WHERE r.agreement_id = m.agreement_id AND r.id = t.cause
          AND r.milestone_ids ? m.id)
        OR t.kind = 'release_recalled'
          AND (t.cause LIKE '% ' || m.id || ':%' OR t.cause LIKE '% ' || m.id || '\\_p%:%'))
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(div((s->>'amount')::numeric * (m.amount - m.to_buyer), m.amount))
          FILTER (WHERE s->>'settlement' = 'REFUNDED'), 0) AS back,
        coalesce(sum(div((s->>'amount')::numeric * (m.amount - m.to_buyer), m.amount))
          FILTER (WHERE s->>'settlement' <> 'REFUNDED'), 0) AS kept
      FROM jsonb_array_elements(m.shares) AS s) shares
    WHERE m.fees IS NULL
    GROUP BY m.developer_id, m.agreement_id, m.id, shares.back, shares.kept
    HAVING coalesce(sum(CASE t.kind WHEN 'release' THEN t.amount ELSE -t.amount END), 0) <> CASE
      WHEN m.settlement IN ('RELEASED', 'AWAITING_DETAILS', 'SUBMITTED', 'PAID')
        THEN m.amount - m.to_buyer - shares.back WHEN m.settlement = 'REFUNDED' THEN shares.kept ELSE 0 END`,
  'the fees of a milestone that was released in full are not its lines': `
    SELECT m.id, m.amount, m.fees, m.commission, f.buyer, f.seller, t.released, t.taken FROM milestones m
    CROSS JOIN LATERAL (
      SELECT sum((line->>'buyer')::bigint) AS buyer, sum((line->>'seller')::bigint) AS seller
      FROM jsonb_array_elements(m.fees) AS line) f
    CROSS JOIN LATERAL (
      SELECT sum(x.amount) FILTER (WHERE x.kind = 'release') AS released,
        coalesce(sum(x.amount) FILTER (WHERE x.kind = 'commission'), 0) AS taken
      FROM transfers x WHERE x.developer_id = m.developer_id AND x.agreement_id = m.agreement_id
        AND (x.cause = m.id OR x.cause LIKE m.id || '\\_p%')) t
    WHERE m.settlement IN ('RELEASED', 'AWAITING_DETAILS', 'SUBMITTED', 'PAID') AND m.to_buyer = 0
      AND (t.released <> m.amount - f.seller OR t.taken <> f.buyer + f.seller
        OR t.taken <> coalesce(m.commission, 0))`,
  'a share was not paid as its row says': `
    SELECT m.id, s.position, s.share, t.paid FROM milestones m
    CROSS JOIN LATERAL jsonb_array_elements(m.shares) WITH ORDINALITY AS s(share, position)
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(CASE WHEN x.kind IN ('payout_succeeded', 'payout_late') THEN x.amount
        WHEN x.kind = 'payout_reversed' THEN -x.amount ELSE 0 END), 0) AS paid
      FROM transfers x WHERE x.developer_id = m.developer_id AND x.agreement_id = m.agreement_id
        AND x.cause LIKE 'po\\_' || substr(m.id, 4) || '\\_p' || s.position || '\\_%') t
    WHERE t.paid <> CASE WHEN s.share->>'settlement' = 'PAID'
      THEN div((s.share->>'amount')::numeric * (m.amount - m.to_buyer), m.amount) ELSE 0 END`,
  'a milestone is completed without both confirmations, or open with both': `
    SELECT id, settlement FROM milestones m
    WHERE (buyer_confirmed AND seller_confirmed) <> (settlement NOT IN ('OPEN', 'REFUNDED'))
      AND NOT EXISTS (
        SELECT 1 FROM events e WHERE e.developer_id = m.developer_id AND e.stream_id = m.agreement_id
          AND e.data->>'milestoneId' = m.id
          AND (e.type IN ('milestone.resolved', 'payout.cancelled') OR e.data->>'by' = 'inspection'))`,
  'more left than ever came in': `
    SELECT a.id FROM agreements a JOIN milestones m ON m.developer_id = a.developer_id AND m.agreement_id = a.id
    WHERE m.settlement IN ('RELEASED', 'AWAITING_DETAILS', 'SUBMITTED', 'PAID')
    GROUP BY a.developer_id, a.id HAVING sum(m.amount - m.to_buyer - (
      SELECT coalesce(sum(div((s->>'amount')::numeric * (m.amount - m.to_buyer), m.amount)), 0)
      FROM jsonb_array_elements(m.shares) AS s WHERE s->>'settlement' = 'REFUNDED'))
      + a.refunded > a.deposited`,
};

/**
 * Lists every contradiction in the books; an empty list means that they are sound. Runs `surety verify` and a
 * few plain queries besides, so that a mistake in one cannot hide a fault from the other. Pass `now` for
 * books that stopped long ago: since then more money has fallen due.
 */
export async function findContradictions(db: Db, now = new Date()): Promise<string[]> {
  // A test's clock may be far ahead, and its jobs with it.
  const ahead = new Date(now.getTime() + 1_000 * DAY_MS);
  const { faults } = await verifyBooks(db, { now: ahead, excessSince: new Date(now.getTime() - DAY_MS) });
  const found = faults.map((fault) => `verify: ${JSON.stringify(fault)}`);
  for (const [what, sql] of Object.entries(CONTRADICTIONS)) {
    for (const row of await db.query(sql)) found.push(`${what}: ${JSON.stringify(row)}`);
  }
  return found;
}
