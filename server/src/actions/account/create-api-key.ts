import type { Waiting } from '#actions/approvals/context.ts';
import { onceApproved } from '#actions/approvals/request-approval.ts';
import { recordAudit } from '#actions/record-audit.ts';
import { type DailyLimit, endOf, type KeyLimits, outlives } from '#core/account/api-key.ts';
import type { Scope } from '#core/account/permissions.ts';
import { accountOf, type Environment, environmentOf, tenantOf } from '#core/environment.ts';
import { Problem } from '#core/problem.ts';
import * as apiKeys from '#store/account/api-keys.ts';
import type { Queryable } from '#store/db.ts';
import { type Answered, type AnswerFor, saveAnswer } from '#store/idempotency.ts';
import { askedKey } from './approval/admit-api-key.ts';
import type { AccountContext } from './context.ts';
import {
  factsOfKey,
  type KeyAsker,
  type MintedKey,
  meansOfAsker,
  mintApiKey,
  refuseBeyond,
  refuseFullAccount,
} from './mint-api-key.ts';

type NewKey = {
  readonly environment?: Environment | undefined;
  readonly label?: string | undefined;
  readonly expiresAt?: Date | undefined;
  readonly scopes?: readonly Scope[] | undefined;
  readonly networks?: readonly string[] | undefined;
  readonly dailyLimit?: DailyLimit | undefined;
};

/**
 * A further key, for the environment of the one who asks or for test. When nothing is said of its end, it
 * ends with the key that asked for it.
 */
export async function createApiKey(
  context: AccountContext,
  input: KeyAsker & NewKey,
  answerFor: AnswerFor<MintedKey | WaitingKey>,
): Promise<Answered<MintedKey | WaitingKey>> {
  const { label = null } = input;
  const developerId = tenantFor(input);
  const now = context.clock();
  if (input.expiresAt && input.expiresAt <= now) {
    throw new Problem('validation_failed', 'The key would be dead on arrival.', {
      details: [{ path: 'expiresAt', message: 'must lie in the future' }],
    });
  }
  const made = await context.db.transaction(async (tx): Promise<Answered<MintedKey | WaitingKey>> => {
    const asker = await meansOfAsker(tx, input);
    const expiresAt = input.expiresAt ?? endOf(asker);
    if (outlives(expiresAt, asker)) throw new Problem('key_would_outlive_caller');
    await refuseFullAccount(tx, developerId, now);
    const limits = limitsFor(context, asker, input);
    const minted = mintApiKey(context, { developerId, label, expiresAt, ...limits });
    const asked = askedKey(minted.record);
    const result = await onceApproved(context, tx, input.developerId, asked, async () => {
      await apiKeys.insert(tx, minted.record);
      await recordKey(context, tx, input.developerId, minted.record);
      return minted;
    });
    return saveAnswer(tx, input.developerId, { ...minted, ...result }, answerFor);
  });
  if ('approval' in made.result) context.webhooks.wake();
  return made;
}

/**
 * Neither environment is shown what is in the other. What a live key makes for test stands in both logs: in
 * live as what that key did, and in test as a key that a key made.
 */
async function recordKey(context: AccountContext, tx: Queryable, asker: string, key: apiKeys.HashedApiKey) {
  const { developerId, id: subject } = key;
  const act = { developerId, kind: 'key.created', subject, after: factsOfKey(key) } as const;
  if (developerId === asker) return recordAudit(context, tx, act);
  const actor = context.actor.type === 'key' ? { ...context.actor, id: null } : context.actor;
  await recordAudit({ ...context, origin: null }, tx, { ...act, actor });
  const after = { environment: environmentOf(developerId), ...act.after };
  await recordAudit(context, tx, { ...act, developerId: asker, subject: null, after });
}

/** Whoever asked for it has the key, and it opens nothing until somebody else has agreed. */
export type WaitingKey = Waiting & MintedKey;

/**
 * Where nothing is said it is what the asking key has. A key with a limit makes none: each of them would have
 * one of its own.
 */
function limitsFor(context: AccountContext, asker: KeyLimits, input: NewKey): KeyLimits {
  if (asker.budget)
    throw new Problem('key_exceeds_caller', 'A key with a daily limit makes no further keys.');
  const { dailyLimit } = input;
  const limits = { scopes: input.scopes ?? asker.scopes, networks: input.networks ?? asker.networks };
  refuseBeyond(context, asker, limits);
  return { ...limits, budget: dailyLimit ? { id: context.newId('bud'), ...dailyLimit } : null };
}

/** Test is open to whoever may work in live. The way back would make a key that lies about worth money. */
function tenantFor({ developerId, environment = environmentOf(developerId) }: KeyAsker & NewKey): string {
  if (environment === 'live' && environmentOf(developerId) === 'test') {
    throw new Problem('validation_failed', 'In the test environment there are only keys for test.', {
      details: [{ path: 'environment', message: 'must be test, or left out; a live key makes live keys' }],
    });
  }
  return tenantOf(accountOf(developerId), environment);
}
