import type { Change } from '#core/escrow/change.ts';
import type { DomainEvent, EventType } from '#core/events/event.ts';

/** Money that lies still from now on, until somebody does something about it. */
export type Standing = {
  readonly event: EventType;
  readonly agreement: string;
  readonly developer: string;
  readonly amount: number | null;
  readonly currency: string;
  /** What it waits for. */
  readonly why: string;
};

const WAITS_FOR: Readonly<Partial<Record<EventType, string>>> = {
  'agreement.frozen': 'somebody to lift the hold',
  'deposit.unapplied': 'a refund: it came when the agreement was over',
  'payout.awaiting_details': 'the seller’s bank account',
  'payout.failed': 'the bank, or another account of the seller’s',
  'payout.reversed': 'the bank, or another account of the seller’s',
  'payout.held': 'what a rule of the release policy asks for',
  'refund.failed': 'somebody to retry the refund, or to send it elsewhere',
  'refund.reversed': 'somebody to retry the refund, or to send it elsewhere',
  'exception.opened': 'a person to look at what the bank said',
};

/** What a change leaves standing, for the log: whoever runs the service sees it without asking. */
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
