import type { Actor } from '#core/actor.ts';
import type { Clock, DerivedId, NewId } from '#core/time.ts';
import type { Db } from '#store/db.ts';

/** The root of every key that is kept outside the database; the same purpose gives the same key. */
export type Secret = { readonly id: string; derive(purpose: string): Uint8Array };

/** What every action may reach. What one drawer alone needs stands in its own desk. */
export type Base = {
  readonly db: Db;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly derivedId: DerivedId;
  /** Who asks for what is being done: whoever calls an action says so, and jobs are the service itself. */
  readonly actor: Actor;
  /** What the database must not hold. */
  readonly secret: Secret;
  /** A hint that a job is due now. Nothing depends on it but the time until the next poll. */
  readonly wakeWorker: () => void;
};
