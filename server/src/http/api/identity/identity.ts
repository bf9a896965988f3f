import { z } from 'zod';
import { verifyIdentity } from '#actions/identity/verify-identity.ts';
import type { RegisterNumber } from '#core/identity/registry.ts';
import { Problem } from '#core/problem.ts';
import { FINGERPRINT_LIMIT } from '#http/api/risk/risk-fields.ts';
import { PAGING_NOTE } from '#http/pipeline/descriptions.ts';
import { command, list, read } from '#http/pipeline/endpoint.ts';
import { UploadedImage } from '#http/pipeline/multipart.ts';
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

/** A file has no JSON form: the schema says "binary" to the reader and checks the real thing. */
const image = (label: string) =>
  z
    .any()
    .refine((value) => value instanceof UploadedImage, `${label} is required: a JPEG or PNG file`)
    .meta({ type: 'string', format: 'binary' }) as unknown as z.ZodType<UploadedImage, UploadedImage>;

const registerNumber = (label: string) =>
  z
    .string()
    .regex(/^\d{11}$/, `${label} must have eleven digits`)
    .optional();

const VerifyForm = z.object({
  external_user_id: newExternalId('external_user_id'),
  document_image: image('document_image').meta({ description: 'JPEG or PNG, at most 10 MB' }),
  selfie_images: z
    .array(image('selfie_images'), 'selfie_images is required: at least one JPEG or PNG file')
    .min(1, 'at least one frame is needed')
    .max(MAX_FRAMES, `at most ${MAX_FRAMES} frames`)
    .meta({
      description:
        `1 to ${MAX_FRAMES} frames, each a part of its own. Several should be taken at least 0.6 ` +
        `s apart`,
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
  nin: registerNumber('nin').meta({
    description: 'A Nigerian identity number to look up; `registry` says what came of it. It is not kept',
  }),
  bvn: registerNumber('bvn').meta({ description: 'The same for a bank verification number' }),
  ...callerMetadataFormFields,
});

/** The register of identities where both numbers are given: that of banks is made from it. */
function registered({ nin, bvn }: z.output<typeof VerifyForm>): RegisterNumber | undefined {
  if (nin !== undefined) return { register: 'nin', number: nin };
  return bvn === undefined ? undefined : { register: 'bvn', number: bvn };
}

const ExpandQuery = z.object({
  expand: expandable(
    ['document', 'metadata'],
    'Adds what the document says, or what you have put to it; both with a comma between them',
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
    summary: 'Compare an identity document with selfie frames',
    description: `For pictures that you have taken yourself; to have a person photograph themselves, make a
      session. Whatever the verdict, it is 200, and \`rejectionReasons\` says why it failed. Who has passed
      is verified for as long as the account lives. The pictures are looked at and dropped, unless the
      identity policy keeps them for a while. It takes a second or two of a processor: a server that is busy
      answers 503, and the same request may be sent again.`,
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
        registered: registered(body),
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
    summary: 'A verification as it was decided',
    description: `\`expand=document\` adds what was read from the document, while that is kept, for whoever
      has the permission \`identity.documents\`.`,
    params: z.object({ id: idOf('idv') }),
    query: ExpandQuery,
    answer: ok('The verification', VerificationResult),
    run: async ({ context: { db, clock }, caller, params, query: { expand } }) => {
      const { developerId } = caller;
      const now = clock();
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
    summary: 'Verifications, newest first',
    description: `By user, verdict, your reference and date. ${PAGING_NOTE}`,
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
