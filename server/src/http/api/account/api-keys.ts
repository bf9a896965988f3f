import { z } from 'zod';
import { createApiKey } from '#actions/account/create-api-key.ts';
import type { MintedKey } from '#actions/account/mint-api-key.ts';
import { revokeApiKey } from '#actions/account/revoke-api-key.ts';
import { rotateApiKey } from '#actions/account/rotate-api-key.ts';
import { type ApiKey, isActive, MAX_ROTATION_OVERLAP_SECONDS } from '#core/account/api-key.ts';
import { EnvironmentName } from '#http/api/account/developers.ts';
import type { Caller } from '#http/frame/call.ts';
import { act, read, write } from '#http/frame/endpoint.ts';
import { created, idOf, moment, NO_CONTENT, ok, text, timestamp } from '#http/frame/schemas.ts';
import * as apiKeys from '#store/account/api-keys.ts';

/** Dead keys stay listed as a record; beyond this many nobody reads them. */
const MAX_LISTED_KEYS = 500;

const CreateKeyBody = z
  .object({
    environment: EnvironmentName.optional().meta({
      description:
        'Where the key works: that of the key that asks when left out. A test key makes none for live',
    }),
    label: text('label', { max: 80 }).optional().meta({ description: 'What the key is for' }),
    expiresAt: moment('expiresAt').optional().meta({
      description:
        'When the key stops working; not later than the key that asks, and with it when nothing is said',
    }),
  })
  .prefault({});

const RotateKeyBody = z
  .object({
    overlapSeconds: z
      .int('overlapSeconds must be a whole number of seconds')
      .min(0, 'overlapSeconds must not be negative')
      .max(MAX_ROTATION_OVERLAP_SECONDS, 'overlapSeconds may be at most seven days')
      .default(0)
      .meta({ description: 'How long the old key goes on working' }),
  })
  .prefault({});

const NewKey = z
  .object({
    id: z.string(),
    apiKey: z.string().meta({ description: 'The full key. It is shown once and cannot be recovered' }),
    prefix: z.string().meta({ description: 'Not secret: safe to log' }),
    label: z.string().nullable(),
    createdAt: timestamp,
    expiresAt: timestamp.nullable(),
  })
  .meta({ id: 'NewApiKey' });

const KeyView = z
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

/** Who asks: a key gives no more time than it has, the owner in the dashboard may. */
function asker({ developerId, keyId }: Caller) {
  return { developerId, callerKeyId: keyId };
}

/** Which key is meant: only ever one of the caller's own. */
function keyOf({ caller, params }: { caller: Caller; params: { id: string } }) {
  return { developerId: caller.developerId, keyId: params.id };
}

export const apiKeyEndpoints = [
  act('POST /developer/api-keys', {
    operationId: 'createApiKey',
    tag: 'API keys',
    summary: 'Generate a further key',
    body: CreateKeyBody,
    problems: [403],
    secretAnswer: true,
    answer: created('The key, shown this once', NewKey),
    run: ({ context, caller, body }, answerFor) =>
      createApiKey(context, { ...body, ...asker(caller) }, answerFor),
    view: viewNewKey,
  }),

  read('GET /developer/api-keys', {
    operationId: 'listApiKeys',
    tag: 'API keys',
    summary: 'List the keys of this environment, never the secrets',
    wide: true,
    answer: ok('Working keys first, newest first', z.object({ data: z.array(KeyView) })),
    run: async ({ context, caller }) => {
      const now = context.clock();
      return { now, keys: await apiKeys.list(context.db, caller.developerId, now, MAX_LISTED_KEYS) };
    },
    view: ({ now, keys }) => ({ data: keys.map((key) => viewKey(key, now)) }),
  }),

  write('DELETE /developer/api-keys/:id', {
    operationId: 'revokeApiKey',
    tag: 'API keys',
    summary: 'Revoke a key',
    params: KeyParams,
    answer: NO_CONTENT,
    run: (call) => revokeApiKey(call.context, keyOf(call)),
    view: () => undefined,
  }),

  act('POST /developer/api-keys/:id/rotate', {
    operationId: 'rotateApiKey',
    tag: 'API keys',
    summary: 'Replace a key; the old one dies after the overlap',
    params: KeyParams,
    body: RotateKeyBody,
    problems: [403],
    secretAnswer: true,
    answer: created('The new key, shown this once', NewKey),
    run: (call, answerFor) =>
      rotateApiKey(call.context, { ...call.body, ...keyOf(call), ...asker(call.caller) }, answerFor),
    view: viewNewKey,
  }),
];

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
