import type { DocumentContent } from '#core/identity/document/content.ts';
import type { Db, Queryable } from '#store/db.ts';
import type { Place } from '#store/secrets/personal.ts';

/** What is kept of a document, by the account's own wish. */
export type KeptDocument = {
  readonly verificationId: string;
  readonly externalUserId: string;
  readonly verified: boolean;
  /** Null unless the account wants to know a document again. */
  readonly mark: Buffer | null;
  /** Null unless the account keeps what was read. */
  readonly content: DocumentContent | null;
  readonly createdAt: Date;
};

function placeOf(developerId: string, verificationId: string): Place {
  return ['identity_documents', developerId, verificationId];
}

/** The same for the same document of one tenant, and for nobody else; it cannot be turned back into it. */
export function markOf(db: Queryable, developerId: string, document: string): Buffer {
  return db.personal.mark(['identity_documents', developerId], document);
}

export async function insert(tx: Queryable, developerId: string, kept: KeptDocument): Promise<void> {
  const { verificationId, externalUserId, verified, mark, content, createdAt } = kept;
  if (!mark && !content) return;
  const place = placeOf(developerId, verificationId);
  const sealed = content && tx.personal.seal(place, JSON.stringify(content));
  await tx.query(
    `INSERT INTO identity_documents
       (developer_id, verification_id, external_user_id, verified, mark, sealed, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [developerId, verificationId, externalUserId, verified, mark, sealed, createdAt],
  );
}

/** Whether the document has made somebody else of the tenant's users verified. */
export async function isSomebodyElses(
  db: Queryable,
  developerId: string,
  externalUserId: string,
  mark: Buffer,
): Promise<boolean> {
  const rows = await db.query(
    `SELECT 1 FROM identity_documents
     WHERE developer_id = $1 AND mark = $2 AND verified AND external_user_id <> $3 LIMIT 1`,
    [developerId, mark, externalUserId],
  );
  return rows.length > 0;
}

/** What a document said; null where nothing of it was kept. */
export async function find(
  db: Db,
  developerId: string,
  verificationId: string,
): Promise<DocumentContent | null> {
  const [row] = await db.query<{ sealed: string | null }>(
    'SELECT sealed FROM identity_documents WHERE developer_id = $1 AND verification_id = $2',
    [developerId, verificationId],
  );
  if (!row?.sealed) return null;
  return JSON.parse(db.personal.open(placeOf(developerId, verificationId), row.sealed)) as DocumentContent;
}
