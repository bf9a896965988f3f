/** The status, request id and headers of a response. */
export type ResponseInfo = {
  readonly statusCode: number;
  readonly requestId: string | undefined;
  readonly headers: Headers;
};

const responses = new WeakMap<object, ResponseInfo>();

export function noteResponse(answer: unknown, response: ResponseInfo): void {
  if (typeof answer === 'object' && answer !== null) responses.set(answer, response);
}

/**
 * Returns the response behind a result. Works for the object that a call or a page returned, but not for a
 * part or copy of it. Errors have their own `requestId`.
 *
 * @example
 * const agreement = await surety.escrow.agreements.create({ … });
 * console.log(responseOf(agreement)?.requestId, responseOf(agreement)?.headers.get('ratelimit'));
 */
export function responseOf(answer: object): ResponseInfo | undefined {
  return responses.get(answer);
}
