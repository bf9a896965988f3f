import type { Actor } from '#core/actor.ts';
import type { Clock, DerivedId, NewId } from '#core/time.ts';
import type { Db } from '#store/db.ts';
import type { RootSecret, SecretBox } from '#store/secrets/secret-box.ts';
import type { Storage } from '#store/storage.ts';

/** What every action may reach. What one drawer alone needs stands in its own desk. */
export type Base = {
  readonly db: Db;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly derivedId: DerivedId;
  /** Who asks for what is being done: whoever calls an action says so, and jobs are the service itself. */
  readonly actor: Actor;
  /** What the database must not hold. */
  readonly secret: RootSecret;
  readonly box: SecretBox;
  /** Whether there is room to write to. */
  readonly storage: Storage;
  /** A hint that a job is due now. Nothing depends on it but the time until the next poll. */
  readonly wakeWorker: () => void;
};
