import type { EventData } from '#core/events/event.ts';
import type { Queryable } from '#store/db.ts';
import { decrypt, encrypt } from '#store/secrets/field-cipher.ts';
import { ErasedData } from '#store/secrets/person-keys.ts';
import type { AgreementKey } from './agreements.ts';

/** A file of a dispute, as its event says. */
export type ListedEvidence = Pick<
  EventData<'dispute.evidence_added'>,
  'evidenceId' | 'by' | 'mediaType' | 'bytes' | 'sha256' | 'fileSha256'
> & { readonly createdAt: Date; readonly deleted: boolean };

const fileData = (developerId: string, id: string) => JSON.stringify(['dispute_evidence', developerId, id]);

/** Stores a file with a key of the person who adds it. It counts once the dispute names it. */
export async function insert(
  tx: Queryable,
  { developerId, agreementId }: AgreementKey,
  file: {
    readonly id: string;
    readonly disputeId: string;
    readonly externalUserId: string;
    readonly bytes: Uint8Array;
    readonly at: Date;
  },
): Promise<void> {
  const { id, disputeId, externalUserId, bytes, at } = file;
  const { id: keyId, wrapped, key } = tx.personal.people.forWriting(developerId, externalUserId);
  const keys = [{ id: keyId, person: externalUserId, wrapped }];
  await tx.query(`SELECT keep_person_keys('{0}', $1)`, [
    JSON.stringify([{ n: 0, developer_id: developerId, created_at: at, keys }]),
  ]);
  await tx.query(
    `INSERT INTO dispute_evidence
       (developer_id, id, agreement_id, dispute_id, external_user_id, key_id, encrypted, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      developerId,
      id,
      agreementId,
      disputeId,
      externalUserId,
      keyId,
      encrypt(key, fileData(developerId, id), bytes),
      at,
    ],
  );
}

/** Removes a file that was not added after all. */
export async function remove(db: Queryable, developerId: string, id: string): Promise<void> {
  await db.query('DELETE FROM dispute_evidence WHERE developer_id = $1 AND id = $2', [developerId, id]);
}

/** Returns a file; null when it was deleted, or its person erased. */
export async function read(db: Queryable, developerId: string, id: string): Promise<Buffer | null> {
  const [row] = await db.query<{
    keyId: string;
    encrypted: Buffer | null;
    externalUserId: string;
    wrapped: string | null;
  }>(
    `SELECT f.key_id AS "keyId", f.encrypted, k.external_user_id AS "externalUserId", k.wrapped
     FROM dispute_evidence f JOIN person_keys k ON k.developer_id = f.developer_id AND k.id = f.key_id
     WHERE f.developer_id = $1 AND f.id = $2`,
    [developerId, id],
  );
  if (!row?.encrypted) return null;
  try {
    const key = db.personal.people.unwrap(developerId, row.keyId, row);
    return decrypt(key, fileData(developerId, id), row.encrypted);
  } catch (error) {
    if (error instanceof ErasedData) return null;
    throw error;
  }
}

/** Returns the files of a dispute, oldest first. */
export async function list(
  db: Queryable,
  { developerId, agreementId }: AgreementKey,
  disputeId: string,
  evidenceId: string | null = null,
): Promise<ListedEvidence[]> {
  return db.query<ListedEvidence>(
    `SELECT e.data ->> 'evidenceId' AS "evidenceId", e.data ->> 'by' AS by, e.data ->> 'mediaType' AS "mediaType",
       (e.data ->> 'bytes')::integer AS bytes, e.data ->> 'sha256' AS sha256,
       e.data ->> 'fileSha256' AS "fileSha256", e.created_at AS "createdAt",
       NOT EXISTS (SELECT 1 FROM dispute_evidence f
         JOIN person_keys k ON k.developer_id = f.developer_id AND k.id = f.key_id
         WHERE f.developer_id = e.developer_id AND f.id = e.data ->> 'evidenceId'
           AND f.encrypted IS NOT NULL AND k.wrapped IS NOT NULL) AS deleted
     FROM events e
     WHERE e.developer_id = $1 AND e.stream_id = $2 AND e.type = 'dispute.evidence_added'
       AND e.data ->> 'disputeId' = $3 AND ($4::text IS NULL OR e.data ->> 'evidenceId' = $4)
     ORDER BY e.sequence`,
    [developerId, agreementId, disputeId, evidenceId],
  );
}

/** Deletes the files of a dispute. Their events keep the hashes. */
export async function clear(db: Queryable, developerId: string, disputeId: string): Promise<number> {
  const gone = await db.query(
    `UPDATE dispute_evidence SET encrypted = NULL
     WHERE developer_id = $1 AND dispute_id = $2 AND encrypted IS NOT NULL RETURNING true`,
    [developerId, disputeId],
  );
  return gone.length;
}

/** Deletes files that no dispute names, because the process ended between storing and adding them. */
export async function sweepUnnamed(db: Queryable, before: Date, limit: number): Promise<number> {
  const gone = await db.query(
    `DELETE FROM dispute_evidence WHERE (developer_id, id) IN (
       SELECT f.developer_id, f.id FROM dispute_evidence f
       WHERE f.created_at < $1 AND f.created_at > $1::timestamptz - interval '7 days'
         AND NOT EXISTS (SELECT 1 FROM milestones m
           WHERE m.developer_id = f.developer_id AND m.agreement_id = f.agreement_id
             AND m.dispute ->> 'id' = f.dispute_id
             AND m.dispute -> 'evidence' @> jsonb_build_array(jsonb_build_object('id', f.id)))
       LIMIT $2)
     RETURNING true`,
    [before, limit],
  );
  return gone.length;
}
