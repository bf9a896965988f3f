/** Each environment is a separate tenant, with its own keys, agreements and webhooks. */
export type Environment = 'live' | 'test';

const ROOT = '/dashboard';
const ROOTS: Readonly<Record<Environment, string>> = { live: ROOT, test: `${ROOT}/test` };
const KEY = 'surety-environment';
/** Query parameter that selects an environment, whatever was remembered. */
const WANTED = 'environment';

/**
 * The environment of this page, fixed by its URL. Switching opens another page, so that data of one
 * environment is never shown or acted on in the other.
 */
export const ENVIRONMENT: Environment = isBelow(ROOTS.test, location.pathname) ? 'test' : 'live';
export const IN_TEST = ENVIRONMENT === 'test';
/** The path prefix of this environment's pages. */
export const PAGES = ROOTS[ENVIRONMENT];
/** API prefixes. Sessions and sign-in are the same for both environments. */
export const ACCOUNT_API = `${ROOT}/api`;
export const ENVIRONMENT_API = IN_TEST ? `${ACCOUNT_API}/test` : ACCOUNT_API;

/** The URL of a page in an environment. */
export function addressIn(environment: Environment, path: string): string {
  const page = `${ROOTS[environment]}${path === '/' ? '' : path}`;
  return page === ROOT ? `${page}?${WANTED}=${environment}` : page;
}

export function rememberEnvironment(): void {
  localStorage.setItem(KEY, ENVIRONMENT);
}

/**
 * Redirects from the root of the dashboard to the environment that was used last. True when it does: then
 * there is nothing to render.
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
