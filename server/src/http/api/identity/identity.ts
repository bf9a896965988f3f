import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Context } from '#actions/context.ts';
import { verifyIdentity } from '#actions/identity/verify-identity.ts';
import type { IdentityPlace } from '#core/identity/engine.ts';
import { identityBusy } from '#core/identity/engine.ts';
import { DOCUMENT_TYPES } from '#core/identity/reading.ts';
import { REJECTION_REASONS } from '#core/identity/verdict.ts';
import { Problem } from '#core/problem.ts';
import { FINGERPRINT_LIMIT } from '#http/api/risk/risk-fields.ts';
import { callerOf } from '#http/frame/auth.ts';
import { answerOnce } from '#http/frame/idempotency.ts';
import {
  type Form,
  type FormFields,
  lingerAfterRefusal,
  MAX_IMAGE_BYTES,
  readForm,
  UploadedImage,
} from '#http/frame/multipart.ts';
import { PageQuery, type Part, pageOf, readPage } from '#http/frame/paging.ts';
import {
  answers,
  externalId,
  IdempotencyHeaders,
  idOf,
  problems,
  READ,
  text,
  timestamp,
  WRITE,
} from '#http/frame/schemas.ts';
import * as verifications from '#store/identity/verifications.ts';

const MAX_FRAMES = 10;
/** No more of a form than this is ever kept, whatever length it claims. */
const MAX_FORM_BYTES = (MAX_FRAMES + 2) * MAX_IMAGE_BYTES;

const FORM_FIELDS: FormFields = {
  external_user_id: { kind: 'text', max: 1 },
  document_type: { kind: 'text', max: 1 },
  device_fingerprint: { kind: 'text', max: 1 },
  document_image: { kind: 'image', max: 1 },
  selfie_images: { kind: 'image', max: MAX_FRAMES },
};

const DocumentTypeName = z.enum(DOCUMENT_TYPES, { error: `must be one of ${DOCUMENT_TYPES.join(', ')}` });

/** A file has no JSON form: the schema says "binary" to the reader and checks the real thing. */
const image = (label: string) =>
  z
    .any()
    .refine((value) => value instanceof UploadedImage, `${label} is required: a JPEG or PNG file`)
    .meta({ type: 'string', format: 'binary' }) as unknown as z.ZodType<UploadedImage, UploadedImage>;

export const VerifyForm = z.object({
  external_user_id: externalId('external_user_id'),
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
});

export const IdentityVerification = z
  .object({
    id: z.string(),
    externalUserId: z.string(),
    identityVerified: z.boolean(),
    identityMatchScore: z.int().min(0).max(99).meta({ description: '90 and above is a match' }),
    livenessPassed: z.boolean(),
    documentType: DocumentTypeName,
    documentTypeConfidence: z.number().min(0).max(1),
    rejectionReasons: z.array(z.enum(REJECTION_REASONS)),
    createdAt: timestamp,
  })
  .meta({ id: 'IdentityVerification' });

export const VerificationResult = z
  .object({
    status: z.enum(['success', 'failed']),
    message: z.string().meta({ description: 'What happened and what to do, for the person' }),
    data: IdentityVerification,
  })
  .meta({ id: 'VerificationResult' });

const VERIFICATION_ID = /^idv_[0-9a-f]{32}$/;

export const ListQuery = PageQuery.extend({
  externalUserId: externalId('externalUserId').optional(),
  verified: z
    .enum(['true', 'false'], { error: 'verified must be true or false' })
    .optional()
    .transform((value) => (value === undefined ? undefined : value === 'true')),
});

