import { createHash } from 'node:crypto';
import type { WatchEntry, WatchSource } from '#core/reviews/screening/entry.ts';
import { KEYS_VERSION, keysOf } from '#core/reviews/screening/words.ts';
import type { Db, Queryable } from '#store/db.ts';

export type ListVersion = {
  readonly source: WatchSource;
  readonly version: number;
  readonly entries: number;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  readonly loadedAt: Date;
};

const COLUMNS = `source, version, entries, added, changed, removed, loaded_at AS "loadedAt"`;
const BATCH_SIZE = 500;
/** Serializes the loading of lists. */
const LOCK = 7_203_651;

/** Returns the newest version of each list. */
export async function current(db: Queryable): Promise<ListVersion[]> {
  return db.query<ListVersion>(
    `SELECT DISTINCT ON (source) ${COLUMNS} FROM watch_lists ORDER BY source, version DESC`,
  );
}

/**
 * Replaces a list, batch by batch in one commit, and returns the differences. Null when the list has not
 * changed.
 */
export async function replace(
  db: Db,
  source: WatchSource,
  entries: AsyncIterable<WatchEntry>,
  loadedAt: Date,
): Promise<ListVersion | null> {
  return db.transaction(async (tx) => {
    await tx.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    const [last] = await tx.query<{ version: number }>(
      'SELECT max(version) AS version FROM watch_lists WHERE source = $1',
      [source],
    );
    const version = (last?.version ?? 0) + 1;
    const digest = createHash('sha256');
    const counts = { entries: 0, added: 0, changed: 0, removed: 0 };
    for await (const batch of inBatches(entries)) {
      for (const entry of batch) digest.update(JSON.stringify(entry));
      const { added, changed } = await put(tx, source, version, batch);
      counts.entries += batch.length;
      counts.added += added;
      counts.changed += changed;
    }
    counts.removed = await removeUnseen(tx, source, version);
    const { entries: all, added, changed, removed } = counts;
    if (added + changed + removed === 0 && version > 1) {
      // No version was created, so reset `seen`: the next attempt uses the same number.
      await tx.query('UPDATE watch_entries SET seen = $2 WHERE source = $1', [source, version - 1]);
      return null;
    }
    const [made] = await tx.query<ListVersion>(
      `INSERT INTO watch_lists (source, version, sha256, entries, added, changed, removed, loaded_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING ${COLUMNS}`,
      [source, version, digest.digest('hex'), all, added, changed, removed, loadedAt],
    );
    return made ?? null;
  });
}

async function* inBatches(entries: AsyncIterable<WatchEntry>): AsyncGenerator<WatchEntry[]> {
  let batch = new Map<string, WatchEntry>();
  for await (const entry of entries) {
    batch.set(entry.id, entry);
    if (batch.size < BATCH_SIZE) continue;
    yield [...batch.values()];
    batch = new Map();
  }
  if (batch.size > 0) yield [...batch.values()];
}

async function put(tx: Queryable, source: WatchSource, version: number, batch: readonly WatchEntry[]) {
  const rows = await tx.query<{ id: string; isNew: boolean }>(
    `INSERT INTO watch_entries AS w (source, id, entry, version, seen)
     SELECT $1, e->>'id', e, $2, $2 FROM jsonb_array_elements($3::jsonb) e
     ON CONFLICT (source, id) DO UPDATE SET seen = excluded.seen, entry = excluded.entry,
       version = CASE WHEN w.entry = excluded.entry THEN w.version ELSE excluded.version END
     RETURNING w.id, w.xmax = 0 AS "isNew"`,
    [source, version, JSON.stringify(batch)],
  );
  const fresh = new Set(rows.filter(({ isNew }) => isNew).map(({ id }) => id));
  const touched = await tx.query<{ id: string }>(
    'SELECT id FROM watch_entries WHERE source = $1 AND version = $2 AND id = ANY($3)',
    [source, version, batch.map(({ id }) => id)],
  );
  const ids = new Set(touched.map(({ id }) => id));
  await writeKeys(
    tx,
    source,
    batch.filter(({ id }) => ids.has(id)),
  );
  return { added: fresh.size, changed: ids.size - fresh.size };
}

async function writeKeys(tx: Queryable, source: WatchSource, entries: readonly WatchEntry[]): Promise<void> {
  const ids = entries.map(({ id }) => id);
  const keys = entries.flatMap(({ id, names, weakNames = [] }) =>
    [...new Set([...names, ...weakNames].flatMap(keysOf))].map((key) => ({ id, key })),
  );
  await tx.query('DELETE FROM watch_keys WHERE source = $1 AND entry_id = ANY($2)', [source, ids]);
  await tx.query(
    `INSERT INTO watch_keys (key, source, entry_id)
     SELECT key, $1, id FROM jsonb_to_recordset($2::jsonb) AS k (id text, key text) ON CONFLICT DO NOTHING`,
    [source, JSON.stringify(keys)],
  );
  await tx.query('UPDATE watch_entries SET keyed_by = $3 WHERE source = $1 AND id = ANY($2)', [
    source,
    ids,
    KEYS_VERSION,
  ]);
}

/** Indexes entries whose keys an earlier version made. Returns how many. */
export async function keyAgain(db: Db, limit: number): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    const rows = await tx.query<{ source: WatchSource; entry: WatchEntry }>(
      'SELECT source, entry FROM watch_entries WHERE keyed_by < $1 LIMIT $2',
      [KEYS_VERSION, limit],
    );
    for (const [source, found] of Map.groupBy(rows, (row) => row.source))
      await writeKeys(
        tx,
        source,
        found.map(({ entry }) => entry),
      );
    return rows.length;
  });
}

async function removeUnseen(tx: Queryable, source: WatchSource, version: number): Promise<number> {
  const gone = await tx.query<{ id: string }>(
    'DELETE FROM watch_entries WHERE source = $1 AND seen < $2 RETURNING id',
    [source, version],
  );
  const ids = gone.map(({ id }) => id);
  await tx.query('DELETE FROM watch_keys WHERE source = $1 AND entry_id = ANY($2)', [source, ids]);
  return ids.length;
}

export type ListedEntry = {
  readonly source: WatchSource;
  readonly version: number;
  readonly entry: WatchEntry;
};

/** More namesakes than anyone has. */
const MAX_CANDIDATES = 500;

/** Returns entries that share words with a name, those that share most first. */
export async function candidates(db: Queryable, name: string): Promise<ListedEntry[]> {
  const keys = keysOf(name);
  return db.query<ListedEntry>(
    `SELECT e.source, e.version, e.entry FROM (
       SELECT source, entry_id, count(*) AS shared FROM watch_keys WHERE key = ANY($1)
       GROUP BY source, entry_id ORDER BY shared DESC, source, entry_id LIMIT $2) k
     JOIN watch_entries e ON e.source = k.source AND e.id = k.entry_id`,
    [keys, MAX_CANDIDATES],
  );
}
