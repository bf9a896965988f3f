import { nearest } from '#core/spelling.ts';

/** A failure with a message for the person at the keyboard; no stack is printed. */
export class CommandError extends Error {}

/** The service could not be reached. It may be back in a moment. */
export class UnreachableError extends CommandError {}

/** One mistake for every three letters. */
const LETTERS_PER_MISTAKE = 3;
const MOST_MISTAKES = 3;

/** Ends a sentence about an unknown name, with the most similar known name if there is one. */
export function meantBy(typed: string, names: readonly string[]): string {
  const meant = nearest(typed, names, Math.min(typed.length / LETTERS_PER_MISTAKE, MOST_MISTAKES));
  return meant === undefined ? '.' : `; did you mean ${meant}?`;
}
