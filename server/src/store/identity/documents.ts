import type { DocumentContent, DocumentIdentifier } from '#core/identity/document/content.ts';
import type { Db, Queryable } from '#store/db.ts';
import type { AssociatedData } from '#store/secrets/personal.ts';

/** The parts of a document that the account chose to keep. */
export type KeptDocument = {
  readonly verificationId: string;
  readonly externalUserId: string;
  readonly verified: boolean;
  /** Null unless the account wants to recognise a document again. */
  readonly known: DocumentIdentifier | null;
  /** Null unless the account keeps the document's text. */
  readonly content: DocumentContent | null;
  /** Null: kept until it is erased on request. */
  readonly keptUntil: Date | null;
  readonly createdAt: Date;
};

function associatedDataOf(developerId: string, verificationId: string): AssociatedData {
  return ['identity_documents', developerId, verificationId];
}

/** Blind indexes: equal for the same document within one tenant, and irreversible. */
function blindIndexesOf(
  { personal }: Queryable,
  developerId: string,
  { number, country }: DocumentIdentifier,
) {
  const associatedData: AssociatedData = ['identity_documents', developerId];
  return {
    blindIndex: personal.blindIndex(associatedData, number),
    countryBlindIndex:
      country === null ? null : personal.blindIndex(associatedData, JSON.stringify([country, number])),
  };
}

export async function insert(tx: Queryable, developerId: string, kept: KeptDocument): Promise<void> {
  const { verificationId, externalUserId, verified, known, content, createdAt } = kept;
  if (!known && !content) return;
  const associatedData = associatedDataOf(developerId, verificationId);
  const encrypted = content && tx.personal.encrypt(associatedData, JSON.stringify(content));
  const { blindIndex, countryBlindIndex } = known
    ? blindIndexesOf(tx, developerId, known)
    : { blindIndex: null, countryBlindIndex: null };
  await tx.query(
    `INSERT INTO identity_documents (developer_id, verification_id, external_user_id, verified, blind_index,
       country_blind_index, encrypted, kept_until, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      developerId,
      verificationId,
      externalUserId,
      verified,
      blindIndex,
      countryBlindIndex,
      encrypted,
      kept.keptUntil,
      createdAt,
    ],
  );
}

/** True when another user of the tenant was verified with the document. */
export async function isSomebodyElses(
  db: Queryable,
  developerId: string,
  externalUserId: string,
  known: DocumentIdentifier,
): Promise<boolean> {
  const { blindIndex, countryBlindIndex } = blindIndexesOf(db, developerId, known);
  const rows = await db.query(
    `SELECT 1 FROM identity_documents
     WHERE developer_id = $1 AND blind_index = $2 AND verified AND external_user_id <> $3
       AND ($4::bytea IS NULL OR country_blind_index IS NULL OR country_blind_index = $4) LIMIT 1`,
    [developerId, blindIndex, externalUserId, countryBlindIndex],
  );
  return rows.length > 0;
}

/** Returns the document's text; null when it was not kept. */
export async function find(
  db: Db,
  developerId: string,
  verificationId: string,
  now: Date,
): Promise<DocumentContent | null> {
  const [row] = await db.query<{ encrypted: string | null }>(
    `SELECT encrypted FROM identity_documents WHERE developer_id = $1 AND verification_id = $2
       AND (kept_until IS NULL OR kept_until > $3)`,
    [developerId, verificationId, now],
  );
  if (!row?.encrypted) return null;
  return JSON.parse(
    db.personal.open(associatedDataOf(developerId, verificationId), row.encrypted),
  ) as DocumentContent;
}

/** Updates the result after a person has overruled it. */
export async function setVerified(
  tx: Queryable,
  developerId: string,
  verificationId: string,
  verified: boolean,
): Promise<void> {
  await tx.query(
    'UPDATE identity_documents SET verified = $3 WHERE developer_id = $1 AND verification_id = $2',
    [developerId, verificationId, verified],
  );
}

/** Documents that are recognised for longer than the account's current policy allows. */
const FORGOTTEN = `p.developer_id = d.developer_id AND p.kind = 'identity' AND d.blind_index IS NOT NULL
  AND d.created_at <= $1::timestamptz
    - make_interval(days => (p.rules->>'recogniseDocumentDays')::integer)`;

/** Deletes blind indexes after the days that the account chose, with their rows where no text is kept. */
export async function sweepIndexes(db: Db, now: Date, limit: number): Promise<number> {
  const forgotten = await db.query(
    `WITH ended AS (
       SELECT d.developer_id, d.verification_id FROM policies p JOIN identity_documents d ON ${FORGOTTEN} LIMIT $2
     ), gone AS (
       DELETE FROM identity_documents d USING ended e
       WHERE d.developer_id = e.developer_id AND d.verification_id = e.verification_id AND d.encrypted IS NULL
       RETURNING true
     ), emptied AS (
       UPDATE identity_documents d SET blind_index = NULL, country_blind_index = NULL FROM ended e
       WHERE d.developer_id = e.developer_id AND d.verification_id = e.verification_id
         AND d.encrypted IS NOT NULL
       RETURNING true
     ) SELECT * FROM gone UNION ALL SELECT * FROM emptied`,
    [now, limit],
  );
  return forgotten.length;
}

/** Deletes expired document texts. Blind indexes reveal nothing and have days of their own. */
export async function sweep(db: Db, now: Date, limit: number): Promise<number> {
  const ended = await db.query(
    `WITH ended AS (
       SELECT developer_id, verification_id FROM identity_documents
       WHERE encrypted IS NOT NULL AND kept_until <= $1 ORDER BY kept_until LIMIT $2
     ), gone AS (
       DELETE FROM identity_documents d USING ended e
       WHERE d.developer_id = e.developer_id AND d.verification_id = e.verification_id AND d.blind_index IS NULL
       RETURNING true
     ), emptied AS (
       UPDATE identity_documents d SET encrypted = NULL FROM ended e
       WHERE d.developer_id = e.developer_id AND d.verification_id = e.verification_id AND d.blind_index IS NOT NULL
       RETURNING true
     ) SELECT * FROM gone UNION ALL SELECT * FROM emptied`,
    [now, limit],
  );
  return ended.length;
}

/** Deletes a person's documents and their blind indexes. Returns how many. */
export async function erase(tx: Queryable, developerId: string, externalUserId: string): Promise<number> {
  const gone = await tx.query(
    'DELETE FROM identity_documents WHERE developer_id = $1 AND external_user_id = $2 RETURNING true',
    [developerId, externalUserId],
  );
  return gone.length;
}
