import type { Change } from '#core/escrow/change.ts';
import type { DomainEvent, EventType } from '#core/events/event.ts';

/** Money that stays put until someone acts. */
export type Standing = {
  readonly event: EventType;
  readonly agreement: string;
  readonly developer: string;
  readonly amount: number | null;
  readonly currency: string;
  /** The condition the money waits for. */
  readonly why: string;
};

const WAITS_FOR: Readonly<Partial<Record<EventType, string>>> = {
  'agreement.frozen': 'someone to lift the hold',
  'deposit.unapplied': 'a refund: it arrived after the agreement had ended',
  'payout.awaiting_details': 'the seller’s bank account',
  'payout.failed': 'the bank, or a different account for the seller',
  'payout.reversed': 'the bank, or a different account for the seller',
  'payout.held': 'a condition of the release policy',
  'refund.failed': 'someone to retry the refund or redirect it',
  'refund.reversed': 'someone to retry the refund or redirect it',
  'exception.opened': 'a person to review the bank’s report',
};

/** Returns the money that waits after a change. It is logged, so that the operator sees it without asking. */
export function standingAfter({ after, events, exceptions }: Change): Standing[] {
  const opened = exceptions.map(({ event }) => event);
  return [...events, ...opened].flatMap((event) => {
    const why = WAITS_FOR[event.type];
    if (why === undefined) return [];
    const { id: agreement, developerId: developer, currency } = after;
    return [{ event: event.type, agreement, developer, amount: amountIn(event), currency, why }];
  });
}

function amountIn({ data }: DomainEvent): number | null {
  return 'amount' in data ? data.amount : null;
}
