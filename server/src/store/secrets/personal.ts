import { createHash, createHmac, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';
import { BoundedMap } from '#core/bounded-map.ts';
import { DecryptionFailed, decrypt, encrypt, encryptionKey, envelope, readEnvelope } from './field-cipher.ts';

/**
 * Where something is encrypted: its table, whose it is, and what else names the row. It opens there and nowhere
 * else.
 */
export type AssociatedData = readonly [table: string, owner: string, ...rest: readonly (string | number)[]];

/**
 * Seals what names a person: names, addresses, account numbers. The key is the database's own; it lies there
 * encrypted with the secret that the database does not hold (data-key.ts).
 */
export type PersonalBox = {
  readonly locked: boolean;
  encrypt(associatedData: AssociatedData, plain: string): string;
  open(associatedData: AssociatedData, encrypted: string): string;
  encryptBytes(associatedData: AssociatedData, plain: Uint8Array): Buffer;
  openBytes(associatedData: AssociatedData, encrypted: Buffer): Buffer;
  /** The same for the same text in the same place, and of no use to whoever has the database alone. */
  blindIndex(associatedData: AssociatedData, plain: string): Buffer;
};

const KEY_BYTES = 32;
/** Keys of so many owners are remembered. */
const OWNERS = 1_000;

export type DataKey = { readonly id: string; readonly bytes: Buffer };

export function dataKeyOf(bytes: Buffer): DataKey {
  const id = createHash('sha256').update('surety data key').update(bytes).digest('hex').slice(0, 16);
  return { id, bytes };
}

export function newDataKey(): DataKey {
  return dataKeyOf(randomBytes(KEY_BYTES));
}

/**
 * Every owner has a key of its own, derived: nonces are drawn at random, and under one key no more than four
 * thousand million may be (NIST SP 800-38D).
 */
export function openPersonalBox({ id, bytes }: DataKey): PersonalBox {
  const keys = new BoundedMap<string, KeyObject>(OWNERS);
  const keyFor = ([, owner]: AssociatedData): KeyObject => {
    const known = keys.get(owner);
    if (known) return known;
    const key = encryptionKey(
      new Uint8Array(hkdfSync('sha256', bytes, 'surety', `owner: ${owner}`, KEY_BYTES)),
    );
    keys.set(owner, key);
    return key;
  };
  const encryptBytes: PersonalBox['encryptBytes'] = (associatedData, plain) =>
    encrypt(keyFor(associatedData), nameOf(associatedData), plain);
  const openBytes: PersonalBox['openBytes'] = (associatedData, encrypted) =>
    decrypt(keyFor(associatedData), nameOf(associatedData), encrypted);
  return {
    locked: false,
    encryptBytes,
    openBytes,
    blindIndex(associatedData, plain) {
      const [, owner] = associatedData;
      const key = hkdfSync('sha256', bytes, 'surety', `mark: ${owner}`, KEY_BYTES);
      return createHmac('sha256', Buffer.from(key)).update(nameOf(associatedData)).update(plain).digest();
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

/** Spelled so that no two places read the same, whatever people call themselves. */
function nameOf(associatedData: AssociatedData): string {
  return JSON.stringify(associatedData);
}

/** Whoever has the database and no secret. Nothing is written in the clear for want of a key. */
export const LOCKED: PersonalBox = {
  locked: true,
  encrypt: refuse,
  open: refuse,
  encryptBytes: refuse,
  openBytes: refuse,
  blindIndex: refuse,
};

function refuse(associatedData: AssociatedData): never {
  throw new DecryptionFailed(
    `${nameOf(associatedData)} is encrypted, and no secret was given: set SECRETS_KEY or DATA_DIR`,
  );
}

type Facts = Readonly<Record<string, unknown>>;

/** Facts as one encrypted value; null where none of them says anything. */
export function encryptFacts(box: PersonalBox, associatedData: AssociatedData, facts: Facts): string | null {
  const said = Object.entries(facts).filter(([, value]) => saysSomething(value));
  return said.length === 0 ? null : box.encrypt(associatedData, JSON.stringify(Object.fromEntries(said)));
}

function saysSomething(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '' && JSON.stringify(value) !== '{}';
}

/** Takes those of the fields that say something out of a row, and puts them back as `encrypted`. */
export function encryptFields(
  box: PersonalBox,
  associatedData: AssociatedData,
  row: Facts,
  fields: readonly string[],
): Record<string, unknown> {
  const hidden = Object.entries(row).filter(
    ([field, value]) => fields.includes(field) && saysSomething(value),
  );
  if (hidden.length === 0) return { ...row };
  const clear = Object.entries(row).filter((entry) => !hidden.some(([field]) => field === entry[0]));
  return {
    ...Object.fromEntries(clear),
    encrypted: encryptFacts(box, associatedData, Object.fromEntries(hidden)),
  };
}

/** The row as it was. One without anything encrypted stays as it is: from before, or with nothing to hide. */
export function openFields<Row extends object>(
  box: PersonalBox,
  associatedData: AssociatedData,
  row: Row & { readonly encrypted?: string | null },
): Row {
  const { encrypted, ...clear } = row;
  const opened = typeof encrypted === 'string' ? JSON.parse(box.open(associatedData, encrypted)) : {};
  return { ...clear, ...opened };
}
