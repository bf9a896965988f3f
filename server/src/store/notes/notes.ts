import type { Note } from '#core/notes/note.ts';
import type { Db, Queryable } from '#store/db.ts';
import type { AgreementKey } from '#store/escrow/agreements.ts';
import type { AssociatedData } from '#store/secrets/personal.ts';

const COLUMNS = `id, agreement_id AS "agreementId", text, mentions, actor, created_at AS "createdAt"`;

function associatedDataOf(developerId: string, { agreementId, id }: Pick<Note, 'agreementId' | 'id'>) {
  return ['agreement_notes', developerId, agreementId, id] satisfies AssociatedData;
}

export async function insert(tx: Queryable, developerId: string, note: Note): Promise<void> {
  const { id, agreementId, text, mentions, actor, createdAt } = note;
  const encrypted = tx.personal.encrypt(associatedDataOf(developerId, note), text);
  await tx.query(
    `INSERT INTO agreement_notes (developer_id, agreement_id, id, text, mentions, actor, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [developerId, agreementId, id, encrypted, mentions, JSON.stringify(actor), createdAt],
  );
}

type Page = {
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  readonly before: string | undefined;
  readonly limit: number;
};

/** Newest first. */
export async function list(db: Db, { developerId, agreementId }: AgreementKey, page: Page): Promise<Note[]> {
  const rows = await db.query<Note>(
    `SELECT ${COLUMNS} FROM agreement_notes
     WHERE developer_id = $1 AND agreement_id = $2 AND ($3::text IS NULL OR id < $3)
       AND created_at >= coalesce($4::timestamptz, '-infinity')
       AND created_at < coalesce($5::timestamptz, 'infinity')
     ORDER BY id DESC LIMIT $6`,
    [developerId, agreementId, page.before ?? null, page.from ?? null, page.to ?? null, page.limit],
  );
  return rows.map((row) => opened(db, developerId, row));
}

/** The newest notes that mention a member who has written none on the agreement since. */
export async function unanswered(
  db: Db,
  developerId: string,
  memberId: string,
  { since, limit }: { readonly since: Date; readonly limit: number },
): Promise<Note[]> {
  const rows = await db.query<Note>(
    `SELECT ${COLUMNS} FROM agreement_notes n
     WHERE developer_id = $1 AND mentions <> '{}' AND $2 = ANY (mentions) AND created_at >= $3
       AND NOT EXISTS (SELECT 1 FROM agreement_notes m WHERE m.developer_id = n.developer_id
         AND m.agreement_id = n.agreement_id AND m.id > n.id AND m.actor->>'id' = $2)
     ORDER BY created_at DESC, id LIMIT $4`,
    [developerId, memberId, since, limit],
  );
  return rows.map((row) => opened(db, developerId, row));
}

function opened({ personal }: Queryable, developerId: string, row: Note): Note {
  return { ...row, text: personal.open(associatedDataOf(developerId, row), row.text) };
}
