/** A statement that cannot be read, or does not add up. Nothing is taken from it. */
export class StatementError extends Error {}

const MAX_LINES = 200_000;
/** Longer text names nothing that the beginning does not. */
export const MAX_TEXT = 2_000;

export function refuseMoreThan(lines: number): void {
  if (lines > MAX_LINES) {
    throw new StatementError(`more than ${MAX_LINES} lines; ask the bank for a shorter time`);
  }
}
