import type { Queryable } from '#store/db.ts';

/** What a challenge is bound to: a session, or half of a way in. Each has one at a time. */
export type Holder = { readonly table: 'sessions' | 'sign_ins'; readonly tokenHash: Buffer };

export async function put(
  tx: Queryable,
  { table, tokenHash }: Holder,
  { challenge, endsAt }: { readonly challenge: string; readonly endsAt: Date },
): Promise<void> {
  await tx.query(`UPDATE ${table} SET challenge = $2, challenge_ends_at = $3 WHERE token_hash = $1`, [
    tokenHash,
    challenge,
    endsAt,
  ]);
}

/** It is gone with the first answer, right or wrong; of two at once one finds it. */
export async function take(
  tx: Queryable,
  { table, tokenHash }: Holder,
  now: Date,
): Promise<string | undefined> {
  const [taken] = await tx.query<{ challenge: string }>(
    `UPDATE ${table} t SET challenge = NULL, challenge_ends_at = NULL
     FROM (SELECT token_hash, challenge FROM ${table}
           WHERE token_hash = $1 AND challenge_ends_at > $2 FOR UPDATE) held
     WHERE t.token_hash = held.token_hash RETURNING held.challenge`,
    [tokenHash, now],
  );
  return taken?.challenge;
}
