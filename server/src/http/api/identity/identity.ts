import { z } from 'zod';
import { verifyIdentity } from '#actions/identity/verify-identity.ts';
import { Problem } from '#core/problem.ts';
import { FINGERPRINT_LIMIT } from '#http/api/risk/risk-fields.ts';
import { PAGING_NOTE } from '#http/pipeline/descriptions.ts';
import { command, list, read } from '#http/pipeline/endpoint.ts';
import { UploadedFile } from '#http/pipeline/multipart.ts';
import { byId, PageQuery } from '#http/pipeline/paging.ts';
import { externalId, idOf, newExternalId, ok, text } from '#http/pipeline/schemas.ts';
import {
  callerMetadataFormFields,
  callerMetadataOf,
  expandable,
  listFilters,
} from '#http/pipeline/shape/caller-metadata.ts';
import { along, of as callerMetadataOfOne } from '#store/caller-metadata/caller-metadata.ts';
import * as documents from '#store/identity/documents.ts';
import * as verifications from '#store/identity/verifications.ts';
import { MAX_FRAMES, ticketOf, verificationForm } from './form.ts';
import {
  DocumentTypeName,
  ListedVerification,
  VerificationResult,
  viewRecord,
  viewResult,
  viewVerified,
} from './verification-views.ts';

/** A file has no JSON form: the schema documents it as binary and validates the upload itself. */
const image = (label: string) =>
  z
    .any()
    .refine((value) => value instanceof UploadedFile, `${label} is required: a JPEG or PNG file`)
    .meta({ type: 'string', format: 'binary' }) as unknown as z.ZodType<UploadedFile, UploadedFile>;

const VerifyForm = z.object({
  external_user_id: newExternalId('external_user_id'),
  document_image: image('document_image').meta({ description: 'JPEG or PNG, at most 10 MB' }),
  selfie_images: z
    .array(image('selfie_images'), 'selfie_images is required: at least one JPEG or PNG file')
    .min(1, 'selfie_images must have at least one frame')
    .max(MAX_FRAMES, `selfie_images may have at most ${MAX_FRAMES} frames`)
    .meta({
      description: `1 to ${MAX_FRAMES} frames, each as a separate part. Take several frames at least 0.6 s apart`,
    }),
  document_type: DocumentTypeName.optional().meta({
    description: 'The type of the document. Read from the picture if it is left out',
  }),
  device_fingerprint: text('device_fingerprint', { max: FINGERPRINT_LIMIT }).optional(),
  name: text('name', { max: 200 }).optional().meta({
    description: 'The person’s claimed name. The verification fails if the document has a different one',
  }),
  date_of_birth: z.iso
    .date('date_of_birth must be a date such as 1991-05-17')
    .optional()
    .meta({ description: 'YYYY-MM-DD. The verification fails if the document has a different one' }),
  ...callerMetadataFormFields,
});

const ExpandQuery = z.object({
  expand: expandable(
    ['document', 'metadata'],
    'Adds the contents of the document, or your reference and metadata. Send several names separated by commas',
  ),
});

const ListQuery = PageQuery.extend({
  externalUserId: externalId('externalUserId').optional(),
  verified: z
    .enum(['true', 'false'], { error: 'verified must be true or false' })
    .optional()
    .transform((value) => (value === undefined ? undefined : value === 'true')),
  ...listFilters,
});

export const identityEndpoints = [
  command('POST /identity/verify', {
    operationId: 'verifyIdentity',
    permission: 'identity.write',
    tag: 'Identity',
    summary: 'Verify an identity',
    description: `Compares an identity document with selfie frames that you have taken yourself; to let
      people photograph themselves, create a session. The status is 200 whatever the verdict, and
      \`rejectionReasons\` tells why a verification failed. A verification that succeeded does not expire.
      The pictures are analysed and discarded, unless the identity policy keeps them for some time. A
      verification takes a second or two of processor time: a busy server returns 503, and the same request
      can be sent again.`,
    errors: ['identity_busy', 'reference_taken'],
    reader: verificationForm,
    query: ExpandQuery,
    body: VerifyForm,
    answer: ok('The verdict, whatever it is', VerificationResult),
    run: ({ context, caller, body, query, wire }, answerFor) => {
      const input = {
        ticket: ticketOf(wire.request),
        developerId: caller.developerId,
        externalUserId: body.external_user_id,
        document: body.document_image,
        selfies: body.selfie_images,
        statedType: body.document_type,
        deviceFingerprint: body.device_fingerprint,
        wantsDocument: query.expand?.has('document'),
        claim: { name: body.name, birthDate: body.date_of_birth },
        callerMetadata: callerMetadataOf(body),
      };
      return verifyIdentity(context, input, answerFor);
    },
    view: viewVerified,
  }),

  read('GET /identity/verifications/:id', {
    operationId: 'retrieveVerification',
    permission: 'identity.read',
    tag: 'Identity',
    summary: 'Retrieve a verification',
    description: `\`expand=document\` adds the data that was read from the document, as long as it is kept.
      This requires the permission \`identity.documents\`.`,
    params: z.object({ id: idOf('idv') }),
    query: ExpandQuery,
    answer: ok('The verification', VerificationResult),
    run: async ({ context: { db, clock }, caller, params, query: { expand } }) => {
      const { developerId } = caller;
      const now = clock();
      if (expand?.has('document') && !caller.rights.has('identity.documents')) {
        throw new Problem(
          'forbidden',
          'To see the contents of a document, you need the permission identity.documents.',
        );
      }
      const found = await verifications.find(db, developerId, params.id);
      if (!found) throw new Problem('not_found', 'No verification with this id exists in this account.');
      return {
        found,
        document: expand?.has('document') ? await documents.find(db, developerId, params.id, now) : undefined,
        callerMetadata: expand?.has('metadata')
          ? await callerMetadataOfOne(db, developerId, params.id)
          : null,
      };
    },
    view: ({ found, document, callerMetadata }) => viewResult(found, document, callerMetadata),
  }),

  list('GET /identity/verifications', {
    operationId: 'listVerifications',
    permission: 'identity.read',
    tag: 'Identity',
    summary: 'List verifications',
    description: `Returns verifications, newest first. Filter by user, verdict, reference and date.
      ${PAGING_NOTE}`,
    query: ListQuery,
    answer: ok('A page of verifications', ListedVerification),
    cursor: byId('idv'),
    rows: async ({ context: { db }, caller: { developerId }, query }, part) => {
      const { cursor: _cursor, ...filter } = query;
      return along(db, developerId, await verifications.list(db, developerId, { ...filter, ...part }));
    },
    view: ({ callerMetadata, ...verification }) => ({ ...viewRecord(verification), ...callerMetadata }),
  }),
];
