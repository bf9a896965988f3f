import type { Actor } from '#core/actor.ts';
import { type DomainEvent, EVENTS } from '#core/events/event.ts';
import type { Money } from './money.ts';

/** The ways in which a bank's word does not fit; the table of events has them for the wire. */
export const EXCEPTION_KINDS = EVENTS['exception.opened'].data.kind.oneOf;
export type ExceptionKind = (typeof EXCEPTION_KINDS)[number];

/**
 * Something that no rule can put right, so that a person has to look. `subject` is what it is about, such as
 * a bank's transaction: the same kind about the same subject is opened once. Where somebody owes us because
 * of it, the subject is the cause of that movement, and closing it settles what is still owed.
 */
export type NewException = {
  readonly kind: ExceptionKind;
  readonly subject: string;
  readonly amount: Money | null;
  /** Where it is not the agreement's. */
  readonly currency?: string;
  readonly details: Readonly<Record<string, string | number | null>>;
};

export type Exception = Omit<NewException, 'currency'> & {
  readonly id: string;
  /** Null when it concerns nobody's agreement: then whoever runs the service looks after it. */
  readonly agreementId: string | null;
  readonly currency: string | null;
  readonly openedAt: Date;
  readonly closedAt: Date | null;
  readonly note: string | null;
  readonly closedBy: Actor | null;
  /** The hash of the newest event of its own history; null from before chains. */
  readonly eventHead: string | null;
};

/** One that is opened or closed, and the event that tells of it; `eventHead` is still the one before that. */
export type ExceptionChange = Exception & { readonly event: DomainEvent };

type ReportedException = Pick<Exception, 'id' | 'kind' | 'agreementId' | 'subject' | 'amount' | 'currency'>;

export function eventData({ id, kind, agreementId, subject, amount, currency }: ReportedException) {
  return { exceptionId: id, kind, agreementId, subject, amount, currency };
}
