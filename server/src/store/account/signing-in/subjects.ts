import { type Queryable, sqlState, UNIQUE_VIOLATION } from '#store/db.ts';

/** A person's identity at a provider. It is permanent, even when their address changes. */
type Subject = { readonly issuer: string; readonly subject: string };

export async function find(db: Queryable, { issuer, subject }: Subject): Promise<string | undefined> {
  const [found] = await db.query<{ personId: string }>(
    'SELECT person_id AS "personId" FROM person_subjects WHERE issuer = $1 AND subject = $2',
    [issuer, subject],
  );
  return found?.personId;
}

export async function insert(
  tx: Queryable,
  { issuer, subject }: Subject,
  { personId, since }: { readonly personId: string; readonly since: Date },
): Promise<void> {
  await tx.query('INSERT INTO person_subjects (issuer, subject, person_id, since) VALUES ($1, $2, $3, $4)', [
    issuer,
    subject,
    personId,
    since,
  ]);
}

/** The person already has another subject at this issuer, or the subject belongs to another person. */
export function isTaken(error: unknown): boolean {
  return sqlState(error) === UNIQUE_VIOLATION;
}
