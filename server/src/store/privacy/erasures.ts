import { type Erasure, erasureMacInput } from '#core/privacy/erasure.ts';
import type { Queryable } from '#store/db.ts';

type Person = { readonly developerId: string; readonly externalUserId: string };

const COLUMNS = `developer_id AS "developerId", id, external_user_id AS "externalUserId", key_ids AS "keyIds",
  reason, erased_by AS "erasedBy", erased_at AS "erasedAt", kept_until AS "keptUntil"`;

/** Locks the keys of a person that are not erased yet, and returns their ids. */
export async function lockKeys(tx: Queryable, { developerId, externalUserId }: Person): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `SELECT id FROM person_keys WHERE developer_id = $1 AND external_user_id = $2 AND wrapped IS NOT NULL
     ORDER BY id FOR UPDATE`,
    [developerId, externalUserId],
  );
  return rows.map(({ id }) => id);
}

/** Records the order. Without it, erase_person() refuses. */
export async function insert(tx: Queryable, erasure: Erasure, mac: (text: string) => string): Promise<void> {
  await tx.query(
    `INSERT INTO person_erasures (developer_id, id, external_user_id, key_ids, reason, erased_by, erased_at,
       kept_until, mac) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      erasure.developerId,
      erasure.id,
      erasure.externalUserId,
      erasure.keyIds,
      erasure.reason,
      erasure.erasedBy,
      erasure.erasedAt,
      erasure.keptUntil,
      mac(erasureMacInput(erasure)),
    ],
  );
}

export type StoredErasure = Erasure & { readonly mac: string };

/** Returns erasures after this one in primary key order, of all tenants. */
export async function page(
  db: Queryable,
  after: Pick<Erasure, 'developerId' | 'id'> | null,
  limit: number,
): Promise<StoredErasure[]> {
  return db.query<StoredErasure>(
    `SELECT ${COLUMNS}, mac FROM person_erasures WHERE (developer_id, id) > ($1, $2)
     ORDER BY developer_id, id LIMIT $3`,
    [after?.developerId ?? '', after?.id ?? '', limit],
  );
}

export type UnorderedKey = {
  readonly developerId: string;
  readonly id: string;
  readonly externalUserId: string;
};

/** Returns erased keys that no erasure names. */
export async function unordered(db: Queryable, limit: number): Promise<UnorderedKey[]> {
  return db.query<UnorderedKey>(
    `SELECT k.developer_id AS "developerId", k.id, k.external_user_id AS "externalUserId" FROM person_keys k
     WHERE k.wrapped IS NULL AND NOT EXISTS (
       SELECT 1 FROM person_erasures e WHERE e.developer_id = k.developer_id
         AND e.external_user_id = k.external_user_id AND k.id = ANY (e.key_ids))
     ORDER BY k.developer_id, k.id LIMIT $1`,
    [limit],
  );
}

/** Returns those keys of an erasure that exist again. */
export async function revived(
  db: Queryable,
  { developerId, keyIds }: Pick<Erasure, 'developerId' | 'keyIds'>,
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    'SELECT id FROM person_keys WHERE developer_id = $1 AND id = ANY ($2) AND wrapped IS NOT NULL ORDER BY id',
    [developerId, keyIds],
  );
  return rows.map(({ id }) => id);
}

/** Returns when money of a person last moved, and how many of their agreements are not over. */
export async function standing(
  tx: Queryable,
  { developerId, externalUserId }: Person,
): Promise<{ readonly open: string[]; readonly lastMoved: Date | null }> {
  const [row] = await tx.query<{ open: string[] | null; lastMoved: Date | null }>(
    `WITH own AS (
       SELECT id, status, bank, commission FROM agreements WHERE developer_id = $1 AND buyer_external_id = $2
       UNION
       SELECT id, status, bank, commission FROM agreements WHERE developer_id = $1 AND seller_external_id = $2
       UNION
       SELECT a.id, a.status, a.bank, a.commission FROM agreements a
       WHERE a.developer_id = $1 AND a.id IN (
         SELECT agreement_id FROM payouts WHERE developer_id = $1 AND seller_external_id = $2
         UNION ALL
         SELECT agreement_id FROM milestones
         WHERE developer_id = $1 AND shares IS NOT NULL AND settlement IN ('OPEN', 'QUEUED')
           AND shares @> jsonb_build_array(jsonb_build_object('payee', $2::text))))
     SELECT (SELECT array_agg(id ORDER BY id) FROM (
         SELECT id FROM own WHERE status NOT IN ('DISBURSED', 'REFUNDED') OR bank <> commission
         ORDER BY id LIMIT 10) AS unfinished) AS open,
       (SELECT max(t.created_at) FROM own
        JOIN transfers t ON t.developer_id = $1 AND t.agreement_id = own.id) AS "lastMoved"`,
    [developerId, externalUserId],
  );
  return { open: row?.open ?? [], lastMoved: row?.lastMoved ?? null };
}
