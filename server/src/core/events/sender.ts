/** One signed event to be sent to a customer's server. */
export type WebhookRequest = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** The response: the status, if there was one, the first kilobyte of the body, and the error. */
export type WebhookAnswer = {
  readonly status: number | null;
  readonly latencyMs: number;
  readonly response: string;
  readonly error: string | null;
};

/** Sends webhooks to addresses chosen by customers. It never throws: every failure is an answer. */
export type WebhookSender = {
  readonly allowPrivate: boolean;
  send(request: WebhookRequest): Promise<WebhookAnswer>;
  /**
   * Returns why a host name must not be contacted, or null when it is allowed or cannot be resolved right
   * now.
   */
  whyRefused(host: string): Promise<string | null>;
  close(): void;
};
