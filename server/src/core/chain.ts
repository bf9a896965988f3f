/** The previous hash of the first link in a chain. */
export const CHAIN_START = '0'.repeat(64);

/** Shown in place of a field whose person was erased. */
export const ERASED = '[erased]';

/** Data without its personal fields, and a commitment in the place of each of them. */
export type Committed = {
  readonly clear: object;
  readonly commitments: Readonly<Record<string, string>>;
};

/**
 * Returns the canonical JSON text of a value: without spaces, with sorted keys. A database returns an
 * object's keys in an order of its own, and a hash covers text.
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(inOrder(value));
}

function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(inOrder);
  const names = Object.keys(value).sort();
  // Without a prototype, "__proto__" is an ordinary key. Such objects take longer to write.
  const ordered: Record<string, unknown> = names.includes('__proto__') ? Object.create(null) : {};
  for (const name of names) ordered[name] = inOrder((value as Readonly<Record<string, unknown>>)[name]);
  return ordered;
}
