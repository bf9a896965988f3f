import { ApiError, ConnectionError, type Problem, Surety } from '@surety/sdk';
import { ACCOUNT_API, ENVIRONMENT_API, PAGES } from './environment.ts';
import { isAway } from './idle.ts';
import { proofQuestion, signInQuestion } from './question.ts';

let accountShown: string | null = null;
let signOuts = 0;

/** Number of sign-outs in this page so far. */
export function signOutsSoFar(): number {
  return signOuts;
}

/**
 * Sets the account that the pages show and send with each request: this browser may have switched to another
 * one in another window. A response to a request from before a sign-out is ignored.
 */
export function showAccount(id: string | null, askedAfter: number): void {
  if (askedAfter === signOuts) accountShown = id;
}

/** After this, a 401 no longer asks the person to sign in again: they have just signed out. */
export function forgetAccount(): void {
  signOuts++;
  accountShown = null;
}

/** True while a signed-in person's account is shown. */
export function isShowing(): boolean {
  return accountShown !== null;
}

type Listener = () => void;
let whenSignedOut: Listener = () => undefined;

/** Registers a listener for the end of the session, which any request can find out about. */
export function onSignedOut(listener: Listener): void {
  whenSignedOut = listener;
}

/** Goes to the sign-in page. Does so once, however many requests are refused. */
export function leave(): void {
  if (accountShown === null) return;
  accountShown = null;
  whenSignedOut();
}

/** The public API, authenticated by this browser's session instead of a key. */
export const surety = new Surety({
  apiUrl: `${location.origin}${ENVIRONMENT_API}/v1`,
  fetch: sessionFetch,
  // The query client retries reads, and people retry commands.
  maxRetries: 0,
});

/** Endpoints that only the dashboard has. */
export function get<Body>(path: string, query: Query = {}): Promise<Body> {
  return send<Body>('GET', withQuery(path, query));
}

export function post<Body>(path: string, body: object): Promise<Body> {
  return send<Body>('POST', path, body);
}

export function put<Body>(path: string, body: object): Promise<Body> {
  return send<Body>('PUT', path, body);
}

export function patch<Body>(path: string, body: object): Promise<Body> {
  return send<Body>('PATCH', path, body);
}

export function remove<Body>(path: string): Promise<Body> {
  return send<Body>('DELETE', path);
}

type Query = Readonly<Record<string, string | number | undefined>>;

export function withQuery(path: string, query: Query): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  if (given.length === 0) return path;
  return `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

/** Endpoints that are the same for both environments: sessions, members and settings of the account. */
const ACCOUNT_PATHS = /^\/(sessions?|account|password|members|invitation|security|policies\/sign-in)(\/|$)/;

/** Also for requests that the browser makes itself: downloads and the live stream. */
export function address(path: string): string {
  return (ACCOUNT_PATHS.test(path) ? ACCOUNT_API : ENVIRONMENT_API) + path;
}

/**
 * Idempotency keys of requests without a response, by request. Sending the same request again reuses its key,
 * so that it is not carried out twice.
 */
const unanswered = new Map<string, string>();

/** Keeps the key of a request until it is answered. Returns a function that forgets it. */
function keepKey(sent: string, headers: Headers): () => void {
  const key = unanswered.get(sent) ?? headers.get('idempotency-key');
  if (key === null) return () => undefined;
  headers.set('idempotency-key', key);
  unanswered.set(sent, key);
  return () => void unanswered.delete(sent);
}

/** What tells a body from another one. Two files of one type and size count as the same. */
function textOf(body: RequestInit['body']): string {
  if (!(body instanceof FormData)) return String(body);
  const said = [...body].map(([name, value]) =>
    value instanceof File ? [name, value.type, value.size] : [name, value],
  );
  return JSON.stringify(said);
}

/** Errors that the person at the page can resolve without losing what they have typed. */
const QUESTIONS: Readonly<Record<string, typeof proofQuestion>> = {
  factor_required: proofQuestion,
  signed_out: signInQuestion,
};

const SECURITY_PAGE = `${PAGES}/settings/security`;

/** While the page is being left, a request has to outlive it. */
let isLeaving = false;
addEventListener('pagehide', () => {
  isLeaving = true;
});
addEventListener('pageshow', () => {
  isLeaving = false;
});

/** The account has begun to require a second factor while this page was open. */
function goToSetUp(): void {
  if (location.pathname !== SECURITY_PAGE) location.assign(SECURITY_PAGE);
}

/** fetch with the session cookie. The header proves that the request is not a form post from another site. */
async function sessionFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  if (init.method !== 'GET') headers.set('x-surety-dashboard', '1');
  if (isAway()) headers.set('x-surety-idle', '1');
  if (accountShown && input !== address('/session')) headers.set('x-surety-account', accountShown);
  const answered = keepKey(`${init.method} ${input} ${textOf(init.body)}`, headers);
  const response = await fetch(input, {
    ...init,
    headers,
    credentials: 'same-origin',
    keepalive: isLeaving,
  });
  const refused = [401, 403, 409].includes(response.status);
  const code = refused ? readProblem(await response.clone().text()).code : undefined;
  // After a proxy's 502 the first request may still be running, and 503 asks to send it again.
  if (response.status < 500 && code !== 'idempotency_key_in_flight') answered();
  if (code === 'account_switched') location.assign(PAGES);
  if (code === 'second_factor_required') goToSetUp();
  // A person who has just signed out is not asked to sign in again.
  const question = code && accountShown !== null ? QUESTIONS[code] : undefined;
  // Proving who they are may take a person longer than the request's timeout.
  if (question && (await question.ask())) return sessionFetch(input, { ...init, signal: null });
  if (code === 'signed_out') leave();
  return response;
}

async function send<Body>(method: string, path: string, body?: object): Promise<Body> {
  const response = await sessionFetch(address(path), {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch((cause) => {
    throw new ConnectionError('connection_failed', `${path} did not respond.`, { cause });
  });
  const text = await response.text();
  if (response.ok) return (text === '' ? undefined : JSON.parse(text)) as Body;
  const { code = 'unexpected_answer', message, ...more } = readProblem(text);
  throw new ApiError(code, message ?? `${path} sent an unexpected response.`, {
    ...more,
    statusCode: response.status,
  });
}

/** A proxy's error response may not be one of ours. */
function readProblem(text: string): Partial<Omit<Problem, 'code'>> & { code?: string } {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
