import { SuretyError } from './errors.ts';
import type { Hooks } from './hooks.ts';
import { environmentVariable, isBrowser } from './platform.ts';

const DEFAULT_API_URL = 'http://127.0.0.1:3000/v1';
const DEFAULT_TIMEOUT_MS = 30_000;
const DEFAULT_MAX_RETRIES = 3;
const VISIBLE_ASCII = /^[\x21-\x7e]+$/;

/** How a client is set up. */
export type SuretyOptions = Hooks & {
  /**
   * Your key: `svc_live_…`, or `svc_test_…` for the test environment. Default: the variable SURETY_API_KEY.
   * Without either only `developer.signup` works, unless `fetch` brings something else that says who is
   * asking, as Surety's own dashboard does.
   */
  apiKey?: string | undefined;
  /**
   * Where the server is, with `/v1`. Default: the variable SURETY_API_URL, else `http://127.0.0.1:3000/v1`.
   */
  apiUrl?: string | undefined;
  /** How long one try may take, in milliseconds. Default: 30,000. */
  timeoutMs?: number | undefined;
  /** How often a failed request is sent again. Default: 3. 0 turns it off. */
  maxRetries?: number | undefined;
  /** How long a call may take in all, with its retries and the pauses between them. Default: no limit. */
  deadlineMs?: number | undefined;
  /** A fetch of your own, for a proxy, a pool or further headers. Default: the platform's. */
  fetch?: typeof globalThis.fetch | undefined;
  /**
   * Lets a key be used in a browser, where everyone who opens the page can take it and move money with it.
   * Meant for tools on your own machine.
   */
  dangerouslyAllowBrowser?: boolean | undefined;
};

/** What a single call may say differently. */
export type RequestOptions = {
  /** Ends the call, retries and all, with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** How long one try of this call may take, in milliseconds. */
  timeoutMs?: number | undefined;
  /** How often this call is sent again when it fails. */
  maxRetries?: number | undefined;
  /** How long this call may take in all, retries and pauses included, in milliseconds. */
  deadlineMs?: number | undefined;
  /** Asks with another key than the client's, such as that of one of your own customers. */
  apiKey?: string | undefined;
  /** More headers, such as those by which you trace a request. Those that the client sends itself stay. */
  headers?: Readonly<Record<string, string>> | undefined;
  /**
   * Names this POST or PUT, so that the server acts on it once. By default each call gets a name of its own
   * that all its retries share; give one yourself to be safe across restarts of your program, too.
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

/** Options checked and completed. What is wrong is said here, not by a strange failure on the first call. */
export function toSettings(options: SuretyOptions): Settings {
  refuseUnknown(options, SETTINGS);
  const { onRequest, onResponse } = options;
  const apiKey = options.apiKey ?? environmentVariable('SURETY_API_KEY');
  const allowBrowser = options.dangerouslyAllowBrowser === true;
  if (apiKey !== undefined) checkKey(apiKey, allowBrowser);
  const { fetch: ownFetch = globalThis.fetch } = options;
  if (typeof ownFetch !== 'function') throw invalid('fetch is not there; pass one in the options.');
  return {
    apiKey,
    apiUrl: readUrl(options.apiUrl ?? environmentVariable('SURETY_API_URL') ?? DEFAULT_API_URL),
    timeoutMs: readWhole('timeoutMs', options.timeoutMs ?? DEFAULT_TIMEOUT_MS, 1),
    maxRetries: readWhole('maxRetries', options.maxRetries ?? DEFAULT_MAX_RETRIES, 0),
    deadlineMs: options.deadlineMs === undefined ? undefined : readWhole('deadlineMs', options.deadlineMs, 1),
    allowBrowser,
    // Browsers refuse to run their fetch as a method of anything else.
    fetch: (input, init) => ownFetch(input, init),
    hooks: { onRequest, onResponse },
  };
}

/** By their names, so that the compiler sees one that is missing here. */
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
const OF_CALLS: Readonly<Record<keyof RequestOptions, true>> = {
  signal: true,
  timeoutMs: true,
  maxRetries: true,
  deadlineMs: true,
  apiKey: true,
  headers: true,
  idempotencyKey: true,
};

/** What one call says, checked. */
export function checkOptions(options: RequestOptions, { allowBrowser }: Settings): RequestOptions {
  refuseUnknown(options, OF_CALLS);
  if (options.apiKey !== undefined) checkKey(options.apiKey, allowBrowser);
  return options;
}

/** A name that we do not know would be ignored, and a limit that somebody believes in would not be there. */
function refuseUnknown(options: object, known: Readonly<Record<string, true>>): void {
  if (typeof options !== 'object' || options === null) throw invalid('Options must be an object.');
  const unknown = Object.keys(options).find((name) => !Object.hasOwn(known, name));
  if (unknown === undefined) return;
  throw invalid(`There is no option "${unknown}". There are: ${Object.keys(known).join(', ')}.`);
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

/** The messages never hold the key: they end up in logs. */
function checkKey(apiKey: string, allowBrowser: boolean): void {
  if (typeof apiKey !== 'string' || !VISIBLE_ASCII.test(apiKey)) {
    throw invalid('apiKey must be text without spaces or line breaks, as the server showed it.');
  }
  if (isBrowser() && !allowBrowser) {
    throw new SuretyError(
      'key_in_browser',
      'An API key must not be used in a browser: whoever opens the page can read it and move money with it. ' +
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
