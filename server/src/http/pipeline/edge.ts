import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '#core/problem.ts';
import { faultOfVersion } from './api-version.ts';
import { IdempotencyHeaders } from './schemas.ts';
import { formProblem, toValidationProblem } from './validation.ts';

/**
 * A host name or address with an optional port (RFC 3986, 3.2.2, limited to characters that host names use
 * today).
 */
const HOST = /^(?:[\w.~-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{0,5})?$/i;
/** PostgreSQL cannot store NUL, so no stored name contains it. */
const NUL = '%00';
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Rejects requests that are malformed regardless of the route, before authentication. Routes then need no
 * checks of their own and cannot fail because they forgot one.
 */
export function refuseBadHeads(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => done(faultOf(request)));
}

function faultOf(request: FastifyRequest): Problem | undefined {
  const { url, headers, method } = request;
  // Node answers requests of HTTP/0.9, which no client sends any more and proxies disagree about.
  if (request.raw.httpVersionMajor < 1) {
    return new Problem('validation_failed', 'The request names no HTTP version. Use HTTP/1.1.');
  }
  const host = faultOfHost(request);
  if (host) return new Problem('validation_failed', host);
  const version = faultOfVersion(request);
  if (version) return version;
  const nulAt = url.indexOf(NUL);
  if (nulAt >= 0) {
    const queryAt = url.indexOf('?');
    return queryAt < 0 || nulAt < queryAt ? new Problem('not_found') : faultOfQuery(url.slice(queryAt + 1));
  }
  if (READING.has(method) || headers['idempotency-key'] === undefined) return undefined;
  const { error } = IdempotencyHeaders.safeParse(headers);
  return error && toValidationProblem(error);
}

/** Names the first parameter that contains NUL, unless its name does. */
function faultOfQuery(query: string): Problem {
  const part = query.split('&').find((one) => one.includes(NUL)) ?? '';
  const [path = ''] = part.split('=', 1);
  return formProblem(path.includes(NUL) ? '' : path, 'contains characters that cannot be stored');
}

/** With two Host headers or a malformed one, a proxy in front may have used a different host than we do. */
function faultOfHost({ raw, headers: { host } }: FastifyRequest): string | null {
  if (host === undefined) return raw.httpVersion === '1.1' ? 'The Host header is missing.' : null;
  if (timesSent(raw.rawHeaders, 'host') > 1) return 'The Host header was sent more than once. Send it once.';
  return HOST.test(host) ? null : 'The Host header is not a valid host name.';
}

/** Counts a header in Node's flat list of names and values. */
function timesSent(rawHeaders: readonly string[], wanted: string): number {
  let times = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === wanted.length && name.toLowerCase() === wanted) times += 1;
  }
  return times;
}
