import { createHmac } from 'node:crypto';
import {
  DecryptionFailed,
  decrypt,
  encrypt,
  encryptionKey,
  envelope,
  type FieldCipher,
  readEnvelope,
} from './field-cipher.ts';

/** What is kept outside the database, and what was before it. */
export type RootSecret = {
  readonly id: string;
  derive(purpose: string): Uint8Array;
  /** Those that may still be met: what they encrypted is read, and nothing new is encrypted with them. */
  readonly older?: readonly RootSecret[];
};

/**
 * Encrypts what the database must not know and makes digests that only we can make. Whoever has the database,
 * or a dump of it, has neither the values nor a way to try them out.
 */
export type SecretBox = FieldCipher & {
  /** The name of the key that MACs now. */
  readonly keyId: string;
  readonly keyIds: readonly string[];
  /** Under the key of today first, then under those before it. */
  digests(purpose: string, ...parts: readonly string[]): readonly [Buffer, ...Buffer[]];
};

/** Which rows are encrypted anew, as SQL of which $1 is the key that MACs now. */
export const REENCRYPTED = {
  clear: 'encrypted_by IS NULL AND $1::text IS NOT NULL',
  allOthers: 'encrypted_by IS DISTINCT FROM $1',
} as const;
export type Reencrypted = (typeof REENCRYPTED)[keyof typeof REENCRYPTED];

export function openSecretBox(root: RootSecret): SecretBox {
  const roots = [root, ...(root.older ?? [])];
  const keys = new Map(roots.map((each) => [each.id, encryptionKey(each.derive('sealed fields'))]));
  const current = encryptionKey(root.derive('sealed fields'));

  return {
    keyId: root.id,
    keyIds: [...keys.keys()],
    encrypt: (associatedData, plain) => envelope(root.id, encrypt(current, associatedData, plain)),
    open(associatedData, text) {
      const { keyId, encrypted } = readEnvelope(associatedData, text);
      const key = keys.get(keyId);
      if (!key)
        throw new DecryptionFailed(
          `${associatedData} is encrypted with the secret ${keyId}, which is not here`,
        );
      return decrypt(key, associatedData, encrypted).toString('utf8');
    },
    digests: digestsOf(roots),
  };
}

function digestsOf(roots: readonly RootSecret[]): SecretBox['digests'] {
  const keys = new Map<string, readonly Uint8Array[]>();
  return (purpose, ...parts) => {
    const derived = keys.get(purpose) ?? roots.map((each) => each.derive(`digest: ${purpose}`));
    keys.set(purpose, derived);
    return derived.map((key) => {
      const digest = createHmac('sha256', key);
      // Each with its length, so that no two lists of parts are the same bytes.
      for (const part of parts) digest.update(`${Buffer.byteLength(part)}:`).update(part);
      return digest.digest();
    }) as [Buffer, ...Buffer[]];
  };
}
