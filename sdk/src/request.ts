import { apiErrorFor, ConnectionError, SuretyError, TimeoutError } from './errors.ts';
import { callHook, type HookRequest, redacted } from './hooks.ts';
import {
  checkIdempotencyKey,
  checkOptions,
  invalid,
  type RequestOptions,
  readWhole,
  type Settings,
} from './options.ts';
import { isBrowser, randomBytes } from './platform.ts';
import { noteResponse } from './response.ts';
import { pause, readRetryAfterMs, retryDelayMs } from './retry.ts';
import { VERSION } from './version.ts';

type Query = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;

export type Call = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Relative to the base URL, with `{}` in place of each id. */
  readonly path: string;
  readonly ids?: readonly string[];
  readonly query?: Query;
  readonly body?: object | undefined;
  /** Sent instead of a JSON body. */
  readonly form?: FormData;
  /** The response is a file, whose bytes are returned. */
  readonly file?: true;
  /** False if the server cannot recognise a repeated request, so that a lost response must not be retried. */
  readonly repeatable?: boolean;
  readonly options?: RequestOptions | undefined;
};

/** Sends a call and returns the parsed response. All resources use it. */
export type Send = <Answer>(call: Call) => Promise<Answer>;

type Attempt =
  | { readonly answer: unknown; readonly statusCode: number; readonly requestId: string | undefined }
  | { readonly error: SuretyError };

export function sender(settings: Settings): Send {
  return async <Answer>(call: Call): Promise<Answer> => {
    const { repeatable = true } = call;
    const options = checkOptions(call.options ?? {}, settings);
    const leftMs = timeLeft(options.deadlineMs ?? settings.deadlineMs);
    const maxRetries = readWhole('maxRetries', options.maxRetries ?? settings.maxRetries, 0);
    const timeoutMs = readWhole('timeoutMs', options.timeoutMs ?? settings.timeoutMs, 1);
    const url = urlFor(settings.apiUrl, call);
    // Built once: all attempts of this call share one idempotency key.
    const headers = await headersFor(settings, call);

    for (let attempt = 1; ; attempt++) {
      options.signal?.throwIfAborted();
      const record: HookRequest = { method: call.method, url, headers: redacted(headers), attempt };
      callHook(settings.hooks.onRequest, record);
      const startedAt = performance.now();
      const outcome = await tryOnce(settings, call, url, headers, Math.min(timeoutMs, leftMs()));
      const error = 'error' in outcome ? outcome.error : undefined;
      const wait = error && attempt <= maxRetries ? retryDelayMs(error, attempt, repeatable) : null;
      // Do not wait for a retry that cannot start before the deadline.
      const delayMs = wait !== null && wait < leftMs() ? wait : null;
      const { statusCode, requestId } = 'error' in outcome ? outcome.error : outcome;
      callHook(settings.hooks.onResponse, {
        ...record,
        durationMs: Math.round(performance.now() - startedAt),
        statusCode,
        requestId,
        error,
        retryInMs: delayMs ?? undefined,
      });
      if ('answer' in outcome) return outcome.answer as Answer;
      if (delayMs === null) throw outcome.error;
      await pause(delayMs, options.signal);
    }
  };
}

/** Returns the time left until the deadline, at least 1 ms. */
function timeLeft(deadlineMs: number | undefined): () => number {
  if (deadlineMs === undefined) return () => Number.MAX_SAFE_INTEGER;
  const until = performance.now() + readWhole('deadlineMs', deadlineMs, 1);
  return () => Math.max(1, Math.ceil(until - performance.now()));
}

