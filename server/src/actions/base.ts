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

/** Dependencies of every action. Those of a single domain are in its own context. */
export type Base = {
  readonly db: Db;
  /** The time of the tenant that the work is for: a test environment's may be ahead. */
  readonly clock: Clock;
  /** The service's own time, for leases, signatures, quotas and what else is not a tenant's business. */
  readonly wallClock: Clock;
  readonly newId: NewId;
  readonly derivedId: DerivedId;
  /** Who acts, for this one request; everything else lives as long as the process. */
  readonly caller: {
    /** Jobs act as the service itself. */
    readonly actor: Actor;
    /** The request that caused the action. Null for jobs and commands. */
    readonly origin: Origin | null;
  };
  /** The secret that must not be in the database. */
  readonly secret: RootSecret;
  readonly box: SecretBox;
  /** HMAC with a key that is not in the database. */
  readonly mac: (text: string) => string;
  /** The free space for writing. */
  readonly storage: Storage;
  /** Retention of logs that concern no money. */
  readonly kept: Kept;
  /** A hint that a job is due now. Without it, the job waits for the next poll. */
  readonly wakeWorker: () => void;
  /** The cell of this context. Data that belongs to no account is in the first cell. */
  readonly cell: { readonly name: string; readonly isFirst: boolean };
};
