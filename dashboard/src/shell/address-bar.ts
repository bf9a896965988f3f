/* Anyone may have written the query of a URL. */

/** Accepts only a path of this application, so that a link cannot redirect to another site. */
export function ownPath(value: unknown): string | undefined {
  return typeof value === 'string' && /^\/(?!\/)[\w\-/?=&.%]*$/.test(value) ? value : undefined;
}

export function optionalText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Returns the value if it is one of `values`. */
export function oneOf<Value extends string>(values: readonly Value[], value: unknown): Value | undefined {
  return values.find((known) => known === value);
}

/** How a list is shown, in the address: a link to it shows the same. */
export type ListView = {
  /** The name of a column, after a minus for the largest first. */
  sort?: string | undefined;
  /** Names of columns, separated by commas. */
  hide?: string | undefined;
  dense?: 'true' | undefined;
};

export const listViewOf = (search: Record<string, unknown>): ListView => ({
  sort: optionalText(search['sort']),
  hide: optionalText(search['hide']),
  dense: oneOf(['true'], search['dense']),
});

/** Keeps values as plain text, so that an id of digits does not become a number. */
export const PLAIN_SEARCH = {
  parseSearch: (search: string) => Object.fromEntries(new URLSearchParams(search)),
  stringifySearch: (search: Record<string, unknown>) => {
    const given = Object.entries(search).filter(([, value]) => value !== undefined);
    const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
    return text === '' ? '' : `?${text}`;
  },
};
