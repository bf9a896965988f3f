import { SYSTEM } from '#core/actor.ts';
import type { Moment } from '#core/escrow/decision.ts';
import type { NewId } from '#core/time.ts';
import { derivedId } from '#store/ids.ts';

/** A moment of the tests: the service itself decides, and ids say in which order they were made. */
export function momentAt(now: Date, newId: NewId = counter()): Moment {
  return { now, newId, derivedId, actor: SYSTEM };
}

function counter(): NewId {
  let made = 0;
  return (prefix) => `${prefix}_${++made}`;
}
