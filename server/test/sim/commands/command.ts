import type { Context } from '#actions/context.ts';
import type { ProblemCode } from '#core/problem.ts';

/** Something a client wants. It is sent again, as it is, when the answer was lost. */
export type Command = {
  readonly name: string;
  /** The agreement it is about, for the log. */
  readonly about: string;
  readonly run: (context: Context) => Promise<unknown>;
  /** The refusals that make sense here. Any other one is a fault. */
  readonly refusals: readonly ProblemCode[];
};
