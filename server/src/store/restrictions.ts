import type { Queryable } from '#store/db.ts';

type Person = { readonly developerId: string; readonly externalUserId: string };

export async function add(
  tx: Queryable,
  { developerId, externalUserId }: Person,
  { requestId, since }: { readonly requestId: string; readonly since: Date },
): Promise<void> {
  await tx.query(
    `INSERT INTO person_restrictions (developer_id, external_user_id, request_id, since) VALUES ($1, $2, $3, $4)
     ON CONFLICT (developer_id, external_user_id) DO NOTHING`,
    [developerId, externalUserId, requestId, since],
  );
}

/** Returns since when a person is restricted; null when they are not. */
export async function since(db: Queryable, { developerId, externalUserId }: Person): Promise<Date | null> {
  const [row] = await db.query<{ since: Date }>(
    'SELECT since FROM person_restrictions WHERE developer_id = $1 AND external_user_id = $2',
    [developerId, externalUserId],
  );
  return row?.since ?? null;
}

/** Ends a restriction. False when there was none. */
export async function lift(tx: Queryable, { developerId, externalUserId }: Person): Promise<boolean> {
  const gone = await tx.query(
    'DELETE FROM person_restrictions WHERE developer_id = $1 AND external_user_id = $2 RETURNING true',
    [developerId, externalUserId],
  );
  return gone.length > 0;
}
