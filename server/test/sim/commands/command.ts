import type { Context } from '#actions/context.ts';
import type { ProblemCode } from '#core/problem.ts';

/** A client's request. It is sent again unchanged when the response was lost. */
export type Command = {
  readonly name: string;
  /** The agreement, for the log. */
  readonly about: string;
  readonly run: (context: Context) => Promise<unknown>;
  /** Refusals that are legitimate here. Any other is a fault. */
  readonly refusals: readonly ProblemCode[];
};
