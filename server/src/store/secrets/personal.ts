import { createHash, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';
import { BoundedMap } from '#core/bounded-map.ts';
import { hmacWith } from '#store/hmac.ts';
import { DecryptionFailed, decrypt, encrypt, encryptionKey, envelope, readEnvelope } from './field-cipher.ts';
import { openPersonKeys, type PersonKeys } from './person-keys.ts';

/**
 * Binds a ciphertext to its row: the table, the owner and the rest of the key. It can be decrypted only
 * there.
 */
export type AssociatedData = readonly [table: string, owner: string, ...rest: readonly (string | number)[]];

/**
 * Encrypts personal data: names, addresses, account numbers. The data key is stored in the database,
 * encrypted with the root secret, which is not (data-key.ts).
 */
export type PersonalBox = {
  readonly locked: boolean;
  encrypt(associatedData: AssociatedData, plain: string): string;
  open(associatedData: AssociatedData, encrypted: string): string;
  encryptBytes(associatedData: AssociatedData, plain: Uint8Array): Buffer;
  openBytes(associatedData: AssociatedData, encrypted: Buffer): Buffer;
  /** A keyed hash for look-ups: equal for equal text and associated data, and useless without the key. */
  blindIndex(associatedData: AssociatedData, plain: string): Buffer;
  /** A keyed hash of a word for search, short on purpose: matches are compared with the text itself. */
  searchMark(owner: string, word: string): number;
  /** Keys of single people, for data that must be erasable although it cannot be rewritten. */
  readonly people: PersonKeys;
};

const KEY_BYTES = 32;
/** Number of owners whose keys are cached. */
const OWNERS = 1_000;
/** Words and beginnings of words occur in many names, so their marks are cached. */
const COMMON_LETTERS = 20;
const COMMON_WORDS = 20_000;

export type DataKey = { readonly id: string; readonly bytes: Buffer };

export function dataKeyOf(bytes: Buffer): DataKey {
  const id = createHash('sha256').update('surety data key').update(bytes).digest('hex').slice(0, 16);
  return { id, bytes };
}

export function newDataKey(): DataKey {
  return dataKeyOf(randomBytes(KEY_BYTES));
}

/**
 * Every owner has a derived key: nonces are random, and under one key no more than 2^32 may be used (NIST SP
 * 800-38D).
 */
export function openPersonalBox({ id, bytes }: DataKey): PersonalBox {
  const keys = new BoundedMap<string, KeyObject>(OWNERS);
  const indexKeys = new BoundedMap<string, ReturnType<typeof hmacWith>>(OWNERS);
  const searchKeys = new BoundedMap<string, (word: string) => number>(OWNERS);
  const commonMarks = new BoundedMap<string, number>(COMMON_WORDS);
  const keyFor = ([, owner]: AssociatedData): KeyObject => {
    const known = keys.get(owner);
    if (known) return known;
    const key = encryptionKey(
      new Uint8Array(hkdfSync('sha256', bytes, 'surety', `owner: ${owner}`, KEY_BYTES)),
    );
    keys.set(owner, key);
    return key;
  };
  const indexKeyFor = (owner: string) => {
    const known = indexKeys.get(owner);
    if (known) return known;
    const hmac = hmacWith(new Uint8Array(hkdfSync('sha256', bytes, 'surety', `mark: ${owner}`, KEY_BYTES)));
    indexKeys.set(owner, hmac);
    return hmac;
  };
  const searchKeyFor = (owner: string) => {
    const known = searchKeys.get(owner);
    if (known) return known;
    const hmac = hmacWith(new Uint8Array(hkdfSync('sha256', bytes, 'surety', `search: ${owner}`, KEY_BYTES)));
    const mark = (word: string) => firstInteger(hmac(word, 'binary'));
    searchKeys.set(owner, mark);
    return mark;
  };
  const encryptBytes: PersonalBox['encryptBytes'] = (associatedData, plain) =>
    encrypt(keyFor(associatedData), nameOf(associatedData), plain);
  const openBytes: PersonalBox['openBytes'] = (associatedData, encrypted) =>
    decrypt(keyFor(associatedData), nameOf(associatedData), encrypted);
  return {
    locked: false,
    people: openPersonKeys({ encryptBytes, openBytes }),
    encryptBytes,
    openBytes,
    blindIndex(associatedData, plain) {
      const [, owner] = associatedData;
      return Buffer.from(indexKeyFor(owner)(nameOf(associatedData) + plain, 'binary'), 'latin1');
    },
    searchMark(owner, word) {
      if (word.length > COMMON_LETTERS) return searchKeyFor(owner)(word);
      const name = `${owner} ${word}`;
      const known = commonMarks.get(name);
      if (known !== undefined) return known;
      const mark = searchKeyFor(owner)(word);
      commonMarks.set(name, mark);
      return mark;
    },
    encrypt: (associatedData, plain) => envelope(id, encryptBytes(associatedData, Buffer.from(plain))),
    open(associatedData, text) {
      const { keyId, encrypted } = readEnvelope(nameOf(associatedData), text);
      if (keyId !== id)
        throw new DecryptionFailed(`${nameOf(associatedData)} is encrypted with the key ${keyId}, not ${id}`);
      return openBytes(associatedData, encrypted).toString('utf8');
    },
  };
}

/** The first four bytes of a digest, as PostgreSQL's integer. */
function firstInteger(digest: string): number {
  const byte = (at: number) => digest.charCodeAt(at);
  return (byte(0) << 24) | (byte(1) << 16) | (byte(2) << 8) | byte(3);
}

/**
 * A box that keeps what it has opened, for rows that are read far more often than written. A ciphertext that
 * was erased or replaced is not asked for again.
 */
export function keepOpened(box: PersonalBox, limit: number): PersonalBox {
  const opened = new BoundedMap<string, string>(limit);
  return {
    ...box,
    open(associatedData, encrypted) {
      const name = `${nameOf(associatedData)} ${encrypted}`;
      const known = opened.get(name);
      if (known !== undefined) return known;
      const plain = box.open(associatedData, encrypted);
      opened.set(name, plain);
      return plain;
    },
  };
}

/** An unambiguous encoding, whatever characters the parts contain. */
export function nameOf(associatedData: AssociatedData): string {
  return JSON.stringify(associatedData);
}

/**
 * For a process without the root secret. It refuses to write, so that nothing is stored in plain text for
 * want of a key.
 */
export const LOCKED: PersonalBox = {
  locked: true,
  encrypt: refuse,
  open: refuse,
  encryptBytes: refuse,
  openBytes: refuse,
  blindIndex: refuse,
  searchMark: (owner) => refuse(['search_marks', owner]),
  people: {
    forWriting: (developerId, externalUserId) => refuse(['person_keys', developerId, externalUserId]),
    unwrap: (developerId, id) => refuse(['person_keys', developerId, id]),
    forget: () => undefined,
  },
};

function refuse(associatedData: AssociatedData): never {
  throw new DecryptionFailed(
    `${nameOf(associatedData)} is encrypted, and no secret was given: set SECRETS_KEY or DATA_DIR`,
  );
}

/** The field names are our own. */
export type Facts = Readonly<Record<string, unknown>>;

/** Encrypts facts as one value; null when all of them are empty. */
export function encryptFacts(box: PersonalBox, associatedData: AssociatedData, facts: Facts): string | null {
  const { hidden } = separate(facts, () => true);
  return hidden && box.encrypt(associatedData, JSON.stringify(hidden));
}

/** Moves the non-empty fields out of a row into one `encrypted` value. */
export function encryptFields(
  box: PersonalBox,
  associatedData: AssociatedData,
  row: Facts,
  fields: readonly string[],
): Facts {
  if (fields.length === 0) return row;
  const { hidden, clear } = separate(row, (field) => fields.includes(field));
  return hidden ? { ...clear, encrypted: box.encrypt(associatedData, JSON.stringify(hidden)) } : row;
}

/** Separates the non-empty facts that are to be hidden, null when there are none, from the others. */
function separate(facts: Facts, isHidden: (field: string) => boolean) {
  let hidden: Record<string, unknown> | null = null;
  const clear: Record<string, unknown> = {};
  for (const field of Object.keys(facts)) {
    const value = facts[field];
    if (!isHidden(field) || isEmpty(value)) clear[field] = value;
    else {
      hidden ??= {};
      hidden[field] = value;
    }
  }
  return { hidden, clear };
}

export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  return typeof value === 'object' && !hasFields(value) && JSON.stringify(value) === '{}';
}

/** Spares most values their text. */
function hasFields(value: object): boolean {
  for (const name in value) return (value as Facts)[name] !== undefined;
  return false;
}

/** Decrypts a row. A row without encrypted data is returned as it is. */
export function openFields<Row extends object>(
  box: PersonalBox,
  associatedData: AssociatedData,
  row: Row & { readonly encrypted?: string | null; readonly sealed?: string | null },
): Row {
  // JSON that was written before the column was renamed calls the member `sealed`.
  const { sealed, encrypted = sealed, ...clear } = row;
  const opened = typeof encrypted === 'string' ? JSON.parse(box.open(associatedData, encrypted)) : {};
  return { ...clear, ...opened };
}
