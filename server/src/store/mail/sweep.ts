import type { Db } from '#store/db.ts';

type Ages = {
  /** What is older is deleted, but for what is still to be sent. */
  readonly keptSince: Date;
  /** Of what a test environment kept, the text is forgotten when it is older. */
  readonly readableSince: Date;
  /** Counts of days before this. */
  readonly day: string;
};

/** Forgets a batch of what is past its time; answers the most that any of its parts found. */
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
