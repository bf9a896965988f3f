import type { Problem } from '@surety/sdk';

const BASE = '/dashboard/api';

/** What the server refused, in its own words. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: readonly { path: string; message: string }[];
  readonly requestId: string | null;

  constructor(status: number, body: Partial<Problem>) {
    super(body.message ?? 'The server did not answer as expected. Try again in a moment.');
    this.name = 'ApiError';
    this.status = status;
    this.code = body.code ?? 'unknown';
    this.details = body.details ?? [];
    this.requestId = body.requestId ?? null;
  }
}

type Listener = () => void;
let whenSignedOut: Listener = () => undefined;

/** The session can end at any moment, on any request; whoever shows pages wants to know. */
export function onSignedOut(listener: Listener): void {
  whenSignedOut = listener;
}

export function get<Body>(
  path: string,
  query: Record<string, string | number | undefined> = {},
): Promise<Body> {
  return send<Body>('GET', withQuery(path, query));
}

/** Every change carries a key of its own, so that a double click or a retry does it once. */
export function post<Body>(path: string, body: unknown = {}): Promise<Body> {
  return send<Body>('POST', path, body);
}

export function put<Body>(path: string, body: unknown): Promise<Body> {
  return send<Body>('PUT', path, body);
}

export function patch<Body>(path: string, body: unknown): Promise<Body> {
  return send<Body>('PATCH', path, body);
}

export function remove<Body>(path: string): Promise<Body> {
  return send<Body>('DELETE', path);
}

export function withQuery(path: string, query: Record<string, string | number | undefined>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  if (given.length === 0) return path;
  return `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

/** Where a browser goes by itself: a download, or the live stream. */
export function address(path: string): string {
  return BASE + path;
}

async function send<Body>(method: string, path: string, body?: unknown): Promise<Body> {
  const headers: Record<string, string> = {};
  if (method !== 'GET') headers['x-surety-dashboard'] = '1';
  if (method === 'POST' && path.startsWith('/v1/')) headers['idempotency-key'] = crypto.randomUUID();
  if (body !== undefined) headers['content-type'] = 'application/json';
  const response = await fetch(BASE + path, {
    method,
    headers,
    credentials: 'same-origin',
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new ApiError(0, { message: 'The server cannot be reached. Check the connection and try again.' });
  });
  const text = await response.text();
  const answer = parse(text);
  if (response.ok) return answer as Body;
  const error = new ApiError(response.status, answer as Partial<Problem>);
  if (error.code === 'signed_out') whenSignedOut();
  throw error;
}

function parse(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return {};
  }
}
