import type { Actor } from '#core/actor.ts';
import type { DerivedId, NewId } from '#core/time.ts';
import type { Change } from './change.ts';

/** Time, ids and actor come from outside, so that equal facts always lead to an equal decision. */
export type Moment = {
  readonly now: Date;
  readonly newId: NewId;
  readonly derivedId: DerivedId;
  readonly actor: Actor;
};

/**
 * The result of every operation: a change to write, or null, and the answer for the caller. A forbidden
 * operation throws a Problem instead.
 */
export type Decision<Result> = { readonly change: Change | null; readonly result: Result };

/** The result of an operation that always has something to write. */
export type Decided<Result> = { readonly change: Change; readonly result: Result };

/**
 * The facts were read at different moments and are inconsistent. Reading them again resolves this: the
 * concurrent change has raised the version, so this decision could not have been committed anyway.
 */
export class StaleFacts extends Error {}
