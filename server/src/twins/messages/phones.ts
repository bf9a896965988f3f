/** Faults of a provider of short messages. */
export const MESSAGE_FAULTS = {
  never_delivered: 'A message is accepted and never delivered, and no report comes.',
  fails: 'A message is accepted, and a report says that it was not delivered.',
  delivered_twice: 'A phone gets a message twice, and two reports come.',
  late_report: 'A report comes half a minute late.',
  no_balance: 'A message is refused because the balance is too small.',
  timeout: 'A message is delivered, but the request is never answered.',
  error_after: 'A message is delivered, but the request is answered with 502.',
  error: 'A request is answered with 503 and has no effect.',
  rate_limit: 'A request is answered with 429 and has no effect.',
} as const;
export type MessageFault = keyof typeof MESSAGE_FAULTS;

export function isMessageFault(name: string): name is MessageFault {
  return Object.hasOwn(MESSAGE_FAULTS, name);
}

/** A message that the provider has accepted. */
export type Accepted = {
  readonly reference: string;
  /** Without a plus. */
  readonly to: string;
  readonly text: string;
  readonly route: string;
  /** How often the phone got it. */
  copies: number;
  status: 'accepted' | 'delivered' | 'failed' | 'do_not_disturb';
};

/** The phones behind a provider, and what it has accepted for them. */
export type Phones = {
  readonly accepted: Accepted[];
  /** Numbers that get no messages by a route for advertising. */
  readonly doNotDisturb: Set<string>;
  /** In parts of a message. */
  balance: number;
  /** The number of next requests that a fault strikes. */
  readonly faults: Map<MessageFault, number>;
};

export function openPhones(): Phones {
  return { accepted: [], doNotDisturb: new Set(), balance: 1_000_000, faults: new Map() };
}

/** True when the fault strikes now. */
export function strikes({ faults }: Phones, fault: MessageFault): boolean {
  const left = faults.get(fault) ?? 0;
  if (left > 0) faults.set(fault, left - 1);
  return left > 0;
}
