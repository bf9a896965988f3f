import type { Grievance, GrievanceState } from '#core/privacy/grievance.ts';
import { Conditions, type ListPage, type Period } from '#store/caller-metadata/conditions.ts';
import type { Queryable } from '#store/db.ts';
import { type AssociatedData, encryptFacts, openFields, type PersonalBox } from '#store/secrets/personal.ts';

type Key = Pick<Grievance, 'developerId' | 'id'>;
type Texts = Pick<Grievance, 'name' | 'contact' | 'claim' | 'answer'>;
type Row = Omit<Grievance, keyof Texts> & { readonly encrypted: string };

const COLUMNS = `developer_id AS "developerId", id, state, encrypted, opened_at AS "openedAt", due_at AS "dueAt",
  answered_by AS "answeredBy", answered_at AS "answeredAt"`;

const dataOf = ({ developerId, id }: Key): AssociatedData => ['grievances', developerId, id];
const textsOf = ({ name, contact, claim, answer }: Texts) => ({ name, contact, claim, answer });

function opened(box: PersonalBox, row: Row): Grievance {
  const empty = { name: '', contact: '', claim: '', answer: null };
  return openFields<Grievance>(box, dataOf(row), { ...empty, ...row });
}

/** False when the account has as many open grievances as it may. */
export async function insert(
  tx: Queryable,
  grievance: Grievance,
  { tokenHash, mostOpen }: { readonly tokenHash: Buffer; readonly mostOpen: number },
): Promise<boolean> {
  const { developerId, id, openedAt, dueAt } = grievance;
  const added = await tx.query(
    `INSERT INTO grievances (developer_id, id, token_hash, encrypted, opened_at, due_at)
     SELECT $1, $2, $3, $4, $5, $6 WHERE (
       SELECT count(*) FROM (SELECT 1 FROM grievances WHERE developer_id = $1 AND state = 'OPEN' LIMIT $7) open
     ) < $7 RETURNING true`,
    [
      developerId,
      id,
      tokenHash,
      encryptFacts(tx.personal, dataOf(grievance), textsOf(grievance)),
      openedAt,
      dueAt,
      mostOpen,
    ],
  );
  return added.length > 0;
}

export async function find(
  db: Queryable,
  { developerId, id }: Key,
  lock: '' | 'FOR UPDATE' = '',
): Promise<Grievance | undefined> {
  const [row] = await db.query<Row>(
    `SELECT ${COLUMNS} FROM grievances WHERE developer_id = $1 AND id = $2 ${lock}`,
    [developerId, id],
  );
  return row && opened(db.personal, row);
}

export async function findByToken(
  db: Queryable,
  developerId: string,
  tokenHash: Buffer,
): Promise<Grievance | undefined> {
  const [row] = await db.query<Row>(
    `SELECT ${COLUMNS} FROM grievances WHERE developer_id = $1 AND token_hash = $2`,
    [developerId, tokenHash],
  );
  return row && opened(db.personal, row);
}

/** Newest first. */
export async function list(
  db: Queryable,
  developerId: string,
  filter: Period & { readonly state?: GrievanceState | undefined },
  page: ListPage,
): Promise<Grievance[]> {
  const conditions = new Conditions(developerId)
    .within('opened_at', filter)
    .also('state =', filter.state)
    .also('id <', page.before);
  const rows = await db.query<Row>(
    `SELECT ${COLUMNS} FROM grievances WHERE ${conditions.sql} ORDER BY id DESC LIMIT ${conditions.place(page.limit)}`,
    conditions.values,
  );
  return rows.map((row) => opened(db.personal, row));
}

export async function saveAnswered(tx: Queryable, grievance: Grievance): Promise<void> {
  const { developerId, id, state, answeredBy, answeredAt } = grievance;
  await tx.query(
    `UPDATE grievances SET state = $3, encrypted = $4, answered_by = $5, answered_at = $6
     WHERE developer_id = $1 AND id = $2`,
    [
      developerId,
      id,
      state,
      encryptFacts(tx.personal, dataOf(grievance), textsOf(grievance)),
      answeredBy,
      answeredAt,
    ],
  );
}

/** Deletes grievances that were answered before this time. Returns how many. */
export async function sweep(db: Queryable, before: Date, limit: number): Promise<number> {
  const gone = await db.query(
    `DELETE FROM grievances WHERE (developer_id, id) IN (
       SELECT developer_id, id FROM grievances WHERE answered_at < $1 ORDER BY answered_at LIMIT $2)
     RETURNING true`,
    [before, limit],
  );
  return gone.length;
}
