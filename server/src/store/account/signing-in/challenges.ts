import type { Queryable } from '#store/db.ts';

/** The session or pending sign-in that a challenge is bound to. Each has at most one challenge. */
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

/**
 * Consumes the challenge: it is gone with the first answer, right or wrong, and only one of two concurrent
 * answers finds it.
 */
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
