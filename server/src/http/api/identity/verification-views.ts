import { z } from 'zod';
import type { Verified } from '#actions/identity/verify-identity.ts';
import type { CallerMetadata } from '#core/caller-metadata.ts';
import { FLASH_ANSWERS } from '#core/identity/challenge.ts';
import { CHECK_DIGITS, type DocumentContent } from '#core/identity/document/content.ts';
import { DETAIL_CODES, REJECTION_REASONS } from '#core/identity/findings.ts';
import { LIVENESS_LEVELS } from '#core/identity/identity-policy.ts';
import { DOCUMENT_TYPES } from '#core/identity/reading.ts';
import { REGISTRY_ANSWERS } from '#core/identity/register.ts';
import { LIVENESS_DETAILS } from '#core/identity/verdict.ts';
import { NAME_MATCHES } from '#core/name-match.ts';
import { ActorView, timestamp } from '#http/pipeline/schemas.ts';
import { CallerMetadataAlways, CallerMetadataIfAsked } from '#http/pipeline/shape/caller-metadata.ts';
import type { Review } from '#store/identity/reviews.ts';
import type { ReviewedVerification, Verification } from '#store/identity/verifications.ts';

export const DocumentTypeName = z.enum(DOCUMENT_TYPES, {
  error: `must be one of ${DOCUMENT_TYPES.join(', ')}`,
});

const ReadValue = z
  .object({
    value: z.string(),
    confidence: z.number().min(0).max(1).meta({ description: '0.99 when a check digit confirms it' }),
  })
  .nullable();

const DocumentView = z
  .object({
    surname: ReadValue,
    givenNames: ReadValue,
    name: ReadValue.meta({ description: 'Used when the document does not tell which part is the surname' }),
    number: ReadValue,
    birthDate: ReadValue.meta({ description: 'YYYY-MM-DD' }),
    expiryDate: ReadValue.meta({ description: 'YYYY-MM-DD' }),
    sex: ReadValue.meta({ description: 'M or F' }),
    nationality: ReadValue.meta({ description: 'As printed: a code or a word' }),
    issuingCountry: ReadValue.meta({ description: 'A three-letter code' }),
    checkDigits: z
      .enum(CHECK_DIGITS)
      .nullable()
      .meta({
        description:
          'unclear: they do not match, but may have been misread. Null when the document has no ' +
          'machine-readable zone',
      }),
  })
  .meta({
    id: 'DocumentContent',
    description: 'A field is null when the document does not contain it or it could not be read',
  });

export const ReviewView = z
  .object({
    verdict: z.enum(['verified', 'not_verified']),
    reason: z.string(),
    reviewedBy: ActorView,
    reviewedAt: timestamp,
  })
  .meta({ id: 'IdentityReview', description: 'A person’s decision, made after the automatic verdict' });

const IdentityVerification = z
  .object({
    id: z.string(),
    externalUserId: z.string(),
    identityVerified: z.boolean(),
    identityMatchScore: z.int().min(0).max(99).meta({ description: '90 and above is a match' }),
    falseMatchRate: z
      .number()
      .min(0)
      .max(1)
      .nullable()
      .meta({
        description:
          'The share of strangers who are expected to reach this score by chance, as measured in front of ' +
          'webcams in the group that the model distinguishes worst; 0.001 is the least that was measured. ' +
          'Null below 90, with a model of your own, and for verifications before it was recorded',
      }),
    livenessPassed: z.boolean(),
    livenessDetail: z
      .enum(LIVENESS_DETAILS)
      .nullable()
      .meta({
        description:
          'What liveness was judged by; a single frame shows no movement. Null for verifications before ' +
          'it was recorded',
      }),
    livenessLevel: z.enum(LIVENESS_LEVELS).meta({
      description: '`active`: the person also made movements that the server chose',
    }),
    flash: z
      .enum(FLASH_ANSWERS)
      .nullable()
      .meta({
        description:
          'Whether the face reflected the colours that the screen showed after the movements. `not_seen` in ' +
          'a bright room, or when the pictures do not come from a camera in front of the screen. Null ' +
          'without movements, and when the person turned the colours off',
      }),
    virtualCamera: z
      .boolean()
      .nullable()
      .meta({
        description:
          'True when the link’s page was given a camera that is a program, by its name. A program can ' +
          'choose another name. Null when no page of a link took the pictures with a camera',
      }),
    documentType: DocumentTypeName,
    documentTypeConfidence: z.number().min(0).max(1),
    rejectionReasons: z.array(z.enum(REJECTION_REASONS)),
    rejectionDetails: z
      .array(
        z.object({
          reason: z.enum(REJECTION_REASONS),
          code: z.enum(DETAIL_CODES),
          frame: z
            .int()
            .nullable()
            .meta({ description: 'The selfie frame that it refers to, counted from 1' }),
        }),
      )
      .meta({ description: 'The details of each rejection reason' }),
    underAge: z
      .boolean()
      .nullable()
      .meta({
        description:
          'True when the person is younger than the minimumAge of your policy. Null when there is none, ' +
          'or no birth date could be read',
      }),
    claimedNameMatch: z.enum(NAME_MATCHES).nullable().meta({
      description: 'How the claimed name compares with the document’s. Null when none was sent',
    }),
    documentSeenBefore: z
      .boolean()
      .nullable()
      .meta({
        description:
          'True when another of your users was verified with this document. Null when your policy does ' +
          'not check it, or no number was read',
      }),
    facesAlike: z
      .int()
      .nonnegative()
      .meta({
        description:
          'The number of your other users with a similar face that this verification has added to the ' +
          'review queue. The search runs after the response, and only with searchFacesDays in your policy',
      }),
    registry: z
      .enum(REGISTRY_ANSWERS)
      .nullable()
      .meta({
        description:
          'How the document compares with the entry in a national register. `unavailable`: its name could ' +
          'not be read. Null when the session did not ask for one',
      }),
    registerScore: z
      .int()
      .min(0)
      .max(99)
      .nullable()
      .meta({
        description:
          'How alike the selfie and the register’s portrait are, as identityMatchScore. Such portraits are ' +
          'often old: only below 50 does the verification fail. Null without a portrait',
      }),
    review: ReviewView.nullable().meta({
      description: 'The latest decision by a person; `identityVerified` follows it',
    }),
    picturesKeptUntil: timestamp.nullable().meta({
      description: 'Until when reviewers can see its pictures. Null when none are kept',
    }),
    document: DocumentView.nullable().optional().meta({
      description: 'Only with `expand=document`. Null when it was not kept',
    }),
    createdAt: timestamp,
    ...CallerMetadataIfAsked,
  })
  .meta({ id: 'IdentityVerification' });

