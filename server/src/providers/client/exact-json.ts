type Reviver = Parameters<typeof JSON.parse>[1];

/**
 * Parses JSON and keeps numbers as text: an amount with decimals must not pass through a double. Undefined
 * for invalid JSON.
 */
export function readExactJson(text: string): unknown {
  try {
    return JSON.parse(text, asWritten as Reviver);
  } catch {
    return undefined;
  }
}

/** The third argument, with the number's source text, is missing from TypeScript's types. */
function asWritten(_key: string, value: unknown, { source = '' }: { source?: string }): unknown {
  return typeof value === 'number' ? source : value;
}
