import type { RegisteredPerson } from '#core/identity/register.ts';

type Written = { readonly name: string; readonly birthDate: string | null; readonly portrait: string | null };

/** The register's entry as bytes: it waits with the pictures, encrypted like them, until they are judged. */
export function writeEntry({ name, birthDate, portrait }: RegisteredPerson): Uint8Array {
  const encoded = portrait && Buffer.from(portrait).toString('base64');
  return Buffer.from(JSON.stringify({ name, birthDate, portrait: encoded } satisfies Written));
}

export function readEntry(bytes: Uint8Array | undefined): RegisteredPerson | undefined {
  if (!bytes) return undefined;
  const { name, birthDate, portrait } = JSON.parse(Buffer.from(bytes).toString()) as Written;
  return { name, birthDate, portrait: portrait === null ? null : Buffer.from(portrait, 'base64') };
}
