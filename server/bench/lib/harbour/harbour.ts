import type { Addresses } from '#bench/lib/market/addresses.ts';
import { seeded } from '#bench/lib/market/random.ts';
import { openBook } from './book.ts';
import { RESIDENTS } from './residents.ts';
import { runSchemes } from './schemes.ts';

const HARBOUR_SEED = 60_614;

/**
 * The former held-out market. It was written from public typologies before its author read the scorer and
 * shares no behaviour with the other markets. Default points have been chosen on it since.
 */
export function simulateHarbour(addresses: Addresses) {
  const book = openBook(seeded(HARBOUR_SEED), addresses);
  for (const group of RESIDENTS) group(book);
  runSchemes(book);
  book.payments.sort((left, right) => left.at - right.at);
  const { opening: start, payments, verified, payoutAccounts } = book;
  return { start, payments, verified, payoutAccounts };
}
