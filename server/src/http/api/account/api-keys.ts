import { z } from 'zod';
import { createApiKey, type WaitingKey } from '#actions/account/create-api-key.ts';
import type { MintedKey } from '#actions/account/mint-api-key.ts';
import { revokeApiKey } from '#actions/account/revoke-api-key.ts';
import { rotateApiKey } from '#actions/account/rotate-api-key.ts';
import {
  type ApiKey,
  isActive,
  type KeyLimits,
  MAX_NETWORKS,
  MAX_ROTATION_OVERLAP_SECONDS,
} from '#core/account/api-key.ts';
import { API_VERSIONS } from '#core/account/api-version.ts';
import { SCOPE_NAMES } from '#core/account/permissions.ts';
import { environmentOf } from '#core/environment.ts';
import { isNetwork } from '#core/network-address.ts';
import { ApprovalView, AWAITED, viewApproval } from '#http/api/approvals/approval-views.ts';
import type { Caller } from '#http/pipeline/call.ts';
import { PAGING_NOTE } from '#http/pipeline/descriptions.ts';
import { command, list, write } from '#http/pipeline/endpoint.ts';
import { type Cursor, LongPageQuery } from '#http/pipeline/paging.ts';
import {
  accepted,
  created,
  currency,
  idOf,
  moment,
  NO_CONTENT,
  ok,
  positiveAmount,
  text,
  timestamp,
} from '#http/pipeline/schemas.ts';
import { periodFilters } from '#http/pipeline/shape/caller-metadata.ts';
import * as apiKeys from '#store/account/api-keys.ts';
import { EnvironmentName } from './developers.ts';

const NOT_A_NETWORK = 'networks must be addresses or networks such as 203.0.113.0/24 or 2001:db8::/32';

const MAX_SCOPES = 20;
const ScopeName = z.enum(SCOPE_NAMES, { error: `scopes must be any of ${SCOPE_NAMES.join(', ')}` });
const DailyLimitView = z.object({
  amount: positiveAmount('dailyLimit.amount'),
  currency: currency('currency'),
});

const VersionView = z.string().meta({
  description: 'The version of the API that its requests follow, unless they send Surety-Version',
});

/** A key's restrictions, each present only when set. */
const LIMITS = {
  scopes: z
    .array(ScopeName)
    .optional()
    .meta({ description: 'The scopes of the key. Absent when it has all of them' }),
  networks: z.array(z.string()).optional().meta({
    description: 'The networks that requests may come from. Absent when they may come from anywhere',
  }),
  dailyLimit: z
    .object({ amount: z.int(), currency: z.string() })
    .optional()
    .meta({ description: 'The most that the key may send in one UTC day. Absent when there is no limit' }),
};

const CreateKeyBody = z
  .object({
    environment: EnvironmentName.optional().meta({
      description:
        'The environment that the key works in. Defaults to that of the calling key. A test key cannot ' +
        'create a live key',
    }),
    label: text('label', { max: 80 }).optional().meta({ description: 'What the key is used for' }),
    expiresAt: moment('expiresAt').optional().meta({
      description:
        'When the key stops working. It cannot outlive the calling key, and by default expires with it',
    }),
    scopes: z
      .array(ScopeName)
      .min(1, 'scopes must have at least one entry')
      .max(MAX_SCOPES, `scopes may have at most ${MAX_SCOPES} entries`)
      .transform((scopes) => [...new Set(scopes)])
      .optional()
      .meta({ description: 'The scopes of the key. Defaults to all scopes of the calling key' }),
    networks: z
      .array(text('networks[]', { max: 50 }).refine(isNetwork, NOT_A_NETWORK))
      .min(1, 'networks must have at least one entry')
      .max(MAX_NETWORKS, `networks may have at most ${MAX_NETWORKS} entries`)
      .optional()
      .meta({
        description: 'The networks that requests may come from, such as 203.0.113.0/24. Defaults to anywhere',
      }),
    dailyLimit: DailyLimitView.optional().meta({
      description:
        'The most that the key may send to sellers and back to buyers in one UTC day. A key with a ' +
        'limit cannot create keys',
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
      .meta({ description: 'How long the old key keeps working, in seconds' }),
  })
  .prefault({});

const NewKey = z
  .object({
    id: z.string(),
    apiKey: z.string().meta({ description: 'The full key. It is shown only once and cannot be recovered' }),
    prefix: z.string().meta({ description: 'The start of the key. Not secret: safe to log' }),
    label: z.string().nullable(),
    environment: EnvironmentName,
    createdAt: timestamp,
    expiresAt: timestamp.nullable(),
    ...LIMITS,
  })
  .meta({ id: 'NewApiKey' });

const AwaitingKey = z
  .object({
    approval: ApprovalView,
    key: NewKey.meta({ description: 'Shown only once. The key does not work until it is approved' }),
  })
  .meta({ id: 'ApiKeyAwaitingApproval' });

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
    apiVersion: VersionView,
    ...LIMITS,
  })
  .meta({ id: 'ApiKey' });

export const KeyParams = z.object({ id: idOf('key') });

/** The requester: a key cannot grant a longer lifetime than its own; the owner in the dashboard can. */
function asker({ developerId, keyId }: Caller) {
  return { developerId, callerKeyId: keyId };
}

