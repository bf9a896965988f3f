export type Clock = () => Date;

/** Monotonic milliseconds, unaffected by clock changes. */
export type Ticks = () => number;

/** Creates an id such as `agr_0192f3…`: the prefix names the kind, the rest sorts by time. */
export type NewId = (prefix: string) => string;

/**
 * Returns the same id for the same input, so that an operation from before a restored backup is not repeated.
 */
export type DerivedId = (prefix: string, ...words: readonly (string | number)[]) => string;

export const SECOND_MS = 1_000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
