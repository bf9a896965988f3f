import { CHAIN_START } from '#core/chain.ts';
import type { DomainEvent } from '#core/events/event.ts';
import type { LivenessLevel } from '#core/identity/policy.ts';
import type { DocumentType, IdentityReading } from '#core/identity/reading.ts';
import type { LivenessDetail, RejectionDetail, RejectionReason } from '#core/identity/verdict.ts';
import type { NameMatch } from '#core/name-match.ts';
import type { Db, Queryable } from '#store/db.ts';
import { append } from '#store/events/chained.ts';
import { addPeriod, Conditions, idOf, type ListFilter } from '#store/particulars/conditions.ts';

/** A verification as it was decided; it never changes afterwards. */
export type Verification = {
  readonly id: string;
  readonly externalUserId: string;
  readonly verified: boolean;
  readonly score: number;
  readonly livenessPassed: boolean;
  /** Null before anybody wrote it down. */
  readonly livenessDetail: LivenessDetail | null;
  readonly livenessLevel: LivenessLevel;
  readonly documentType: DocumentType;
  readonly documentTypeConfidence: number;
  readonly reasons: readonly RejectionReason[];
  readonly details: readonly RejectionDetail[];
  readonly message: string;
  /** Each is null where it was not asked for, or could not be read. */
  readonly underAge: boolean | null;
  readonly claimedNameMatch: NameMatch | null;
  readonly documentSeenBefore: boolean | null;
  readonly createdAt: Date;
};

/** What is stored beside the verdict, for whoever has to explain it later. */
export type VerificationEvidence = {
  readonly reading: IdentityReading;
  readonly models: Readonly<Record<string, string>>;
  readonly documentDigest: Buffer;
  readonly selfieDigests: readonly Buffer[];
  readonly device: Buffer | null;
};

const COLUMNS = `id, external_user_id AS "externalUserId", verified, score, liveness_passed AS "livenessPassed",
  document_type AS "documentType", document_type_confidence AS "documentTypeConfidence", reasons, message,
  liveness_detail AS "livenessDetail", details, liveness_level AS "livenessLevel", under_age AS "underAge",
  claimed_name_match AS "claimedNameMatch", document_seen_before AS "documentSeenBefore",
  created_at AS "createdAt"`;

export async function insert(
  tx: Queryable,
  developerId: string,
  verification: Verification,
  evidence: VerificationEvidence,
): Promise<void> {
  await tx.query(
    `INSERT INTO identity_verifications (developer_id, id, external_user_id, verified, score, liveness_passed,
       document_type, document_type_confidence, reasons, message, created_at,
       reading, models, document_sha256, selfie_sha256, device, liveness_detail, details, liveness_level,
       under_age, claimed_name_match, document_seen_before)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20,
       $21, $22)`,
    [
      developerId,
      verification.id,
      verification.externalUserId,
      verification.verified,
      verification.score,
      verification.livenessPassed,
      verification.documentType,
      verification.documentTypeConfidence,
      verification.reasons,
      verification.message,
      verification.createdAt,
      JSON.stringify(evidence.reading),
      JSON.stringify(evidence.models),
      evidence.documentDigest,
      evidence.selfieDigests,
      evidence.device,
      verification.livenessDetail,
      JSON.stringify(verification.details),
      verification.livenessLevel,
      verification.underAge,
      verification.claimedNameMatch,
      verification.documentSeenBefore,
    ],
  );
}

/** A verification is a stream of one event. */
export async function announce(
  tx: Queryable,
  developerId: string,
  verificationId: string,
  event: DomainEvent,
): Promise<void> {
  await append(tx, { developerId, streamId: verificationId }, CHAIN_START, [event]);
}

export async function find(db: Db, developerId: string, id: string): Promise<Verification | undefined> {
  const [found] = await db.query<Verification>(
    `SELECT ${COLUMNS} FROM identity_verifications WHERE developer_id = $1 AND id = $2`,
    [developerId, id],
  );
  return found;
}

export type VerificationFilter = Pick<ListFilter, 'reference' | 'from' | 'to'> & {
  readonly externalUserId?: string | undefined;
  readonly verified?: boolean | undefined;
  /** Only what is older than this id: ids sort by time. */
  readonly before?: string | undefined;
  readonly limit: number;
};

/** Newest first. */
export async function list(db: Db, developerId: string, filter: VerificationFilter): Promise<Verification[]> {
  const named = await idOf(db, developerId, 'verification', filter);
  if (named === null) return [];
  const conditions = addPeriod(new Conditions(developerId), 'idv', filter)
    .also('external_user_id =', filter.externalUserId)
    .also('verified =', filter.verified)
    .also('id =', named)
    .also('id <', filter.before);
  const values = [...conditions.values, filter.limit];
  return db.query<Verification>(
    `SELECT ${COLUMNS} FROM identity_verifications WHERE ${conditions.sql}
     ORDER BY id DESC LIMIT $${values.length}`,
    values,
  );
}
