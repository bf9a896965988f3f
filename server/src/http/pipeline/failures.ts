import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Problem } from '#core/problem.ts';
import { type KnownPaths, notePaths } from './known-paths.ts';
import { problemBody, sendProblem, toProblem } from './problems.ts';
import { newRequestId } from './request-id.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The error code that this request was answered with. */
    problemCode: string | null;
  }
}

/** Failures on our side, logged for the operator. */
const OURS = new Set<string>(['internal_error', 'service_unavailable', 'storage_full', 'altered_record']);

/** Removed endpoints that a caller may still know of, and their replacements. */
const INSTEAD: Readonly<Record<string, string>> = {
  '/v1/developer/provision': 'Create accounts with POST /v1/developer/signup, which returns the first key.',
};

/** Answers every failure in one format, wherever it happened. */
export function answerFailures(app: FastifyInstance): void {
  app.decorateRequest('problemCode', null);
  const paths = notePaths(app);
  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?', 1);
    const methods = paths.methodsOf(path);
    // A known path with a known method was still not found: an id in it exceeds the router's length limit.
    const wrong = methods.length > 0 && !methods.includes(request.method);
    if (wrong) reply.header('allow', methods.join(', '));
    const problem = wrong ? wrongMethod(request.method, methods) : noEndpoint(path, methods, paths.meantBy);
    request.problemCode = problem.code;
    return sendProblem(reply, request, problem);
  });
  app.setErrorHandler((error, request, reply) => {
    const problem = toProblem(error);
    request.problemCode = problem.code;
    if (OURS.has(problem.code)) {
      request.log.error({ reqId: request.id, err: error }, problem.code);
    }
    return sendProblem(reply, request, problem);
  });
}

function wrongMethod(method: string, methods: readonly string[]): Problem {
  return new Problem(
    'method_not_allowed',
    `This path does not support ${method}. Use ${methods.join(', ')}.`,
  );
}

function noEndpoint(path: string, methods: readonly string[], meantBy: KnownPaths['meantBy']): Problem {
  if (methods.length > 0) return new Problem('not_found', 'The id in this path is too long to be valid.');
  const meant = meantBy(path);
  const hint =
    INSTEAD[path] ?? (meant ? `Did you mean ${meant}?` : 'See GET /docs for the list of endpoints.');
  return new Problem('unknown_endpoint', `This endpoint does not exist. ${hint}`);
}

/** Input that is not HTTP never becomes a request, so the answer is written to the socket directly. */
export function refuseBrokenHttp(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
  const problem =
    error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? new Problem('request_timed_out')
      : new Problem('validation_failed', 'This is not a valid HTTP request.');
  const requestId = newRequestId();
  const body = problemBody(problem, requestId);
  const text = JSON.stringify(body);
  socket.end(
    `HTTP/1.1 ${body['statusCode']} ${body['error']}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(text)}\r\nX-Request-Id: ${requestId}\r\nConnection: ` +
      `close\r\n\r\n${text}`,
  );
}
