/** One message on its way to one person. */
export type Message = {
  /** The same however often it is sent, so that a second copy can be told from a second message. */
  readonly messageId: string;
  readonly to: string;
  readonly senderName: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly date: Date;
};

/**
 * What became of it. `accepted`: it is somebody else's to deliver now. `refused`: for good, and because of
 * this message or its recipient. `not_now`: it may be tried again, as it may when nobody knows what became of
 * it. `resting`: nothing was tried, because the way has been blocked for a while.
 */
export type MessageAnswer =
  | { readonly outcome: 'accepted' }
  | { readonly outcome: 'refused' | 'not_now'; readonly reply: string }
  | { readonly outcome: 'resting'; readonly forMs: number };

/**
 * The way to a person: mail today. It never throws, for whatever happens is an answer, and what it answers
 * holds nothing of the message or its recipient.
 */
export type Messenger = {
  send(message: Message): Promise<MessageAnswer>;
};
