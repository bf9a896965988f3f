import { CHAIN_START } from '#core/chain.ts';
import type { DomainEvent } from '#core/events/event.ts';
import type { FlashAnswer } from '#core/identity/challenge.ts';
import type { RejectionDetail, RejectionReason } from '#core/identity/findings.ts';
import type { LivenessLevel } from '#core/identity/identity-policy.ts';
import type { DocumentType, IdentityReading } from '#core/identity/reading.ts';
import type { RegistryAnswer } from '#core/identity/register.ts';
import type { LivenessDetail } from '#core/identity/verdict.ts';
import type { NameMatch } from '#core/name-match.ts';
import {
  addMetadata,
  addPeriod,
  Conditions,
  idOf,
  type ListFilter,
} from '#store/caller-metadata/conditions.ts';
import type { Db, Queryable } from '#store/db.ts';
import { append } from '#store/events/chained.ts';
import { LAST_REVIEW, openReview, type Review, type ReviewRow } from './reviews.ts';

/** A verification as the software decided it. It never changes; reviews are stored separately. */
export type Verification = {
  readonly id: string;
  readonly externalUserId: string;
  readonly verified: boolean;
  readonly score: number;
  /** Null below a match, for a model of the operator's own, and before this was recorded. */
  readonly falseMatchRate: number | null;
  readonly livenessPassed: boolean;
  /** Null for verifications from before this was recorded. */
  readonly livenessDetail: LivenessDetail | null;
  readonly livenessLevel: LivenessLevel;
  /** Null when no colours were shown. */
  readonly flash: FlashAnswer | null;
  /** Null when no page of a link used a camera. */
  readonly virtualCamera: boolean | null;
  readonly documentType: DocumentType;
  readonly documentTypeConfidence: number;
  readonly reasons: readonly RejectionReason[];
  readonly details: readonly RejectionDetail[];
  readonly message: string;
  /** Each is null when it was not asked for or could not be read. */
  readonly underAge: boolean | null;
  readonly claimedNameMatch: NameMatch | null;
  readonly documentSeenBefore: boolean | null;
  readonly registry: RegistryAnswer | null;
  /** How alike the selfie and the register's portrait are; null without a portrait. */
  readonly registerScore: number | null;
  /** Number of other users with a similar face reported to the review queue so far. */
  readonly facesAlike: number;
  /** Until when pictures are kept; null when there are none. */
  readonly picturesUntil: Date | null;
  readonly createdAt: Date;
};

/** With its last review. */
export type ReviewedVerification = Verification & { readonly review: Review | null };

/** Evidence stored beside the result, to explain it later. */
export type VerificationEvidence = {
  readonly reading: IdentityReading;
  readonly models: Readonly<Record<string, string>>;
  readonly documentDigest: Buffer;
  readonly selfieDigests: readonly Buffer[];
  readonly device: Buffer | null;
};

const COLUMNS = `v.id, v.external_user_id AS "externalUserId", v.verified, v.score,
  v.liveness_passed AS "livenessPassed", v.document_type AS "documentType",
  v.document_type_confidence AS "documentTypeConfidence", v.reasons, v.message,
  v.liveness_detail AS "livenessDetail", v.details, v.liveness_level AS "livenessLevel",
  v.under_age AS "underAge", v.claimed_name_match AS "claimedNameMatch",
  v.document_seen_before AS "documentSeenBefore", v.registry,
  v.register_score AS "registerScore", v.flash, v.virtual_camera AS "virtualCamera",
  v.false_match_rate AS "falseMatchRate", v.created_at AS "createdAt",
  (SELECT count(*) FROM identity_faces_alike f
   WHERE f.developer_id = v.developer_id AND f.verification_id = v.id) AS "facesAlike",
  (SELECT max(p.kept_until) FROM identity_pictures p
   WHERE p.developer_id = v.developer_id AND p.verification_id = v.id) AS "picturesUntil"`;

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
       under_age, claimed_name_match, document_seen_before, registry, register_score,
       flash, virtual_camera, false_match_rate)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20,
       $21, $22, $23, $24, $25, $26, $27)`,
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
      verification.registry,
      verification.registerScore,
      verification.flash,
      verification.virtualCamera,
      verification.falseMatchRate,
    ],
  );
}

/** The software's decision is the first event of a verification's stream; each review adds one. */
export async function announce(
  tx: Queryable,
  developerId: string,
  verificationId: string,
  event: Omit<DomainEvent, 'sequence'>,
): Promise<void> {
  // Events from before chaining have no hash; the chain starts after them.
  const [last] = await tx.query<{ sequence: number; hash: string | null }>(
    `SELECT sequence, hash FROM events WHERE developer_id = $1 AND stream_id = $2
     ORDER BY sequence DESC LIMIT 1`,
    [developerId, verificationId],
  );
  const next = { ...event, sequence: (last?.sequence ?? 0) + 1 } as DomainEvent;
  await append(tx, { developerId, streamId: verificationId }, last?.hash ?? CHAIN_START, [next]);
}

type Row = Verification & ReviewRow;

function toReviewed(db: Queryable, developerId: string, row: Row): ReviewedVerification {
  const { lastReview, ...verification } = row;
  return { ...verification, review: lastReview && openReview(db, developerId, row.id, lastReview) };
}

export async function find(
  db: Queryable,
  developerId: string,
  id: string,
): Promise<ReviewedVerification | undefined> {
  const [found] = await db.query<Row>(
    `SELECT ${COLUMNS}, ${LAST_REVIEW} WHERE v.developer_id = $1 AND v.id = $2`,
    [developerId, id],
  );
  return found && toReviewed(db, developerId, found);
}

export type VerificationFilter = Pick<ListFilter, 'reference' | 'metadata' | 'from' | 'to'> & {
  readonly externalUserId?: string | undefined;
  readonly verified?: boolean | undefined;
  /** Only verifications older than this id: ids sort by time. */
  readonly before?: string | undefined;
  readonly limit: number;
};

/** Newest first. The last review decides who counts as verified. */
export async function list(
  db: Db,
  developerId: string,
  filter: VerificationFilter,
): Promise<ReviewedVerification[]> {
  const named = await idOf(db, developerId, 'verification', filter);
  if (named === null) return [];
  const conditions = addPeriod(new Conditions(developerId), 'idv', filter)
    .also('external_user_id =', filter.externalUserId)
    .also('coalesce(last.verified, v.verified) =', filter.verified)
    .also('id =', named)
    .also('id <', filter.before);
  addMetadata(conditions, db, developerId, 'verification', filter);
  const values = [...conditions.values, filter.limit];
  const rows = await db.query<Row>(
    `SELECT ${COLUMNS}, ${LAST_REVIEW} WHERE ${conditions.sql} ORDER BY id DESC LIMIT $${values.length}`,
    values,
  );
  return rows.map((row) => toReviewed(db, developerId, row));
}

/** Returns the device of a verification, if the caller named one. */
export async function deviceOf(tx: Queryable, developerId: string, id: string): Promise<Buffer | null> {
  const [row] = await tx.query<{ device: Buffer | null }>(
    'SELECT device FROM identity_verifications WHERE developer_id = $1 AND id = $2',
    [developerId, id],
  );
  return row?.device ?? null;
}
