import type { SuretyError } from './errors.ts';

/** A request about to be sent, for your log. The API key is cut down to its prefix, which is not secret. */
export type HookRequest = {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** 1 for the first try. */
  readonly attempt: number;
};

/** What became of a request. */
export type HookResponse = HookRequest & {
  readonly durationMs: number;
  /** Undefined when no answer arrived. */
  readonly statusCode: number | undefined;
  readonly requestId: string | undefined;
  readonly error: SuretyError | undefined;
  /** When it will be sent again; undefined when this was the last try. */
  readonly retryInMs: number | undefined;
};

/** Callbacks for logging and metrics. What they throw is ignored: a broken log must not stop a payment. */
export type Hooks = {
  onRequest?: ((request: HookRequest) => void) | undefined;
  onResponse?: ((response: HookResponse) => void) | undefined;
};

/** `svc_live_` or `svc_test_`, and the part of the key that is not secret. */
const SHOWN_OF_KEY = /^svc_(?:live|test)_.{8}/;

export function redacted(headers: Readonly<Record<string, string>>): Record<string, string> {
  const key = headers['x-api-key'];
  if (key === undefined) return { ...headers };
  const shown = SHOWN_OF_KEY.exec(key)?.[0] ?? '';
  return { ...headers, 'x-api-key': `${shown}…` };
}

export function tell<Fact>(hook: ((fact: Fact) => void) | undefined, fact: Fact): void {
  try {
    hook?.(fact);
  } catch {
    // Said above: what a hook throws is ignored.
  }
}
