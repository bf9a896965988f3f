import { type DocumentContent, nameOf } from './document/content.ts';
import { claimedName } from './document/faults.ts';

/** National registers of people, by the number that each gives them: Nigeria's NIN and BVN. */
export type RegisterNumber = { readonly register: 'nin' | 'bvn'; readonly number: string };

/** What a register has under a number. */
export type RegisteredPerson = { readonly name: string; readonly birthDate: string };

/** Somebody else's register, or a made-up one. Whatever it throws, it could not be asked. */
export type Registry = {
  /** Null where it knows no such number. */
  lookUp(asked: RegisterNumber): Promise<RegisteredPerson | null>;
};

/** `unavailable`: it did not answer in time, or the document has no name that could be compared. */
export const REGISTRY_ANSWERS = ['match', 'mismatch', 'not_found', 'unavailable'] as const;
export type RegistryAnswer = (typeof REGISTRY_ANSWERS)[number];

/** Below it a day on a document may be another. */
const SURE_DAY = 0.85;

/** Whether the person on the document is the one whom the register has under the number. */
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
