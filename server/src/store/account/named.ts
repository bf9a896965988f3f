import type { SecretBox } from '#store/secrets/secret-box.ts';

/** What identifies an account or a person, as it is written down. */
export type Named = { readonly id: string; readonly email: string; readonly name: string };
export type EncryptedNames = Named & { readonly encryptedBy: string | null };

/**
 * An account and whoever signed it up have one id, and what was encrypted for the one opens for the other: a
 * migration, which has no key, could hand it over.
 */
const associatedDataOf = (id: string, field: 'email' | 'name') => `developers/${id}/${field}`;

export function encryptedNames(box: SecretBox, { id, email, name }: Named): { email: string; name: string } {
  return {
    email: box.encrypt(associatedDataOf(id, 'email'), email),
    name: box.encrypt(associatedDataOf(id, 'name'), name),
  };
}

/** Where nothing says by which key, it stands in the clear, as version 0.1 wrote it. */
export function openedNames<Row extends EncryptedNames>(box: SecretBox, row: Row): Omit<Row, 'encryptedBy'> {
  const { encryptedBy, ...rest } = row;
  if (encryptedBy === null) return rest;
  const email = box.open(associatedDataOf(row.id, 'email'), row.email);
  return { ...rest, email, name: box.open(associatedDataOf(row.id, 'name'), row.name) };
}
