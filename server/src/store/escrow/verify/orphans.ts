import type { Queryable } from '#store/db.ts';
import { milestoneOf } from '#store/escrow/share-sql.ts';

/** A table whose rows must each have an owner, and how to find it. `p` is the page of its keys. */
export type OwnedTable = {
  readonly table: string;
  readonly key: readonly string[];
  /** Columns besides the key that identify the owner. */
  readonly also?: readonly string[];
  readonly owner: string;
};

const OF_AGREEMENT = 'agreements a WHERE a.developer_id = p.developer_id AND a.id = p.agreement_id';

export const OWNED_TABLES: readonly OwnedTable[] = [
  { table: 'milestones', key: ['developer_id', 'agreement_id', 'id'], owner: OF_AGREEMENT },
  {
    table: 'deadlines',
    key: ['developer_id', 'agreement_id', 'milestone_id', 'kind'],
    owner: OF_AGREEMENT,
  },
  { table: 'transfers', key: ['developer_id', 'agreement_id', 'sequence'], owner: OF_AGREEMENT },
  {
    table: 'events',
    key: ['developer_id', 'stream_id', 'sequence'],
    // Other objects have histories of their own; their streams have other prefixes.
    owner: `(SELECT 1) x WHERE left(p.stream_id, 4) NOT IN ('agr_', 'exc_') OR EXISTS (
        SELECT 1 FROM agreements a WHERE a.developer_id = p.developer_id AND a.id = p.stream_id)
      OR EXISTS (SELECT 1 FROM exceptions e WHERE e.developer_id = p.developer_id AND e.id = p.stream_id)`,
  },
  {
    table: 'deposits',
    key: ['developer_id', 'agreement_id', 'provider', 'transaction_id'],
    owner: OF_AGREEMENT,
  },
  { table: 'payouts', key: ['developer_id', 'id'], also: ['agreement_id'], owner: OF_AGREEMENT },
  {
    table: 'payout_attempts',
    key: ['developer_id', 'agreement_id', 'milestone_id', 'attempt'],
    owner: `milestones m WHERE m.developer_id = p.developer_id AND m.agreement_id = p.agreement_id
      AND m.id = ${milestoneOf('p.milestone_id')}`,
  },
  {
    table: 'payout_holds',
    key: ['developer_id', 'id'],
    also: ['agreement_id', 'milestone_id'],
    owner: `milestones m WHERE m.developer_id = p.developer_id AND m.agreement_id = p.agreement_id
      AND m.id = ${milestoneOf('p.milestone_id')}`,
  },
  { table: 'refunds', key: ['developer_id', 'agreement_id', 'id'], owner: OF_AGREEMENT },
  {
    table: 'refund_parts',
    key: ['developer_id', 'agreement_id', 'refund_id', 'position'],
    owner: `refunds r WHERE r.developer_id = p.developer_id AND r.agreement_id = p.agreement_id
      AND r.id = p.refund_id`,
  },
  {
    table: 'payout_account_versions',
    key: ['developer_id', 'external_user_id', 'version'],
    owner: `payout_accounts a WHERE a.developer_id = p.developer_id
      AND a.external_user_id = p.external_user_id`,
  },
  {
    table: 'provider_transactions',
    key: ['provider', 'transaction_id'],
    also: ['developer_id', 'agreement_id'],
    // Unmatched money is on the platform's books.
    owner: `(SELECT 1) x WHERE EXISTS (
        SELECT 1 FROM deposits d WHERE d.developer_id = p.developer_id AND d.agreement_id = p.agreement_id
          AND d.provider = p.provider AND d.transaction_id = p.transaction_id)
      OR (p.developer_id = '' AND EXISTS (
        SELECT 1 FROM platform_transfers h WHERE h.provider = p.provider AND h.cause = p.transaction_id
          AND h.kind = 'unmatched'))`,
  },
  {
    table: 'virtual_accounts',
    key: ['provider', 'reference'],
    also: ['account_number', 'developer_id', 'agreement_id'],
    // An agreement names its newest account; earlier ones are in its history.
    owner: `${OF_AGREEMENT} AND (a.account_provider = p.provider AND a.account_number = p.account_number
      OR EXISTS (SELECT 1 FROM events e WHERE e.developer_id = p.developer_id AND e.stream_id = p.agreement_id
        AND e.type = 'virtual_account.issued' AND e.data->>'provider' = p.provider
        AND e.data->>'accountNumber' = p.account_number))`,
  },
  {
    table: 'bank_references',
    key: ['provider', 'reference'],
    also: ['developer_id', 'agreement_id', 'kind', 'subject_id'],
    // A return of unmatched money has no agreement, nor has a payout of the platform's commission.
    owner: `(SELECT 1) x WHERE p.kind = 'return' OR EXISTS (SELECT 1 FROM ${OF_AGREEMENT})
      OR (p.kind = 'commission' AND EXISTS (SELECT 1 FROM commission_payouts c
        WHERE c.developer_id = p.developer_id AND c.id = p.subject_id AND c.reference = p.reference))`,
  },
];

export type OrphanPage = {
  readonly rows: number;
  readonly orphans: number;
  readonly firstOrphan: readonly (string | number)[] | null;
  readonly last: readonly (string | number)[] | null;
};

/** Checks the keys after `after`, in order. A single statement, so a concurrent commit cannot mislead it. */
export async function page(
  db: Queryable,
  { table, key, also = [], owner }: OwnedTable,
  after: readonly (string | number)[] | null,
  limit: number,
): Promise<OrphanPage> {
  const columns = key.join(', ');
  const parameters = key.map((_column, index) => `$${index + 2}`).join(', ');
  const [row] = await db.query<OrphanPage>(
    `WITH p AS MATERIALIZED (SELECT ${[...key, ...also].join(', ')} FROM ${table}
       ${after ? `WHERE (${columns}) > (${parameters})` : ''} ORDER BY ${columns} LIMIT $1),
     o AS (SELECT * FROM p WHERE NOT EXISTS (SELECT 1 FROM ${owner}))
     SELECT (SELECT count(*) FROM p) AS rows, (SELECT count(*) FROM o) AS orphans,
       (SELECT json_build_array(${columns}) FROM o ORDER BY ${columns} LIMIT 1) AS "firstOrphan",
       (SELECT json_build_array(${columns}) FROM p ORDER BY ${key.map((column) => `${column} DESC`).join(', ')} LIMIT 1) AS last`,
    [limit, ...(after ?? [])],
  );
  return row ?? { rows: 0, orphans: 0, firstOrphan: null, last: null };
}
