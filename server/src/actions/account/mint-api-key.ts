import { randomBytes } from 'node:crypto';
import { type ApiKeyLife, composeApiKey, MAX_ACTIVE_KEYS } from '#core/account/api-key.ts';
import { environmentOf } from '#core/environment.ts';
import { Problem } from '#core/problem.ts';
import { countActive, type HashedApiKey, lifeOf } from '#store/account/api-keys.ts';
import { hashApiKey } from '#store/account/key-ring.ts';
import type { Queryable } from '#store/db.ts';
import type { AccountContext } from './account-desk.ts';

export type MintedKey = { readonly apiKey: string; readonly record: HashedApiKey };

/** Makes a key and its record. The key itself is in the answer once and nowhere else. */
export function mintApiKey(
  context: AccountContext,
  owner: { developerId: string; label?: string | null; expiresAt?: Date | null },
): MintedKey {
  const { apiKey, prefix } = composeApiKey(randomBytes(24).toString('hex'), environmentOf(owner.developerId));
  return {
    apiKey,
    record: {
      id: context.newId('key'),
      developerId: owner.developerId,
      prefix,
      label: owner.label ?? null,
      hash: hashApiKey(apiKey),
      createdAt: context.clock(),
      lastUsedAt: null,
      expiresAt: owner.expiresAt ?? null,
      revokedAt: null,
    },
  };
}

/** Who asks for a key: a program with one of its own, or the owner, who has none and signed in. */
export type KeyAsker = { readonly developerId: string; readonly callerKeyId: string | null };

/**
 * How long the one who asks will be there. A key that was lent for an hour
 * must not be a way to one that stays, so only the owner hands out time that the asking key does not have.
 */
export async function lifeOfAsker(tx: Queryable, asker: KeyAsker): Promise<ApiKeyLife> {
  const { developerId, callerKeyId } = asker;
  const life = callerKeyId === null ? NO_END : await lifeOf(tx, developerId, callerKeyId);
  if (!life) throw new Problem('invalid_api_key');
  return life;
}

const NO_END: ApiKeyLife = { expiresAt: null, revokedAt: null };

export async function refuseFullAccount(tx: Queryable, developerId: string, now: Date): Promise<void> {
  if ((await countActive(tx, developerId, now)) >= MAX_ACTIVE_KEYS) throw new Problem('too_many_keys');
}
