import type { Queryable } from '#store/db.ts';
import type { AssociatedData } from '#store/secrets/personal.ts';

type Person = { readonly developerId: string; readonly userId: string };

function associatedDataOf({ developerId, userId }: Person): AssociatedData {
  return ['risk_verified_names', developerId, userId];
}

/**
 * The first one stays: whoever has taken a user over and shows a document of their own does not become that
 * user. Who has a new name goes to a person, or is forgotten first.
 */
export async function keep(tx: Queryable, person: Person, name: string, at: Date): Promise<void> {
  await tx.query(
    `INSERT INTO risk_verified_names (developer_id, user_id, encrypted, verified_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT DO NOTHING`,
    [person.developerId, person.userId, tx.personal.encrypt(associatedDataOf(person), name), at],
  );
}

/** The name on the document that verified somebody; null where none was kept. */
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
