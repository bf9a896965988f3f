import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

/** What is kept outside the database, and what was before it. */
export type RootSecret = {
  readonly id: string;
  derive(purpose: string): Uint8Array;
  /** Those that may still be met: what they sealed is read, and nothing new is sealed with them. */
  readonly older?: readonly RootSecret[];
};

/**
 * Encrypts what the database must not know and makes digests that only we can make. Whoever has the database,
 * or a dump of it, has neither the values nor a way to try them out.
 */
export type SecretBox = {
  /** The name of the key that seals now. */
  readonly keyId: string;
  readonly keyIds: readonly string[];
  /** `place` says what is sealed and whose it is: it opens there and nowhere else. */
  seal(place: string, plain: string): string;
  open(place: string, sealed: string): string;
  /** Under the key of today first, then under those before it. */
  digests(purpose: string, ...parts: readonly string[]): readonly [Buffer, ...Buffer[]];
};

/** Which rows are sealed anew, as SQL of which $1 is the key that seals now. */
export const RESEALED = {
  clear: 'sealed_by IS NULL AND $1::text IS NOT NULL',
  allOthers: 'sealed_by IS DISTINCT FROM $1',
} as const;
export type Resealed = (typeof RESEALED)[keyof typeof RESEALED];

/** The wrong SECRETS_KEY, or what was sealed was moved or changed. */
class SealBroken extends Error {}

const VERSION = '1';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const TAG = { authTagLength: TAG_BYTES };

export function openSecretBox(root: RootSecret): SecretBox {
  const roots = [root, ...(root.older ?? [])];
  const keys = new Map(roots.map((each) => [each.id, each.derive('sealed fields')]));
  const current = keys.get(root.id) as Uint8Array;

  return {
    keyId: root.id,
    keyIds: [...keys.keys()],
    seal(place, plain) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', current, nonce, TAG).setAAD(Buffer.from(place));
      const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      const bytes = Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
      return [VERSION, root.id, bytes.toString('base64url')].join('.');
    },
    open(place, text) {
      const [version, keyId = '', data = ''] = text.split('.');
      const key = keys.get(keyId);
      if (version !== VERSION || !key) throw new SealBroken(`${place} is sealed with a key that is not here`);
      const bytes = Buffer.from(data, 'base64url');
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), TAG)
          .setAAD(Buffer.from(place))
          .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
        return (
          decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
        );
      } catch {
        throw new SealBroken(`${place} was changed or belongs elsewhere`);
      }
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
