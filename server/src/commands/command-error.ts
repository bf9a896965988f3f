import { nearest } from '#core/spelling.ts';

/** A failure whose message is written for the person at the keyboard: no stack is shown with it. */
export class CommandError extends Error {}

/** The service could not be reached. It may be back in a moment. */
export class UnreachableError extends CommandError {}

/** One letter in three. */
const LETTERS_PER_MISTAKE = 3;
const MOST_MISTAKES = 3;

/** Ends a sentence about a name that there is not: with the one most likely meant, if one is like it. */
export function meantBy(typed: string, names: readonly string[]): string {
  const meant = nearest(typed, names, Math.min(typed.length / LETTERS_PER_MISTAKE, MOST_MISTAKES));
  return meant === undefined ? '.' : `; did you mean ${meant}?`;
}
