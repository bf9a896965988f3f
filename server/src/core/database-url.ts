const ATTRIBUTES = 'target_session_attrs';
/** What libpq knows beside these asks for a standby, and whoever keeps books has to write. */
export const KNOWN_ATTRIBUTES: readonly string[] = ['any', 'read-write', 'primary'];

/** A URL for each host in one: libpq's way to name a primary and those that may take its place. */
export function urlsOf(url: string): string[] {
  const [, before = url, hosts = '', after = ''] = /^(\w+:\/\/(?:[^@/?]*@)?)([^/?]*)(.*)$/.exec(url) ?? [];
  return hosts.split(',').map((host) => `${before}${host}${after}`);
}

/** Which kind of server it asks for; null when it does not say. */
export function attributesOf(url: string): string | null {
  return parametersOf(url).get(ATTRIBUTES);
}

const CONNECT_TIMEOUT = 'connect_timeout';

/** How long a connection may take to be made, as libpq has it: in seconds; null when it does not say. */
export function connectTimeoutMsOf(url: string): number | null {
  const seconds = Number(parametersOf(url).get(CONNECT_TIMEOUT));
  return seconds > 0 ? seconds * 1_000 : null;
}

/** The same database for somebody who waits that long for it, unless it says how long itself. */
export function patiently(url: string, seconds: number): string {
  if (connectTimeoutMsOf(url) !== null) return url;
  const [base = ''] = url.split('?');
  const parameters = parametersOf(url);
  parameters.set(CONNECT_TIMEOUT, String(seconds));
  return withParameters(base, parameters);
}

const CELL_DATABASE = 'cell_database';

/** Under which name a pooler has a cell, such as `surety_{cell}`; null when it does not say. */
export function cellDatabaseOf(url: string): string | null {
  return parametersOf(url).get(CELL_DATABASE);
}

/**
 * The same for a cell: everything is looked for in its schema, which is said when a connection is made, so
 * that it holds. A pooler has one connection for many who come: there it is another database that is asked
 * for, whose role has that schema.
 */
export function inSchema(url: string, schema: string): string {
  const [base = ''] = url.split('?');
  const parameters = parametersOf(url);
  const database = parameters.get(CELL_DATABASE);
  if (database !== null) {
    parameters.delete(CELL_DATABASE);
    const [server = base] = /^\w+:\/\/[^/]*/.exec(base) ?? [];
    return withParameters(`${server}/${database.replace('{cell}', schema)}`, parameters);
  }
  const options = [parameters.get('options'), `-c search_path=${schema}`].filter(Boolean).join(' ');
  parameters.set('options', options);
  return withParameters(base, parameters);
}

function parametersOf(url: string): URLSearchParams {
  const at = url.indexOf('?');
  return new URLSearchParams(at < 0 ? '' : url.slice(at + 1));
}

function withParameters(base: string, parameters: URLSearchParams): string {
  // libpq and its kin read %20, and take a plus for one.
  return parameters.size === 0 ? base : `${base}?${parameters.toString().replaceAll('+', '%20')}`;
}
