import { createHash } from 'node:crypto';
import { DAY_MS, type DerivedId, type NewId } from '#core/time.ts';
import { randomFew } from './random.ts';

let lastMs = 0;
let counter = 0;

/**
 * Similar to UUIDv7: 48 bits of milliseconds, a 16-bit counter within the millisecond and 64 random bits, in
 * hex. Ids from one process sort in creation order, so inserts land at the right edge of the index.
 */
export const newId: NewId = (prefix) => {
  const now = Date.now();
  if (now > lastMs) {
    lastMs = now;
    counter = 0;
  } else if (++counter > 0xffff) {
    lastMs += 1;
    counter = 0;
  }
  const time = lastMs.toString(16).padStart(12, '0');
  const sequence = counter.toString(16).padStart(4, '0');
  return `${prefix}_${time}${sequence}${randomHex(8)}`;
};

/** A lower bound for every id created since then. A day is more than any clock is wrong by. */
export function idBefore(prefix: string, since: Date): string {
  const time = Math.max(0, since.getTime() - DAY_MS);
  return `${prefix}_${time.toString(16).padStart(12, '0')}`;
}

/** As long as other ids: a hash takes the place of the time and the random bits. */
export const derivedId: DerivedId = (prefix, ...words) => {
  const hash = createHash('sha256').update(JSON.stringify([prefix, ...words]));
  return `${prefix}_${hash.digest('hex').slice(0, 32)}`;
};

export function randomHex(bytes: number): string {
  return randomFew(bytes).toString('hex');
}
