import { SuretyError } from './errors.ts';
import type { Hooks } from './hooks.ts';
import { environmentVariable, isBrowser } from './platform.ts';

const DEFAULT_API_URL = 'http://127.0.0.1:3000/v1';
const DEFAULT_TIMEOUT_MS = 30_000;
const DEFAULT_MAX_RETRIES = 3;
const VISIBLE_ASCII = /^[\x21-\x7e]+$/;

/** Options of a client. */
export type SuretyOptions = Hooks & {
  /**
   * Your API key: `svc_live_…`, or `svc_test_…` for the test environment. Default: the environment variable
   * SURETY_API_KEY. Without a key only `developer.signup` works, unless `fetch` authenticates in another way,
   * as Surety's own dashboard does.
   */
  apiKey?: string | undefined;
  /**
   * The server's URL, including `/v1`. Default: the environment variable SURETY_API_URL, else
   * `http://127.0.0.1:3000/v1`.
   */
  apiUrl?: string | undefined;
  /** Time limit of one attempt, in milliseconds. Default: 30,000. */
  timeoutMs?: number | undefined;
  /** Maximum number of retries of a failed request. Default: 3. 0 turns retries off. */
  maxRetries?: number | undefined;
  /** Time limit of a call with all its retries and delays, in milliseconds. Default: none. */
  deadlineMs?: number | undefined;
  /** A custom fetch, for a proxy, a connection pool or more headers. Default: the platform's. */
  fetch?: typeof globalThis.fetch | undefined;
  /**
   * Allows an API key in a browser, where everyone who opens the page can read it and move money with it.
   * Only for tools on your own machine.
   */
  dangerouslyAllowBrowser?: boolean | undefined;
};

/** Options of a single call. */
export type RequestOptions = {
  /** Aborts the call, including its retries, with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Time limit of one attempt of this call, in milliseconds. */
  timeoutMs?: number | undefined;
  /** Maximum number of retries of this call. */
  maxRetries?: number | undefined;
  /** Time limit of this call with all its retries and delays, in milliseconds. */
  deadlineMs?: number | undefined;
  /** Uses another API key than the client's, for example that of one of your customers. */
  apiKey?: string | undefined;
  /** More headers, for example for tracing. They cannot override the client's own headers. */
  headers?: Readonly<Record<string, string>> | undefined;
  /**
   * The idempotency key of this POST, PUT or PATCH, so that it takes effect only once. By default each call
   * gets its own key, which all its retries share. Set one to be safe across restarts of your program too.
   */
  idempotencyKey?: string | undefined;
};

export type Settings = {
  readonly apiKey: string | undefined;
  readonly apiUrl: string;
  readonly timeoutMs: number;
  readonly maxRetries: number;
  readonly deadlineMs: number | undefined;
  readonly allowBrowser: boolean;
  readonly fetch: typeof globalThis.fetch;
  readonly hooks: Hooks;
};

/** Checks the options and adds the defaults, so that a mistake is reported here and not by the first call. */
export function toSettings(options: SuretyOptions): Settings {
  refuseUnknown(options, SETTINGS);
  const { onRequest, onResponse } = options;
  const apiKey = options.apiKey ?? environmentVariable('SURETY_API_KEY');
  const allowBrowser = options.dangerouslyAllowBrowser === true;
  if (apiKey !== undefined) checkKey(apiKey, allowBrowser);
  const { fetch: ownFetch = globalThis.fetch } = options;
  if (typeof ownFetch !== 'function') throw invalid('There is no global fetch. Pass one in the options.');
  return {
    apiKey,
    apiUrl: readUrl(options.apiUrl ?? environmentVariable('SURETY_API_URL') ?? DEFAULT_API_URL),
    timeoutMs: readWhole('timeoutMs', options.timeoutMs ?? DEFAULT_TIMEOUT_MS, 1),
    maxRetries: readWhole('maxRetries', options.maxRetries ?? DEFAULT_MAX_RETRIES, 0),
    deadlineMs: options.deadlineMs === undefined ? undefined : readWhole('deadlineMs', options.deadlineMs, 1),
    allowBrowser,
    // Browsers reject a call of fetch as a method of another object.
    fetch: (input, init) => ownFetch(input, init),
    hooks: { onRequest, onResponse },
  };
}

/** An object, so that the compiler reports a missing name. */
const SETTINGS: Readonly<Record<keyof SuretyOptions, true>> = {
  apiKey: true,
  apiUrl: true,
  timeoutMs: true,
  maxRetries: true,
  deadlineMs: true,
  fetch: true,
  dangerouslyAllowBrowser: true,
  onRequest: true,
  onResponse: true,
};
const CALL_OPTIONS: Readonly<Record<keyof RequestOptions, true>> = {
  signal: true,
  timeoutMs: true,
  maxRetries: true,
  deadlineMs: true,
  apiKey: true,
  headers: true,
  idempotencyKey: true,
};

/** Checks the options of a single call. */
export function checkOptions(options: RequestOptions, { allowBrowser }: Settings): RequestOptions {
  refuseUnknown(options, CALL_OPTIONS);
  if (options.apiKey !== undefined) checkKey(options.apiKey, allowBrowser);
  return options;
}

/** An unknown option would be ignored, and a limit that the caller relies on would not apply. */
function refuseUnknown(options: object, known: Readonly<Record<string, true>>): void {
  if (typeof options !== 'object' || options === null) throw invalid('Options must be an object.');
  const unknown = Object.keys(options).find((name) => !Object.hasOwn(known, name));
  if (unknown === undefined) return;
  throw invalid(`Unknown option "${unknown}". The options are: ${Object.keys(known).join(', ')}.`);
}

export function readWhole(name: string, value: number, least: number): number {
  if (Number.isInteger(value) && value >= least) return value;
  throw invalid(`${name} must be a whole number, at least ${least}.`);
}

export function checkIdempotencyKey(key: string): string {
  if (VISIBLE_ASCII.test(key) && key.length <= 255) return key;
  throw invalid('idempotencyKey must be 1 to 255 visible ASCII characters.');
}

export function invalid(message: string): SuretyError {
  return new SuretyError('invalid_argument', message);
}

/** The messages never contain the key, because they end up in logs. */
function checkKey(apiKey: string, allowBrowser: boolean): void {
  if (typeof apiKey !== 'string' || !VISIBLE_ASCII.test(apiKey)) {
    throw invalid('apiKey must be text without spaces or line breaks, as the server showed it.');
  }
  if (isBrowser() && !allowBrowser) {
    throw new SuretyError(
      'key_in_browser',
      'An API key must not be used in a browser: everyone who opens the page can read it and move money with it. ' +
        'Call Surety from your server. If this page is only for yourself, set dangerouslyAllowBrowser: true.',
    );
  }
}

function readUrl(text: string): string {
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    throw invalid(`apiUrl is not a URL: ${text}`);
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw invalid(`apiUrl must start with http:// or https://: ${text}`);
  }
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') {
    throw invalid('apiUrl must have no user name, password, query or fragment.');
  }
  return url.href.replace(/\/+$/, '');
}
