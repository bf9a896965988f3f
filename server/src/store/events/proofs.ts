import { CHAIN_START } from '#core/chain.ts';
import { linkOf } from '#core/events/chain.ts';
import type { StreamEvent } from '#core/events/event.ts';
import type { Proof } from '#core/events/proof.ts';
import type { Queryable } from '#store/db.ts';
import { sha256 } from '#store/sha256.ts';
import { openCommitted, withKeys } from './encrypted-data.ts';

type Row = Pick<StreamEvent, 'id' | 'streamId' | 'sequence' | 'type' | 'actor' | 'createdAt'> & {
  readonly data: object;
  readonly hash: string | null;
  readonly previousHash: string | null;
  readonly funding: string | null;
};

/** Returns the proofs of events, by event id. */
export async function proofsOf(
  db: Queryable,
  developerId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Proof>> {
  if (ids.length === 0) return new Map();
  const rows = await db.query<Row>(
    `SELECT id, stream_id AS "streamId", sequence, type, actor, ${withKeys('e')} AS data,
       created_at AS "createdAt", hash, nullif(funding, '') AS funding, (
         SELECT before.hash FROM events before WHERE before.developer_id = e.developer_id
           AND before.stream_id = e.stream_id AND before.sequence = e.sequence - 1) AS "previousHash"
     FROM events e WHERE developer_id = $1 AND id = ANY ($2)`,
    [developerId, ids],
  );
  return new Map(rows.map((row) => [row.id, proofOf(db, developerId, row)]));
}

function proofOf(db: Queryable, developerId: string, row: Row): Proof {
  const { data, committed, salts } = openCommitted(db.personal, { ...row, developerId }, row.data);
  const previousHash = row.previousHash ?? CHAIN_START;
  const { version } = linkOf(sha256, previousHash, { ...row, developerId, data, committed });
  return {
    version,
    tenant: developerId,
    stream: row.streamId,
    previousHash,
    hash: row.hash,
    clear: { ...(committed?.clear ?? data) },
    funding: row.funding,
    commitments: committed?.commitments ?? {},
    salts,
  };
}

/** Returns the same events, each with its proof. */
export async function withProofs<Event extends { readonly id: string }>(
  db: Queryable,
  developerId: string,
  events: readonly Event[],
): Promise<(Event & { readonly proof?: Proof | undefined })[]> {
  const proofs = await proofsOf(
    db,
    developerId,
    events.map(({ id }) => id),
  );
  return events.map((event) => ({ ...event, proof: proofs.get(event.id) }));
}
