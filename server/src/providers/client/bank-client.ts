import { setTimeout as sleep } from 'node:timers/promises';
import { BankUnavailable } from '#core/escrow/bank.ts';
import { inSpan, traceparent } from '#tracing/span.ts';
import { type CircuitBreaker, circuitBreaker } from './circuit-breaker.ts';
import { readExactJson } from './exact-json.ts';

export type BankAnswer = { readonly status: number; readonly body: unknown };

export type BankQuestion = {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /**
   * True when asking twice has the same effect as asking once: it only reads, or carries our reference. Other
   * requests are never repeated here.
   */
  readonly repeatable: boolean;
};

export type BankClient = { ask(question: BankQuestion): Promise<BankAnswer> };

type Options = {
  /** The bank's name for messages, which must not contain its address or the key. */
  readonly name: string;
  readonly baseUrl: string;
  /** The headers that authenticate us. */
  authorize(): Promise<Readonly<Record<string, string>>>;
  readonly timeoutMs?: number;
  readonly waitsMs?: readonly number[];
  readonly breaker?: CircuitBreaker;
};

/** Time-outs, retries and the circuit breaker. */
export type Patience = Pick<Options, 'timeoutMs' | 'waitsMs' | 'breaker'>;

const TIMEOUT_MS = 6_000;
/** Short: jobs have more patience and come back later. */
const WAITS_MS = [250, 1_000];
const LONGEST_ANSWER = 4_000_000;

/**
 * A client for a bank's API. An answer below 500 other than 429 is the bank's answer and is returned;
 * everything else throws BankUnavailable, and it is unknown whether the bank acted.
 */
export function bankClient(options: Options): BankClient {
  const { name, timeoutMs = TIMEOUT_MS, waitsMs = WAITS_MS } = options;
  const breaker = options.breaker ?? circuitBreaker(() => performance.now());

  async function once(question: BankQuestion): Promise<BankAnswer> {
    if (!breaker.enter())
      throw new BankUnavailable(`${name} has not been answering; requests are paused for a while`);
    let reached = false;
    try {
      const answer = await inSpan(
        () => questionOf(name, question),
        async (span) => {
          const given = await exchange(options, question, timeoutMs);
          if (span) span.attributes = { ...span.attributes, 'http.response.status_code': given.status };
          return given;
        },
      );
      // A refusal still shows that the bank is there; only silence and server errors count as failures.
      reached = answer.status < 500;
      if (reached && answer.status !== 429) return answer;
      throw new BankUnavailable(`${name} answered ${question.method} ${question.path} with ${answer.status}`);
    } finally {
      breaker.leave(reached);
    }
  }

  return {
    async ask(question) {
      for (const waitMs of question.repeatable ? waitsMs : []) {
        try {
          return await once(question);
        } catch (error) {
          if (!(error instanceof BankUnavailable)) throw error;
          await sleep(waitMs);
        }
      }
      return once(question);
    },
  };
}

/** A path contains references and account numbers, which are replaced; the rest identifies the call. */
function questionOf(name: string, { method, path }: BankQuestion) {
  const route = path.replace(/(?<=\/)(?!v\d+(?:\/|$))[^/]*[^a-z/_-][^/]*/gi, ':value');
  return {
    name: `${method} ${name}${route}`,
    kind: 'client' as const,
    attributes: { 'http.request.method': method, 'url.template': route, 'surety.bank': name },
  };
}

async function exchange(
  { name, baseUrl, authorize }: Options,
  { method, path, query, body }: BankQuestion,
  timeoutMs: number,
): Promise<BankAnswer> {
  const url = `${baseUrl}${path}${query ? `?${new URLSearchParams(query)}` : ''}`;
  const trace = traceparent();
  const headers = {
    accept: 'application/json',
    'content-type': 'application/json',
    ...(await authorize()),
    ...(trace && { traceparent: trace }),
  };
  try {
    const response = await fetch(url, {
      method,
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: readExactJson(await limited(response)) };
  } catch (error) {
    // The cause may contain the request with its headers, so it is not passed on.
    const late = (error as Error).name === 'TimeoutError';
    const why = late ? `did not answer within ${timeoutMs / 1000} s` : 'could not be reached';
    throw new BankUnavailable(`${name} ${why}: ${method} ${path}`);
  }
}

async function limited(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > LONGEST_ANSWER) throw new RangeError('the answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
