import type { Db } from '#store/db.ts';

type Ages = {
  /** Older mails are deleted, except those still to be sent. */
  readonly keptSince: Date;
  /** Older texts of a test environment's mails are deleted. */
  readonly readableSince: Date;
  /** Counts of days before this are deleted. */
  readonly day: string;
};

/** Deletes a batch of expired data. Returns the largest count of its parts. */
export async function sweepMail(db: Db, ages: Ages, limit: number): Promise<number> {
  const forgotten = await db.query(
    `UPDATE mails SET encrypted = NULL, encrypted_by = NULL WHERE (developer_id, id) IN (
       SELECT developer_id, id FROM mails
       WHERE created_at < $1 AND state = 'KEPT' AND encrypted IS NOT NULL ORDER BY created_at LIMIT $2)
     RETURNING true`,
    [ages.readableSince, limit],
  );
  const old = await db.query(
    `DELETE FROM mails WHERE (developer_id, id) IN (
       SELECT developer_id, id FROM mails WHERE created_at < $1 AND state <> 'QUEUED' ORDER BY created_at LIMIT $2)
     RETURNING true`,
    [ages.keptSince, limit],
  );
  const counts = await db.query(
    `DELETE FROM mail_counts WHERE (developer_id, day, recipient) IN (
       SELECT developer_id, day, recipient FROM mail_counts WHERE day < $1 LIMIT $2) RETURNING true`,
    [ages.day, limit],
  );
  return Math.max(forgotten.length, old.length, counts.length);
}
