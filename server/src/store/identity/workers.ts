import type { Db, Queryable } from '#store/db.ts';

/** A process that analyses pictures, and how many it handles at a time. */
export type IdentityWorker = { readonly address: string; readonly slots: number };

/**
 * Reports that the worker is alive; repeated every second or two. Also deletes workers that are long gone.
 */
export async function report(db: Db, { address, slots }: IdentityWorker): Promise<void> {
  await db.query(
    `WITH gone AS (DELETE FROM identity_workers WHERE address <> $1 AND seen_at < now() - interval '1 hour')
     INSERT INTO identity_workers (address, slots, seen_at) VALUES ($1, $2, now())
     ON CONFLICT (address) DO UPDATE SET slots = excluded.slots, seen_at = excluded.seen_at`,
    [address, slots],
  );
}

export async function leave(db: Db, address: string): Promise<void> {
  await db.query('DELETE FROM identity_workers WHERE address = $1', [address]);
}

/** Returns workers that reported within the last 6 seconds. */
export async function present(db: Queryable): Promise<readonly IdentityWorker[]> {
  return db.query<IdentityWorker>(
    `SELECT address, slots FROM identity_workers WHERE seen_at > now() - interval '6 seconds'
     ORDER BY address`,
  );
}
