// Made from openapi.json by `npm run openapi`, do not edit.

declare enum Newer {
  type = 'one that only a newer server knows',
}

/** The fields that all of them share. */
export type EventBase = {
  id: string;
  agreementId?: string | undefined;
  /** Gap-free within its agreement. */
  sequence: number;
};

/** A deposit was received. */
export type DepositReceivedEvent = EventBase & {
  type: 'deposit.received';
  agreementId: string;
  data: { amount: number };
};

export type PayoutAwaitingDetailsEvent = EventBase & {
  type: 'payout.awaiting_details';
  data: { reason: string | null };
};

export type AgreementUnfrozenEvent = EventBase & { type: 'agreement.unfrozen'; data: Record<string, never> };

/** A type that this version of the SDK does not know; handle it in `default`. */
export type UnknownEvent = EventBase & { type: Newer; data: Record<string, unknown> };

/** Something that happened. */
export type SomeEvent =
  | DepositReceivedEvent
  | PayoutAwaitingDetailsEvent
  | AgreementUnfrozenEvent
  | UnknownEvent;
