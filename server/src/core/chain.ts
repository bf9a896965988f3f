/** Before the first link of a hash chain there is nothing to chain to. */
export const CHAIN_START = '0'.repeat(64);

/**
 * The one way to write a value as JSON: without spaces, and with the names of each object in order. A
 * database gives an object back in an order of its own, and a hash is taken over text.
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) => (isPlainObject(part) ? inOrder(part) : part));
}

function isPlainObject(part: unknown): part is Readonly<Record<string, unknown>> {
  return typeof part === 'object' && part !== null && !Array.isArray(part);
}

function inOrder(part: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(part).sort(([left], [right]) => (left < right ? -1 : 1)));
}
