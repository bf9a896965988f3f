import { DecryptionFailed } from './field-cipher.ts';
import {
  commitmentTo,
  decryptFor,
  ErasedData,
  encryptFor,
  newSalt,
  type PersonKey,
  type StoredKey,
} from './person-keys.ts';
import { type AssociatedData, nameOf, type PersonalBox } from './personal.ts';

/** How the personal fields of a chained row are stored. */
export type Personal = {
  readonly commitments: Readonly<Record<string, string>>;
  /** Fields about the same people are encrypted together, with the keys of all of them. */
  readonly parts: readonly { readonly keys: readonly string[]; readonly text: string }[];
};

/** A personal field, and the people that it is about. */
export type PersonalField = { readonly people: readonly string[]; readonly value: unknown };

export type Encrypted = {
  readonly personal: Personal;
  /** The keys that were used, which the same transaction has to store. */
  readonly keys: readonly PersonKey[];
};

/** Encrypts personal fields with the keys of their people, and commits to them. Null when there are none. */
export function encryptPersonal(
  box: PersonalBox,
  developerId: string,
  associatedData: AssociatedData,
  fields: ReadonlyMap<string, PersonalField>,
): Encrypted | null {
  if (fields.size === 0) return null;
  const groups = new Map<string, { readonly people: readonly string[]; values: Record<string, unknown> }>();
  for (const [field, { people, value }] of fields) {
    const name = JSON.stringify(people);
    const group = groups.get(name) ?? { people, values: {} };
    group.values[field] = value;
    groups.set(name, group);
  }
  const used = new Map<string, PersonKey>();
  const commitments: Record<string, string> = {};
  const parts = [...groups.values()].map(({ people, values }) => {
    const keys = people.map((person) => box.people.forWriting(developerId, person));
    for (const each of keys) used.set(each.id, each);
    const salt = newSalt();
    for (const [field, value] of Object.entries(values))
      commitments[field] = commitmentTo(salt, field, value);
    const text = encryptFor(
      keys.map((each) => each.key),
      nameOf(associatedData),
      { salt, values },
    );
    return { keys: keys.map(({ id }) => id), text };
  });
  return { personal: { commitments, parts }, keys: [...used.values()] };
}

export type StoredKeys = Readonly<Record<string, StoredKey>>;

/** SQL for the keys of a row's personal fields, in the form of StoredKeys. */
export function keysOf(row: string, personal: string): string {
  return `(SELECT jsonb_object_agg(k.id, jsonb_build_object('externalUserId', k.external_user_id, 'wrapped', k.wrapped))
      FROM person_keys k WHERE k.developer_id = ${row}.developer_id AND k.id IN (
        SELECT jsonb_array_elements_text(part -> 'keys')
        FROM jsonb_array_elements(${personal} -> 'parts') AS part))`;
}

export type OpenedPersonal = {
  /** Fields whose people were erased are missing. */
  readonly values: Readonly<Record<string, unknown>>;
  /** The salt of the commitment to each field that could be read. */
  readonly salts: Readonly<Record<string, string>>;
  /** Fields whose people were erased. */
  readonly erased: readonly string[];
};

/** Decrypts personal fields, and compares them with their commitments. */
export function openPersonal(
  box: PersonalBox,
  developerId: string,
  associatedData: AssociatedData,
  { commitments, parts }: Personal,
  keys: StoredKeys,
): OpenedPersonal {
  const name = nameOf(associatedData);
  const values: Record<string, unknown> = {};
  const salts: Record<string, string> = {};
  let isErased = false;
  for (const part of parts) {
    try {
      const opened = openPart(box, developerId, name, part, keys);
      for (const [field, value] of Object.entries(opened.values)) {
        if (commitmentTo(opened.salt, field, value) !== commitments[field])
          throw new DecryptionFailed(`${field} in ${name} is not what its row commits to`);
        values[field] = value;
        salts[field] = opened.salt;
      }
    } catch (error) {
      if (!(error instanceof ErasedData)) throw error;
      isErased = true;
    }
  }
  const erased = Object.keys(commitments).filter((field) => !(field in values));
  if (erased.length > 0 && !isErased) throw new DecryptionFailed(`${erased[0]} in ${name} was removed`);
  return { values, salts, erased };
}

function openPart(
  box: PersonalBox,
  developerId: string,
  name: string,
  { keys: ids, text }: Personal['parts'][number],
  keys: StoredKeys,
) {
  const found = ids.map((id) => {
    const stored = keys[id];
    if (!stored) throw new DecryptionFailed(`${name} needs the key ${id}, which was deleted`);
    return box.people.unwrap(developerId, id, stored);
  });
  return decryptFor(found, name, text);
}
