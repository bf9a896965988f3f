import { z } from 'zod';
import { type Verified, verifyIdentity } from '#actions/identity/verify-identity.ts';
import type { DocumentContent } from '#core/identity/document/content.ts';
import { LIVENESS_LEVELS } from '#core/identity/policy.ts';
import { DOCUMENT_TYPES } from '#core/identity/reading.ts';
import { DETAIL_CODES, LIVENESS_DETAILS, REJECTION_REASONS } from '#core/identity/verdict.ts';
import { NAME_MATCHES } from '#core/name-match.ts';
import type { Particulars } from '#core/particulars.ts';
import { Problem } from '#core/problem.ts';
import { FINGERPRINT_LIMIT } from '#http/api/risk/risk-fields.ts';
import { act, list, read } from '#http/frame/endpoint.ts';
import { UploadedImage } from '#http/frame/multipart.ts';
import { byId, PageQuery } from '#http/frame/paging.ts';
import { externalId, idOf, newExternalId, ok, text, timestamp } from '#http/frame/schemas.ts';
import {
  expandable,
  listFilters,
  ParticularsAlways,
  ParticularsIfAsked,
  particularFormFields,
  particularsOf,
} from '#http/frame/shape/particulars.ts';
import * as documents from '#store/identity/documents.ts';
import * as verifications from '#store/identity/verifications.ts';
import { along, of as particularsOfOne } from '#store/particulars/particulars.ts';
import { DocumentView } from './document-view.ts';
import { MAX_FRAMES, placeOf, verificationForm } from './form.ts';

export const DocumentTypeName = z.enum(DOCUMENT_TYPES, {
  error: `must be one of ${DOCUMENT_TYPES.join(', ')}`,
});

/** A file has no JSON form: the schema says "binary" to the reader and checks the real thing. */
const image = (label: string) =>
  z
    .any()
    .refine((value) => value instanceof UploadedImage, `${label} is required: a JPEG or PNG file`)
    .meta({ type: 'string', format: 'binary' }) as unknown as z.ZodType<UploadedImage, UploadedImage>;

const VerifyForm = z.object({
  external_user_id: newExternalId('external_user_id'),
  document_image: image('document_image').meta({ description: 'JPEG or PNG, at most 10 MB' }),
  selfie_images: z
    .array(image('selfie_images'), 'selfie_images is required: at least one JPEG or PNG file')
    .min(1, 'at least one frame is needed')
    .max(MAX_FRAMES, `at most ${MAX_FRAMES} frames`)
    .meta({
      description: `1 to ${MAX_FRAMES} frames, each a part of its own. Several should be taken at least 0.6 s apart`,
    }),
  document_type: DocumentTypeName.optional().meta({
    description: 'States the type instead of having it read',
  }),
  device_fingerprint: text('device_fingerprint', { max: FINGERPRINT_LIMIT }).optional(),
  name: text('name', { max: 200 }).optional().meta({
    description: 'Who it is said to be: a document that names somebody else fails',
  }),
  date_of_birth: z.iso
    .date('date_of_birth must be a day such as 1991-05-17')
    .optional()
    .meta({ description: 'YYYY-MM-DD: a document with another one fails' }),
  ...particularFormFields,
});

const ExpandQuery = z.object({
  expand: expandable(
    ['document', 'metadata'],
    'Adds what the document says, or what you have put to it; both with a comma between them',
  ),
});

const IdentityVerification = z
  .object({
    id: z.string(),
    externalUserId: z.string(),
    identityVerified: z.boolean(),
    identityMatchScore: z.int().min(0).max(99).meta({ description: '90 and above is a match' }),
    livenessPassed: z.boolean(),
    livenessDetail: z.enum(LIVENESS_DETAILS).nullable().meta({
      description:
        'What liveness was judged by: one frame shows no movement. Null: from before it was recorded',
    }),
    livenessLevel: z.enum(LIVENESS_LEVELS).meta({
      description: '`active`: the person also made movements that the server chose',
    }),
    documentType: DocumentTypeName,
    documentTypeConfidence: z.number().min(0).max(1),
    rejectionReasons: z.array(z.enum(REJECTION_REASONS)),
    rejectionDetails: z
      .array(
        z.object({
          reason: z.enum(REJECTION_REASONS),
          code: z.enum(DETAIL_CODES),
          frame: z.int().nullable().meta({ description: 'The selfie frame that it is about, from 1' }),
        }),
      )
      .meta({ description: 'What lies behind each reason' }),
    underAge: z.boolean().nullable().meta({
      description:
        'Younger than the minimumAge of your policy. Null: there is none, or no date could be read',
    }),
    claimedNameMatch: z.enum(NAME_MATCHES).nullable().meta({
      description: 'How the name that was sent compares with the document’s. Null: none was sent',
    }),
    documentSeenBefore: z.boolean().nullable().meta({
      description:
        'Another of your users was verified with it. Null: your policy does not ask, or no number was read',
    }),
    document: DocumentView.nullable().optional().meta({
      description: 'Only with ?expand=document. Null: nothing of it was kept',
    }),
    createdAt: timestamp,
    ...ParticularsIfAsked,
  })
  .meta({ id: 'IdentityVerification' });

