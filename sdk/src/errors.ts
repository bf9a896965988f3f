import type { Problem, ProblemCode, ProblemDetail } from './types/problem.ts';

/** Codes for what goes wrong on this side of the wire. */
export type ClientErrorCode =
  | 'connection_failed'
  | 'timed_out'
  | 'unexpected_answer'
  | 'invalid_argument'
  | 'key_in_browser'
  | 'invalid_webhook';

/** Known codes complete in an editor; a newer server may send one that this version has not heard of. */
export type ErrorCode = ProblemCode | ClientErrorCode | (string & {});

/** What every error of this package has; fields that do not apply are undefined. */
export class SuretyError extends Error {
  override readonly name: string = 'SuretyError';
  /** For programs. The message is for people and may change. */
  readonly code: ErrorCode;
  /** The HTTP status, when the server answered. */
  readonly statusCode: number | undefined;
  /** Names the request in the server's logs; quote it when you ask for help. */
  readonly requestId: string | undefined;
  /** One entry for each field that is wrong. */
  readonly details: readonly ProblemDetail[] | undefined;

  constructor(code: ErrorCode, message: string, more: ErrorParts = {}) {
    super(message, more.cause === undefined ? undefined : { cause: more.cause });
    this.code = code;
    this.statusCode = more.statusCode;
    this.requestId = more.requestId;
    this.details = more.details;
  }
}

export type ErrorParts = {
  readonly statusCode?: number | undefined;
  readonly requestId?: string | undefined;
  readonly details?: readonly ProblemDetail[] | undefined;
  readonly retryAfterMs?: number | undefined;
  readonly cause?: unknown;
};

/** No answer arrived: the server was not reached, or the connection broke. Whether it acted is unknown. */
export class ConnectionError extends SuretyError {
  override readonly name: string = 'ConnectionError';
}

/** No answer arrived within `timeoutMs`. */
export class TimeoutError extends ConnectionError {
  override readonly name: string = 'TimeoutError';
}

/** A webhook whose signature, timestamp or form is not right. Answer it with 400 and do nothing else. */
export class WebhookVerificationError extends SuretyError {
  override readonly name: string = 'WebhookVerificationError';
}

/** The server answered, and the answer is no. The subclasses say which kind of no. */
export class ApiError extends SuretyError {
  override readonly name: string = 'ApiError';
  declare readonly statusCode: number;
  /** How long the server asked us to wait, in milliseconds. */
  readonly retryAfterMs: number | undefined;

  constructor(code: ErrorCode, message: string, more: ErrorParts = {}) {
    super(code, message, more);
    this.retryAfterMs = more.retryAfterMs;
  }
}

/** 400: `details` names the fields to correct. */
export class ValidationError extends ApiError {
  override readonly name: string = 'ValidationError';
}
/** 401: the key is missing, unknown, expired or revoked. */
export class AuthenticationError extends ApiError {
  override readonly name: string = 'AuthenticationError';
}
/** 403: this external user is not the party that this asks for. */
export class PermissionError extends ApiError {
  override readonly name: string = 'PermissionError';
}
/** 404: no such thing, or another account's. */
export class NotFoundError extends ApiError {
  override readonly name: string = 'NotFoundError';
}
/** 409: the current state forbids it; `code` says which state. */
export class ConflictError extends ApiError {
  override readonly name: string = 'ConflictError';
}
/** 413: a file over 10 MB, or JSON over 1 MB. */
export class PayloadTooLargeError extends ApiError {
  override readonly name: string = 'PayloadTooLargeError';
}
/** 415: not a real JPEG or PNG, or a content type that is not read there. */
export class UnsupportedMediaTypeError extends ApiError {
  override readonly name: string = 'UnsupportedMediaTypeError';
}
/** 422: the idempotency key was used for a different request. */
export class IdempotencyError extends ApiError {
  override readonly name: string = 'IdempotencyError';
}
/** 429: too many requests, even after the retries. */
export class RateLimitError extends ApiError {
  override readonly name: string = 'RateLimitError';
}
/** 5xx: the server failed or is not available, even after the retries. */
export class ServerError extends ApiError {
  override readonly name: string = 'ServerError';
}

const BY_STATUS: Readonly<Record<number, typeof ApiError>> = {
  400: ValidationError,
  401: AuthenticationError,
  403: PermissionError,
  404: NotFoundError,
  409: ConflictError,
  413: PayloadTooLargeError,
  415: UnsupportedMediaTypeError,
  422: IdempotencyError,
  429: RateLimitError,
};

/** The error for an answer that is not 2xx. `body` may be anything: proxies answer in HTML. */
export function apiErrorFor(statusCode: number, body: unknown, more: ErrorParts): ApiError {
  const Kind = BY_STATUS[statusCode] ?? (statusCode >= 500 ? ServerError : ApiError);
  const problem = isProblem(body) ? body : undefined;
  const message = problem?.message ?? `The server answered ${statusCode} in a form that is not Surety's.`;
  return new Kind(problem?.code ?? 'unexpected_answer', message, {
    ...more,
    statusCode,
    requestId: problem?.requestId ?? more.requestId,
    details: problem?.details,
  });
}

function isProblem(body: unknown): body is Problem {
  const { code, message } = (body ?? {}) as Partial<Record<keyof Problem, unknown>>;
  return typeof code === 'string' && typeof message === 'string';
}
