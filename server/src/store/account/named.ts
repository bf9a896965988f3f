import type { SecretBox } from '#store/secrets/secret-box.ts';

/** What identifies an account or a person, as it is written down. */
export type Named = { readonly id: string; readonly email: string; readonly name: string };
export type SealedNames = Named & { readonly sealedBy: string | null };

/**
 * An account and whoever signed it up have one id, and what was sealed for the one opens for the other: a
 * migration, which has no key, could hand it over.
 */
const placeOf = (id: string, field: 'email' | 'name') => `developers/${id}/${field}`;

export function sealedNames(box: SecretBox, { id, email, name }: Named): { email: string; name: string } {
  return { email: box.seal(placeOf(id, 'email'), email), name: box.seal(placeOf(id, 'name'), name) };
}

/** Where nothing says by which key, it stands in the clear, as version 0.1 wrote it. */
export function openedNames<Row extends SealedNames>(box: SecretBox, row: Row): Omit<Row, 'sealedBy'> {
  const { sealedBy, ...rest } = row;
  if (sealedBy === null) return rest;
  const email = box.open(placeOf(row.id, 'email'), row.email);
  return { ...rest, email, name: box.open(placeOf(row.id, 'name'), row.name) };
}
