export type ApiRequest = {
  readonly method: 'GET' | 'POST';
  /** Below `/v1`. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: object;
  readonly idempotencyKey?: string;
};

export type ApiAnswer = { readonly status: number; readonly body: unknown };

/**
 * Sends a request with the caller's own key through the public API, so that its scopes, limits and approval
 * rules decide about every tool.
 */
export type ApiCall = (request: ApiRequest) => Promise<ApiAnswer>;

/** The API refused a request. */
export class RefusedCall extends Error {
  readonly body: unknown;

  constructor(body: unknown) {
    super('The API refused the request.');
    this.body = body;
  }
}

export function queryOf(query: ApiRequest['query'] = {}): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
}

/** A segment of a path: an id cannot lead anywhere else. */
export function segment(id: string): string {
  return encodeURIComponent(id).replaceAll('.', '%2E');
}

/** Returns the body of a successful answer. */
async function ask(call: ApiCall, request: ApiRequest): Promise<Record<string, unknown>> {
  const { status, body } = await call(request);
  if (status >= 300) throw new RefusedCall(body);
  return body as Record<string, unknown>;
}

export function get(
  call: ApiCall,
  path: string,
  query?: ApiRequest['query'],
): Promise<Record<string, unknown>> {
  return ask(call, { method: 'GET', path, ...(query ? { query } : {}) });
}
