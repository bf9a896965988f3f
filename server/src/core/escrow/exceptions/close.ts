import type { Agreement } from '#core/escrow/agreement.ts';
import type { Decided, Moment } from '#core/escrow/decision.ts';
import { Draft } from '#core/escrow/draft.ts';
import type { Exception } from '#core/escrow/exception.ts';
import type { Money } from '#core/escrow/money.ts';
import { Problem } from '#core/problem.ts';

/**
 * Closes an exception that a person has handled. The rest of the receivable was paid to the platform or is
 * written off.
 */
export function closeException(
  agreement: Agreement,
  exception: Exception,
  { note, owed }: { readonly note: string; readonly owed: Money },
  moment: Moment,
): Decided<Exception> {
  if (exception.closedAt !== null) throw new Problem('exception_closed');
  const draft = new Draft(agreement, moment);
  draft.post('receivable_settled', owed, exception.subject);
  draft.closeException(exception, note, owed);
  const result = { ...exception, note, closedAt: moment.now, closedBy: moment.actor };
  return { change: draft.done(), result };
}
