import { randomBytes } from 'node:crypto';
import {
  type ApiKey,
  type ApiKeyLife,
  composeApiKey,
  type KeyLimits,
  MAX_ACTIVE_KEYS,
  NO_LIMITS,
  reachBeyond,
} from '#core/account/api-key.ts';
import { NEWEST_VERSION } from '#core/account/api-version.ts';
import { covers, rightsOfScopes } from '#core/account/permissions.ts';
import { environmentOf } from '#core/environment.ts';
import { Problem } from '#core/problem.ts';
import type { HashedApiKey } from '#store/account/api-keys.ts';
import * as apiKeys from '#store/account/api-keys.ts';
import { hashApiKey } from '#store/account/key-ring.ts';
import type { Queryable } from '#store/db.ts';
import type { AccountContext } from './context.ts';

export type MintedKey = { readonly apiKey: string; readonly record: HashedApiKey };

/** Creates a key and its record. The key itself is only in the answer, once. */
export function mintApiKey(
  context: AccountContext,
  wanted: KeyLimits &
    Pick<ApiKey, 'rootMemberId'> & {
      developerId: string;
      label: string | null;
      expiresAt: Date | null;
      /** A key that replaces another one keeps its version. */
      apiVersion?: string | null;
    },
): MintedKey {
  const { developerId, label, expiresAt, scopes, networks, budget, rootMemberId } = wanted;
  const { apiVersion = NEWEST_VERSION } = wanted;
  const { apiKey, prefix } = composeApiKey(randomBytes(24).toString('hex'), environmentOf(developerId));
  const dates = { createdAt: context.clock(), lastUsedAt: null, expiresAt, revokedAt: null };
  const limits = { scopes, networks, budget };
  const record = { id: context.newId('key'), developerId, prefix, label, hash: hashApiKey(apiKey) };
  return {
    apiKey,
    record: { ...record, ...dates, ...limits, createdBy: context.caller.actor, rootMemberId, apiVersion },
  };
}

/** The facts about a key in the audit log. */
export function factsOfKey({
  label,
  prefix,
  scopes,
  networks,
  budget,
  expiresAt,
  revokedAt,
}: ApiKey): object {
  const dailyLimit = budget && { amount: budget.amount, currency: budget.currency };
  return { label, prefix, scopes, networks, dailyLimit, expiresAt, revokedAt };
}

/** The requester of a key: a program with a key of its own, or a signed-in member without one. */
export type KeyAsker = { readonly developerId: string; readonly callerKeyId: string | null };

/**
 * Returns the requester's own limits and lifetime, and the member behind them. A key that was lent for an
 * hour must not lead to a permanent one, so only people can grant more time.
 */
export async function meansOfAsker(
  { caller: { actor } }: AccountContext,
  tx: Queryable,
  asker: KeyAsker,
): Promise<ApiKeyLife & KeyLimits & Pick<ApiKey, 'rootMemberId'>> {
  const { developerId, callerKeyId } = asker;
  if (callerKeyId === null) return { ...NO_END, rootMemberId: actor.type === 'member' ? actor.id : null };
  const means = await apiKeys.read(tx, developerId, callerKeyId);
  if (!means) throw new Problem('invalid_api_key');
  return means;
}

const NO_END = { expiresAt: null, revokedAt: null, ...NO_LIMITS };

/** A new key never has more rights or networks than its requester. */
export function refuseBeyond(
  { caller: { rights } }: AccountContext,
  asker: KeyLimits,
  wanted: Pick<KeyLimits, 'scopes' | 'networks'>,
): void {
  const beyond =
    !covers(rights, rightsOfScopes(wanted.scopes)) || reachBeyond(wanted.networks, asker.networks);
  if (beyond) throw new Problem('key_exceeds_caller');
}

export async function refuseFullAccount(tx: Queryable, developerId: string, now: Date): Promise<void> {
  if ((await apiKeys.countActive(tx, developerId, now)) >= MAX_ACTIVE_KEYS)
    throw new Problem('too_many_keys');
}
