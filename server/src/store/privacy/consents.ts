import type { Consent } from '#core/privacy/consent.ts';
import { Conditions, type ListPage, type Period } from '#store/caller-metadata/conditions.ts';
import type { Queryable } from '#store/db.ts';

const COLUMNS = `developer_id AS "developerId", id, external_user_id AS "externalUserId", purpose,
  text_version AS "textVersion", language, channel, given_at AS "givenAt", recorded_by AS "recordedBy",
  withdrawn_at AS "withdrawnAt"`;

export async function insert(tx: Queryable, consent: Consent): Promise<void> {
  await tx.query(
    `INSERT INTO person_consents (developer_id, id, external_user_id, purpose, text_version, language, channel,
       given_at, recorded_by) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      consent.developerId,
      consent.id,
      consent.externalUserId,
      consent.purpose,
      consent.textVersion,
      consent.language,
      consent.channel,
      consent.givenAt,
      consent.recordedBy,
    ],
  );
}

/** Newest first. */
export async function list(
  db: Queryable,
  developerId: string,
  filter: Period & { readonly externalUserId?: string | undefined },
  page: ListPage,
): Promise<Consent[]> {
  const conditions = new Conditions(developerId)
    .within('given_at', filter)
    .also('external_user_id =', filter.externalUserId)
    .also('id <', page.before);
  return db.query<Consent>(
    `SELECT ${COLUMNS} FROM person_consents WHERE ${conditions.sql}
     ORDER BY id DESC LIMIT ${conditions.place(page.limit)}`,
    conditions.values,
  );
}

/** Marks a consent as withdrawn; a second withdrawal keeps the time of the first. */
export async function withdraw(
  tx: Queryable,
  { developerId, id }: Pick<Consent, 'developerId' | 'id'>,
  now: Date,
): Promise<Consent | undefined> {
  const [row] = await tx.query<Consent>(
    `UPDATE person_consents SET withdrawn_at = coalesce(withdrawn_at, $3)
     WHERE developer_id = $1 AND id = $2 RETURNING ${COLUMNS}`,
    [developerId, id, now],
  );
  return row;
}
