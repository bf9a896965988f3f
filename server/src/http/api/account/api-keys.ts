import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { createApiKey } from '#actions/account/create-api-key.ts';
import type { MintedKey } from '#actions/account/mint-api-key.ts';
import { revokeApiKey } from '#actions/account/revoke-api-key.ts';
import { rotateApiKey } from '#actions/account/rotate-api-key.ts';
import type { Context } from '#actions/context.ts';
import { type ApiKey, isActive, MAX_ROTATION_OVERLAP_SECONDS } from '#core/account/api-key.ts';
import { callerOf } from '#http/frame/auth.ts';
import { answerOnce } from '#http/frame/idempotency.ts';
import {
  answers,
  IdempotencyHeaders,
  idOf,
  moment,
  NO_CONTENT,
  problems,
  READ,
  REMOVE,
  text,
  timestamp,
  WRITE,
} from '#http/frame/schemas.ts';
import * as apiKeys from '#store/account/api-keys.ts';

/** Dead keys stay listed as a record; beyond this many nobody reads them. */
const MAX_LISTED_KEYS = 500;

export const CreateKeyBody = z
  .object({
    label: text('label', { max: 80 }).optional().meta({ description: 'What the key is for' }),
    expiresAt: moment('expiresAt').optional().meta({ description: 'When the key stops working' }),
  })
  .prefault({});

export const RotateKeyBody = z
  .object({
    overlapSeconds: z
      .int('overlapSeconds must be a whole number of seconds')
      .min(0, 'overlapSeconds must not be negative')
      .max(MAX_ROTATION_OVERLAP_SECONDS, 'overlapSeconds may be at most seven days')
      .default(0)
      .meta({ description: 'How long the old key goes on working' }),
  })
  .prefault({});

export const NewKey = z
  .object({
    id: z.string(),
    apiKey: z.string().meta({ description: 'The full key. It is shown once and cannot be recovered' }),
    prefix: z.string().meta({ description: 'Not secret: safe to log' }),
    label: z.string().nullable(),
    createdAt: timestamp,
    expiresAt: timestamp.nullable(),
  })
  .meta({ id: 'NewApiKey' });

export const KeyView = z
  .object({
    id: z.string(),
    prefix: z.string(),
    label: z.string().nullable(),
    active: z.boolean(),
    createdAt: timestamp,
    lastUsedAt: timestamp.nullable(),
    expiresAt: timestamp.nullable(),
    revokedAt: timestamp.nullable().meta({ description: 'In the future while a rotation overlaps' }),
  })
  .meta({ id: 'ApiKey' });

const KeyParams = z.object({ id: idOf('key') });

export function apiKeyRoutes(context: Context): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/v1/developer/api-keys',
      {
        config: { secretAnswer: true },
        schema: {
          tags: ['API keys'],
          operationId: 'createApiKey',
          summary: 'Generate a further key',
          headers: IdempotencyHeaders,
          body: CreateKeyBody,
          response: { 201: answers('The key, shown this once', NewKey), ...problems(WRITE) },
        },
      },
      async (request, reply) => {
        const { developerId } = callerOf(request);
        return answerOnce(request, reply, 201, viewNewKey, (answerFor) =>
          createApiKey(context, { developerId, ...request.body }, answerFor),
        );
      },
    );

    app.get(
      '/v1/developer/api-keys',
      {
        schema: {
          tags: ['API keys'],
          operationId: 'listApiKeys',
          summary: 'List the keys, never the secrets',
          response: {
            200: answers('Working keys first, newest first', z.object({ data: z.array(KeyView) })),
            ...problems(READ),
          },
        },
      },
      async (request) => {
        const now = context.clock();
        const keys = await apiKeys.list(context.db, callerOf(request).developerId, now, MAX_LISTED_KEYS);
        return { data: keys.map((key) => viewKey(key, now)) };
      },
    );

    app.delete(
      '/v1/developer/api-keys/:id',
      {
        schema: {
          tags: ['API keys'],
          operationId: 'revokeApiKey',
          summary: 'Revoke a key',
          params: KeyParams,
          response: { 204: NO_CONTENT, ...problems(REMOVE) },
        },
      },
      async (request, reply) => {
        await revokeApiKey(context, { developerId: callerOf(request).developerId, keyId: request.params.id });
        return reply.status(204).send();
      },
    );

    app.post(
      '/v1/developer/api-keys/:id/rotate',
      {
        config: { secretAnswer: true },
        schema: {
          tags: ['API keys'],
          operationId: 'rotateApiKey',
          summary: 'Replace a key; the old one dies after the overlap',
          headers: IdempotencyHeaders,
          params: KeyParams,
          body: RotateKeyBody,
          response: { 201: answers('The new key, shown this once', NewKey), ...problems(WRITE, 404) },
        },
      },
      async (request, reply) => {
        const { developerId } = callerOf(request);
        const { overlapSeconds } = request.body;
        return answerOnce(request, reply, 201, viewNewKey, (answerFor) =>
          rotateApiKey(context, { developerId, keyId: request.params.id, overlapSeconds }, answerFor),
        );
      },
    );
  };
}

function viewNewKey({ apiKey, record }: MintedKey): z.output<typeof NewKey> {
  return {
    id: record.id,
    apiKey,
    prefix: record.prefix,
    label: record.label,
    createdAt: record.createdAt.toISOString(),
    expiresAt: record.expiresAt?.toISOString() ?? null,
  };
}

function viewKey(key: ApiKey, now: Date): z.output<typeof KeyView> {
  return {
    id: key.id,
    prefix: key.prefix,
    label: key.label,
    active: isActive(key, now),
    createdAt: key.createdAt.toISOString(),
    lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
    expiresAt: key.expiresAt?.toISOString() ?? null,
    revokedAt: key.revokedAt?.toISOString() ?? null,
  };
}
