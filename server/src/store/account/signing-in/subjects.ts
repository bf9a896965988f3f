import { type Queryable, sqlState, UNIQUE_VIOLATION } from '#store/db.ts';

/** Who somebody is at a provider: theirs for ever, whatever becomes of their address. */
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

/** The person is somebody else there already, or somebody else is this one. */
export function isTaken(error: unknown): boolean {
  return sqlState(error) === UNIQUE_VIOLATION;
}
