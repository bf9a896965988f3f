import type { Actor } from '#core/actor.ts';
import type { Origin } from '#core/audit-record.ts';
import type { Clock, DerivedId, NewId } from '#core/time.ts';
import type { Db } from '#store/db.ts';
import type { RootSecret, SecretBox } from '#store/secrets/secret-box.ts';
import type { Storage } from '#store/storage.ts';

export type Kept = {
  readonly webhookLogMs: number;
  readonly requestLogMs: number;
  readonly bankLogMs: number;
  readonly mailLogMs: number;
};

/** What every action may reach. What one drawer alone needs stands in its own desk. */
export type Base = {
  readonly db: Db;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly derivedId: DerivedId;
  /** Who asks for what is being done: whoever calls an action says so, and jobs are the service itself. */
  readonly actor: Actor;
  /** The request by which they ask; null when there is none, as for jobs and commands. */
  readonly origin: Origin | null;
  /** What the database must not hold. */
  readonly secret: RootSecret;
  readonly box: SecretBox;
  /** Makes the mark that nobody can make who has the database alone. */
  readonly mac: (text: string) => string;
  /** Whether there is room to write to. */
  readonly storage: Storage;
  /** How long housekeeping leaves what is not money. */
  readonly kept: Kept;
  /** A hint that a job is due now. Nothing depends on it but the time until the next poll. */
  readonly wakeWorker: () => void;
  /** Which of the schemas this is. What belongs to no account is in the first. */
  readonly cell: { readonly name: string; readonly isFirst: boolean };
};
