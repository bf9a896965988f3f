import { type Act, type ActHead, actChainInput, actHeadSealInput } from '#core/audit-record.ts';
import type { Queryable } from '#store/db.ts';
import { openFields, type PersonalBox, type Place, sealFacts } from '#store/secrets/personal.ts';
import { sha256 } from '#store/sha256.ts';

function actPlace({ developerId, sequence }: Pick<Act, 'developerId' | 'sequence'>): Place {
  return ['acts', developerId, sequence];
}

/** Where the chain stands. Nobody else adds to it until the transaction is over. */
export async function lockHead(tx: Queryable, developerId: string): Promise<ActHead> {
  const [head] = await tx.query<ActHead>(
    `INSERT INTO act_heads (developer_id) VALUES ($1)
     ON CONFLICT (developer_id) DO UPDATE SET developer_id = excluded.developer_id
     RETURNING sequence, hash, cut_sequence AS "cutSequence", cut_hash AS "cutHash"`,
    [developerId],
  );
  if (!head) throw new Error(`the chain of acts of ${developerId} has no head`);
  return head;
}

/** Adds the act that follows the head. */
export async function append(
  tx: Queryable,
  head: ActHead,
  act: Act,
  seal: (text: string) => string,
): Promise<void> {
  const { developerId, sequence, id, kind, actor, subject, origin, before, after, createdAt } = act;
  const hash = sha256(actChainInput(head.hash, act));
  const newHead = { ...head, sequence, hash };
  const sealed = sealFacts(tx.personal, actPlace(act), { address: origin?.address, before, after });
  await tx.query(
    `WITH moved AS (UPDATE act_heads SET sequence = $2, hash = $3, seal = $4,
         oldest_at = coalesce(oldest_at, $12) WHERE developer_id = $1)
     INSERT INTO acts (developer_id, sequence, hash, id, kind, actor_type, actor_id, subject, request_id, sealed,
       created_at)
     VALUES ($1, $2, $3, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      ...[developerId, sequence, hash, seal(actHeadSealInput(developerId, newHead)), id, kind],
      ...[actor.type, actor.id, subject, origin?.requestId ?? null, sealed, createdAt],
    ],
  );
}

export type ActRow = Omit<Act, 'actor' | 'origin' | 'before' | 'after'> & {
  readonly actorType: Act['actor']['type'];
  readonly actorId: string | null;
  readonly requestId: string | null;
  readonly sealed: string | null;
  readonly hash: string;
};
export type StoredAct = Act & { readonly hash: string };

export const COLUMNS = `developer_id AS "developerId", sequence, id, kind, actor_type AS "actorType",
  actor_id AS "actorId", subject, request_id AS "requestId", sealed, created_at AS "createdAt", hash`;

/** Acts of a tenant after this one, in the order in which they were done. */
export async function page(
  db: Queryable,
  developerId: string,
  after: number,
  limit: number,
): Promise<StoredAct[]> {
  const rows = await db.query<ActRow>(
    `SELECT ${COLUMNS} FROM acts WHERE developer_id = $1 AND sequence > $2 ORDER BY sequence LIMIT $3`,
    [developerId, after, limit],
  );
  return rows.map((row) => toAct(db.personal, row));
}

export function toAct(box: PersonalBox, row: ActRow): StoredAct {
  const { developerId, sequence, id, kind, subject, requestId, sealed, createdAt, hash } = row;
  const actor = { type: row.actorType, id: row.actorId };
  const said = openFields(box, actPlace(row), { address: '', before: null, after: null, sealed });
  const origin = requestId === null ? null : { address: said.address, requestId };
  const { before, after } = said;
  return { developerId, sequence, id, kind, actor, subject, origin, before, after, createdAt, hash };
}
