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

/** Creates a key for the caller's environment or for test. By default it expires with the calling key. */
export async function createApiKey(
  context: AccountContext,
  input: KeyAsker & NewKey,
  answerFor: AnswerFor<MintedKey | WaitingKey>,
): Promise<Answered<MintedKey | WaitingKey>> {
  const { label = null } = input;
  const developerId = tenantFor(input);
  const now = context.clock();
  if (input.expiresAt && input.expiresAt <= now) {
    throw new Problem('validation_failed', 'The key’s expiry is in the past. Send a later expiresAt.', {
      details: [{ path: 'expiresAt', message: 'must be in the future' }],
    });
  }
  const made = await context.db.transaction(async (tx): Promise<Answered<MintedKey | WaitingKey>> => {
    const asker = await meansOfAsker(context, tx, input);
    const expiresAt = input.expiresAt ?? endOf(asker);
    if (outlives(expiresAt, asker)) throw new Problem('key_would_outlive_caller');
    await refuseFullAccount(tx, developerId, now);
    const limits = limitsFor(context, asker, input);
    const { rootMemberId } = asker;
    const minted = mintApiKey(context, { developerId, label, expiresAt, rootMemberId, ...limits });
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
 * Neither environment may see the other. A test key created by a live key is recorded in both logs: in live
 * as an action of that key, in test as created by a key without its id.
 */
async function recordKey(context: AccountContext, tx: Queryable, asker: string, key: apiKeys.HashedApiKey) {
  const { developerId, id: subject } = key;
  const record = { developerId, kind: 'key.created', subject, after: factsOfKey(key) } as const;
  if (developerId === asker) return recordAudit(context, tx, record);
  const { actor: own } = context.caller;
  const actor = own.type === 'key' ? { ...own, id: null } : own;
  await recordAudit({ ...context, caller: { ...context.caller, origin: null } }, tx, { ...record, actor });
  const after = { environment: environmentOf(developerId), ...record.after };
  await recordAudit(context, tx, { ...record, developerId: asker, subject: null, after });
}

/** The requester gets the key, but it does not work until someone else approves it. */
export type WaitingKey = Waiting & MintedKey;

/**
 * Defaults to the limits of the calling key. A key with a daily limit cannot create keys, because each would
 * have a limit of its own.
 */
function limitsFor(context: AccountContext, asker: KeyLimits, input: NewKey): KeyLimits {
  if (asker.budget)
    throw new Problem('key_exceeds_caller', 'A key with a daily limit cannot create keys. Use another key.');
  const { dailyLimit } = input;
  const limits = { scopes: input.scopes ?? asker.scopes, networks: input.networks ?? asker.networks };
  refuseBeyond(context, asker, limits);
  return { ...limits, budget: dailyLimit ? { id: context.newId('bud'), ...dailyLimit } : null };
}

/**
 * A live key may create test keys. A test key may not create live ones: it is not guarded like a key to real
 * money.
 */
function tenantFor({ developerId, environment = environmentOf(developerId) }: KeyAsker & NewKey): string {
  if (environment === 'live' && environmentOf(developerId) === 'test') {
    throw new Problem('validation_failed', 'A test key can create only keys for test. Use a live key.', {
      details: [{ path: 'environment', message: 'must be test, or left out' }],
    });
  }
  return tenantOf(accountOf(developerId), environment);
}
