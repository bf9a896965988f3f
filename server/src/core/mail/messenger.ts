/** One message to one recipient. */
export type Message = {
  /** Stable across retries, so that a duplicate can be told from a new message. */
  readonly messageId: string;
  readonly to: string;
  readonly senderName: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly date: Date;
};

/**
 * The result of sending. `accepted`: the next server delivers it. `refused`: permanent, because of this
 * message or its recipient. `not_now`: may be retried, also when the outcome is unknown. `resting`: nothing
 * was tried because the server has been failing for a while.
 */
export type MessageAnswer =
  | { readonly outcome: 'accepted' }
  | { readonly outcome: 'refused' | 'not_now'; readonly reply: string }
  | { readonly outcome: 'resting'; readonly forMs: number };

/**
 * A way to reach a person; today that is mail. It never throws: every failure is an answer, and no answer
 * contains anything of the message or its recipient.
 */
export type Messenger = {
  send(message: Message): Promise<MessageAnswer>;
};