const ListedVerification = IdentityVerification.omit({ document: true })
  .extend(ParticularsAlways)
  .meta({ id: 'ListedVerification' });

export const VerificationResult = z
  .object({
    status: z.enum(['success', 'failed']),
    message: z.string().meta({ description: 'What happened and what to do, for the person' }),
    data: IdentityVerification,
  })
  .meta({ id: 'VerificationResult' });

const ListQuery = PageQuery.extend({
  externalUserId: externalId('externalUserId').optional(),
  verified: z
    .enum(['true', 'false'], { error: 'verified must be true or false' })
    .optional()
    .transform((value) => (value === undefined ? undefined : value === 'true')),
  ...listFilters,
});

export const identityEndpoints = [
  act('POST /identity/verify', {
    operationId: 'verifyIdentity',
    permission: 'identity.write',
    tag: 'Identity',
    summary: 'Compare an identity document with selfie frames',
    reader: verificationForm,
    query: ExpandQuery,
    body: VerifyForm,
    answer: ok('The verdict, whatever it is', VerificationResult),
    run: ({ context, caller, body, query, wire }, answerFor) => {
      const input = {
        place: placeOf(wire.request),
        developerId: caller.developerId,
        externalUserId: body.external_user_id,
        document: body.document_image,
        selfies: body.selfie_images,
        statedType: body.document_type,
        deviceFingerprint: body.device_fingerprint,
        wantsDocument: query.expand?.has('document'),
        claim: { name: body.name, birthDate: body.date_of_birth },
        particulars: particularsOf(body),
      };
      return verifyIdentity(context, input, answerFor);
    },
    view: viewVerified,
  }),

  read('GET /identity/verifications/:id', {
    operationId: 'retrieveVerification',
    permission: 'identity.read',
    tag: 'Identity',
    summary: 'A verification as it was decided',
    params: z.object({ id: idOf('idv') }),
    query: ExpandQuery,
    answer: ok('The verification', VerificationResult),
    run: async ({ context: { db }, caller, params, query: { expand } }) => {
      const { developerId } = caller;
      if (expand?.has('document') && !caller.rights.has('identity.documents')) {
        throw new Problem(
          'forbidden',
          'To see what a document says needs the permission identity.documents.',
        );
      }
      const found = await verifications.find(db, developerId, params.id);
      if (!found) throw new Problem('not_found', 'There is no such verification.');
      return {
        found,
        document: expand?.has('document') ? await documents.find(db, developerId, params.id) : undefined,
        particulars: expand?.has('metadata') ? await particularsOfOne(db, developerId, params.id) : null,
      };
    },
    view: ({ found, document, particulars }) => viewResult(found, document, particulars),
  }),

  list('GET /identity/verifications', {
    operationId: 'listVerifications',
    permission: 'identity.read',
    tag: 'Identity',
    summary: 'Verifications, newest first',
    query: ListQuery,
    answer: ok('A page of verifications', ListedVerification),
    cursor: byId('idv'),
    rows: async ({ context: { db }, caller: { developerId }, query }, part) => {
      const { cursor: _cursor, ...filter } = query;
      return along(db, developerId, await verifications.list(db, developerId, { ...filter, ...part }));
    },
    view: ({ particulars, ...verification }) => ({ ...viewRecord(verification), ...particulars }),
  }),
];

function viewRecord(verification: verifications.Verification): z.output<typeof IdentityVerification> {
  return {
    id: verification.id,
    externalUserId: verification.externalUserId,
    identityVerified: verification.verified,
    identityMatchScore: verification.score,
    livenessPassed: verification.livenessPassed,
    livenessDetail: verification.livenessDetail,
    livenessLevel: verification.livenessLevel,
    documentType: verification.documentType,
    documentTypeConfidence: Math.round(verification.documentTypeConfidence * 100) / 100,
    rejectionReasons: [...verification.reasons],
    rejectionDetails: [...verification.details],
    underAge: verification.underAge,
    claimedNameMatch: verification.claimedNameMatch,
    documentSeenBefore: verification.documentSeenBefore,
    createdAt: verification.createdAt.toISOString(),
  };
}

function viewVerified(verified: Verified, { query }: { query: z.output<typeof ExpandQuery> }) {
  return viewResult(verified, query.expand?.has('document') ? verified.document : undefined);
}

/** Without a document where nobody asked for it. */
export function viewResult(
  verification: verifications.Verification,
  document?: DocumentContent | null | undefined,
  particulars?: Particulars | null,
): z.output<typeof VerificationResult> {
  return {
    status: verification.verified ? 'success' : 'failed',
    message: verification.message,
    data: { ...viewRecord(verification), ...(document !== undefined && { document }), ...particulars },
  };
}
