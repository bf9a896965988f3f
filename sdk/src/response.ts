/** What came with an answer: its status, the name of the request in the server's logs, and the headers. */
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
 * The response that an answer came with. It is known for what a call returned, page of a list or not, and for
 * no part or copy of it. What goes wrong carries its own `requestId`.
 *
 * @example
 * const agreement = await surety.escrow.agreements.create({ … });
 * console.log(responseOf(agreement)?.requestId, responseOf(agreement)?.headers.get('ratelimit'));
 */
export function responseOf(answer: object): ResponseInfo | undefined {
  return responses.get(answer);
}
