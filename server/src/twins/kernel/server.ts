import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { SWITCHES } from './control-api.ts';
import type { Faults } from './faults.ts';
import { readJsonObject } from './json.ts';
import { type Answer, type Call, Refusal, type Route } from './protocol.ts';
import type { Room } from './state.ts';

export type Page = { readonly html: string; readonly headers: Readonly<Record<string, string>> };

const LARGEST_BODY = 1_000_000;
const CONTROL_API = '/_twin/';
const RETRY_AFTER_SECONDS = '1';
/** Longer than the pauses of a busy client: a connection should not close just as it is used again. */
const KEPT_OPEN_MS = 60_000;

type Reply = Answer & { readonly headers?: Readonly<Record<string, string>> };

/** Serves the provider's API below its base path, the control API below /_twin/, and the page at the root. */
export function openServer(room: Room, page: Page): Server {
  return createServer({ keepAliveTimeout: KEPT_OPEN_MS }, (request, response) => {
    const url = new URL(request.url ?? '/', 'http://twin');
    if (request.method === 'GET' && url.pathname === '/') {
      response.writeHead(200, page.headers).end(page.html);
      return;
    }
    readBody(request)
      .then((text) => answer(room, request, url, text))
      .then((reply) => send(response, reply))
      .catch((error: unknown) => {
        console.error(error);
        send(response, room.protocol.complaints.broken);
      });
  });
}

/** Returns the answer, or null to never answer. */
async function answer(
  room: Room,
  request: IncomingMessage,
  url: URL,
  text: string | null,
): Promise<Reply | null> {
  const body = text === null ? null : readJsonObject(text);
  const call = { query: url.searchParams, headers: request.headers, body: body ?? {} };
  const method = request.method ?? 'GET';
  if (url.pathname.startsWith(CONTROL_API)) {
    const found = find(SWITCHES, method, url.pathname);
    if (!found) return { status: 404, body: { error: 'The control API has no such endpoint.' } };
    // Pages of other origins cannot send this content type without a preflight request.
    const isJson = /^application\/json\b/.test(request.headers['content-type'] ?? '');
    if (method === 'POST' && (!isJson || body === null)) {
      return { status: 415, body: { error: 'Send a JSON object, as application/json.' } };
    }
    return found.route.run(room, { ...call, params: found.params });
  }
  return answerAsProvider(room, `${method} ${url.pathname}`, call, body !== null);
}

function answerAsProvider(
  { protocol, world: { faults } }: Room,
  request: string,
  call: Omit<Call, 'params'>,
  readable: boolean,
): Reply | null {
  const { complaints } = protocol;
  if (faults.strikes('rate_limit', request)) {
    return { ...complaints.tooMany, headers: { 'retry-after': RETRY_AFTER_SECONDS } };
  }
  if (faults.strikes('error', request)) return complaints.broken;
  const [method = '', path = ''] = request.split(' ');
  const found = path.startsWith(protocol.base)
    ? find(protocol.routes, method, path.slice(protocol.base.length))
    : null;
  if (!found) return complaints.notFound;
  const whole = { ...call, params: found.params };
  const refused = found.route.open ? null : protocol.authorize(whole);
  if (refused) return refused;
  if (!readable) return complaints.badBody;
  const result = spoiled(faults, request, runRoute(found.route, whole));
  if (result.status >= 400) return result;
  if (faults.strikes('timeout', request)) return null;
  return faults.strikes('error_after', request) ? { ...complaints.broken, status: 502 } : result;
}

/** Empties the first row of a list, which is an array in the answer's data or one level below. */
function spoiled(faults: Faults, request: string, result: Answer): Answer {
  const within = (value: unknown): unknown[] =>
    typeof value === 'object' && value !== null ? Object.values(value) : [];
  const parts = within(result.body);
  const list = [...parts, ...parts.flatMap(within)].find((part) => Array.isArray(part) && part.length > 0);
  const isRow = Array.isArray(list) && typeof list[0] === 'object' && request.startsWith('GET');
  if (!isRow || !faults.strikes('unreadable_row', request)) return result;
  const empty = Object.fromEntries(Object.keys(list[0]).map((name) => [name, null]));
  list[0] = empty;
  return result;
}

function runRoute(route: Route, call: Call): Answer {
  try {
    return route.run(call);
  } catch (error) {
    if (error instanceof Refusal) return error.answer;
    throw error;
  }
}

type Found<Kind> = { readonly route: Kind; readonly params: Record<string, string> };

function find<Kind extends { readonly method: string; readonly path: string }>(
  routes: readonly Kind[],
  method: string,
  path: string,
): Found<Kind> | null {
  for (const route of routes) {
    if (route.method !== method) continue;
    const params = match(route.path, path);
    if (params) return { route, params };
  }
  return null;
}

function match(pattern: string, path: string): Record<string, string> | null {
  const [wanted, given] = [pattern.split('/'), path.replace(/\/$/, '').split('/')];
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    const text = given[at] ?? '';
    if (part.startsWith(':') && text !== '') params[part.slice(1)] = decoded(text);
    else if (part !== text) return null;
  }
  return params;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Returns the text of the body, or null when it is too large. */
async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Buffer).length;
    if (size <= LARGEST_BODY) chunks.push(chunk as Buffer);
  }
  return size <= LARGEST_BODY ? Buffer.concat(chunks).toString() : null;
}

function send(response: ServerResponse, reply: Reply | null): void {
  if (!reply) return;
  const type = reply.html === undefined ? 'application/json' : 'text/html';
  const headers = {
    ...{ 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' },
    ...(reply.location !== undefined && { location: reply.location }),
  };
  response
    .writeHead(reply.status, { ...headers, ...reply.headers })
    .end(reply.html ?? JSON.stringify(reply.body));
}
