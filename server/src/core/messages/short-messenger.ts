/** A short message to one phone. */
export type ShortMessage = {
  /** In E.164. */
  readonly to: string;
  readonly text: string;
};

/**
 * The result of sending. `accepted`: the provider has it. `refused`: it was not sent, and a repetition would
 * be refused, too. `not_now`: it was surely not sent, and may be later. `unknown`: it may have been sent.
 * `resting`: nothing was tried because the provider has been failing for a while. No reply contains anything
 * of the message.
 */
export type ShortMessageAnswer =
  | { readonly outcome: 'accepted'; readonly reference: string }
  | { readonly outcome: 'refused' | 'not_now' | 'unknown'; readonly reply: string }
  | { readonly outcome: 'resting'; readonly forMs: number };

/** What a provider says later about a message that it has accepted. */
export type DeliveryReceipt = {
  readonly reference: string;
  /** Null when it is still under way. */
  readonly delivered: boolean | null;
  readonly reply: string | null;
};

export type ReceiptRequest = {
  readonly body: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The secret of the address that the receipt was sent to, if it has one. */
  readonly key: string | null;
};

/** A provider of short messages. It never throws: every failure is an answer. */
export type ShortMessenger = {
  readonly name: ShortMessageProvider;
  send(message: ShortMessage): Promise<ShortMessageAnswer>;
  /** Null when the request is not the provider's. */
  readReceipt(request: ReceiptRequest): DeliveryReceipt | null;
};

export const SHORT_MESSAGE_PROVIDERS = ['termii', 'africastalking'] as const;
export type ShortMessageProvider = (typeof SHORT_MESSAGE_PROVIDERS)[number];
