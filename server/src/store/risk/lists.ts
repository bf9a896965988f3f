import type { Actor } from '#core/actor.ts';
import { type ListHit, type ListKind, type ListSubject, listKey } from '#core/risk/lists.ts';
import { addPeriod, Conditions, type Period } from '#store/caller-metadata/conditions.ts';
import type { Queryable } from '#store/db.ts';
import type { AssociatedData } from '#store/secrets/personal.ts';

/** An entry of an account's allow or block lists. */
export type ListEntry = {
  readonly id: string;
  readonly on: ListSubject;
  readonly kind: ListKind;
  /** The name of a named list; null for the others. */
  readonly list: string | null;
  /** As it was given; for a device, the hash. */
  readonly value: string;
  readonly reason: string;
  readonly expiresAt: Date | null;
  readonly addedBy: Actor;
  readonly addedAt: Date;
};

type Row = Omit<ListEntry, 'value' | 'reason'> & { readonly encrypted: string };
const COLUMNS = `id, subject AS "on", kind, list, encrypted, expires_at AS "expiresAt", added_by AS "addedBy",
  added_at AS "addedAt"`;

const associatedDataOf = (developerId: string, id: string): AssociatedData => [
  'risk_list_entries',
  developerId,
  id,
];

function opened(db: Queryable, developerId: string, { encrypted, ...row }: Row): ListEntry {
  return { ...row, ...JSON.parse(db.personal.open(associatedDataOf(developerId, row.id), encrypted)) };
}

/** The blind index of an entry. It cannot be computed from the database alone. */
export function blindIndexOf(db: Queryable, developerId: string, key: string): Buffer {
  return db.personal.blindIndex(['risk_list_entries', developerId], key);
}

type Asked = {
  readonly developerId: string;
  readonly blindIndexes: readonly Buffer[] | null;
  readonly at: Date;
};

/** Returns the entries that match each event, in their order. */
export async function blindIndexHits(db: Queryable, events: readonly Asked[]): Promise<(ListHit[] | null)[]> {
  const asked = events.map(({ developerId, blindIndexes, at }, n) => ({
    n,
    developer_id: developerId,
    blind_indexes: blindIndexes?.map((index) => `\\x${index.toString('hex')}`),
    at,
  }));
  const rows = await db.query<{ n: number; hits: ListHit[] | null }>('SELECT * FROM risk_list_hits($1)', [
    JSON.stringify(asked),
  ]);
  const hits = new Map(rows.map((row) => [row.n, row.hits]));
  return events.map((_event, n) => hits.get(n) ?? null);
}

type Spelled = { readonly key: string; readonly bits: number };

/** Adds an entry to a list. A value that is already listed is moved, and its previous entry is returned. */
export async function put(
  tx: Queryable,
  developerId: string,
  entry: ListEntry,
  { key, bits }: Spelled,
): Promise<{ readonly entry: ListEntry; readonly before: ListEntry | null }> {
  const blindIndex = blindIndexOf(tx, developerId, listKey(entry.on, key, entry.list));
  const [found] = await tx.query<Row>(
    `SELECT ${COLUMNS} FROM risk_list_entries WHERE developer_id = $1 AND blind_index = $2 FOR UPDATE`,
    [developerId, blindIndex],
  );
  const put = { ...entry, id: found?.id ?? entry.id };
  const { value, reason } = put;
  const encrypted = tx.personal.encrypt(
    associatedDataOf(developerId, put.id),
    JSON.stringify({ value, reason }),
  );
  await tx.query(
    `INSERT INTO risk_list_entries
       (developer_id, id, subject, kind, blind_index, encrypted, expires_at, added_by, added_at,
        list)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     ON CONFLICT (developer_id, blind_index) DO UPDATE SET kind = excluded.kind, encrypted = excluded.encrypted,
       expires_at = excluded.expires_at, added_by = excluded.added_by, added_at = excluded.added_at`,
    [
      developerId,
      put.id,
      put.on,
      put.kind,
      blindIndex,
      encrypted,
      put.expiresAt,
      JSON.stringify(put.addedBy),
      put.addedAt,
      put.list,
    ],
  );
  if (put.list === null) {
    await tx.query(
      `INSERT INTO risk_list_shapes (developer_id, subject, bits) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
      [developerId, put.on, bits],
    );
  }
  return { entry: put, before: found ? opened(tx, developerId, found) : null };
}

export async function remove(tx: Queryable, developerId: string, id: string): Promise<ListEntry | undefined> {
  const [row] = await tx.query<Row>(
    `DELETE FROM risk_list_entries WHERE developer_id = $1 AND id = $2 RETURNING ${COLUMNS}`,
    [developerId, id],
  );
  return row && opened(tx, developerId, row);
}

export async function count(db: Queryable, developerId: string, most: number): Promise<number> {
  const [row] = await db.query<{ n: number }>(
    `SELECT count(*)::integer AS n FROM
       (SELECT 1 FROM risk_list_entries WHERE developer_id = $1 LIMIT $2) entries`,
    [developerId, most],
  );
  return row?.n ?? 0;
}

export type ListFilter = Period & {
  readonly on?: ListSubject | undefined;
  readonly kind?: ListKind | undefined;
  readonly list?: string | undefined;
  /** Only the entry with this key. */
  readonly key?: string | undefined;
  readonly before?: string | undefined;
  readonly limit: number;
};

/** Newest first, including expired entries. */
export async function list(db: Queryable, developerId: string, filter: ListFilter): Promise<ListEntry[]> {
  const { on, kind, list: name, key, before, limit } = filter;
  const blindIndex =
    on && key !== undefined ? blindIndexOf(db, developerId, listKey(on, key, name)) : undefined;
  const conditions = addPeriod(new Conditions(developerId), 'lst', filter, { createdAt: 'added_at' })
    .also('subject =', on)
    .also('kind =', kind)
    .also('list =', name)
    .also('blind_index =', blindIndex)
    .also('id <', before);
  const rows = await db.query<Row>(
    `SELECT ${COLUMNS} FROM risk_list_entries WHERE ${conditions.sql}
     ORDER BY id DESC LIMIT ${conditions.place(limit)}`,
    conditions.values,
  );
  return rows.map((row) => opened(db, developerId, row));
}

/** Deletes up to `limit` entries that expired before this time. Returns how many. */
export async function sweep(db: Queryable, ranOutBefore: Date, limit: number): Promise<number> {
  const gone = await db.query(
    `DELETE FROM risk_list_entries WHERE (developer_id, id) IN (
       SELECT developer_id, id FROM risk_list_entries WHERE expires_at < $1 LIMIT $2) RETURNING true`,
    [ranOutBefore, limit],
  );
  return gone.length;
}
