import type { SuretyError } from './errors.ts';

/** A request about to be sent. The API key is cut to its prefix, which is not secret. */
export type HookRequest = {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** 1 for the first attempt. */
  readonly attempt: number;
};

/** The outcome of a request. */
export type HookResponse = HookRequest & {
  readonly durationMs: number;
  /** Undefined if no response arrived. */
  readonly statusCode: number | undefined;
  readonly requestId: string | undefined;
  readonly error: SuretyError | undefined;
  /** The delay before the next attempt. Undefined if this was the last one. */
  readonly retryInMs: number | undefined;
};

/**
 * Callbacks for logging and metrics. Errors that they throw are ignored: a broken log must not stop a
 * payment.
 */
export type Hooks = {
  onRequest?: ((request: HookRequest) => void) | undefined;
  onResponse?: ((response: HookResponse) => void) | undefined;
};

/** The environment and the part of the key that is not secret. */
const SHOWN_OF_KEY = /^svc_(?:live|test)_.{8}/;

export function redacted(headers: Readonly<Record<string, string>>): Record<string, string> {
  const key = headers['x-api-key'];
  if (key === undefined) return { ...headers };
  const shown = SHOWN_OF_KEY.exec(key)?.[0] ?? '';
  return { ...headers, 'x-api-key': `${shown}…` };
}

export function callHook<Fact>(hook: ((fact: Fact) => void) | undefined, fact: Fact): void {
  try {
    hook?.(fact);
  } catch {
    // Errors of hooks are ignored, as documented above.
  }
}
