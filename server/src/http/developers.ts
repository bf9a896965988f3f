import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Context } from '#actions/context.ts';
import { createApiKey } from '#actions/create-api-key.ts';
import type { MintedKey } from '#actions/mint-api-key.ts';
import { revokeApiKey } from '#actions/revoke-api-key.ts';
import { rotateApiKey } from '#actions/rotate-api-key.ts';
import { signUp } from '#actions/sign-up.ts';
import { type ApiKey, isActive, MAX_ROTATION_OVERLAP_SECONDS } from '#core/api-key.ts';
import type { Developer } from '#core/developer.ts';
import { Problem } from '#core/problem.ts';
import * as apiKeys from '#store/api-keys.ts';
import * as developers from '#store/developers.ts';
import { callerOf } from './auth.ts';
import { answerOnce } from './idempotency.ts';
import { networkOf, type RateLimiter } from './rate-limit.ts';
import {
  answers,
  IdempotencyHeaders,
  idOf,
  moment,
  NO_CONTENT,
  OPEN_ENDPOINT,
  problems,
  READ,
  REMOVE,
  text,
  timestamp,
  WRITE,
} from './schemas.ts';

/** Dead keys stay listed as a record; beyond this many nobody reads them. */
const MAX_LISTED_KEYS = 500;

export const DeveloperView = z
  .object({ id: z.string(), email: z.string(), name: z.string(), createdAt: timestamp })
  .meta({ id: 'Developer' });

export const SignUpBody = z.object({
  email: text('email', { max: 254 }).trim().pipe(z.email('email must be a valid e-mail address')),
  password: text('password', { min: 8, max: 200 }).meta({
    description: 'At least 8 characters; letters, numbers and symbols are recommended',
  }),
  name: text('name', { max: 120 })
    .optional()
    .meta({ description: 'Defaults to the local part of the e-mail address' }),
});

export const SignedUp = z
  .object({
    developerId: z.string(),
    apiKey: z.string().meta({ description: 'The first key. It is shown once and cannot be recovered' }),
    developer: DeveloperView,
  })
  .meta({ id: 'SignedUp' });

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

export function developerRoutes(context: Context, signupLimiter: RateLimiter | null): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/v1/developer/signup',
      {
        config: { open: true },
        onRequest: async (request, reply) => signupLimiter?.take(reply, networkOf(request.ip)),
        schema: {
          tags: ['Developers'],
          operationId: 'signUp',
          summary: 'Create an account and its first API key',
          security: [],
          body: SignUpBody,
          response: {
            201: answers('The account, and the only sight of its key', SignedUp),
            ...problems(OPEN_ENDPOINT, 400, 409, 413, 415),
          },
        },
      },
      async (request, reply) => {
        const { developer, apiKey } = await signUp(context, request.body);
        return reply
          .status(201)
          .send({ developerId: developer.id, apiKey, developer: viewDeveloper(developer) });
      },
    );

    app.get(
      '/v1/developer',
      {
        schema: {
          tags: ['Developers'],
          operationId: 'getDeveloper',
          summary: 'The account that this key belongs to',
          response: { 200: answers('The account', DeveloperView), ...problems(READ, 404) },
        },
      },
      async (request) => {
        const developer = await developers.find(context.db, callerOf(request).developerId);
        if (!developer) throw new Problem('not_found', 'The account no longer exists.');
        return viewDeveloper(developer);
      },
    );

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

function viewDeveloper(developer: Developer): z.output<typeof DeveloperView> {
  const { id, email, name, createdAt } = developer;
  return { id, email, name, createdAt: createdAt.toISOString() };
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