export const ListedVerification = IdentityVerification.omit({ document: true })
  .extend(CallerMetadataAlways)
  .meta({ id: 'ListedVerification' });

export const VerificationResult = z
  .object({
    status: z.enum(['success', 'failed']),
    message: z.string().meta({ description: 'What happened and what to do, for the person' }),
    data: IdentityVerification,
  })
  .meta({ id: 'VerificationResult' });

type Shown = Verification & Partial<Pick<ReviewedVerification, 'review'>>;

export function viewRecord(verification: Shown): z.output<typeof IdentityVerification> {
  const { review = null } = verification;
  return {
    id: verification.id,
    externalUserId: verification.externalUserId,
    identityVerified: review?.verified ?? verification.verified,
    identityMatchScore: verification.score,
    falseMatchRate: verification.falseMatchRate,
    livenessPassed: verification.livenessPassed,
    livenessDetail: verification.livenessDetail,
    livenessLevel: verification.livenessLevel,
    flash: verification.flash,
    virtualCamera: verification.virtualCamera,
    documentType: verification.documentType,
    documentTypeConfidence: Math.round(verification.documentTypeConfidence * 100) / 100,
    rejectionReasons: [...verification.reasons],
    rejectionDetails: [...verification.details],
    underAge: verification.underAge,
    claimedNameMatch: verification.claimedNameMatch,
    documentSeenBefore: verification.documentSeenBefore,
    facesAlike: verification.facesAlike,
    registry: verification.registry,
    registerScore: verification.registerScore,
    review: review && viewReview(review),
    picturesKeptUntil: verification.picturesUntil?.toISOString() ?? null,
    createdAt: verification.createdAt.toISOString(),
  };
}

type Asked = { readonly query: { readonly expand?: ReadonlySet<string> | undefined } };

export function viewVerified(verified: Verified, { query }: Asked) {
  return viewResult(verified, query.expand?.has('document') ? verified.document : undefined);
}

const REVIEWED = {
  verified: 'Identity verified by a person.',
  not_verified: 'A person has decided that this identity is not verified.',
};

function viewReview({ verified, reason, actor, createdAt }: Review): z.output<typeof ReviewView> {
  return {
    verdict: verified ? 'verified' : 'not_verified',
    reason,
    reviewedBy: { ...actor },
    reviewedAt: createdAt.toISOString(),
  };
}

/** Omits the document unless it was requested. */
export function viewResult(
  verification: Shown,
  document?: DocumentContent | null | undefined,
  callerMetadata?: CallerMetadata | null,
): z.output<typeof VerificationResult> {
  return {
    status: (verification.review ?? verification).verified ? 'success' : 'failed',
    message: verification.review ? REVIEWED[viewReview(verification.review).verdict] : verification.message,
    data: { ...viewRecord(verification), ...(document !== undefined && { document }), ...callerMetadata },
  };
}
