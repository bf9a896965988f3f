type Reviver = Parameters<typeof JSON.parse>[1];

/**
 * JSON whose numbers stay text, as they were written: an amount with decimals must not pass through a double.
 * Undefined for what is no JSON.
 */
export function readExactJson(text: string): unknown {
  try {
    return JSON.parse(text, asWritten as Reviver);
  } catch {
    return undefined;
  }
}

/** The third argument, the number as it was written, is younger than the types of the language. */
function asWritten(_key: string, value: unknown, { source = '' }: { source?: string }): unknown {
  return typeof value === 'number' ? source : value;
}
