import { type DocumentContent, nameOf } from './document/content.ts';
import { claimedName } from './document/faults.ts';

/** National registers of people and the number each assigns: Nigeria's NIN and BVN. */
export type RegisterNumber = { readonly register: 'nin' | 'bvn'; readonly number: string };

/** A register's entry for a number. */
export type RegisteredPerson = { readonly name: string; readonly birthDate: string };

/** An external register or the simulated one. Any error it throws means that it is unavailable. */
export type Registry = {
  /** Returns null when the number is unknown. */
  lookUp(asked: RegisterNumber): Promise<RegisteredPerson | null>;
};

/** `unavailable`: no answer in time, or the document has no comparable name. */
export const REGISTRY_ANSWERS = ['match', 'mismatch', 'not_found', 'unavailable'] as const;
export type RegistryAnswer = (typeof REGISTRY_ANSWERS)[number];

/** Below this confidence a date on a document may be misread. */
const SURE_DAY = 0.85;

/** Compares the person on the document with the register's entry. */
export function compareWithRegister(
  person: RegisteredPerson | null,
  content: DocumentContent | null,
): RegistryAnswer {
  if (person === null) return 'not_found';
  if (content === null || nameOf(content) === null) return 'unavailable';
  const { birthDate } = content;
  const isOtherDay =
    birthDate !== null && birthDate.confidence >= SURE_DAY && birthDate.value !== person.birthDate;
  const names = claimedName(person.name, content);
  if (isOtherDay || names === 'mismatch') return 'mismatch';
  return names === 'unknown' ? 'unavailable' : 'match';
}
