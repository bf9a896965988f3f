import type { Agreement } from '#core/escrow/agreement.ts';
import type { Decided, Moment } from '#core/escrow/decision.ts';
import { Draft } from '#core/escrow/draft.ts';
import type { Exception } from '#core/escrow/exception.ts';
import { type Money, ZERO } from '#core/escrow/money.ts';
import type { KnownAttempt } from '#core/escrow/payout.ts';
import { bookPayoutAsOrdered } from '#core/escrow/payouts/settle.ts';
import { type BookedPart, bookRefundAsOrdered } from '#core/escrow/refunds/settle.ts';
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
  return { change: draft.done(), result: closed(exception, note, moment) };
}

/** The payment that an exception is about. */
export type DisputedPayment =
  | { readonly kind: 'payout'; readonly attempts: readonly KnownAttempt[] }
  | { readonly kind: 'refund'; readonly facts: BookedPart };

/**
 * Closes an exception about a payment of which the bank reports another amount than the ordered one. A person
 * has settled the difference outside of this service, so the payment counts as made.
 */
export function closeAsPaid(
  agreement: Agreement,
  exception: Exception,
  { note, payment }: { readonly note: string; readonly payment: DisputedPayment | undefined },
  moment: Moment,
): Decided<Exception> {
  const { kind, subject, closedAt } = exception;
  if (closedAt !== null) throw new Problem('exception_closed');
  const draft = new Draft(agreement, moment);
  const isBooked = kind === 'contradiction' && payment !== undefined && book(draft, payment, subject);
  if (!isBooked) throw new Problem('no_payment_open');
  draft.closeException(exception, note, ZERO);
  return { change: draft.done(), result: closed(exception, note, moment) };
}

function closed(exception: Exception, note: string, { now, actor }: Moment): Exception {
  return { ...exception, note, closedAt: now, closedBy: actor };
}

function book(draft: Draft, payment: DisputedPayment, reference: string): boolean {
  return payment.kind === 'payout'
    ? bookPayoutAsOrdered(draft, payment.attempts, reference)
    : bookRefundAsOrdered(draft, payment.facts, reference);
}
