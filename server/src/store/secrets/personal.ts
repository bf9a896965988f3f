import { createHash, createHmac, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';
import { BoundedMap } from '#core/bounded-map.ts';
import { decrypt, encrypt, envelope, readEnvelope, SealBroken, sealingKey } from './field-cipher.ts';

/**
 * Where something is sealed: its table, whose it is, and what else names the row. It opens there and nowhere
 * else.
 */
export type Place = readonly [table: string, owner: string, ...rest: readonly (string | number)[]];

/**
 * Seals what names a person: names, addresses, account numbers. The key is the database's own; it lies there
 * sealed with the secret that the database does not hold (data-key.ts).
 */
export type PersonalBox = {
  readonly locked: boolean;
  seal(place: Place, plain: string): string;
  open(place: Place, sealed: string): string;
  sealBytes(place: Place, plain: Uint8Array): Buffer;
  openBytes(place: Place, sealed: Buffer): Buffer;
  /** The same for the same text in the same place, and of no use to whoever has the database alone. */
  mark(place: Place, plain: string): Buffer;
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
  const keyFor = ([, owner]: Place): KeyObject => {
    const known = keys.get(owner);
    if (known) return known;
    const key = sealingKey(new Uint8Array(hkdfSync('sha256', bytes, 'surety', `owner: ${owner}`, KEY_BYTES)));
    keys.set(owner, key);
    return key;
  };
  const sealBytes: PersonalBox['sealBytes'] = (place, plain) => encrypt(keyFor(place), nameOf(place), plain);
  const openBytes: PersonalBox['openBytes'] = (place, sealed) =>
    decrypt(keyFor(place), nameOf(place), sealed);
  return {
    locked: false,
    sealBytes,
    openBytes,
    mark(place, plain) {
      const [, owner] = place;
      const key = hkdfSync('sha256', bytes, 'surety', `mark: ${owner}`, KEY_BYTES);
      return createHmac('sha256', Buffer.from(key)).update(nameOf(place)).update(plain).digest();
    },
    seal: (place, plain) => envelope(id, sealBytes(place, Buffer.from(plain))),
    open(place, text) {
      const { keyId, sealed } = readEnvelope(nameOf(place), text);
      if (keyId !== id) throw new SealBroken(`${nameOf(place)} is sealed with the key ${keyId}, not ${id}`);
      return openBytes(place, sealed).toString('utf8');
    },
  };
}

/** Spelled so that no two places read the same, whatever people call themselves. */
function nameOf(place: Place): string {
  return JSON.stringify(place);
}

/** Whoever has the database and no secret. Nothing is written in the clear for want of a key. */
export const LOCKED: PersonalBox = {
  locked: true,
  seal: refuse,
  open: refuse,
  sealBytes: refuse,
  openBytes: refuse,
  mark: refuse,
};

function refuse(place: Place): never {
  throw new SealBroken(`${nameOf(place)} is sealed, and no secret was given: set SECRETS_KEY or DATA_DIR`);
}

type Facts = Readonly<Record<string, unknown>>;

/** Facts as one sealed value; null where none of them says anything. */
export function sealFacts(box: PersonalBox, place: Place, facts: Facts): string | null {
  const said = Object.entries(facts).filter(([, value]) => saysSomething(value));
  return said.length === 0 ? null : box.seal(place, JSON.stringify(Object.fromEntries(said)));
}

function saysSomething(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '' && JSON.stringify(value) !== '{}';
}

/** Takes those of the fields that say something out of a row, and puts them back as `sealed`. */
export function sealFields(
  box: PersonalBox,
  place: Place,
  row: Facts,
  fields: readonly string[],
): Record<string, unknown> {
  const hidden = Object.entries(row).filter(
    ([field, value]) => fields.includes(field) && saysSomething(value),
  );
  if (hidden.length === 0) return { ...row };
  const clear = Object.entries(row).filter((entry) => !hidden.some(([field]) => field === entry[0]));
  return { ...Object.fromEntries(clear), sealed: sealFacts(box, place, Object.fromEntries(hidden)) };
}

/** The row as it was. One without anything sealed stays as it is: from before, or with nothing to hide. */
export function openFields<Row extends object>(
  box: PersonalBox,
  place: Place,
  row: Row & { readonly sealed?: string | null },
): Row {
  const { sealed, ...clear } = row;
  const opened = typeof sealed === 'string' ? JSON.parse(box.open(place, sealed)) : {};
  return { ...clear, ...opened };
}
