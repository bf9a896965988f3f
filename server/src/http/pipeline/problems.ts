import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { type AnyProblemCode, kindOf, Problem, type ProblemCode } from '#core/problem.ts';
import type { ProblemKind } from '#core/problems/kind.ts';
import { isOutOfRoom, isOverburdened } from '#store/connection/shortage.ts';
import { isConnectionFailure } from '#store/db.ts';
import { LostClaim } from '#store/idempotency.ts';

/** The only mapping from a kind of problem to an HTTP status. */
const STATUS: Record<ProblemKind, number> = {
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  missing: 404,
  wrong_method: 405,
  timed_out: 408,
  conflict: 409,
  too_large: 413,
  unsupported: 415,
  unprocessable: 422,
  rate_limited: 429,
  bug: 500,
  unavailable: 503,
};

const RETRY_AFTER_SECONDS = 1;

/** Fastify's own errors by code. Other errors of Fastify are mapped by their status. */
const FASTIFY_CODES: Record<string, ProblemCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_BAD_URL: 'not_found',
  FST_ERR_REOPENED_CLOSE_SERVER: 'service_unavailable',
};
const STATUS_CODES_OF_FASTIFY: Record<number, ProblemCode> = {
  404: 'not_found',
  408: 'request_timed_out',
  413: 'payload_too_large',
  414: 'not_found',
  415: 'unsupported_media_type',
  503: 'service_unavailable',
};

export function statusOf(code: AnyProblemCode): number {
  return STATUS[kindOf(code)];
}

export function problemBody(problem: Problem, requestId: string): Record<string, unknown> {
  const statusCode = statusOf(problem.code);
  return {
    error: STATUS_CODES[statusCode],
    message: problem.message,
    statusCode,
    code: problem.code,
    ...(problem.details ? { details: problem.details } : {}),
    docUrl: docUrlOf(statusCode),
    requestId,
  };
}

/** The section of the guide with the meaning and the remedy of each code. Relative to this service. */
function docUrlOf(statusCode: number): string {
  const phrase = STATUS_CODES[statusCode] ?? '';
  return `/docs/guide/errors#${statusCode}-${phrase.toLowerCase().replaceAll(' ', '-')}`;
}

/** Converts any thrown value to a problem that a client may see. Only bugs lose their message here. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) {
    return isBadPathParameter(error) ? new Problem('not_found') : error;
  }
  if (error instanceof LostClaim) return new Problem('idempotency_key_in_flight');
  if (isConnectionFailure(error) || isOverburdened(error)) return new Problem('service_unavailable');
  if (isOutOfRoom(error)) return storageFull();
  const { code, statusCode } = error as Partial<FastifyError>;
  const known = FASTIFY_CODES[code ?? ''] ?? STATUS_CODES_OF_FASTIFY[statusCode ?? 0];
  if (known) return new Problem(known);
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new Problem(
      'validation_failed',
      'The request could not be read. Check that the body is valid JSON.',
    );
  }
  return new Problem('internal_error');
}

/** Someone has to free disk space, which takes longer than a brief outage. */
export function storageFull(): Problem {
  return new Problem('storage_full', undefined, { retryAfterSeconds: 30 });
}

export function sendProblem(reply: FastifyReply, request: FastifyRequest, problem: Problem): FastifyReply {
  const status = statusOf(problem.code);
  // A path that cannot be decoded is refused before any hook runs, so the header is set here as well.
  reply.header('x-request-id', request.id);
  const wait = problem.retryAfterSeconds ?? (status === 503 ? RETRY_AFTER_SECONDS : undefined);
  if (wait !== undefined) reply.header('retry-after', String(wait));
  return reply.status(status).type('application/json; charset=utf-8').send(problemBody(problem, request.id));
}

/** An id in the path that has the wrong format cannot exist, so it is answered like an unknown one. */
function isBadPathParameter(error: Problem): boolean {
  return (error as { validationContext?: string }).validationContext === 'params';
}
