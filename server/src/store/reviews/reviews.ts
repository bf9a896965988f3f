import { CHAIN_START } from '#core/chain.ts';
import { accountOf } from '#core/environment.ts';
import type { Reviewed } from '#core/reviews/decide.ts';
import type { Review, ReviewComment, ReviewKind, ReviewState } from '#core/reviews/review.ts';
import type { Flag } from '#core/risk/facts.ts';
import {
  addPeriod,
  Conditions,
  idOf,
  type ListPage,
  type Period,
} from '#store/caller-metadata/conditions.ts';
import type { Db, Queryable } from '#store/db.ts';
import { append, appendAll } from '#store/events/chained.ts';
import type { AssociatedData, PersonalBox } from '#store/secrets/personal.ts';

export type ReviewKey = { readonly developerId: string; readonly id: string };

const COLUMNS = `developer_id AS "developerId", id, kind, subject_id AS "subjectId", user_id AS "userId",
  nullif(agreement_id, '') AS "agreementId", flag, score, state, claim, assignee, opened_at AS "openedAt",
  due_at AS "dueAt", decision, reason, decided_by AS "decidedBy", decided_at AS "decidedAt",
  event_head AS "eventHead"`;

function associatedDataOf({ developerId, id }: ReviewKey, ...rest: readonly string[]): AssociatedData {
  return ['reviews', developerId, id, ...rest];
}

function opened(box: PersonalBox, row: Review): Review {
  const open = (field: 'claim' | 'reason') => {
    const encrypted = row[field];
    return encrypted === null ? null : box.open(associatedDataOf(row, field), encrypted);
  };
  return { ...row, claim: open('claim'), reason: open('reason') };
}

export async function find(db: Queryable, { developerId, id }: ReviewKey): Promise<Review | undefined> {
  const [row] = await db.query<Review>(`SELECT ${COLUMNS} FROM reviews WHERE developer_id = $1 AND id = $2`, [
    developerId,
    id,
  ]);
  return row && opened(db.personal, row);
}

/** Locks the review until the transaction ends. */
export async function lock(tx: Queryable, { developerId, id }: ReviewKey): Promise<Review | undefined> {
  const [row] = await tx.query<Review>(
    `SELECT ${COLUMNS} FROM reviews WHERE developer_id = $1 AND id = $2 FOR UPDATE`,
    [developerId, id],
  );
  return row && opened(tx.personal, row);
}

/** Locks those of the reviews that were not announced, in one order, until the transaction ends. */
export async function lockUnannounced(
  tx: Queryable,
  developerId: string,
  ids: readonly string[],
): Promise<Review[]> {
  const rows = await tx.query<Review>(
    `SELECT ${COLUMNS} FROM reviews WHERE developer_id = $1 AND id = ANY($2) AND event_head IS NULL
     ORDER BY id FOR UPDATE`,
    [developerId, ids],
  );
  return rows.map((row) => opened(tx.personal, row));
}

/** Writes the first events of reviews. The caller holds their locks. */
export async function saveAnnounced(
  tx: Queryable,
  developerId: string,
  announced: readonly Reviewed[],
): Promise<void> {
  if (announced.length === 0) return;
  const heads = await appendAll(
    tx,
    announced.map(({ review, event }) => ({
      stream: { developerId, streamId: review.id },
      head: CHAIN_START,
      events: [event],
    })),
  );
  await tx.query(
    `UPDATE reviews r SET event_head = x.head FROM unnest($2::text[], $3::text[]) AS x (id, head)
     WHERE r.developer_id = $1 AND r.id = x.id`,
    [developerId, announced.map(({ review }) => review.id), heads],
  );
}

/** Opens a requested review. If one of its kind is open for this user, returns that one. */
export async function insert(tx: Queryable, review: Review): Promise<Review> {
  const { developerId, id, kind, subjectId, userId, agreementId, claim, openedAt, dueAt, flag, score } =
    review;
  const [open] = await tx.query<Review>(
    `INSERT INTO reviews AS r (developer_id, id, kind, subject_id, user_id, agreement_id, claim, opened_at, due_at,
       flag, score)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     ON CONFLICT (developer_id, kind, user_id, agreement_id) WHERE state = 'OPEN' DO UPDATE
       SET state = r.state RETURNING ${COLUMNS}`,
    [
      developerId,
      id,
      kind,
      subjectId,
      userId,
      agreementId ?? '',
      claim === null ? null : tx.personal.encrypt(associatedDataOf(review, 'claim'), claim),
      openedAt,
      dueAt,
      flag,
      score,
    ],
  );
  return opened(tx.personal, open as Review);
}

/** Adds a person's own words to an open review, which may become due earlier. */
export async function addClaim(tx: Queryable, review: Review, claim: string, dueAt: Date): Promise<Review> {
  const due = dueAt < review.dueAt ? dueAt : review.dueAt;
  await tx.query('UPDATE reviews SET claim = $3, due_at = $4 WHERE developer_id = $1 AND id = $2', [
    review.developerId,
    review.id,
    tx.personal.encrypt(associatedDataOf(review, 'claim'), claim),
    due,
  ]);
  return { ...review, claim, dueAt: due };
}

/** Returns the latest review that a party of an agreement asked for. */
export async function latestAppeal(
  db: Queryable,
  { developerId, agreementId, userId }: Pick<Review, 'developerId' | 'agreementId' | 'userId'>,
): Promise<Review | undefined> {
  const [row] = await db.query<Review>(
    `SELECT ${COLUMNS} FROM reviews WHERE developer_id = $1 AND user_id = $2 AND agreement_id = $3
       AND kind IN ('assessment', 'hold') AND claim IS NOT NULL ORDER BY id DESC LIMIT 1`,
    [developerId, userId, agreementId],
  );
  return row && opened(db.personal, row);
}

