import type { Breach, BreachNotice, BreachState } from '#core/privacy/breach.ts';
import { Conditions, type ListPage, type Period } from '#store/caller-metadata/conditions.ts';
import type { Queryable } from '#store/db.ts';
import { type AssociatedData, encryptFacts, openFields, type PersonalBox } from '#store/secrets/personal.ts';

type Key = Pick<Breach, 'developerId' | 'id'>;
type Texts = Pick<Breach, 'title' | 'description' | 'cause' | 'notices'>;
type Row = Omit<Breach, keyof Texts> & { readonly encrypted: string };

const COLUMNS = `developer_id AS "developerId", id, state, encrypted, started_at AS "startedAt",
  ended_at AS "endedAt", known_at AS "knownAt", report_by AS "reportBy", reported_at AS "reportedAt",
  recorded_by AS "recordedBy", recorded_at AS "recordedAt", closed_by AS "closedBy", closed_at AS "closedAt"`;

const dataOf = ({ developerId, id }: Key): AssociatedData => ['breaches', developerId, id];

function encrypted(box: PersonalBox, breach: Breach): string | null {
  const { title, description, cause, notices } = breach;
  return encryptFacts(box, dataOf(breach), { title, description, cause, notices: JSON.stringify(notices) });
}

function opened(box: PersonalBox, row: Row): Breach {
  const empty = { title: '', description: '', cause: null, notices: '[]' };
  const found = openFields<Omit<Breach, 'notices'> & { notices: string }>(box, dataOf(row), {
    ...empty,
    ...row,
  });
  return { ...found, notices: JSON.parse(found.notices) as BreachNotice[] };
}

export async function insert(tx: Queryable, breach: Breach): Promise<void> {
  const { developerId, id, startedAt, endedAt, knownAt, reportBy, recordedBy, recordedAt } = breach;
  await tx.query(
    `INSERT INTO breaches (developer_id, id, encrypted, started_at, ended_at, known_at, report_by, recorded_by,
       recorded_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      developerId,
      id,
      encrypted(tx.personal, breach),
      startedAt,
      endedAt,
      knownAt,
      reportBy,
      recordedBy,
      recordedAt,
    ],
  );
}

export async function find(
  db: Queryable,
  { developerId, id }: Key,
  lock: '' | 'FOR UPDATE' = '',
): Promise<Breach | undefined> {
  const [row] = await db.query<Row>(
    `SELECT ${COLUMNS} FROM breaches WHERE developer_id = $1 AND id = $2 ${lock}`,
    [developerId, id],
  );
  return row && opened(db.personal, row);
}

/** Newest first. */
export async function list(
  db: Queryable,
  developerId: string,
  filter: Period & { readonly state?: BreachState | undefined },
  page: ListPage,
): Promise<Breach[]> {
  const conditions = new Conditions(developerId)
    .within('recorded_at', filter)
    .also('state =', filter.state)
    .also('id <', page.before);
  const rows = await db.query<Row>(
    `SELECT ${COLUMNS} FROM breaches WHERE ${conditions.sql} ORDER BY id DESC LIMIT ${conditions.place(page.limit)}`,
    conditions.values,
  );
  return rows.map((row) => opened(db.personal, row));
}

export async function save(tx: Queryable, breach: Breach): Promise<void> {
  await tx.query(
    `UPDATE breaches SET state = $3, encrypted = $4, ended_at = $5, reported_at = $6, closed_by = $7, closed_at = $8
     WHERE developer_id = $1 AND id = $2`,
    [
      breach.developerId,
      breach.id,
      breach.state,
      encrypted(tx.personal, breach),
      breach.endedAt,
      breach.reportedAt,
      breach.closedBy,
      breach.closedAt,
    ],
  );
}

/** A person whose data somebody looked at or changed during a breach, by the audit log. */
export type Touched = { readonly externalUserId: string; readonly records: number; readonly lastAt: Date };

/** In the order of the people's ids. */
export function touched(
  db: Queryable,
  { developerId, startedAt, endedAt }: Pick<Breach, 'developerId' | 'startedAt' | 'endedAt'>,
  kinds: readonly string[],
  { limit, after }: { readonly limit: number; readonly after: string | undefined },
): Promise<Touched[]> {
  return db.query<Touched>(
    `SELECT subject AS "externalUserId", count(*)::int AS records, max(created_at) AS "lastAt" FROM audit_log
     WHERE developer_id = $1 AND kind = ANY($2) AND created_at >= $3 AND ($4::timestamptz IS NULL OR created_at < $4)
       AND subject > coalesce($5, '') GROUP BY subject ORDER BY subject LIMIT $6`,
    [developerId, kinds, startedAt, endedAt, after ?? null, limit],
  );
}
