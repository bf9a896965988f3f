import { bankFor, type EscrowContext } from '#actions/escrow/context.ts';
import { breaksOfStatement } from '#actions/escrow/reconciliation/find-breaks.ts';
import { dayAfter, startOfDay } from '#core/escrow/days/local-day.ts';
import type { Outcome } from '#core/escrow/reconciliation/comparison.ts';
import { type Statement, StatementError } from '#core/escrow/reconciliation/statement.ts';
import { Problem } from '#core/problem.ts';
import { findBounds, type WantedDay } from './bounds.ts';

/** Lines this near to the day are dated in its time zone; others belong to other days in every zone. */
const NEAR_DAYS = 2;
/** Each line is looked up in the books, while the caller waits. */
const MAX_LINES = 20_000;

export type DayComparison = Outcome & {
  readonly day: string;
  readonly timeZone: string;
  readonly provider: string;
  /** The lines of the statement, also of other days. */
  readonly lines: number;
};

/**
 * Compares a day of one account with a statement of its bank. Nothing is kept: the caller's file is evidence
 * to the caller alone, and breaks are the operator's (reconcile.ts).
 */
export async function compareDay(
  context: EscrowContext,
  wanted: WantedDay & { readonly statement: string },
): Promise<DayComparison> {
  const { developerId } = wanted;
  const statement = read(context, wanted.statement);
  const { day, timeZone, since, until } = await findBounds(context, wanted);
  const provider = bankFor(context, developerId).name;
  const outcome = await breaksOfStatement(
    context,
    provider,
    inZone(statement, day, timeZone),
    { from: since, to: until },
    developerId,
  );
  return { ...outcome, day, timeZone, provider, lines: statement.lines.length };
}

function read({ parseStatement }: EscrowContext, text: string): Statement {
  try {
    const statement = parseStatement(text);
    if (statement.lines.length > MAX_LINES)
      throw new StatementError(`it has more than ${MAX_LINES} lines; ask the bank for a shorter period`);
    return statement;
  } catch (error) {
    if (!(error instanceof StatementError)) throw error;
    throw new Problem('validation_failed', `The statement cannot be read: ${error.message}.`, {
      details: [{ path: 'statement', message: error.message }],
    });
  }
}

/** A statement has days of the bank, as midnight UTC. They are the days of the account's time zone. */
function inZone({ lines, covered }: Statement, day: string, timeZone: string): Statement {
  const starts = new Map<number, Date>();
  for (let days = -NEAR_DAYS; days <= NEAR_DAYS; days += 1) {
    const near = dayAfter(day, days);
    starts.set(Date.parse(`${near}T00:00:00Z`), startOfDay(near, timeZone));
  }
  return {
    lines: lines.map((line) => ({
      ...line,
      bookedOn: starts.get(line.bookedOn.getTime()) ?? line.bookedOn,
    })),
    covered,
  };
}
