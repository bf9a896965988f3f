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
   * Whether asking twice does no more than asking once: it only looks, or carries a reference of ours. What
   * does not is never repeated here.
   */
  readonly repeatable: boolean;
};

export type BankClient = { ask(question: BankQuestion): Promise<BankAnswer> };

type Options = {
  /** Who it is, for messages: the address and the key stay out of them. */
  readonly name: string;
  readonly baseUrl: string;
  /** The headers that let us in. */
  authorize(): Promise<Readonly<Record<string, string>>>;
  readonly timeoutMs?: number;
  readonly waitsMs?: readonly number[];
  readonly breaker?: CircuitBreaker;
};

/** How long a bank is waited for, and how it is spared. */
export type Patience = Pick<Options, 'timeoutMs' | 'waitsMs' | 'breaker'>;

const TIMEOUT_MS = 6_000;
/** Short: whoever needs more patience is a job, and comes again. */
const WAITS_MS = [250, 1_000];
const LONGEST_ANSWER = 4_000_000;

/**
 * A bank's API. An answer below 500 that is not "too many requests" is the bank's word and is given back;
 * everything else is BankUnavailable, and whether the bank acted is open.
 */
export function bankClient(options: Options): BankClient {
  const { name, timeoutMs = TIMEOUT_MS, waitsMs = WAITS_MS } = options;
  const breaker = options.breaker ?? circuitBreaker(() => performance.now());

  async function once(question: BankQuestion): Promise<BankAnswer> {
    if (!breaker.enter())
      throw new BankUnavailable(`${name} has not been answering; it is left alone for a while`);
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
      // Somebody is there, even if they say no; only silence and breakdowns count against them.
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

/** A path has references and account numbers in it; the words between them say which call it is. */
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
      ...{ method, headers, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: readExactJson(await limited(response)) };
  } catch (error) {
    // The cause may hold the request with its headers, so none of it is passed on.
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
