import type { Actor } from '#core/actor.ts';
import type { DerivedId, NewId } from '#core/time.ts';
import type { Change } from './change.ts';

/** Time, ids and who asks come from outside, so that the same facts always lead to the same decision. */
export type Moment = {
  readonly now: Date;
  readonly newId: NewId;
  readonly derivedId: DerivedId;
  readonly actor: Actor;
};

/**
 * What every verb comes to: something to write, or nothing, and what the caller hears. What may not be
 * done is no decision but a Problem.
 */
export type Decision<Result> = { readonly change: Change | null; readonly result: Result };

/** The same, of a verb that always has something to write. */
export type Decided<Result> = { readonly change: Change; readonly result: Result };

/**
 * The facts of a decision were not read at one moment, and do not fit together. Read again, they will:
 * whatever came in between has raised the version, so the decision could not have been written anyway.
 */
export class StaleFacts extends Error {}
