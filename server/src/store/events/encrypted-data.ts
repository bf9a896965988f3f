import { type Committed, ERASED } from '#core/chain.ts';
import { type Party, type People, personalFields } from '#core/events/personal.ts';
import {
  encryptPersonal,
  keysOf,
  openPersonal,
  type Personal,
  type PersonalField,
  type StoredKeys,
} from '#store/secrets/committed.ts';
import type { PersonKey } from '#store/secrets/person-keys.ts';
import {
  type AssociatedData,
  type Facts,
  isEmpty,
  openFields,
  type PersonalBox,
} from '#store/secrets/personal.ts';

type Key = { readonly developerId: string; readonly streamId: string; readonly sequence: number };
type Stored = Omit<Key, 'developerId'> & { readonly data: object };

function associatedDataOf({ developerId, streamId, sequence }: Key): AssociatedData {
  return ['events', developerId, streamId, sequence];
}

export type EncryptedData = {
  /** Personal fields are in its member `personal`. */
  readonly data: object;
  readonly committed: Committed | undefined;
  /** The keys that were used, which the same commit has to store. */
  readonly keys: readonly PersonKey[];
};

/** Encrypts the personal fields of an event's data for storage, and commits to them. */
export function encryptData(
  box: PersonalBox,
  key: Key,
  { type, data }: { readonly type: string; readonly data: object },
  people: People,
): EncryptedData {
  const about = personalFields(type);
  const fields = new Map<string, PersonalField>();
  const clear: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(data as Facts)) {
    const parties = about.get(field);
    if (!parties || isEmpty(value)) {
      clear[field] = value;
      continue;
    }
    const concerned = [...new Set(parties.map((party) => personOf(party, people, type, data)))];
    fields.set(field, { people: concerned, value });
  }
  const encrypted = encryptPersonal(box, key.developerId, associatedDataOf(key), fields);
  if (!encrypted) return { data, committed: undefined, keys: [] };
  const { personal, keys } = encrypted;
  const { commitments } = personal;
  return { data: { ...clear, personal }, committed: { clear, commitments }, keys };
}

function personOf(party: Party, people: People, type: string, data: object): string {
  const { externalUserId, platformUserId } = data as Record<string, unknown>;
  const person = people[party] ?? externalUserId ?? platformUserId;
  if (typeof person !== 'string') throw new Error(`an event ${type} has personal data of an unknown person`);
  return person;
}

/** SQL for an event's data together with the keys of its personal fields, read at the same moment. */
export function withKeys(event: string, data = `${event}.data`): string {
  return `CASE WHEN ${event}.data ? 'personal' THEN ${event}.data || jsonb_build_object('keys', ${keysOf(
    event,
    `${event}.data -> 'personal'`,
  )}) ELSE ${data} END`;
}

type Opened = {
  readonly data: object;
  readonly committed: Committed | undefined;
  /** The salts of the commitments, by field. */
  readonly salts: Readonly<Record<string, string>>;
  /** True when some of the data was erased. */
  readonly erased: boolean;
};

/** Decrypts an event's data for the verification, which needs to know how the hash is computed. */
export function openCommitted(box: PersonalBox, key: Key, data: object): Opened {
  if (!('personal' in data)) {
    const plain = openFields(box, associatedDataOf(key), data);
    return { data: plain, committed: undefined, salts: {}, erased: false };
  }
  const { clear, commitments, parts, keys } = partsOf(data);
  const personal = { commitments, parts };
  const opened = openPersonal(box, key.developerId, associatedDataOf(key), personal, keys);
  const { values, salts, erased } = opened;
  const gone = Object.fromEntries(erased.map((field) => [field, field === 'metadata' ? {} : ERASED]));
  return {
    data: { ...clear, ...values, ...gone },
    committed: { clear, commitments },
    salts,
    erased: erased.length > 0,
  };
}

/** Splits stored data. Also used where nothing can be decrypted: the hash needs no key. */
export function partsOf(data: object): Committed & {
  readonly parts: Personal['parts'];
  readonly keys: StoredKeys;
} {
  const { personal, keys, ...clear } = data as { personal: Personal; keys?: StoredKeys | null };
  return { clear, commitments: personal.commitments, parts: personal.parts, keys: keys ?? {} };
}

/** Returns an event with its data decrypted. Fields of people who were erased say so. */
export function openEvent<Event extends Stored>(box: PersonalBox, developerId: string, event: Event): Event {
  return { ...event, data: openCommitted(box, { ...event, developerId }, event.data).data };
}
