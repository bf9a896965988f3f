import {
  type Metadata,
  type NewParticulars,
  NO_PARTICULARS,
  type ParticularKind,
  type Particulars,
  saysAnything,
} from '#core/caller-metadata.ts';
import { type Db, type Queryable, violatedConstraint } from '#store/db.ts';
import { openFields, type PersonalBox, type Place, sealFacts } from '#store/secrets/personal.ts';

function placeOf(developerId: string, subjectId: string): Place {
  return ['particulars', developerId, subjectId];
}

/** As write_particulars() takes them, but for `n`. */
export function rowsOf(
  box: PersonalBox,
  developerId: string,
  given: readonly NewParticulars[],
): readonly object[] {
  return given.filter(saysAnything).map(({ kind, subjectId, reference, metadata }) => ({
    developer_id: developerId,
    subject_id: subjectId,
    kind,
    reference,
    sealed: sealFacts(box, placeOf(developerId, subjectId), { metadata }),
  }));
}

/** For what is made by a transaction of its own. */
export async function insert(tx: Queryable, developerId: string, given: NewParticulars): Promise<void> {
  const rows = rowsOf(tx.personal, developerId, [given]);
  if (rows.length === 0) return;
  const numbered = JSON.stringify(rows.map((row) => ({ n: 0, ...row })));
  await tx.query(`SELECT write_particulars('{0}', $1)`, [numbered]);
}

export function isTaken(error: unknown): boolean {
  return violatedConstraint(error) === 'particulars_by_reference';
}

export async function findByReference(
  db: Db,
  developerId: string,
  kind: ParticularKind,
  reference: string,
): Promise<string | undefined> {
  const [found] = await db.query<{ id: string }>(
    'SELECT subject_id AS id FROM particulars WHERE developer_id = $1 AND kind = $2 AND reference = $3',
    [developerId, kind, reference],
  );
  return found?.id;
}

export type StoredParticulars = {
  readonly id: string;
  readonly reference: string | null;
  readonly sealed: string | null;
};

/** Each of the things with what was put to it. */
export async function along<Thing extends { readonly id: string }>(
  db: Db,
  developerId: string,
  things: readonly Thing[],
): Promise<(Thing & { readonly particulars: Particulars })[]> {
  if (things.length === 0) return [];
  const rows = await db.query<StoredParticulars>(
    `SELECT subject_id AS id, reference, sealed FROM particulars
     WHERE developer_id = $1 AND subject_id = ANY($2)`,
    [developerId, things.map(({ id }) => id)],
  );
  const found = new Map(rows.map((row) => [row.id, openParticulars(db.personal, developerId, row)]));
  return things.map((thing) => ({ ...thing, particulars: found.get(thing.id) ?? NO_PARTICULARS }));
}

export async function of(db: Db, developerId: string, id: string): Promise<Particulars> {
  const [found] = await along(db, developerId, [{ id }]);
  return found?.particulars ?? NO_PARTICULARS;
}

export function openParticulars(
  box: PersonalBox,
  developerId: string,
  row: StoredParticulars | null,
): Particulars {
  if (!row) return NO_PARTICULARS;
  const { id, reference, sealed } = row;
  const { metadata = {} } = openFields<{ metadata?: Metadata }>(box, placeOf(developerId, id), { sealed });
  return { reference, metadata };
}
