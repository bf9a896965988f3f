import type { Actor } from '#core/actor.ts';
import { type DomainEvent, EVENTS } from '#core/events/event.ts';
import type { Money } from './money.ts';

/** The kinds of exceptions, as the event catalogue defines them for the wire. */
export const EXCEPTION_KINDS = EVENTS['exception.opened'].data.kind.oneOf;
export type ExceptionKind = (typeof EXCEPTION_KINDS)[number];

/**
 * A case that no rule can resolve, so a person has to look. `subject` names what it is about, such as a
 * bank's transaction; one kind is opened once per subject. If the exception created a receivable, the subject
 * is the cause of that movement, and closing the exception settles the rest of it.
 */
export type NewException = {
  readonly kind: ExceptionKind;
  readonly subject: string;
  readonly amount: Money | null;
  /** Set when it differs from the agreement's currency. */
  readonly currency?: string;
  readonly details: Readonly<Record<string, string | number | null>>;
};

export type Exception = Omit<NewException, 'currency'> & {
  readonly id: string;
  /** Null when it belongs to no agreement. The operator of the service then handles it. */
  readonly agreementId: string | null;
  readonly currency: string | null;
  readonly openedAt: Date;
  readonly closedAt: Date | null;
  readonly note: string | null;
  readonly closedBy: Actor | null;
  /**
   * Hash of the newest event in the exception's own history; null for exceptions opened before events were
   * chained.
   */
  readonly eventHead: string | null;
};

/** An exception that is opened or closed, with its event. `eventHead` is still the hash before that event. */
export type ExceptionChange = Exception & { readonly event: DomainEvent };

type ReportedException = Pick<Exception, 'id' | 'kind' | 'agreementId' | 'subject' | 'amount' | 'currency'>;

export function eventData({ id, kind, agreementId, subject, amount, currency }: ReportedException) {
  return { exceptionId: id, kind, agreementId, subject, amount, currency };
}
