import type { KeyObject } from 'node:crypto';
import { BoundedMap } from '#core/bounded-map.ts';
import { canonicalJson } from '#core/chain.ts';
import { hmacWith } from '#store/hmac.ts';
import { randomFew } from '#store/random.ts';
import { decrypt, encrypt, encryptionKey } from './field-cipher.ts';

/** A key of a person within a tenant, with the form in which it is stored. */
export type PersonKey = {
  readonly id: string;
  readonly externalUserId: string;
  readonly wrapped: string;
  readonly key: KeyObject;
};

/** A key as read from the database. `wrapped` is null once the person was erased. */
export type StoredKey = { readonly externalUserId: string; readonly wrapped: string | null };

/** Personal data that can never be read again, because its key was erased. */
export class ErasedData extends Error {}

const KEY_BYTES = 32;
const ID_BYTES = 12;
const SALT_BYTES = 16;
/** Number of keys that a process remembers, to write with and unwrapped. */
const KEPT = 10_000;

type KeyData = readonly [table: 'person_keys', developerId: string, id: string, externalUserId: string];
type Wrap = {
  encryptBytes(associatedData: KeyData, plain: Uint8Array): Buffer;
  openBytes(associatedData: KeyData, encrypted: Buffer): Buffer;
};

export type PersonKeys = {
  /**
   * Returns a key to write with: one that this process knows, or a new one. It must be stored by the commit
   * that uses it (keep_person_keys).
   */
  forWriting(developerId: string, externalUserId: string): PersonKey;
  /** Unwraps a key that was just read. Only the unwrapping is cached: an erased key cannot be used again. */
  unwrap(developerId: string, id: string, stored: StoredKey): KeyObject;
  /** Forgets the keys to write with. Called when one of them turns out to be erased. */
  forget(): void;
};

const keyData = (developerId: string, id: string, externalUserId: string): KeyData => [
  'person_keys',
  developerId,
  id,
  externalUserId,
];

export function openPersonKeys(wrap: Wrap): PersonKeys {
  const writing = new BoundedMap<string, PersonKey>(KEPT);
  const unwrapped = new BoundedMap<string, KeyObject>(KEPT);
  return {
    forWriting(developerId, externalUserId) {
      const name = JSON.stringify([developerId, externalUserId]);
      const known = writing.get(name);
      if (known) return known;
      const bytes = randomFew(KEY_BYTES);
      const id = randomFew(ID_BYTES).toString('base64url');
      const wrapped = wrap.encryptBytes(keyData(developerId, id, externalUserId), bytes);
      const made = { id, externalUserId, wrapped: wrapped.toString('base64url'), key: encryptionKey(bytes) };
      writing.set(name, made);
      return made;
    },
    unwrap(developerId, id, { externalUserId, wrapped }) {
      if (wrapped === null) throw new ErasedData(`the key ${id} of ${externalUserId} was erased`);
      const name = JSON.stringify([developerId, id, externalUserId, wrapped]);
      const known = unwrapped.get(name);
      if (known) return known;
      const bytes = Buffer.from(wrapped, 'base64url');
      const key = encryptionKey(wrap.openBytes(keyData(developerId, id, externalUserId), bytes));
      unwrapped.set(name, key);
      return key;
    },
    forget: () => writing.clear(),
  };
}

/** Values with the salt of their commitments. */
export type Salted = { readonly salt: string; readonly values: Readonly<Record<string, unknown>> };

export function newSalt(): string {
  return randomFew(SALT_BYTES).toString('base64url');
}

/** Returns the commitment to a field: it reveals nothing without the salt, which is erased with the value. */
export function commitmentTo(salt: string, field: string, value: unknown): string {
  return hmacWith(Buffer.from(salt))(canonicalJson([field, value]), 'base64url');
}

/** Encrypts values about one or more people, so that they can be read only with the keys of all of them. */
export function encryptFor(keys: readonly KeyObject[], associatedData: string, salted: Salted): string {
  let bytes = Buffer.from(JSON.stringify([salted.salt, salted.values]));
  for (const key of keys) bytes = encrypt(key, associatedData, bytes) as Buffer<ArrayBuffer>;
  return bytes.toString('base64url');
}

export function decryptFor(keys: readonly KeyObject[], associatedData: string, text: string): Salted {
  let bytes = Buffer.from(text, 'base64url');
  for (const key of keys.toReversed()) bytes = decrypt(key, associatedData, bytes) as Buffer<ArrayBuffer>;
  const [salt, values] = JSON.parse(bytes.toString('utf8'));
  return { salt, values };
}
