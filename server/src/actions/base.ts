import type { Clock, NewId } from '#core/time.ts';
import type { Db } from '#store/db.ts';

/** What every action may reach. What one drawer alone needs stands in its own desk. */
export type Base = {
  readonly db: Db;
  readonly clock: Clock;
  readonly newId: NewId;
  /** A hint that a job is due now. Nothing depends on it but the time until the next poll. */
  readonly wakeWorker: () => void;
};
