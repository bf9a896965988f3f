import type { Guard } from '#core/account/sign-in-guard.ts';
import type { Db, Queryable } from '#store/db.ts';

/** An attempt limit under its digest, which does not reveal the address or network it applies to. */
export type NamedGuard = Guard & { readonly name: Buffer };

/**
 * Locks these attempt limits in a fixed order and returns them, so that concurrent guesses are counted one
 * after the other.
 */
export async function lock(tx: Queryable, names: readonly Buffer[], now: Date): Promise<NamedGuard[]> {
  await tx.query(
    `INSERT INTO sign_in_guards (guard, attempts, last_at)
     SELECT name, 0, $2 FROM unnest($1::bytea[]) AS name ORDER BY name ON CONFLICT DO NOTHING`,
    [names, now],
  );
  return tx.query<NamedGuard>(
    `SELECT guard AS name, attempts, refused_until AS "refusedUntil", last_at AS "lastAt"
     FROM sign_in_guards WHERE guard = ANY($1) ORDER BY guard FOR UPDATE`,
    [names],
  );
}

export async function save(tx: Queryable, guards: readonly NamedGuard[]): Promise<void> {
  const column = <Name extends keyof NamedGuard>(name: Name) => guards.map((guard) => guard[name]);
  await tx.query(
    `UPDATE sign_in_guards g SET attempts = x.attempts, refused_until = x.refused_until, last_at = x.last_at
     FROM unnest($1::bytea[], $2::integer[], $3::timestamptz[], $4::timestamptz[])
       AS x(guard, attempts, refused_until, last_at) WHERE g.guard = x.guard`,
    [column('name'), column('attempts'), column('refusedUntil'), column('lastAt')],
  );
}

export async function remove(tx: Queryable, name: Buffer): Promise<void> {
  await tx.query('DELETE FROM sign_in_guards WHERE guard = $1', [name]);
}

export async function sweep(db: Db, before: Date, limit: number): Promise<number> {
  const gone = await db.query(
    `DELETE FROM sign_in_guards WHERE guard IN (
       SELECT guard FROM sign_in_guards WHERE last_at < $1 ORDER BY last_at LIMIT $2) RETURNING true`,
    [before, limit],
  );
  return gone.length;
}
