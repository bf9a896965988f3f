/** Invisible characters: control and format characters, and those that Unicode lets a reader ignore. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

/** The platform's own payout account, where its commission goes, is kept under this id. */
export const OWN_ACCOUNT_ID = 'surety:commission';

/** Members of the platform's team are people as well: their keys are kept under their id with this prefix. */
const MEMBER = 'surety:member:';

export function idOfMember(memberId: string): string {
  return MEMBER + memberId;
}

/** Returns the member whose id among people this is; null for a person whom the platform serves. */
export function memberOf(externalId: string): string | null {
  return externalId.startsWith(MEMBER) ? externalId.slice(MEMBER.length) : null;
}

const FAULTS: readonly (readonly [isFaulty: (id: string) => boolean, fault: string])[] = [
  [
    (id) => id === '.' || id === '..',
    'must not be "." or "..", which cannot be part of a path; use another id',
  ],
  [(id) => id === OWN_ACCOUNT_ID, 'is the id of the platform’s own payout account; use another id'],
  [(id) => memberOf(id) !== null, 'must not begin with "surety:member:"; use another id'],
  [(id) => id !== id.trim(), 'must not begin or end with white space; trim it'],
  [(id) => INVISIBLE.test(id), 'must not contain control or invisible characters; remove them'],
  [(id) => id !== id.normalize('NFC'), 'must be in Unicode normalization form C (NFC); normalise it'],
];

/**
 * Returns what is wrong with a caller's user id, or null. Two ids that look alike are two users to us: one
 * would confirm and the other would never be paid. Ids from before this rule remain valid for existing users.
 */
export function faultOf(externalId: string): string | null {
  return FAULTS.find(([isFaulty]) => isFaulty(externalId))?.[1] ?? null;
}
