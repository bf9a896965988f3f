import { ERASED } from '#core/chain.ts';
import { encryptedNames } from '#store/account/named.ts';
import type { Queryable } from '#store/db.ts';
import type { SecretBox } from '#store/secrets/secret-box.ts';

export type TeamMember = { readonly personId: string; readonly state: string };

/** Locks a member of an account's team. */
export async function lock(
  tx: Queryable,
  developerId: string,
  memberId: string,
): Promise<TeamMember | undefined> {
  const [found] = await tx.query<TeamMember>(
    `SELECT person_id AS "personId", state FROM members WHERE developer_id = $1 AND id = $2 FOR UPDATE`,
    [developerId, memberId],
  );
  return found;
}

/** What a person signs in with, and where they did. */
const SIGN_IN = [
  'person_emails',
  'person_subjects',
  'passkeys',
  'totp_secrets',
  'recovery_codes',
  'known_networks',
  'password_resets',
  'sign_ins',
  'sessions',
] as const;

/**
 * Deletes the name, address and sign-in of a person who is in no team any more. A person who is still a
 * member of another account keeps them.
 */
export async function eraseSignIn(tx: Queryable, box: SecretBox, personId: string): Promise<boolean> {
  const elsewhere = await tx.query(
    `SELECT 1 FROM person_accounts a JOIN members m ON m.developer_id = a.developer_id AND m.id = a.member_id
     WHERE a.person_id = $1 AND m.state <> 'removed' LIMIT 1`,
    [personId],
  );
  if (elsewhere.length > 0) return false;
  for (const table of SIGN_IN) await tx.query(`DELETE FROM ${table} WHERE person_id = $1`, [personId]);
  // No address can be equal to it, also when it is encrypted with another key later.
  const nothing = encryptedNames(box, { id: personId, email: `${personId}@erased.invalid`, name: ERASED });
  await tx.query(
    'UPDATE people SET email = $2, name = $3, password_hash = NULL, encrypted_by = $4 WHERE person_id = $1',
    [personId, nothing.email, nothing.name, box.keyId],
  );
  return true;
}
