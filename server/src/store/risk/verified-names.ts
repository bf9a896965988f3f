import type { Queryable } from '#store/db.ts';
import type { AssociatedData } from '#store/secrets/personal.ts';

type Person = { readonly developerId: string; readonly userId: string };

function associatedDataOf({ developerId, userId }: Person): AssociatedData {
  return ['risk_verified_names', developerId, userId];
}

/**
 * Stores the first verified name and keeps it: an attacker who has taken over a user and shows a document of
 * their own does not become that user. A changed name needs a review, or the old one must be deleted first.
 */
export async function keep(tx: Queryable, person: Person, name: string, at: Date): Promise<void> {
  await tx.query(
    `INSERT INTO risk_verified_names (developer_id, user_id, encrypted, verified_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT DO NOTHING`,
    [person.developerId, person.userId, tx.personal.encrypt(associatedDataOf(person), name), at],
  );
}

/** Returns the name on the document that verified a user; null when none was kept. */
export async function find(db: Queryable, developerId: string, userId: string): Promise<string | null> {
  const [row] = await db.query<{ encrypted: string }>(
    'SELECT encrypted FROM risk_verified_names WHERE developer_id = $1 AND user_id = $2',
    [developerId, userId],
  );
  return row ? db.personal.open(associatedDataOf({ developerId, userId }), row.encrypted) : null;
}

export async function forget(tx: Queryable, { developerId, userId }: Person): Promise<void> {
  await tx.query('DELETE FROM risk_verified_names WHERE developer_id = $1 AND user_id = $2', [
    developerId,
    userId,
  ]);
}
