import { ApiError, ConnectionError, type SuretyError } from './errors.ts';

const BASE_MS = 250;
const MAX_BACKOFF_MS = 8_000;
/** If the server asks for a longer delay, the caller should decide if it is worth waiting. */
const MAX_RETRY_AFTER_MS = 60_000;

/**
 * The delay before the next attempt, or null to give up. The jitter is full, so that clients that failed
 * together do not come back together. Retry-After is a minimum, so the jitter is added to it.
 */
export function retryDelayMs(
  error: SuretyError,
  attempt: number,
  repeatable: boolean,
  random: () => number = Math.random,
): number | null {
  if (!isWorthRepeating(error, repeatable)) return null;
  const jitterMs = random() * Math.min(MAX_BACKOFF_MS, BASE_MS * 2 ** (attempt - 1));
  const retryAfterMs = error instanceof ApiError ? (error.retryAfterMs ?? 0) : 0;
  return retryAfterMs > MAX_RETRY_AFTER_MS ? null : retryAfterMs + jitterMs;
}

/** A call is not repeatable if a second attempt could have a second effect. */
function isWorthRepeating(error: SuretyError, repeatable: boolean): boolean {
  if (error instanceof ConnectionError) return repeatable;
  if (!(error instanceof ApiError)) return false;
  if (error.statusCode === 429) return true;
  if (!repeatable) return false;
  return error.statusCode >= 500 || error.statusCode === 408 || error.code === 'idempotency_key_in_flight';
}

/** Retry-After is a number of seconds or a date. */
export function readRetryAfterMs(header: string | null, now = Date.now()): number | undefined {
  if (header === null || header.trim() === '') return undefined;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}

/** Waits, unless the signal aborts first. */
export function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
    if (signal?.aborted) stop();
  });
}
