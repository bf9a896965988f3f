/** Each is a tenant of its own, with keys, agreements and webhooks that the other does not know. */
export type Environment = 'live' | 'test';

const ROOT = '/dashboard';
const ROOTS: Readonly<Record<Environment, string>> = { live: ROOT, test: `${ROOT}/test` };
const KEY = 'surety-environment';
/** Says in an address that whoever follows it wants this environment, whatever was remembered. */
const WANTED = 'environment';

/**
 * Where this page is, for as long as it is open: its address says so. To change it is to open another page,
 * so that nothing which was asked for in one environment is ever shown, or acted on, in the other.
 */
export const ENVIRONMENT: Environment = isBelow(ROOTS.test, location.pathname) ? 'test' : 'live';
export const IN_TEST = ENVIRONMENT === 'test';
/** What every address of this environment's pages begins with. */
export const PAGES = ROOTS[ENVIRONMENT];
/** The same for what they ask the server for. Who is signed in, and the way in, are beside both. */
export const ACCOUNT_API = `${ROOT}/api`;
export const ENVIRONMENT_API = IN_TEST ? `${ACCOUNT_API}/test` : ACCOUNT_API;

/** The address of a page in an environment. */
export function addressIn(environment: Environment, path: string): string {
  const page = `${ROOTS[environment]}${path === '/' ? '' : path}`;
  return page === ROOT ? `${page}?${WANTED}=${environment}` : page;
}

export function rememberEnvironment(): void {
  localStorage.setItem(KEY, ENVIRONMENT);
}

/**
 * Whoever comes by the front door goes where they were last. True when they do: there is nothing to show.
 */
export function goesElsewhere(): boolean {
  const query = new URLSearchParams(location.search);
  if (!/^\/dashboard\/?$/.test(location.pathname)) return false;
  if (query.get(WANTED) === null && localStorage.getItem(KEY) === 'test') {
    location.replace(ROOTS.test);
    return true;
  }
  if (query.has(WANTED)) history.replaceState(history.state, '', ROOT);
  return false;
}

function isBelow(root: string, path: string): boolean {
  return path === root || path.startsWith(`${root}/`);
}
