import { createHash } from 'node:crypto';
import { statusOf } from '#core/agreement.ts';
import { chainInput, type Transfer } from '#core/ledger.ts';
import { openAgreementStore } from '#store/agreements.ts';
import type { Db } from '#store/db.ts';

/** Each query finds rows that must not exist. They read the tables as they are and trust no code of ours. */
const CONTRADICTIONS: Record<string, string> = {
  'a balance is not the sum of its transfers': `
    SELECT a.id, b.account, b.balance, coalesce(t.balance, 0) AS transfers
    FROM agreements a
    CROSS JOIN LATERAL (VALUES ('bank', a.bank), ('escrow', a.escrow), ('excess', a.excess),
      ('refund_payable', a.refund_payable), ('seller', a.seller), ('payout_clearing', a.payout_clearing),
      ('suspense', a.suspense)) AS b(account, balance)
    LEFT JOIN LATERAL (
      SELECT sum(CASE WHEN (x.debit = b.account) = (b.account = 'bank') THEN x.amount ELSE -x.amount END) AS balance
      FROM transfers x WHERE x.developer_id = a.developer_id AND x.agreement_id = a.id
        AND b.account IN (x.debit, x.credit)) t ON true
    WHERE b.balance <> coalesce(t.balance, 0)`,
  'what lies at the bank is not what is owed': `
    SELECT id FROM agreements
    WHERE bank <> escrow + excess + refund_payable + seller + payout_clearing + suspense`,
  'a journal has gaps': `
    SELECT a.id, a.transfer_count, count(t.sequence), max(t.sequence) FROM agreements a
    LEFT JOIN transfers t ON t.developer_id = a.developer_id AND t.agreement_id = a.id
    GROUP BY a.developer_id, a.id HAVING a.transfer_count <> count(t.sequence)
      OR a.transfer_count <> coalesce(max(t.sequence), 0)`,
  'a timeline has gaps': `
    SELECT a.id, a.event_count, count(e.sequence), max(e.sequence) FROM agreements a
    LEFT JOIN events e ON e.developer_id = a.developer_id AND e.stream_id = a.id
    GROUP BY a.developer_id, a.id HAVING a.event_count <> count(e.sequence)
      OR a.event_count <> coalesce(max(e.sequence), 0)`,
  'a milestone was not released exactly when its settlement says so': `
    SELECT m.id, m.settlement, m.amount, count(t.sequence), sum(t.amount) FROM milestones m
    LEFT JOIN transfers t ON t.developer_id = m.developer_id AND t.agreement_id = m.agreement_id
      AND t.kind = 'release' AND t.cause = m.id
    GROUP BY m.developer_id, m.agreement_id, m.id
    HAVING coalesce(sum(t.amount), 0) <> CASE
      WHEN m.settlement IN ('RELEASED', 'AWAITING_DETAILS', 'SUBMITTED', 'PAID') THEN m.amount ELSE 0 END`,
  'a milestone is completed without both confirmations, or open with both': `
    SELECT id, settlement FROM milestones
    WHERE (buyer_confirmed AND seller_confirmed) <> (settlement NOT IN ('OPEN', 'REFUNDED'))`,
  'a deposit is not in the journal once': `
    SELECT d.transaction_id, d.amount, sum(t.amount) FROM deposits d
    LEFT JOIN transfers t ON t.developer_id = d.developer_id AND t.agreement_id = d.agreement_id
      AND t.kind LIKE 'deposit%' AND t.cause = d.provider || ':' || d.transaction_id
    GROUP BY d.developer_id, d.agreement_id, d.provider, d.transaction_id
    HAVING coalesce(sum(t.amount), 0) <> d.amount`,
  'a deposit in the journal is not a known transaction': `
    SELECT t.cause FROM transfers t
    LEFT JOIN provider_transactions p ON p.developer_id = t.developer_id AND p.agreement_id = t.agreement_id
      AND t.cause = p.provider || ':' || p.transaction_id
    WHERE t.kind LIKE 'deposit%' AND p.provider IS NULL`,
  'what went back to the buyer is not what was taken from the deposits': `
    SELECT a.id, a.refunded, coalesce(d.returned, 0) AS returned, coalesce(r.amount, 0) AS refunds
    FROM agreements a
    LEFT JOIN (SELECT developer_id, agreement_id, sum(returned) AS returned FROM deposits
      GROUP BY 1, 2) d ON d.developer_id = a.developer_id AND d.agreement_id = a.id
    LEFT JOIN (SELECT developer_id, agreement_id, sum(amount) AS amount FROM refunds
      GROUP BY 1, 2) r ON r.developer_id = a.developer_id AND r.agreement_id = a.id
    WHERE a.refunded <> coalesce(d.returned, 0) OR a.refunded <> coalesce(r.amount, 0)`,
  'more left than ever came in': `
    SELECT a.id FROM agreements a JOIN milestones m ON m.developer_id = a.developer_id AND m.agreement_id = a.id
    WHERE m.settlement IN ('RELEASED', 'AWAITING_DETAILS', 'SUBMITTED', 'PAID')
    GROUP BY a.developer_id, a.id HAVING sum(m.amount) + a.refunded > a.deposited`,
};

/** Everything in the books that contradicts itself, in words; an empty list means that they are sound. */
export async function findContradictions(db: Db): Promise<string[]> {
  const found: string[] = [];
  for (const [what, sql] of Object.entries(CONTRADICTIONS)) {
    for (const row of await db.query(sql)) found.push(`${what}: ${JSON.stringify(row)}`);
  }
  found.push(...(await brokenChains(db)), ...(await wrongStatuses(db)));
  return found;
}

type ChainRow = Transfer & { developerId: string; agreementId: string; hash: string };

async function brokenChains(db: Db): Promise<string[]> {
  const heads = new Map<string, string>();
  const broken: string[] = [];
  const rows = await db.query<ChainRow>(
    `SELECT developer_id AS "developerId", agreement_id AS "agreementId", sequence, kind, debit, credit, amount,
       cause, hash, created_at AS "createdAt" FROM transfers ORDER BY developer_id, agreement_id, sequence`,
  );
  for (const row of rows) {
    const previous = heads.get(row.agreementId) ?? '0'.repeat(64);
    const hash = createHash('sha256')
      .update(chainInput(previous, row.agreementId, row))
      .digest('hex');
    if (hash !== row.hash) broken.push(`the chain of ${row.agreementId} breaks at ${row.sequence}`);
    heads.set(row.agreementId, row.hash);
  }
  const agreements = await db.query<{ id: string; head: string }>(
    'SELECT id, chain_head AS head FROM agreements',
  );
  for (const { id, head } of agreements) {
    if (head !== (heads.get(id) ?? '0'.repeat(64))) broken.push(`the chain of ${id} has lost its head`);
  }
  return broken;
}

async function wrongStatuses(db: Db): Promise<string[]> {
  const store = openAgreementStore(db);
  const rows = await db.query<{ developerId: string; agreementId: string; status: string }>(
    'SELECT developer_id AS "developerId", id AS "agreementId", status FROM agreements',
  );
  const loaded = await Promise.all(rows.map(async (row) => ({ row, agreement: await store.load(row) })));
  return loaded.flatMap(({ row, agreement }) => {
    const derived = agreement && statusOf(agreement);
    return derived === row.status ? [] : [`${row.agreementId} says ${row.status}, its facts say ${derived}`];
  });
}
