import type { Base } from '#actions/base.ts';

export type ActsContext = Base & {
  /** How long acts are kept; null for ever. */
  readonly actsKeptMs: number | null;
};
