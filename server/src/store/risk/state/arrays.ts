/**
 * Array literals for the parameters of SQL functions. PostgreSQL reads one array for each column in a
 * fraction of the time that it takes to read rows of JSON.
 */
export function texts(values: readonly (string | null)[]): string {
  // JSON spells quotes, backslashes and null as an array literal does, and is much faster than a loop.
  const json = JSON.stringify(values);
  if (!JSON_ONLY.test(json)) return `{${json.slice(1, -1)}}`;
  return `{${values.map((value) => (value === null ? 'null' : quoted(value))).join(',')}}`;
}

/** An escape that means something else in an array literal. */
const JSON_ONLY = /\\[^"\\]/;

function quoted(value: string): string {
  return `"${value.replace(/["\\]/g, '\\$&')}"`;
}

/** Numbers, and booleans as PostgreSQL spells them. */
export function plain(values: readonly (number | boolean | null)[]): string {
  return `{${JSON.stringify(values).slice(1, -1)}}`;
}

/** Bytes given in hex. */
export function bytes(values: readonly (string | null)[]): string {
  return `{${values.map((hex) => (hex === null ? 'null' : `"\\\\x${hex}"`)).join(',')}}`;
}
