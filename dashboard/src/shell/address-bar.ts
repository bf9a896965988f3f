/* What stands behind the path of an address, which anybody may have written. */

/** A path of this application and nothing else: a link must not lead anybody to another site. */
export function ownPath(value: unknown): string | undefined {
  return typeof value === 'string' && /^\/(?!\/)[\w\-/?=&.%]*$/.test(value) ? value : undefined;
}

export function optionalText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** The value if it is one of these: an address bar may hold anything. */
export function oneOf<Value extends string>(values: readonly Value[], value: unknown): Value | undefined {
  return values.find((known) => known === value);
}

/** Plain text in, plain text out: an id of digits stays text. */
export const PLAIN_SEARCH = {
  parseSearch: (search: string) => Object.fromEntries(new URLSearchParams(search)),
  stringifySearch: (search: Record<string, unknown>) => {
    const given = Object.entries(search).filter(([, value]) => value !== undefined);
    const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
    return text === '' ? '' : `?${text}`;
  },
};
