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
import { SCOPE_NAMES } from '#core/account/permissions.ts';
import { isNetwork } from '#core/network-address.ts';
import { ApprovalView, AWAITED, viewApproval } from '#http/api/approvals/approval-views.ts';
import type { Caller } from '#http/pipeline/call.ts';
import { command, read, write } from '#http/pipeline/endpoint.ts';
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
import * as apiKeys from '#store/account/api-keys.ts';
import { EnvironmentName } from './developers.ts';

/** Dead keys stay listed as a record; beyond this many nobody reads them. */
const MAX_LISTED_KEYS = 500;

const NOT_A_NETWORK = 'networks must be addresses or networks such as 203.0.113.0/24 or 2001:db8::/32';

const ScopeName = z.enum(SCOPE_NAMES, { error: `scopes must be of ${SCOPE_NAMES.join(', ')}` });
const DailyLimitView = z.object({
  amount: positiveAmount('dailyLimit.amount'),
  currency: currency('currency'),
});

/** What narrows a key down, where something does. */
const LIMITS = {
  scopes: z
    .array(ScopeName)
    .optional()
    .meta({ description: 'What it may do. Absent: everything that a key can do' }),
  networks: z
    .array(z.string())
    .optional()
    .meta({ description: 'Where requests may come from. Absent: anywhere' }),
  dailyLimit: z
    .object({ amount: z.int(), currency: z.string() })
    .optional()
    .meta({ description: 'What it may send on its way in a day of UTC. Absent: any amount' }),
};

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
    scopes: z
      .array(ScopeName)
      .min(1, 'scopes must name at least one')
      .transform((scopes) => [...new Set(scopes)])
      .optional()
      .meta({ description: 'What the key may do: everything that the key that asks may, when left out' }),
    networks: z
      .array(text('networks[]', { max: 50 }).refine(isNetwork, NOT_A_NETWORK))
      .min(1, 'networks must name at least one')
      .max(MAX_NETWORKS, `networks may have at most ${MAX_NETWORKS} entries`)
      .optional()
      .meta({ description: 'Where requests may come from, such as 203.0.113.0/24; anywhere when left out' }),
    dailyLimit: DailyLimitView.optional().meta({
      description:
        'What the key may send to sellers and back to buyers in a day of UTC. Such a key makes no further keys',
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
    ...LIMITS,
  })
  .meta({ id: 'NewApiKey' });

const AwaitingKey = z
  .object({
    approval: ApprovalView,
    key: NewKey.meta({ description: 'Shown this once. It opens nothing until it is approved' }),
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
    ...LIMITS,
  })
  .meta({ id: 'ApiKey' });

export const KeyParams = z.object({ id: idOf('key') });

/** Who asks: a key gives no more time than it has, the owner in the dashboard may. */
function asker({ developerId, keyId }: Caller) {
  return { developerId, callerKeyId: keyId };
}

/** Which key is meant: only ever one of the caller's own. */
function keyOf({ caller, params }: { caller: Caller; params: { id: string } }) {
  return { developerId: caller.developerId, keyId: params.id };
}

/** Whoever asked keeps the secret; the key opens nothing before somebody else has agreed. */
const KEY_MAY_WAIT = {
  is: (result: MintedKey | WaitingKey): result is WaitingKey => 'approval' in result,
  answer: accepted(AWAITED, AwaitingKey),
  view: ({ approval, ...minted }: WaitingKey) => ({
    approval: viewApproval(approval),
    key: viewNewKey(minted),
  }),
};

export const apiKeyEndpoints = [
  command('POST /developer/api-keys', {
    operationId: 'createApiKey',
    permission: 'keys.write',
    tag: 'API keys',
    summary: 'Generate a further key',
    description: `Give every program a key of its own, so that one can be revoked without the others.
      \`scopes\` say what it may do, \`networks\` from where it works, \`dailyLimit\` how much money it may
      move in a day (UTC). A key can give away no more than it has itself, and no longer. Where the rules of
      approval ask for a second person, it answers 202: the key is shown, and opens nothing before somebody
      has agreed.`,
    errors: ['too_many_keys', 'key_exceeds_caller', 'key_would_outlive_caller', 'too_many_approvals'],
    body: CreateKeyBody,
    secretAnswer: true,
    answer: created('The key, shown this once', NewKey),
    later: KEY_MAY_WAIT,
    run: ({ context, caller, body }, answerFor) =>
      createApiKey(context, { ...body, ...asker(caller) }, answerFor),
    view: viewNewKey,
  }),

  read('GET /developer/api-keys', {
    operationId: 'listApiKeys',
    permission: 'keys.read',
    tag: 'API keys',
    summary: 'List the keys of this environment, never the secrets',
    description: `Working keys first, then those that are revoked or expired, with when each was last used
      (to the minute or so). The secret itself is nowhere: what is stored is a hash of it.`,
    heavy: true,
    answer: ok('Working keys first, newest first', z.object({ data: z.array(KeyView) })),
    run: async ({ context, caller }) => {
      const now = context.clock();
      return { now, keys: await apiKeys.list(context.db, caller.developerId, now, MAX_LISTED_KEYS) };
    },
    view: ({ now, keys }) => ({ data: keys.map((key) => viewKey(key, now)) }),
  }),

  write('DELETE /developer/api-keys/:id', {
    operationId: 'revokeApiKey',
    permission: 'keys.write',
    tag: 'API keys',
    summary: 'Revoke a key',
    description: `For a key that has leaked, or that nobody uses. It stops at once on the server that is
      asked, and within five seconds on the others. To revoke what is revoked changes nothing. There is no
      way back: make a new one.`,
    params: KeyParams,
    answer: NO_CONTENT,
    run: (call) => revokeApiKey(call.context, keyOf(call)),
    view: () => undefined,
  }),

  command('POST /developer/api-keys/:id/rotate', {
    operationId: 'rotateApiKey',
    permission: 'keys.write',
    tag: 'API keys',
    summary: 'Replace a key; the old one dies after the overlap',
    description: `The new key has the label, the scopes and the expiry of the old one. Both work for
      \`overlapSeconds\`, in which you put the new one in place; then the old one stops by itself.`,
    errors: ['key_revoked', 'key_exceeds_caller', 'key_would_outlive_caller', 'too_many_keys'],
    params: KeyParams,
    body: RotateKeyBody,
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
    ...viewLimits(key),
  };
}
