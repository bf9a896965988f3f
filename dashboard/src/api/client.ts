import { ApiError, ConnectionError, type Problem, Surety } from '@surety/sdk';
import { ACCOUNT_API, ENVIRONMENT_API, PAGES } from './environment.ts';
import { isAway } from './idle.ts';
import { proofQuestion, signInQuestion } from './question.ts';

let accountShown: string | null = null;
let signOuts = 0;

/** How often somebody has signed out here. */
export function signOutsSoFar(): number {
  return signOuts;
}

/**
 * Pages say which account they show: this browser may have gone on to another one in another window. What was
 * asked before somebody signed out, and is answered after it, brings nobody back.
 */
export function showAccount(id: string | null, askedAfter: number): void {
  if (askedAfter === signOuts) accountShown = id;
}

/** From now on nobody is asked to sign in again: that is where they are going. */
export function forgetAccount(): void {
  signOuts++;
  accountShown = null;
}

/** Whether somebody is at work here, as far as these pages know. */
export function isShowing(): boolean {
  return accountShown !== null;
}

type Listener = () => void;
let whenSignedOut: Listener = () => undefined;

/** The session can end at any moment, on any request; whoever shows pages wants to know. */
export function onSignedOut(listener: Listener): void {
  whenSignedOut = listener;
}

/** To where one signs in; once, however many requests are refused. */
export function leave(): void {
  if (accountShown === null) return;
  accountShown = null;
  whenSignedOut();
}

/** The API as every program has it, with this browser's session in the place of a key. */
export const surety = new Surety({
  apiUrl: `${location.origin}${ENVIRONMENT_API}/v1`,
  fetch: sessionFetch,
  // The query client repeats questions, and people repeat what could not be done.
  maxRetries: 0,
});

/** What only these pages ask for, and no program. */
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

/** Whoever signs in does so for both environments, and is a member in both. */
const OF_THE_ACCOUNT = /^\/(sessions?|account|password|members|invitation|security)(\/|$)/;

/** Where a browser goes by itself, too: a download, or the live stream. */
export function address(path: string): string {
  return (OF_THE_ACCOUNT.test(path) ? ACCOUNT_API : ENVIRONMENT_API) + path;
}

/** What was sent and not answered, with its key: whoever sends the same again does not do it twice. */
const unanswered = new Map<string, string>();

/** Remembers the key of what is sent until it is answered, and gives it to the same when it comes again. */
function keepKey(sent: string, headers: Headers): () => void {
  const key = unanswered.get(sent) ?? headers.get('idempotency-key');
  if (key === null) return () => undefined;
  headers.set('idempotency-key', key);
  unanswered.set(sent, key);
  return () => void unanswered.delete(sent);
}

/** What is refused and waits for the person at the page, who keeps what they have typed. */
const QUESTIONS: Readonly<Record<string, typeof proofQuestion>> = {
  factor_required: proofQuestion,
  signed_out: signInQuestion,
};

/**
 * The browser's own. The cookie goes along by itself; the header says that no other site's form sent this.
 */
async function sessionFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  if (init.method !== 'GET') headers.set('x-surety-dashboard', '1');
  if (isAway()) headers.set('x-surety-idle', '1');
  if (accountShown && input !== address('/session')) headers.set('x-surety-account', accountShown);
  const answered = keepKey(`${init.method} ${input} ${init.body}`, headers);
  const response = await fetch(input, { ...init, headers, credentials: 'same-origin' });
  const refused = [401, 403, 409].includes(response.status);
  const code = refused ? readProblem(await response.clone().text()).code : undefined;
  // Behind a proxy's 502 the first one may still be under way, and 503 asks to send it again.
  if (response.status < 500 && code !== 'idempotency_key_in_flight') answered();
  if (code === 'account_switched') location.assign(PAGES);
  // Whoever has just signed out is not asked to come back.
  const question = code && accountShown !== null ? QUESTIONS[code] : undefined;
  // A person may take longer to show who they are than a request may take.
  if (question && (await question.ask())) return sessionFetch(input, { ...init, signal: null });
  if (code === 'signed_out') leave();
  return response;
}

async function send<Body>(method: string, path: string, body?: object): Promise<Body> {
  const response = await sessionFetch(address(path), {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch((cause) => {
    throw new ConnectionError('connection_failed', `${path} was not answered.`, { cause });
  });
  const text = await response.text();
  if (response.ok) return (text === '' ? undefined : JSON.parse(text)) as Body;
  const { code = 'unexpected_answer', message, ...more } = readProblem(text);
  throw new ApiError(code, message ?? `${path} was not answered as it should be.`, {
    ...more,
    statusCode: response.status,
  });
}

/** A proxy may refuse as well, and not in our words. */
function readProblem(text: string): Partial<Omit<Problem, 'code'>> & { code?: string } {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
