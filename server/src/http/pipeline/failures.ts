import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Problem } from '#core/problem.ts';
import { noteMethods } from './methods.ts';
import { problemBody, sendProblem, toProblem } from './problems.ts';
import { newRequestId } from './request-id.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The code of the problem that this request was answered with. */
    problemCode: string | null;
  }
}

/** For whoever runs the service to know of. */
const OURS = new Set<string>(['internal_error', 'service_unavailable', 'storage_full']);

/** What somebody may have read of, and what there is instead. */
const INSTEAD: Readonly<Record<string, string>> = {
  '/v1/developer/provision': 'Accounts are made with POST /v1/developer/signup, which answers the first key.',
};

/** Whatever goes wrong, and wherever, is answered in one shape. */
export function answerFailures(app: FastifyInstance): void {
  app.decorateRequest('problemCode', null);
  const methodsOf = noteMethods(app);
  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?', 1);
    const methods = methodsOf(path);
    // One that is known and still was not found has an id in its path that is longer than any.
    const wrong = methods.length > 0 && !methods.includes(request.method);
    if (wrong) reply.header('allow', methods.join(', '));
    const problem = wrong ? wrongMethod(request.method, methods) : noEndpoint(path, methods);
    request.problemCode = problem.code;
    return sendProblem(reply, request, problem);
  });
  app.setErrorHandler((error, request, reply) => {
    const problem = toProblem(error);
    request.problemCode = problem.code;
    if (OURS.has(problem.code)) {
      request.log.error({ err: error }, problem.code);
    }
    return sendProblem(reply, request, problem);
  });
}

function wrongMethod(method: string, methods: readonly string[]): Problem {
  return new Problem(
    'method_not_allowed',
    `This path does not take ${method}. It takes ${methods.join(', ')}.`,
  );
}

function noEndpoint(path: string, methods: readonly string[]): Problem {
  if (methods.length > 0) return new Problem('not_found', 'No id is as long as the one in this path.');
  const hint = INSTEAD[path] ?? 'GET /docs lists them all.';
  return new Problem('not_found', `There is no such endpoint. ${hint}`);
}

/** Bytes that are not HTTP never become a request, so their answer is written to the socket by hand. */
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
      `Content-Length: ${Buffer.byteLength(text)}\r\nX-Request-Id: ${requestId}\r\nConnection: close\r\n\r\n${text}`,
  );
}
