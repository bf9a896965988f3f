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
  const at = url.indexOf('?');
  return at < 0 ? null : new URLSearchParams(url.slice(at + 1)).get(ATTRIBUTES);
}

/** The same, with everything looked for in one schema. Said when a connection is made, so that it holds. */
export function inSchema(url: string, schema: string): string {
  const [base = '', asked = ''] = url.split(/\?(.*)/s);
  const parameters = new URLSearchParams(asked);
  const options = [parameters.get('options'), `-c search_path=${schema}`].filter(Boolean).join(' ');
  parameters.set('options', options);
  // libpq and its kin read %20, and take a plus for one.
  return `${base}?${parameters.toString().replaceAll('+', '%20')}`;
}
