import type { SecretBox } from '#store/secrets/secret-box.ts';

/** The stored identity of an account or a person. */
export type Named = { readonly id: string; readonly email: string; readonly name: string };
export type EncryptedNames = Named & { readonly encryptedBy: string | null };

/**
 * An account and the person who signed it up share an id and therefore the associated data: a migration,
 * which has no key, could copy the ciphertext from one table to the other.
 */
const associatedDataOf = (id: string, field: 'email' | 'name') => `developers/${id}/${field}`;

export function encryptedNames(box: SecretBox, { id, email, name }: Named): { email: string; name: string } {
  return {
    email: box.encrypt(associatedDataOf(id, 'email'), email),
    name: box.encrypt(associatedDataOf(id, 'name'), name),
  };
}

/** Without a key id the names are in plain text, as version 0.1 wrote them. */
export function openedNames<Row extends EncryptedNames>(box: SecretBox, row: Row): Omit<Row, 'encryptedBy'> {
  const { encryptedBy, ...rest } = row;
  if (encryptedBy === null) return rest;
  const email = box.open(associatedDataOf(row.id, 'email'), row.email);
  return { ...rest, email, name: box.open(associatedDataOf(row.id, 'name'), row.name) };
}
