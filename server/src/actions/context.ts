import type { Clock, NewId } from '#core/ports.ts';
import type { Db } from '#store/db.ts';
import type { KeyRing } from '#store/key-ring.ts';

/** What every action may reach. app.ts makes one; tests make one with a clock and ids of their own. */
export type Context = {
  readonly db: Db;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly keyRing: KeyRing;
};
