import type { Actor } from '#core/actor.ts';

/** A field of a person's data before and after its correction. */
export type CorrectedField = {
  readonly field: string;
  /** What was stored; null when nothing was. */
  readonly was: string | null;
  readonly is: string;
};

/** A new version of a person's data, kept beside the old. */
export type Correction = {
  readonly developerId: string;
  readonly id: string;
  readonly externalUserId: string;
  readonly requestId: string;
  readonly fields: readonly CorrectedField[];
  readonly correctedBy: Actor;
  readonly correctedAt: Date;
};
