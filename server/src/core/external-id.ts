/** Characters that nobody sees: control and format characters, and what Unicode lets a reader ignore. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

const FAULTS: readonly (readonly [isFaulty: (id: string) => boolean, fault: string])[] = [
  [(id) => id === '.' || id === '..', 'must not be "." or "..", which no path can name; use another id'],
  [(id) => id !== id.trim(), 'must not begin or end with white space; trim it'],
  [(id) => INVISIBLE.test(id), 'must not contain control or invisible characters; remove them'],
  [(id) => id !== id.normalize('NFC'), 'must be in Unicode’s normal form C; normalise it to NFC'],
];

/**
 * What is wrong with a caller's id of a user, or null. Two ids that look the same are two people to us: one
 * would confirm, and the other never be paid. Ids from before this rule still name those whom they named.
 */
export function faultOf(externalId: string): string | null {
  return FAULTS.find(([isFaulty]) => isFaulty(externalId))?.[1] ?? null;
}