/** Saves the review with its event. The caller holds the lock. */
export async function save(tx: Queryable, { review, event }: Reviewed): Promise<Review> {
  const { developerId, id, state, decision, reason, decidedBy, decidedAt } = review;
  const head = review.eventHead ?? CHAIN_START;
  const eventHead = await append(tx, { developerId, streamId: id }, head, [event]);
  await tx.query(
    `UPDATE reviews SET state = $3, decision = $4, reason = $5, decided_by = $6, decided_at = $7,
       event_head = $8 WHERE developer_id = $1 AND id = $2`,
    [
      developerId,
      id,
      state,
      decision,
      reason === null ? null : tx.personal.encrypt(associatedDataOf(review, 'reason'), reason),
      decidedBy,
      decidedAt,
      eventHead,
    ],
  );
  return { ...review, eventHead };
}

/** Assigns a review. False when the member does not exist or is no longer active. */
export async function assign(
  tx: Queryable,
  { developerId, id }: ReviewKey,
  member: string | null,
): Promise<boolean> {
  const done = await tx.query(
    `UPDATE reviews SET assignee = $3 WHERE developer_id = $1 AND id = $2 AND ($3::text IS NULL OR EXISTS (
       SELECT 1 FROM members WHERE developer_id = $4 AND id = $3 AND state = 'active')) RETURNING true`,
    [developerId, id, member, accountOf(developerId)],
  );
  return done.length > 0;
}

export type ReviewFilter = Period & {
  /** Of the agreement. */
  readonly reference?: string | undefined;
  readonly state: ReviewState;
  readonly kind?: ReviewKind | undefined;
  readonly flag?: Flag | undefined;
  readonly userId?: string | undefined;
  readonly assignee?: string | undefined;
};
/** Open reviews by due date, the others newest first. `before` is the cursor of the last one (placeIn). */
export async function list(
  db: Db,
  developerId: string,
  filter: ReviewFilter,
  { limit, before }: ListPage,
): Promise<Review[]> {
  const named = await idOf(db, developerId, 'agreement', filter);
  if (named === null) return [];
  const isOpen = filter.state === 'OPEN';
  const conditions = addPeriod(new Conditions(developerId), 'rev', filter, { createdAt: 'opened_at' })
    .also('state =', filter.state)
    .also('kind =', filter.kind)
    .also('flag =', filter.flag)
    .also('user_id =', filter.userId)
    .also('assignee =', filter.assignee)
    .also('agreement_id =', named);
  if (before) {
    const [due, id] = before.split('~');
    const last = conditions.place(id);
    const dueAt = isOpen ? `to_timestamp(${conditions.place(due)}::bigint / 1000.0)` : '';
    conditions.and(isOpen ? `(due_at, id) > (${dueAt}, ${last})` : `id < ${last}`);
  }
  const rows = await db.query<Review>(
    `SELECT ${COLUMNS} FROM reviews WHERE ${conditions.sql}
     ORDER BY ${isOpen ? 'due_at, id' : 'id DESC'} LIMIT ${conditions.place(limit)}`,
    conditions.values,
  );
  return rows.map((row) => opened(db.personal, row));
}

/** The cursor of a review in its list. */
export function placeIn({ dueAt, id }: Pick<Review, 'dueAt' | 'id'>): string {
  return `${dueAt.getTime()}~${id}`;
}

export type OpenReviews = { readonly open: number; readonly overdue: number };

export async function count(db: Queryable, developerId: string, now: Date): Promise<OpenReviews> {
  const [counts] = await db.query<OpenReviews>(
    `SELECT count(*) AS open, count(*) FILTER (WHERE due_at < $2) AS overdue
     FROM reviews WHERE developer_id = $1 AND state = 'OPEN'`,
    [developerId, now],
  );
  return counts ?? { open: 0, overdue: 0 };
}

export async function addComment(
  tx: Queryable,
  key: ReviewKey,
  { id, text, actor, createdAt }: ReviewComment,
): Promise<void> {
  await tx.query(
    `INSERT INTO review_comments (developer_id, review_id, id, text, actor, created_at)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [
      key.developerId,
      key.id,
      id,
      tx.personal.encrypt(associatedDataOf(key, 'comment', id), text),
      actor,
      createdAt,
    ],
  );
}

/** More than anyone would read. */
const MAX_COMMENTS = 200;

/** Oldest first. */
export async function comments(db: Queryable, key: ReviewKey): Promise<ReviewComment[]> {
  const rows = await db.query<ReviewComment>(
    `SELECT id, text, actor, created_at AS "createdAt" FROM review_comments
     WHERE developer_id = $1 AND review_id = $2 ORDER BY id LIMIT $3`,
    [key.developerId, key.id, MAX_COMMENTS],
  );
  return rows.map((row) => ({
    ...row,
    text: db.personal.open(associatedDataOf(key, 'comment', row.id), row.text),
  }));
}

/**
 * Closes up to `limit` reviews that have been open for so long that no decision will come. Returns how many.
 */
export async function lapse(
  db: Queryable,
  openedBefore: Date,
  limit: number,
  developerId: string | null = null,
): Promise<number> {
  const gone = await db.query(
    `UPDATE reviews SET state = 'LAPSED' WHERE state = 'OPEN' AND (developer_id, id) IN (
       SELECT developer_id, id FROM reviews WHERE state = 'OPEN' AND opened_at < $1
         AND ($3::text IS NULL OR developer_id = $3) LIMIT $2)
     RETURNING true`,
    [openedBefore, limit, developerId],
  );
  return gone.length;
}
