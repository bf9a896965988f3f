import type { Committed } from '#core/events/chain.ts';
import { ERASED, type Party, type People, personalFields } from '#core/events/personal.ts';
import { DecryptionFailed } from '#store/secrets/field-cipher.ts';
import {
  commitmentTo,
  decryptFor,
  ErasedData,
  encryptFor,
  newSalt,
  type PersonKey,
  type StoredKey,
} from '#store/secrets/person-keys.ts';
import {
  type AssociatedData,
  type Facts,
  isEmpty,
  nameOf,
  openFields,
  type PersonalBox,
} from '#store/secrets/personal.ts';

type Key = { readonly developerId: string; readonly streamId: string; readonly sequence: number };
type Stored = Omit<Key, 'developerId'> & { readonly data: object };

function associatedDataOf({ developerId, streamId, sequence }: Key): AssociatedData {
  return ['events', developerId, streamId, sequence];
}

/** How the personal fields of an event are stored, in the member `personal` of its data. */
type Personal = {
  readonly commitments: Readonly<Record<string, string>>;
  /** Fields about the same people are encrypted together, with the keys of all of them. */
  readonly parts: readonly { readonly keys: readonly string[]; readonly text: string }[];
};

export type EncryptedData = {
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
  const groups = new Map<string, { readonly people: readonly string[]; values: Record<string, unknown> }>();
  const clear: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(data as Facts)) {
    const parties = about.get(field);
    if (!parties || isEmpty(value)) {
      clear[field] = value;
      continue;
    }
    const concerned = [...new Set(parties.map((party) => personOf(party, people, type, data)))];
    const name = JSON.stringify(concerned);
    const group = groups.get(name) ?? { people: concerned, values: {} };
    group.values[field] = value;
    groups.set(name, group);
  }
  if (groups.size === 0) return { data, committed: undefined, keys: [] };
  const used = new Map<string, PersonKey>();
  const commitments: Record<string, string> = {};
  const parts = [...groups.values()].map(({ people: concerned, values }) => {
    const keys = concerned.map((person) => box.people.forWriting(key.developerId, person));
    for (const each of keys) used.set(each.id, each);
    const salt = newSalt();
    for (const [field, value] of Object.entries(values))
      commitments[field] = commitmentTo(salt, field, value);
    const text = encryptFor(
      keys.map((each) => each.key),
      nameOf(associatedDataOf(key)),
      { salt, values },
    );
    return { keys: keys.map(({ id }) => id), text };
  });
  const personal: Personal = { commitments, parts };
  return { data: { ...clear, personal }, committed: { clear, commitments }, keys: [...used.values()] };
}

function personOf(party: Party, people: People, type: string, data: object): string {
  const { externalUserId, platformUserId } = data as Record<string, unknown>;
  const person = people[party] ?? externalUserId ?? platformUserId;
  if (typeof person !== 'string') throw new Error(`an event ${type} has personal data of an unknown person`);
  return person;
}

/** SQL for an event's data together with the keys of its personal fields, read at the same moment. */
export function withKeys(event: string, data = `${event}.data`): string {
  return `CASE WHEN ${event}.data ? 'personal' THEN ${event}.data || jsonb_build_object('keys', (
      SELECT jsonb_object_agg(k.id, jsonb_build_object('externalUserId', k.external_user_id, 'wrapped', k.wrapped))
      FROM person_keys k WHERE k.developer_id = ${event}.developer_id AND k.id IN (
        SELECT jsonb_array_elements_text(part -> 'keys')
        FROM jsonb_array_elements(${event}.data -> 'personal' -> 'parts') AS part)))
    ELSE ${data} END`;
}

type Opened = {
  readonly data: object;
  readonly committed: Committed | undefined;
  /** True when some of the data was erased. */
  readonly erased: boolean;
};

/** Decrypts an event's data for the verification, which needs to know how the hash is computed. */
export function openCommitted(box: PersonalBox, key: Key, data: object): Opened {
  if (!('personal' in data)) {
    const plain = openFields(box, associatedDataOf(key), data);
    return { data: plain, committed: undefined, erased: false };
  }
  const { clear, commitments, parts, keys } = partsOf(data);
  const opened: Record<string, unknown> = {};
  let erased = false;
  for (const part of parts) {
    try {
      Object.assign(opened, openPart(box, key, part, { commitments, keys }));
    } catch (error) {
      if (!(error instanceof ErasedData)) throw error;
      erased = true;
    }
  }
  for (const field of Object.keys(commitments)) {
    if (field in opened) continue;
    if (!erased) throw new DecryptionFailed(`${field} in ${nameOf(associatedDataOf(key))} was removed`);
    opened[field] = field === 'metadata' ? {} : ERASED;
  }
  return { data: { ...clear, ...opened }, committed: { clear, commitments }, erased };
}

/** Splits stored data. Also used where nothing can be decrypted: the hash needs no key. */
export function partsOf(data: object): Committed & {
  readonly parts: Personal['parts'];
  readonly keys: Readonly<Record<string, StoredKey>>;
} {
  const { personal, keys, ...clear } = data as {
    personal: Personal;
    keys?: Record<string, StoredKey> | null;
  };
  return { clear, commitments: personal.commitments, parts: personal.parts, keys: keys ?? {} };
}

function openPart(
  box: PersonalBox,
  key: Key,
  { keys: ids, text }: Personal['parts'][number],
  { commitments, keys }: Pick<ReturnType<typeof partsOf>, 'commitments' | 'keys'>,
): Readonly<Record<string, unknown>> {
  const name = nameOf(associatedDataOf(key));
  const found = ids.map((id) => {
    const stored = keys[id];
    if (!stored) throw new DecryptionFailed(`${name} needs the key ${id}, which was deleted`);
    return box.people.unwrap(key.developerId, id, stored);
  });
  const { salt, values } = decryptFor(found, name, text);
  for (const [field, value] of Object.entries(values)) {
    if (commitmentTo(salt, field, value) !== commitments[field])
      throw new DecryptionFailed(`${field} in ${name} is not what the event commits to`);
  }
  return values;
}

/** Returns an event with its data decrypted. Fields of people who were erased say so. */
export function openEvent<Event extends Stored>(box: PersonalBox, developerId: string, event: Event): Event {
  return { ...event, data: openCommitted(box, { ...event, developerId }, event.data).data };
}
