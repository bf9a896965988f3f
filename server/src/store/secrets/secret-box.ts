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

/** The secret kept outside of the database, with earlier ones. */
export type RootSecret = {
  readonly id: string;
  derive(purpose: string): Uint8Array;
  /** Earlier secrets: still used to decrypt, never to encrypt. */
  readonly older?: readonly RootSecret[];
};

/**
 * Encrypts values and computes digests with keys that are not in the database. The database or a dump of it
 * reveals neither the values nor a way to guess them.
 */
export type SecretBox = FieldCipher & {
  /** The id of the current key. */
  readonly keyId: string;
  readonly keyIds: readonly string[];
  /** Digests with the current key first, then with earlier ones. */
  digests(purpose: string, ...parts: readonly string[]): readonly [Buffer, ...Buffer[]];
};

/** Which rows to re-encrypt, as SQL with the current key in $1. */
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
          `${associatedData} is encrypted with the secret ${keyId}, which is not available`,
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
      // Each part has its length prepended, so that no two lists of parts give the same bytes.
      for (const part of parts) digest.update(`${Buffer.byteLength(part)}:`).update(part);
      return digest.digest();
    }) as [Buffer, ...Buffer[]];
  };
}
