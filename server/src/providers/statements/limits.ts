import { StatementError } from '#core/escrow/reconciliation/statement.ts';

const MAX_LINES = 200_000;
/** Longer text identifies nothing that its beginning does not. */
export const MAX_TEXT = 2_000;

export function refuseMoreThan(lines: number): void {
  if (lines > MAX_LINES) {
    throw new StatementError(`it has more than ${MAX_LINES} lines; ask the bank for a shorter period`);
  }
}
