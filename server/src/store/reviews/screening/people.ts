import type { ScreenedPerson } from '#core/reviews/screening/entry.ts';
import type { ScreeningMatch } from '#core/reviews/screening/match.ts';
import type { Db, Queryable } from '#store/db.ts';
import type { AssociatedData } from '#store/secrets/personal.ts';

export type PersonKey = { readonly developerId: string; readonly userId: string };

function associatedDataOf({ developerId, userId }: PersonKey): AssociatedData {
  return ['screened_people', developerId, userId];
}

/** Stores a screened person, to screen them again when a list changes. */
export async function remember(
  tx: Queryable,
  key: PersonKey,
  person: ScreenedPerson,
  screenedAt: Date,
): Promise<void> {
  const encrypted = tx.personal.encrypt(associatedDataOf(key), JSON.stringify(person));
  await tx.query(
    `INSERT INTO screened_people (developer_id, user_id, encrypted, screened_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (developer_id, user_id) DO UPDATE
       SET encrypted = excluded.encrypted, screened_at = excluded.screened_at`,
    [key.developerId, key.userId, encrypted, screenedAt],
  );
}

const BATCH_SIZE = 500;

/** Yields people whose last screening was before this moment. */
export async function* unscreenedSince(
  db: Db,
  moment: Date,
): AsyncGenerator<PersonKey & { readonly person: ScreenedPerson }> {
  let after = ['', ''];
  for (;;) {
    const rows = await db.query<PersonKey & { encrypted: string }>(
      `SELECT developer_id AS "developerId", user_id AS "userId", encrypted FROM screened_people
       WHERE (developer_id, user_id) > ($1, $2) AND screened_at < $3 ORDER BY developer_id, user_id LIMIT $4`,
      [...after, moment, BATCH_SIZE],
    );
    for (const { encrypted, ...key } of rows) {
      yield {
        ...key,
        person: JSON.parse(db.personal.open(associatedDataOf(key), encrypted)) as ScreenedPerson,
      };
    }
    const last = rows.at(-1);
    if (!last || rows.length < BATCH_SIZE) return;
    after = [last.developerId, last.userId];
  }
}

export type Hit = ScreeningMatch & {
  readonly id: string;
  readonly source: string;
  readonly entryId: string;
  readonly version: number;
  readonly programme: string | null;
};

/**
 * Stores a hit. False when the unchanged entry was already found for this person: it has been reviewed, or
 * will be.
 */
export async function addHit(tx: Queryable, key: PersonKey, hit: Hit, foundAt: Date): Promise<boolean> {
  const { id, source, entryId, version, score, ...match } = hit;
  const encrypted = tx.personal.encrypt(['watch_hits', key.developerId, id], JSON.stringify(match));
  const added = await tx.query(
    `INSERT INTO watch_hits (developer_id, id, user_id, source, entry_id, version, score, encrypted, found_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     ON CONFLICT ON CONSTRAINT watch_hits_once DO NOTHING RETURNING true`,
    [key.developerId, id, key.userId, source, entryId, version, score, encrypted, foundAt],
  );
  return added.length > 0;
}

type Row = Pick<Hit, 'id' | 'source' | 'entryId' | 'version' | 'score'> & { readonly encrypted: string };

const MAX_HITS = 100;

/** Returns a user's hits whose entries are still on a list unchanged, best match first. */
export async function hitsOf(db: Queryable, { developerId, userId }: PersonKey): Promise<Hit[]> {
  const rows = await db.query<Row>(
    `SELECT h.id, h.source, h.entry_id AS "entryId", h.version, h.score, h.encrypted FROM watch_hits h
       JOIN watch_entries e ON e.source = h.source AND e.id = h.entry_id AND e.version = h.version
     WHERE h.developer_id = $1 AND h.user_id = $2 ORDER BY h.score DESC, h.id DESC LIMIT $3`,
    [developerId, userId, MAX_HITS],
  );
  return rows.map(({ encrypted, ...row }) => ({
    // Hits of earlier versions do not say it.
    weakAlias: false,
    ...(JSON.parse(db.personal.open(['watch_hits', developerId, row.id], encrypted)) as Omit<
      Hit,
      'weakAlias'
    >),
    ...row,
  }));
}
