const ATTRIBUTES = 'target_session_attrs';
/** The other values that libpq accepts select a standby, but the service has to write. */
export const KNOWN_ATTRIBUTES: readonly string[] = ['any', 'read-write', 'primary'];

/**
 * Returns one URL per host of a multi-host URL, which is libpq's way to name a primary and its failover
 * candidates.
 */
export function urlsOf(url: string): string[] {
  const [, before = url, hosts = '', after = ''] = /^(\w+:\/\/(?:[^@/?]*@)?)([^/?]*)(.*)$/.exec(url) ?? [];
  return hosts.split(',').map((host) => `${before}${host}${after}`);
}

/** Returns the kind of server the URL asks for, or null. */
export function attributesOf(url: string): string | null {
  return parametersOf(url).get(ATTRIBUTES);
}

const CONNECT_TIMEOUT = 'connect_timeout';

/** Returns the connect timeout, which libpq gives in seconds, or null. */
export function connectTimeoutMsOf(url: string): number | null {
  const seconds = Number(parametersOf(url).get(CONNECT_TIMEOUT));
  return seconds > 0 ? seconds * 1_000 : null;
}

/** Returns the URL with this connect timeout unless it already has one. */
export function patiently(url: string, seconds: number): string {
  if (connectTimeoutMsOf(url) !== null) return url;
  const [base = ''] = url.split('?');
  const parameters = parametersOf(url);
  parameters.set(CONNECT_TIMEOUT, String(seconds));
  return withParameters(base, parameters);
}

const CELL_DATABASE = 'cell_database';

/** Returns the database name of a cell at a pooler, such as `surety_{cell}`, or null. */
export function cellDatabaseOf(url: string): string | null {
  return parametersOf(url).get(CELL_DATABASE);
}

/**
 * Returns the URL for a cell. Its schema is set as the search path when a connection is opened, so that it
 * always applies. A pooler shares connections between clients, so there the cell has its own database name,
 * whose role has that schema.
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
  // libpq and similar drivers read %20 as a space, but a plus literally.
  return parameters.size === 0 ? base : `${base}?${parameters.toString().replaceAll('+', '%20')}`;
}
