import { promises as dns } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import type { WebhookAnswer, WebhookRequest, WebhookSender } from '#core/events/sender.ts';
import { hostOf, looksLikeAddress } from '#core/events/webhook.ts';
import { addressCheck, guardedLookup, guardSockets, RefusedAddress, type Resolve } from './guard.ts';

export type WebhookSenderOptions = {
  readonly allowPrivate: boolean;
  readonly timeoutMs?: number;
  readonly resolve?: Resolve;
};

/** For everything together: look-up, connection, request and answer. */
const TIMEOUT_MS = 15_000;
const KEPT_BYTES = 1_024;
/** Longer answers are cut: the status is known, and the end may never come. */
const READ_BYTES = 65_536;
/** Idle connections are closed before a typical server closes them during our next request. */
const IDLE_MS = 4_000;
const DNS_TIMEOUT_MS = 3_000;

export function openWebhookSender(options: WebhookSenderOptions): WebhookSender {
  const { allowPrivate, timeoutMs = TIMEOUT_MS } = options;
  const check = addressCheck(allowPrivate);
  const resolve = options.resolve ?? (allowPrivate ? resolveLocally : resolveByDns());
  const lookup = guardedLookup(resolve, check);
  const pooling = { keepAlive: true, timeout: IDLE_MS, maxFreeSockets: 64 };
  const agents = {
    'http:': guardSockets(new http.Agent(pooling), check),
    'https:': guardSockets(new https.Agent(pooling), check),
  };

  function open(url: URL, request: WebhookRequest): http.ClientRequest {
    const secure = url.protocol === 'https:';
    return (secure ? https : http).request(url, {
      method: 'POST',
      agent: agents[secure ? 'https:' : 'http:'],
      lookup,
      headers: { ...request.headers, 'content-length': Buffer.byteLength(request.body) },
    });
  }

  return {
    allowPrivate,
    async send(request) {
      const startedAt = performance.now();
      const url = new URL(request.url);
      // An IP address in the URL is never looked up, so it is checked here as well.
      const refusal = looksLikeAddress(hostOf(url)) ? check(hostOf(url)) : null;
      const outcome = refusal
        ? failed(new RefusedAddress(refusal))
        : await exchange(() => open(url, request), request.body, timeoutMs);
      return { ...outcome, latencyMs: Math.round(performance.now() - startedAt) };
    },
    async whyRefused(host) {
      if (allowPrivate) return null;
      const addresses = looksLikeAddress(host) ? [host] : await resolve(host).catch(() => []);
      return addresses.map(check).find((why) => why !== null) ?? null;
    },
    close() {
      for (const agent of Object.values(agents)) agent.destroy();
    },
  };
}

type Outcome = Omit<WebhookAnswer, 'latencyMs'>;

/**
 * Sends a request and reads the answer. A connection that died while idle says nothing about the receiver, so
 * it is tried once more.
 */
async function exchange(open: () => http.ClientRequest, body: string, timeoutMs: number): Promise<Outcome> {
  const deadline = performance.now() + timeoutMs;
  const first = await tryOnce(open(), body, timeoutMs);
  const stale = first.reused && first.outcome.status === null && first.code === 'ECONNRESET';
  if (!stale) return first.outcome;
  return (await tryOnce(open(), body, Math.max(1, deadline - performance.now()))).outcome;
}

type Try = { readonly outcome: Outcome; readonly reused: boolean; readonly code: string | undefined };

function tryOnce(outgoing: http.ClientRequest, body: string, timeoutMs: number): Promise<Try> {
  return new Promise((resolve) => {
    let done = false;
    let status: number | null = null;
    let readBytes = 0;
    const kept: Buffer[] = [];

    const finish = (error: (Error & { code?: string }) | null, keepConnection = false) => {
      // A finished request may have given its connection to the next one: do not touch it.
      if (done) return;
      done = true;
      clearTimeout(timer);
      if (!keepConnection) outgoing.destroy();
      const response = Buffer.concat(kept)
        .subarray(0, KEPT_BYTES)
        .toString('utf8')
        .replaceAll('\0', '\ufffd');
      const outcome = { status, response, error: error && describe(error) };
      resolve({ outcome, reused: outgoing.reusedSocket, code: error?.code });
    };
    const timer = setTimeout(() => finish(new Error('no complete answer in time')), timeoutMs);

    outgoing.on('error', (error) => finish(error));
    outgoing.on('close', () => finish(new Error('the connection was closed')));
    outgoing.on('response', (incoming) => {
      status = incoming.statusCode ?? null;
      incoming.on('data', (chunk: Buffer) => {
        if (readBytes < KEPT_BYTES) kept.push(chunk.subarray(0, KEPT_BYTES));
        readBytes += chunk.length;
        if (readBytes > READ_BYTES) finish(null);
      });
      incoming.on('end', () => finish(null, true));
      // An incomplete answer is no answer: the receiver may have died before it did its work.
      incoming.on('error', (error) => finish(error));
    });
    outgoing.end(body);
  });
}

function failed(error: Error): Outcome {
  return { status: null, response: '', error: describe(error) };
}

/** Describes a network error for the developer in one line. */
function describe(error: Error & { code?: string }): string {
  const known = error.code && NETWORK_ERRORS[error.code];
  return (known ?? error.message).slice(0, 200);
}

const NETWORK_ERRORS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'the connection was refused',
  ECONNRESET: 'the connection broke off',
  EPIPE: 'the connection broke off',
  ETIMEDOUT: 'the connection timed out',
  EHOSTUNREACH: 'the host cannot be reached',
  ENETUNREACH: 'the network cannot be reached',
  ENOTFOUND: 'the name has no address',
  ENODATA: 'the name has no address',
  ESERVFAIL: 'the name could not be looked up',
  EAI_AGAIN: 'the name could not be looked up',
};

/** Uses the hosts file and local names, for receivers on the same machine or network. */
const resolveLocally: Resolve = async (host) => {
  const found = await dns.lookup(host, { all: true });
  return found.map(({ address }) => address);
};

/**
 * Asks the name servers directly. The system's resolver would block one of four threads that the whole
 * process shares, so a few names with unresponsive servers could stop all look-ups.
 */
function resolveByDns(): Resolve {
  const resolver = new dns.Resolver({ timeout: DNS_TIMEOUT_MS, tries: 2 });
  return async (host) => {
    const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    const [failure] = answers.filter((answer) => answer.status === 'rejected');
    if (found.length === 0 && failure) throw failure.reason;
    return found;
  };
}
