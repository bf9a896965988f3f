import { createCipheriv, createDecipheriv, createSecretKey, type KeyObject } from 'node:crypto';
import { randomFew } from '#store/random.ts';

export type FieldCipher = {
  /**
   * Encrypts text. It can be decrypted only with the same associated data, which identifies the field and its
   * owner.
   */
  encrypt(associatedData: string, plain: string): string;
  open(associatedData: string, encrypted: string): string;
};

/** The secret is wrong, or the ciphertext was moved or changed. */
export class DecryptionFailed extends Error {}

const VERSION = '1';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const TAG = { authTagLength: TAG_BYTES };

/** Create keys once: with raw bytes, each call takes ten times as long (28 µs against 2, measured). */
export function encryptionKey(bytes: Uint8Array): KeyObject {
  return createSecretKey(bytes);
}

/**
 * The envelope: a version, the id of the key, and AES-256-GCM over the text, bound to its associated data.
 */
export function envelope(keyId: string, encrypted: Buffer): string {
  return [VERSION, keyId, encrypted.toString('base64url')].join('.');
}

/** True for text in an envelope; JSON never looks like one. */
export function isEnvelope(text: string): boolean {
  return /^1\.[0-9a-f]{16}\./.test(text);
}

export function readEnvelope(associatedData: string, text: string): { keyId: string; encrypted: Buffer } {
  const [version, keyId = '', data = ''] = text.split('.');
  if (version !== VERSION) throw new DecryptionFailed(`${associatedData} is encrypted with an unknown key`);
  return { keyId, encrypted: Buffer.from(data, 'base64url') };
}

export function encrypt(key: KeyObject, associatedData: string, plain: string | Uint8Array): Buffer {
  const nonce = randomFew(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce, TAG).setAAD(Buffer.from(associatedData));
  const encrypted = cipher.update(plain);
  // In this mode it adds no bytes, and makes the tag.
  cipher.final();
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]);
}

export function decrypt(key: KeyObject, associatedData: string, bytes: Buffer): Buffer {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), TAG)
      .setAAD(Buffer.from(associatedData))
      .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const plain = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
    // Throws when the tag does not match.
    decipher.final();
    return plain;
  } catch {
    throw new DecryptionFailed(`${associatedData} was changed or belongs elsewhere`);
  }
}
