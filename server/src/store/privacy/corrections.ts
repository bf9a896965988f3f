import type { CorrectedField, Correction } from '#core/privacy/correction.ts';
import type { Queryable } from '#store/db.ts';
import { type AssociatedData, encryptFacts, openFields, type PersonalBox } from '#store/secrets/personal.ts';

type Key = Pick<Correction, 'developerId' | 'id'>;
type Row = Omit<Correction, 'fields'> & { readonly encrypted: string | null };

const dataOf = ({ developerId, id }: Key): AssociatedData => ['person_corrections', developerId, id];

export async function insert(tx: Queryable, correction: Correction): Promise<void> {
  const { developerId, id, externalUserId, requestId, fields, correctedBy, correctedAt } = correction;
  await tx.query(
    `INSERT INTO person_corrections (developer_id, id, external_user_id, request_id, encrypted, corrected_by,
       corrected_at) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [
      developerId,
      id,
      externalUserId,
      requestId,
      encryptFacts(tx.personal, dataOf(correction), { fields: JSON.stringify(fields) }),
      correctedBy,
      correctedAt,
    ],
  );
}

/** The fields of a stored correction; none once the person is erased. */
export function fieldsOf(
  box: PersonalBox,
  row: Key & { readonly encrypted: string | null },
): CorrectedField[] {
  const opened = openFields<Row & { fields?: string | null }>(box, dataOf(row), {
    fields: null,
    ...row,
  } as never);
  return JSON.parse(opened.fields ?? '[]') as CorrectedField[];
}

/** Deletes what was corrected about an erased person. That it was corrected stays. */
export async function erase(tx: Queryable, developerId: string, externalUserId: string): Promise<void> {
  await tx.query(
    'UPDATE person_corrections SET encrypted = NULL WHERE developer_id = $1 AND external_user_id = $2',
    [developerId, externalUserId],
  );
}
