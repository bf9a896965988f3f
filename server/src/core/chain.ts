/** Before the first link of a hash chain there is nothing to chain to. */
export const CHAIN_START = '0'.repeat(64);

/**
 * The one way to write a value as JSON: without spaces, and with the names of each object in order. A
 * database gives an object back in an order of its own, and a hash is taken over text.
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(inOrder(value));
}

function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(inOrder);
  // Without a prototype every name is a name like any other, "__proto__" too.
  const ordered: Record<string, unknown> = Object.create(null);
  for (const name of Object.keys(value).sort()) {
    ordered[name] = inOrder((value as Readonly<Record<string, unknown>>)[name]);
  }
  return ordered;
}