export function identityRoutes(context: Context): FastifyPluginAsyncZod {
  const places = new WeakMap<FastifyRequest, IdentityPlace>();
  const placeOf = (request: FastifyRequest): IdentityPlace => {
    const place = places.get(request);
    if (!place) throw new Error('a form was sent to a route that takes none');
    return place;
  };

  return async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, body: IncomingMessage) =>
      shapeForm(await readInTurn(placeOf(request), request, body)),
    );
    app.addHook('onSend', lingerAfterRefusal);
    app.addHook('onResponse', async (request) => places.get(request)?.leave());
    app.addHook('onRequestAbort', async (request) => places.get(request)?.leave());

    app.post(
      '/v1/identity/verify',
      {
        // Before the upload is read: a caller who would be refused afterwards need not send it.
        onRequest: async (request) => {
          places.set(request, context.identity.takePlace());
        },
        schema: {
          operationId: 'verifyIdentity',
          tags: ['Identity'],
          summary: 'Compare an identity document with selfie frames',
          consumes: ['multipart/form-data'],
          headers: IdempotencyHeaders,
          body: VerifyForm,
          response: { 200: answers('The verdict, whatever it is', VerificationResult), ...problems(WRITE) },
        },
      },
      async (request, reply) => {
        const { body } = request;
        const input = {
          place: placeOf(request),
          developerId: callerOf(request).developerId,
          externalUserId: body.external_user_id,
          document: body.document_image,
          selfies: body.selfie_images,
          statedType: body.document_type,
          deviceFingerprint: body.device_fingerprint,
        };
        return answerOnce(request, reply, 200, viewResult, (answerFor) =>
          verifyIdentity(context, input, answerFor),
        );
      },
    );

    app.get(
      '/v1/identity/verifications/:id',
      {
        schema: {
          operationId: 'retrieveVerification',
          tags: ['Identity'],
          summary: 'A verification as it was decided',
          params: z.object({ id: idOf('idv') }),
          response: { 200: answers('The verification', VerificationResult), ...problems(READ, 404) },
        },
      },
      async (request) => {
        const found = await verifications.find(context.db, callerOf(request).developerId, request.params.id);
        if (!found) throw new Problem('not_found', 'There is no such verification.');
        return viewResult(found);
      },
    );

    app.get(
      '/v1/identity/verifications',
      {
        schema: {
          operationId: 'listVerifications',
          tags: ['Identity'],
          summary: 'Verifications, newest first',
          querystring: ListQuery,
          response: {
            200: answers('A page of verifications', pageOf(IdentityVerification)),
            ...problems(READ, 400),
          },
        },
      },
      async (request) => {
        const { externalUserId, verified } = request.query;
        const { developerId } = callerOf(request);
        const read = (part: Part) =>
          verifications.list(context.db, developerId, { externalUserId, verified, ...part });
        return readPage(request.query, VERIFICATION_ID, read, viewRecord);
      },
    );
  };
}

/**
 * A form is left in the network until there is memory for it. One that does not say how long it is has to take
 * what is free as it comes.
 */
async function readInTurn(place: IdentityPlace, { headers }: FastifyRequest, body: IncomingMessage) {
  const length = Number(headers['content-length']);
  if (!length) return readForm(body, headers, FORM_FIELDS, { take: place.takeRoom, until: place.until });
  if (!(await place.makeRoom(Math.min(length, MAX_FORM_BYTES)))) throw identityBusy();
  return readForm(body, headers, FORM_FIELDS, { take: () => true, until: place.until });
}

/** Repeated fields are lists already; the others are taken out of theirs. */
function shapeForm(form: Form): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(form).map(([name, values]) => [name, FORM_FIELDS[name]?.max === 1 ? values[0] : values]),
  );
}

function viewRecord(verification: verifications.Verification): z.output<typeof IdentityVerification> {
  return {
    id: verification.id,
    externalUserId: verification.externalUserId,
    identityVerified: verification.verified,
    identityMatchScore: verification.score,
    livenessPassed: verification.livenessPassed,
    documentType: verification.documentType,
    documentTypeConfidence: Math.round(verification.documentTypeConfidence * 100) / 100,
    rejectionReasons: [...verification.reasons],
    createdAt: verification.createdAt.toISOString(),
  };
}

function viewResult(verification: verifications.Verification): z.output<typeof VerificationResult> {
  return {
    status: verification.verified ? 'success' : 'failed',
    message: verification.message,
    data: viewRecord(verification),
  };
}
