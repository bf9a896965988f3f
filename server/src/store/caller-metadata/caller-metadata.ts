import {
  type CallerMetadata,
  type Metadata,
  type MetadataSubject,
  type NewCallerMetadata,
  NO_CALLER_METADATA,
  saysAnything,
} from '#core/caller-metadata.ts';
import { type Db, type Queryable, violatedConstraint } from '#store/db.ts';
import { type AssociatedData, encryptFacts, openFields, type PersonalBox } from '#store/secrets/personal.ts';

function associatedDataOf(developerId: string, subjectId: string): AssociatedData {
  return ['particulars', developerId, subjectId];
}

/** Rows in the form that write_caller_metadata() takes, without `n`. */
export function rowsOf(
  box: PersonalBox,
  developerId: string,
  given: readonly NewCallerMetadata[],
): readonly object[] {
  const written = given.filter((each) => each.replaces || saysAnything(each));
  return written.map(({ kind, subjectId, reference, metadata, replaces }) => ({
    ...(replaces && { replaces }),
    developer_id: developerId,
    subject_id: subjectId,
    kind,
    reference,
    encrypted: encryptFacts(box, associatedDataOf(developerId, subjectId), { metadata }),
    pairs: Object.entries(metadata).map(([name, value]) => pairOf(box, developerId, kind, name, value)),
  }));
}

/** What a pair of name and value is found by: a keyed hash, as PostgreSQL's bigint. */
export function pairOf(
  box: PersonalBox,
  developerId: string,
  kind: MetadataSubject,
  name: string,
  value: string,
): string {
  const hash = box.blindIndex(['metadata_pairs', developerId, kind], JSON.stringify([name, value]));
  return hash.readBigInt64BE(0).toString();
}

/** Indexes metadata that an earlier version has written. Returns how many objects. */
export async function indexPairs(db: Db, limit: number): Promise<number> {
  return db.transaction(async (tx) => {
    const rows = await tx.query<StoredCallerMetadata & { developerId: string; kind: MetadataSubject }>(
      `SELECT developer_id AS "developerId", subject_id AS id, kind, reference, encrypted FROM caller_metadata
       WHERE NOT has_pairs AND encrypted IS NOT NULL ORDER BY developer_id, subject_id LIMIT $1 FOR UPDATE`,
      [limit],
    );
    const indexed = rows.map((row) => {
      const { developerId, id: subjectId, kind } = row;
      const { reference, metadata } = openCallerMetadata(tx.personal, developerId, row);
      return rowsOf(tx.personal, developerId, [{ kind, subjectId, reference, metadata }]);
    });
    const numbered = indexed.flat().map((row) => ({ n: 0, ...row }));
    await tx.query(`SELECT write_metadata_pairs('{0}', $1)`, [JSON.stringify(numbered)]);
    await tx.query(
      `UPDATE caller_metadata m SET has_pairs = true FROM unnest($1::text[], $2::text[]) AS x(developer_id, id)
       WHERE m.developer_id = x.developer_id AND m.subject_id = x.id`,
      [rows.map(({ developerId }) => developerId), rows.map(({ id }) => id)],
    );
    return rows.length;
  });
}

/** For objects that are created in a transaction of their own. */
export async function insert(tx: Queryable, developerId: string, given: NewCallerMetadata): Promise<void> {
  const rows = rowsOf(tx.personal, developerId, [given]);
  if (rows.length === 0) return;
  const numbered = JSON.stringify(rows.map((row) => ({ n: 0, ...row })));
  await tx.query(`SELECT write_caller_metadata('{0}', $1)`, [numbered]);
}

export function isTaken(error: unknown): boolean {
  return violatedConstraint(error) === 'caller_metadata_by_reference';
}

export async function findByReference(
  db: Db,
  developerId: string,
  kind: MetadataSubject,
  reference: string,
): Promise<string | undefined> {
  const [found] = await db.query<{ id: string }>(
    'SELECT subject_id AS id FROM caller_metadata WHERE developer_id = $1 AND kind = $2 AND reference = $3',
    [developerId, kind, reference],
  );
  return found?.id;
}

/** The ids of the objects that have one of these references, by reference. */
export async function findByReferences(
  db: Db,
  developerId: string,
  kind: MetadataSubject,
  references: readonly string[],
): Promise<Map<string, string>> {
  if (references.length === 0) return new Map();
  const rows = await db.query<{ id: string; reference: string }>(
    `SELECT reference, subject_id AS id FROM caller_metadata
     WHERE developer_id = $1 AND kind = $2 AND reference = ANY($3)`,
    [developerId, kind, references],
  );
  return new Map(rows.map(({ reference, id }) => [reference, id]));
}

export type StoredCallerMetadata = {
  readonly id: string;
  readonly reference: string | null;
  readonly encrypted: string | null;
};

/** Adds the caller's metadata to each object. */
export async function along<Thing extends { readonly id: string }>(
  db: Db,
  developerId: string,
  things: readonly Thing[],
): Promise<(Thing & { readonly callerMetadata: CallerMetadata })[]> {
  if (things.length === 0) return [];
  const rows = await db.query<StoredCallerMetadata>(
    `SELECT subject_id AS id, reference, encrypted FROM caller_metadata
     WHERE developer_id = $1 AND subject_id = ANY($2)`,
    [developerId, things.map(({ id }) => id)],
  );
  const found = new Map(rows.map((row) => [row.id, openCallerMetadata(db.personal, developerId, row)]));
  return things.map((thing) => ({ ...thing, callerMetadata: found.get(thing.id) ?? NO_CALLER_METADATA }));
}

export async function of(db: Db, developerId: string, id: string): Promise<CallerMetadata> {
  const [found] = await along(db, developerId, [{ id }]);
  return found?.callerMetadata ?? NO_CALLER_METADATA;
}

export function openCallerMetadata(
  box: PersonalBox,
  developerId: string,
  row: StoredCallerMetadata | null,
): CallerMetadata {
  if (!row) return NO_CALLER_METADATA;
  const { id, reference, encrypted } = row;
  const { metadata = {} } = openFields<{ metadata?: Metadata }>(box, associatedDataOf(developerId, id), {
    encrypted,
  });
  return { reference, metadata };
}