/** Identifies a key, always within the caller's account. */
function keyOf({ caller, params }: { caller: Caller; params: { id: string } }) {
  return { developerId: caller.developerId, keyId: params.id };
}

/** The requester gets the secret right away, but the key does not work until someone else approves it. */
const KEY_MAY_WAIT = {
  is: (result: MintedKey | WaitingKey): result is WaitingKey => 'approval' in result,
  answer: accepted(AWAITED, AwaitingKey),
  view: ({ approval, ...minted }: WaitingKey) => ({
    approval: viewApproval(approval),
    key: viewNewKey(minted),
  }),
};

const byActivity: Cursor<{ readonly key: ApiKey; readonly now: Date }> = {
  shape: /^[01] key_[0-9a-f]{32}$/,
  of: ({ key, now }) => `${isActive(key, now) ? 1 : 0} ${key.id}`,
};

export const apiKeyEndpoints = [
  command('POST /developer/api-keys', {
    operationId: 'createApiKey',
    permission: 'keys.write',
    tag: 'API keys',
    summary: 'Create an API key',
    description: `Give every program a key of its own, so that you can revoke one without affecting the
      others. Restrict a key with \`scopes\` (what it may do), \`networks\` (where requests may come from)
      and \`dailyLimit\` (how much money it may move in a UTC day). A key cannot create a key with more
      rights or a longer lifetime than its own. If your approval rules require a second person, the request
      returns 202: the key is shown, but does not work until it is approved.`,
    errors: ['too_many_keys', 'key_exceeds_caller', 'key_would_outlive_caller', 'too_many_approvals'],
    body: CreateKeyBody,
    secretAnswer: true,
    answer: created('The new key; its secret is shown only once', NewKey),
    later: KEY_MAY_WAIT,
    run: ({ context, caller, body }, answerFor) =>
      createApiKey(context, { ...body, ...asker(caller) }, answerFor),
    view: viewNewKey,
  }),

  list('GET /developer/api-keys', {
    operationId: 'listApiKeys',
    permission: 'keys.read',
    tag: 'API keys',
    summary: 'List API keys',
    description: `Returns the keys of this environment: active keys first, then revoked and expired ones,
      each with the time of its last use (accurate to about a minute). Secrets are never returned; only
      their hashes are stored. ${PAGING_NOTE}`,
    query: LongPageQuery.extend(periodFilters),
    answer: ok('Active keys first, newest first', KeyView),
    cursor: byActivity,
    rows: async ({ context, caller, query: { from, to } }, { limit, before }) => {
      const now = context.clock();
      const [active, id = ''] = before?.split(' ') ?? [];
      const after = before === undefined ? undefined : { active: active === '1', id };
      const found = await apiKeys.list(context.db, caller.developerId, { from, to, now }, { limit, after });
      return found.map((key) => ({ key, now }));
    },
    view: ({ key, now }) => viewKey(key, now),
  }),

  write('DELETE /developer/api-keys/:id', {
    operationId: 'revokeApiKey',
    permission: 'keys.write',
    tag: 'API keys',
    summary: 'Revoke an API key',
    description: `Use this for a key that has leaked or is no longer used. The key stops working immediately
      on the server that handles the request, and within five seconds on the others. Revoking a revoked key
      has no effect. A revoked key cannot be restored.`,
    params: KeyParams,
    answer: NO_CONTENT,
    run: (call) => revokeApiKey(call.context, keyOf(call)),
    view: () => undefined,
  }),

  command('POST /developer/api-keys/:id/rotate', {
    operationId: 'rotateApiKey',
    permission: 'keys.write',
    tag: 'API keys',
    summary: 'Rotate an API key',
    description: `Creates a new key with the label, scopes and expiry of the old one. Both keys work for
      \`overlapSeconds\`, so that you can deploy the new one; then the old one stops working.`,
    errors: ['key_revoked', 'key_exceeds_caller', 'key_would_outlive_caller', 'too_many_keys'],
    params: KeyParams,
    body: RotateKeyBody,
    secretAnswer: true,
    answer: created('The new key; its secret is shown only once', NewKey),
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
    environment: environmentOf(record.developerId),
    createdAt: record.createdAt.toISOString(),
    expiresAt: record.expiresAt?.toISOString() ?? null,
    ...viewLimits(record),
  };
}

function viewLimits({ scopes, networks, budget }: KeyLimits) {
  return {
    ...(scopes && { scopes: [...scopes] }),
    ...(networks && { networks: [...networks] }),
    ...(budget && { dailyLimit: { amount: budget.amount, currency: budget.currency } }),
  };
}

export function viewKey(key: ApiKey, now: Date): z.output<typeof KeyView> {
  return {
    id: key.id,
    prefix: key.prefix,
    label: key.label,
    active: isActive(key, now),
    createdAt: key.createdAt.toISOString(),
    lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
    expiresAt: key.expiresAt?.toISOString() ?? null,
    revokedAt: key.revokedAt?.toISOString() ?? null,
    apiVersion: key.apiVersion ?? API_VERSIONS[0],
    ...viewLimits(key),
  };
}
