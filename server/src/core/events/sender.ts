/** One signed event on its way to somebody else's server. */
export type WebhookRequest = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** What came back: a status unless there was none, the first kilobyte of the answer, and what went wrong. */
export type WebhookAnswer = {
  readonly status: number | null;
  readonly latencyMs: number;
  readonly response: string;
  readonly error: string | null;
};

/** Sends webhooks to addresses that strangers chose. It never throws: whatever happens is an answer. */
export type WebhookSender = {
  readonly allowPrivate: boolean;
  send(request: WebhookRequest): Promise<WebhookAnswer>;
  /** What a host's name leads to that it must not; null when it is fine, or not known at this moment. */
  whyRefused(host: string): Promise<string | null>;
  close(): void;
};
