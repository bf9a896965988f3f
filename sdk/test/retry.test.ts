import { describe, expect, it } from 'vitest';
import { ConnectionError, ServerError } from '../src/errors.ts';
import { readRetryAfterMs, retryDelayMs } from '../src/retry.ts';

const LOST = new ConnectionError('connection_failed', 'lost');
const busy = (retryAfterMs?: number) => new ServerError('x', 'busy', { statusCode: 503, retryAfterMs });

describe('the delay before a retry', () => {
  it('is between zero and a limit that doubles up to eight seconds', () => {
    const longest = [1, 2, 3, 4, 5, 6, 7, 20].map((attempt) => retryDelayMs(LOST, attempt, true, () => 1));
    expect(longest).toEqual([250, 500, 1000, 2000, 4000, 8000, 8000, 8000]);
    expect(retryDelayMs(LOST, 5, true, () => 0)).toBe(0);
  });

  it('is at least Retry-After, with jitter so that clients do not return together', () => {
    expect(retryDelayMs(busy(2000), 1, true, () => 0)).toBe(2000);
    expect(retryDelayMs(busy(2000), 1, true, () => 1)).toBe(2250);
    expect(retryDelayMs(busy(60_001), 1, true)).toBeNull();
  });

  it('reads Retry-After as seconds or a date', () => {
    const now = Date.parse('2030-01-01T00:00:00Z');
    expect(readRetryAfterMs('3', now)).toBe(3000);
    expect(readRetryAfterMs('Tue, 01 Jan 2030 00:00:05 GMT', now)).toBe(5000);
    expect(readRetryAfterMs('Mon, 31 Dec 2029 00:00:00 GMT', now)).toBe(0);
    expect([readRetryAfterMs(null), readRetryAfterMs('soon'), readRetryAfterMs(' ')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