async function tryOnce(
  settings: Settings,
  call: Call,
  url: string,
  headers: Record<string, string>,
  timeoutMs: number,
): Promise<Attempt> {
  const signal = call.options?.signal;
  const controller = new AbortController();
  const giveUp = () => controller.abort(signal?.reason);
  signal?.addEventListener('abort', giveUp, { once: true });
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  try {
    const response = await settings.fetch(url, {
      method: call.method,
      headers,
      body: bodyOf(call),
      signal: controller.signal,
      // Following a redirect would send the key to another address.
      redirect: 'manual',
    });
    // The time limit includes reading the body: the connection may break in the middle of it.
    if (call.file && response.ok) {
      const requestId = response.headers.get('x-request-id') ?? undefined;
      const answer = new Uint8Array(await response.arrayBuffer());
      return { answer, statusCode: response.status, requestId };
    }
    return readAnswer(response, await response.text());
  } catch (cause) {
    signal?.throwIfAborted();
    if (controller.signal.aborted) {
      const message = `${call.method} ${url} got no response within ${timeoutMs} ms.`;
      return { error: new TimeoutError('timed_out', message, { cause }) };
    }
    const message = `${call.method} ${url} got no response: ${reasonOf(cause)}.`;
    return { error: new ConnectionError('connection_failed', message, { cause }) };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
}

function readAnswer(response: Response, text: string): Attempt {
  const statusCode = response.status;
  const requestId = response.headers.get('x-request-id') ?? undefined;
  if (response.ok && text === '') return { answer: undefined, statusCode, requestId };
  const body = parseJson(text);
  if (response.ok && body !== undefined) {
    noteResponse(body, { statusCode, requestId, headers: response.headers });
    return { answer: body, statusCode, requestId };
  }
  if (response.ok || isRedirect(response)) {
    const what = response.ok ? 'a body that is not JSON' : 'a redirect, which is not followed';
    const message = `The server responded with ${what}. Check apiUrl: it must end in /v1.`;
    return { error: new SuretyError('unexpected_answer', message, { statusCode, requestId }) };
  }
  const retryAfterMs = readRetryAfterMs(response.headers.get('retry-after'));
  return { error: apiErrorFor(statusCode, body, { requestId, retryAfterMs }) };
}

/** Browsers hide the target and the status of a redirect. */
function isRedirect(response: Response): boolean {
  return response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function urlFor(apiUrl: string, { path: template, ids = [], query = {} }: Call): string {
  const left = [...ids];
  const path = template.replace(/\{\}/g, () => encodeId(left.shift()));
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) parameters.append(name, [value].flat().join(','));
  }
  const search = parameters.toString();
  return search === '' ? apiUrl + path : `${apiUrl}${path}?${search}`;
}

/** An id must not change the path. URLs treat these two as path segments, although dots need no encoding. */
function encodeId(id: string | undefined): string {
  if (typeof id !== 'string' || id === '') throw invalid('An id is missing.');
  if (id === '.' || id === '..') throw invalid(`"${id}" cannot be an id.`);
  return encodeURIComponent(id);
}

async function headersFor(settings: Settings, call: Call): Promise<Record<string, string>> {
  const { method, form, options = {}, repeatable = true } = call;
  const named = repeatable && (method === 'POST' || method === 'PUT' || method === 'PATCH');
  const apiKey = options.apiKey ?? settings.apiKey;
  return {
    ...furtherHeaders(options.headers ?? {}),
    accept: call.file ? '*/*' : 'application/json',
    ...(apiKey === undefined ? {} : { 'x-api-key': apiKey }),
    ...(bodyOf(call) === null || form ? {} : { 'content-type': 'application/json' }),
    ...(named ? { 'idempotency-key': await idempotencyKey(options.idempotencyKey) } : {}),
    // Browsers do not let scripts set this header.
    ...(isBrowser() ? {} : { 'user-agent': `surety-sdk/${VERSION}` }),
  };
}

/** Headers that have their own option or are set by the client. */
const OWN_HEADERS: readonly string[] = [
  'accept',
  'content-type',
  'idempotency-key',
  'user-agent',
  'x-api-key',
];

function furtherHeaders(given: Readonly<Record<string, string>>): Record<string, string> {
  const headers = Object.entries(given).map(([name, value]) => [name.toLowerCase(), value] as const);
  const own = headers.find(([name]) => OWN_HEADERS.includes(name));
  if (own) throw invalid(`The header ${own[0]} is set by the client. Use its options instead.`);
  return Object.fromEntries(headers);
}

function bodyOf({ method, form, body }: Call): FormData | string | null {
  if (form) return form;
  if (method === 'GET' || method === 'DELETE') return null;
  return JSON.stringify(body ?? {});
}

async function idempotencyKey(given: string | undefined): Promise<string> {
  if (given !== undefined) return checkIdempotencyKey(given);
  return `sdk_${Array.from(await randomBytes(16), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** fetch only says "fetch failed"; the reason is in the cause. */
function reasonOf(error: unknown): string {
  const { message, cause } = (error ?? {}) as {
    message?: string;
    cause?: { message?: string; code?: string };
  };
  return cause?.message || cause?.code || message || 'the connection failed';
}
