import { SYSTEM } from '#core/actor.ts';
import type { Moment } from '#core/escrow/decision.ts';
import type { NewId } from '#core/time.ts';
import { derivedId } from '#store/ids.ts';

/** A moment for tests: the actor is the system, and ids sort in the order in which they were made. */
export function momentAt(now: Date, newId: NewId = counter()): Moment {
  return { now, newId, derivedId, actor: SYSTEM };
}

function counter(): NewId {
  let made = 0;
  return (prefix) => `${prefix}_${++made}`;
}
