import { randomBytes } from 'node:crypto';
import { composeApiKey } from '#core/api-key.ts';
import type { HashedApiKey } from '#store/api-keys.ts';
import { hashApiKey } from '#store/key-ring.ts';
import type { Context } from './context.ts';

export type MintedKey = { readonly apiKey: string; readonly record: HashedApiKey };

/** Makes a key and its record. The key itself is in the answer once and nowhere else. */
export function mintApiKey(
  context: Context,
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
