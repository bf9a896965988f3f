export type Clock = () => Date;

/** Milliseconds that only ever go forward, whatever happens to the clock on the wall. */
export type Ticks = () => number;

/** Makes an id such as `agr_0192f3…`: the prefix says what it names, the rest sorts by time. */
export type NewId = (prefix: string) => string;

/** Gives the same id for the same words, so that what was done before a restored backup is not done again. */
export type DerivedId = (prefix: string, ...words: readonly (string | number)[]) => string;

export const SECOND_MS = 1_000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
