import type { Amount } from './amount.ts';
import type { ConsentRequest } from './register.ts';
import type { World } from './world.ts';

/** Deducts the price of a lookup; false when the balance is too small. */
export function charge({ books }: World, price: Amount): boolean {
  if (books.balance < price) return false;
  books.balance -= price;
  return true;
}

/** A link decides once. False when it was used before. */
export function decide(world: World, consent: ConsentRequest, state: 'given' | 'declined'): boolean {
  if (consent.state !== 'open') return false;
  consent.state = state;
  world.send({ kind: 'consent', consent });
  return true;
}
