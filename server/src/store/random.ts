import { randomFillSync } from 'node:crypto';

const pool = Buffer.alloc(4096);
let used = pool.length;

/**
 * Returns random bytes from a buffer. A request needs many: for ids, nonces, salts and keys. Asking the
 * generator for a few bytes each time costs more than the rest of such a request. Bytes that were handed out
 * are erased from the buffer.
 */
export function randomFew(bytes: number): Buffer {
  if (used + bytes > pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const start = used;
  used += bytes;
  const taken = Buffer.from(pool.subarray(start, used));
  pool.fill(0, start, used);
  return taken;
}
