/** Something that happened. It is delivered at least once, so the same `id` may come again. */
export type SuretyEvent = {
  id: string;
  type: string;
  createdAt: string;
  agreementId?: string | undefined;
  /** Gap-free within its agreement. */
  sequence: number;
  data: Record<string, unknown>;
};

export type ListEventsParams = {
  /** Only events of this type, such as `agreement.funded`. */
  type?: string | undefined;
  /** Only events after the one with this id. */
  after?: string | undefined;
  /** 1 to 100. Default: 20. */
  limit?: number | undefined;
};

export type CreateWebhookParams = {
  /** https only, on a public address, unless the server allows others. */
  url: string;
  /** The event types to deliver; all of them by default. */
  events?: string[] | undefined;
};

export type WebhookEndpoint = {
  id: string;
  url: string;
  events: string[];
  createdAt: string;
};

/** The secret that deliveries are signed with. It is shown this once. */
export type NewWebhookEndpoint = WebhookEndpoint & { secret: string };
