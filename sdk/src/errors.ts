import type { Problem, ProblemCode, ProblemDetail } from './types/problem.ts';

/** Codes of errors that occur in the client. */
export type ClientErrorCode =
  | 'connection_failed'
  | 'timed_out'
  | 'unexpected_answer'
  | 'invalid_argument'
  | 'key_in_browser'
  | 'invalid_webhook';

/** An error code. Editors complete the known codes; a newer server may send others. */
export type ErrorCode = ProblemCode | ClientErrorCode | (string & {});

/** The base class of all errors of this package. Fields that do not apply are undefined. */
export class SuretyError extends Error {
  override readonly name: string = 'SuretyError';
  /** A stable code for programs. The message is for people and may change. */
  readonly code: ErrorCode;
  /** The HTTP status, if the server responded. */
  readonly statusCode: number | undefined;
  /** Identifies the request in the server's logs. Include it when you ask for help. */
  readonly requestId: string | undefined;
  /** One entry for each invalid field. */
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

/**
 * No response arrived: the server could not be reached, or the connection was lost. The request may have
 * taken effect.
 */
export class ConnectionError extends SuretyError {
  override readonly name: string = 'ConnectionError';
}

/** No response arrived within `timeoutMs`. */
export class TimeoutError extends ConnectionError {
  override readonly name: string = 'TimeoutError';
}

/** The signature, timestamp or format of a webhook is not valid. Respond with 400 and do nothing else. */
export class WebhookVerificationError extends SuretyError {
  override readonly name: string = 'WebhookVerificationError';
}

/** The server responded with an error. The subclasses tell the errors apart by status. */
export class ApiError extends SuretyError {
  override readonly name: string = 'ApiError';
  declare readonly statusCode: number;
  /** The delay that the server asked for, in milliseconds. */
  readonly retryAfterMs: number | undefined;

  constructor(code: ErrorCode, message: string, more: ErrorParts = {}) {
    super(code, message, more);
    this.retryAfterMs = more.retryAfterMs;
  }
}

/** 400: `details` lists the invalid fields. */
export class ValidationError extends ApiError {
  override readonly name: string = 'ValidationError';
}
/** 401: the key is missing, unknown, expired or revoked. */
export class AuthenticationError extends ApiError {
  override readonly name: string = 'AuthenticationError';
}
/** 403: the key, member or external user may not do this. */
export class PermissionError extends ApiError {
  override readonly name: string = 'PermissionError';
}
/** 404: not found in this account. */
export class NotFoundError extends ApiError {
  override readonly name: string = 'NotFoundError';
}
/** 409: the current state does not allow the request; `code` says why. */
export class ConflictError extends ApiError {
  override readonly name: string = 'ConflictError';
}
/** 413: the body is larger than this endpoint allows. */
export class PayloadTooLargeError extends ApiError {
  override readonly name: string = 'PayloadTooLargeError';
}
/** 415: not a valid JPEG or PNG, or an unsupported content type. */
export class UnsupportedMediaTypeError extends ApiError {
  override readonly name: string = 'UnsupportedMediaTypeError';
}
/** 422: the idempotency key was used for a different request. */
export class IdempotencyError extends ApiError {
  override readonly name: string = 'IdempotencyError';
}
/** 429: too many requests, also after all retries. */
export class RateLimitError extends ApiError {
  override readonly name: string = 'RateLimitError';
}
/** 5xx: the server failed or is unavailable, also after all retries. */
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

/** Creates the error for a response that is not 2xx. `body` may be anything: proxies send HTML. */
export function apiErrorFor(statusCode: number, body: unknown, more: ErrorParts): ApiError {
  const Kind = BY_STATUS[statusCode] ?? (statusCode >= 500 ? ServerError : ApiError);
  const problem = isProblem(body) ? body : undefined;
  const message =
    problem?.message ??
    `The server responded with ${statusCode}, but not in Surety's error format. Check apiUrl and any proxy.`;
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
