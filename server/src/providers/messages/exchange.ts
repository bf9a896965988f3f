import type { ShortMessageAnswer } from '#core/messages/short-messenger.ts';
import { circuitBreaker } from '#providers/client/circuit-breaker.ts';

const TIMEOUT_MS = 15_000;
const FAILURES = 5;
const OPEN_MS = 30_000;
const LONGEST_ANSWER = 100_000;
/** The connection was never made, so nothing was sent. */
const NOT_REACHED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);

export type Asked = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};
export type Said = { readonly status: number; readonly body: unknown };
export type Exchange = (
  asked: Asked,
  read: (said: Said) => ShortMessageAnswer,
) => Promise<ShortMessageAnswer>;

/**
 * Sends a request once. A provider has no way to recognise a repetition, so an answer that is lost is
 * `unknown`.
 */
export function openExchange(timeoutMs = TIMEOUT_MS): Exchange {
  const circuit = circuitBreaker(() => performance.now(), FAILURES, OPEN_MS);
  return async (asked, read) => {
    if (!circuit.enter()) return { outcome: 'resting', forMs: Math.round(OPEN_MS * (1 + Math.random())) };
    const said = await post(asked, timeoutMs);
    circuit.leave(typeof said !== 'string' && said.status < 500);
    if (typeof said === 'string')
      return { outcome: said, reply: said === 'not_now' ? 'unreachable' : 'no_answer' };
    if (said.status === 429) return { outcome: 'not_now', reply: 'too_many_requests' };
    // A wrong key is the operator's mistake, and is mended sooner than a link ends.
    if (said.status === 401 || said.status === 403) return { outcome: 'not_now', reply: 'wrong_key' };
    return said.status >= 500 ? { outcome: 'unknown', reply: `status_${said.status}` } : read(said);
  };
}

async function post({ url, headers, body }: Asked, timeoutMs: number): Promise<Said | 'not_now' | 'unknown'> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { method: 'POST', headers, body, redirect: 'error', signal });
    return { status: response.status, body: readJson(await limited(response)) };
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as { code?: string };
    return code !== undefined && NOT_REACHED.has(code) ? 'not_now' : 'unknown';
  }
}

async function limited(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > LONGEST_ANSWER) break;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
