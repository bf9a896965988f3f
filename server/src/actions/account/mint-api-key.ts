import { randomBytes } from 'node:crypto';
import { composeApiKey, MAX_ACTIVE_KEYS } from '#core/account/api-key.ts';
import { Problem } from '#core/problem.ts';
import { countActive, type HashedApiKey } from '#store/account/api-keys.ts';
import { hashApiKey } from '#store/account/key-ring.ts';
import type { Queryable } from '#store/db.ts';
import type { AccountContext } from './account-desk.ts';

export type MintedKey = { readonly apiKey: string; readonly record: HashedApiKey };

/** Makes a key and its record. The key itself is in the answer once and nowhere else. */
export function mintApiKey(
  context: AccountContext,
  owner: { developerId: string; label?: string | null; expiresAt?: Date | null },
): MintedKey {
  const { apiKey, prefix } = composeApiKey(randomBytes(24).toString('hex'));
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

export async function refuseFullAccount(tx: Queryable, developerId: string, now: Date): Promise<void> {
  if ((await countActive(tx, developerId, now)) >= MAX_ACTIVE_KEYS) throw new Problem('too_many_keys');
}
