import type { PrivacyRequest, RequestState, RequestType } from '#core/privacy/request.ts';
import { Conditions, type ListPage, type Period } from '#store/caller-metadata/conditions.ts';
import type { Queryable } from '#store/db.ts';
import { type AssociatedData, encryptFacts, openFields, type PersonalBox } from '#store/secrets/personal.ts';

type Key = Pick<PrivacyRequest, 'developerId' | 'id'>;

const COLUMNS = `developer_id AS "developerId", id, external_user_id AS "externalUserId", type, state, encrypted,
  opened_by AS "openedBy", opened_at AS "openedAt", due_at AS "dueAt", closed_by AS "closedBy",
  closed_at AS "closedAt", erasure_id AS "erasureId", bundle_expires_at AS "bundleExpiresAt"`;

const textData = ({ developerId, id }: Key): AssociatedData => ['privacy_requests', developerId, id];
const bundleData = ({ developerId, id }: Key): AssociatedData => ['privacy_bundles', developerId, id];

type Row = Omit<PrivacyRequest, 'note' | 'answer'> & { readonly encrypted: string | null };

function opened(box: PersonalBox, row: Row): PrivacyRequest {
  return openFields<PrivacyRequest>(box, textData(row), { note: null, answer: null, ...row });
}

export async function insert(tx: Queryable, request: PrivacyRequest): Promise<void> {
  const { developerId, id, externalUserId, type, note, openedBy, openedAt, dueAt } = request;
  await tx.query(
    `INSERT INTO privacy_requests (developer_id, id, external_user_id, type, encrypted, opened_by, opened_at, due_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      developerId,
      id,
      externalUserId,
      type,
      encryptFacts(tx.personal, textData(request), { note }),
      openedBy,
      openedAt,
      dueAt,
    ],
  );
}

export async function find(
  db: Queryable,
  { developerId, id }: Key,
  lock: '' | 'FOR UPDATE' = '',
): Promise<PrivacyRequest | undefined> {
  const [row] = await db.query<Row>(
    `SELECT ${COLUMNS} FROM privacy_requests WHERE developer_id = $1 AND id = $2 ${lock}`,
    [developerId, id],
  );
  return row && opened(db.personal, row);
}

/** Newest first. */
export async function list(
  db: Queryable,
  developerId: string,
  filter: Period & {
    readonly state?: RequestState | undefined;
    readonly type?: RequestType | undefined;
    readonly externalUserId?: string | undefined;
  },
  page: ListPage,
): Promise<PrivacyRequest[]> {
  const conditions = new Conditions(developerId)
    .within('opened_at', filter)
    .also('state =', filter.state)
    .also('type =', filter.type)
    .also('external_user_id =', filter.externalUserId)
    .also('id <', page.before);
  const rows = await db.query<Row>(
    `SELECT ${COLUMNS} FROM privacy_requests WHERE ${conditions.sql}
     ORDER BY id DESC LIMIT ${conditions.place(page.limit)}`,
    conditions.values,
  );
  return rows.map((row) => opened(db.personal, row));
}

/** Saves how a request ended, with the bundle of a request for access. */
export async function close(tx: Queryable, request: PrivacyRequest, bundle: object | null): Promise<void> {
  await tx.query(
    `UPDATE privacy_requests SET state = $3, encrypted = $4, closed_by = $5, closed_at = $6, erasure_id = $7,
       bundle = $8, bundle_expires_at = $9 WHERE developer_id = $1 AND id = $2`,
    [
      request.developerId,
      request.id,
      request.state,
      encryptFacts(tx.personal, textData(request), { note: request.note, answer: request.answer }),
      request.closedBy,
      request.closedAt,
      request.erasureId,
      bundle && tx.personal.encrypt(bundleData(request), JSON.stringify(bundle)),
      request.bundleExpiresAt,
    ],
  );
}

/** Returns the bundle of a request; null when it has none or the bundle expired. */
export async function bundleOf(db: Queryable, key: Key, now: Date): Promise<Record<string, unknown> | null> {
  const [row] = await db.query<{ bundle: string }>(
    `SELECT bundle FROM privacy_requests WHERE developer_id = $1 AND id = $2 AND bundle_expires_at > $3
       AND bundle IS NOT NULL`,
    [key.developerId, key.id, now],
  );
  return row ? JSON.parse(db.personal.open(bundleData(key), row.bundle)) : null;
}

/** Deletes bundles that have expired. Returns how many. */
export async function sweep(db: Queryable, now: Date, limit: number): Promise<number> {
  const gone = await db.query(
    `UPDATE privacy_requests SET bundle = NULL WHERE (developer_id, id) IN (
       SELECT developer_id, id FROM privacy_requests WHERE bundle IS NOT NULL AND bundle_expires_at <= $1
       ORDER BY bundle_expires_at LIMIT $2) RETURNING true`,
    [now, limit],
  );
  return gone.length;
}

/** Deletes the bundles and texts of an erased person's requests. That they asked, and when, stays. */
export async function erase(tx: Queryable, developerId: string, externalUserId: string): Promise<void> {
  await tx.query(
    `UPDATE privacy_requests SET bundle = NULL, encrypted = NULL
     WHERE developer_id = $1 AND external_user_id = $2`,
    [developerId, externalUserId],
  );
  await tx.query('DELETE FROM person_restrictions WHERE developer_id = $1 AND external_user_id = $2', [
    developerId,
    externalUserId,
  ]);
}
