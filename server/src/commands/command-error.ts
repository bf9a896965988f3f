import { nearest } from '#core/spelling.ts';

/** A failure with a message for the person at the keyboard; no stack is printed. */
export class CommandError extends Error {}

/** The command was not called as its help says. The exit code is 2 for every command. */
export class UsageError extends CommandError {}

/** The service could not be reached. It may be back in a moment. */
export class UnreachableError extends CommandError {}

/** One mistake for every three letters. */
const LETTERS_PER_MISTAKE = 3;
const MOST_MISTAKES = 3;

/** The most similar known name, if one is similar enough. */
export function nearestName(typed: string, names: readonly string[]): string | undefined {
  return nearest(typed, names, Math.min(typed.length / LETTERS_PER_MISTAKE, MOST_MISTAKES));
}

/** Ends a sentence about an unknown name, with the most similar known name if there is one. */
export function meantBy(typed: string, names: readonly string[]): string {
  const meant = nearestName(typed, names);
  return meant === undefined ? '.' : `; did you mean ${meant}?`;
}
