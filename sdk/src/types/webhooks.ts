// Made from openapi.json by `npm run openapi`, do not edit.
import type { PageParams } from '../pages.ts';
import type { EventType } from './events.ts';

/** Create a webhook endpoint: `POST /v1/webhooks`. */
export type CreateWebhookParams = {
  /** https, on a public address, without user name and password. At most 2048 characters. */
  url: string;
  /** The event types to send. Empty or absent means all. At most 100 items. */
  events?: EventType[] | undefined;
  /**
   * Sends the events of each agreement in sequence: the next one waits until the previous one was accepted
   * or given up.
   */
  ordered?: boolean | undefined;
  /** At most 200 characters. */
  description?: string | undefined;
};

/** Change a webhook endpoint: `PATCH /v1/webhooks/{id}`. */
export type ChangeWebhookParams = {
  /** https, on a public address, without user name and password. At most 2048 characters. */
  url?: string | undefined;
  /** The event types to send. Empty or absent means all. At most 100 items. */
  events?: EventType[] | undefined;
  /**
   * Sends the events of each agreement in sequence: the next one waits until the previous one was accepted
   * or given up.
   */
  ordered?: boolean | undefined;
  /** At most 200 characters. */
  description?: string | undefined;
  /** When enabled again, it continues with the deliveries that were pending when it was disabled. */
  enabled?: boolean | undefined;
};

/** Rotate the secret of a webhook endpoint: `POST /v1/webhooks/{id}/rotate-secret`. */
export type RotateWebhookSecretParams = {
  /** How long deliveries are signed with both secrets, in seconds. 0 to 604800. Default: 86400. */
  overlapSeconds?: number | undefined;
};

/** A webhook endpoint. */
export type Webhook = {
  object: 'webhook';
  environment: 'live' | 'test';
  id: string;
  url: string;
  /** Empty means all event types. */
  events: EventType[];
  ordered: boolean;
  description: string | null;
  enabled: boolean;
  /** `gone`: the endpoint returned 410. `failing`: no delivery succeeded for five days. */
  disabledReason: 'by_request' | 'gone' | 'failing' | null;
  /** ISO 8601. */
  disabledAt: string | null;
  /** Since when no delivery has succeeded. ISO 8601. */
  failingSince: string | null;
  /** Deliveries are also signed with the previous secret until this time. ISO 8601. */
  previousSecretUntil: string | null;
  /** ISO 8601. */
  createdAt: string;
};

export type NewWebhook = {
  object: 'webhook';
  environment: 'live' | 'test';
  id: string;
  url: string;
  /** Empty means all event types. */
  events: EventType[];
  ordered: boolean;
  description: string | null;
  enabled: boolean;
  /** `gone`: the endpoint returned 410. `failing`: no delivery succeeded for five days. */
  disabledReason: 'by_request' | 'gone' | 'failing' | null;
  /** ISO 8601. */
  disabledAt: string | null;
  /** Since when no delivery has succeeded. ISO 8601. */
  failingSince: string | null;
  /** Deliveries are also signed with the previous secret until this time. ISO 8601. */
  previousSecretUntil: string | null;
  /** ISO 8601. */
  createdAt: string;
  /** `whsec_…`: verifies signatures. It is shown only once. */
  secret: string;
};

/** One attempt to deliver an event. */
export type WebhookAttempt = {
  /** ISO 8601. */
  createdAt: string;
  /** The name that 0.1.0 has for `createdAt`. ISO 8601. */
  at: string;
  /** Null when there was no response. */
  status: number | null;
  latencyMs: number;
  /** The first kilobyte of the response body. */
  response: string;
  error: string | null;
};

export type WebhookTest = {
  object: 'webhook_test';
  environment: 'live' | 'test';
  /** ISO 8601. */
  createdAt: string;
  /** The name that 0.1.0 has for `createdAt`. ISO 8601. */
  at: string;
  /** Null when there was no response. */
  status: number | null;
  latencyMs: number;
  /** The first kilobyte of the response body. */
  response: string;
  error: string | null;
  delivered: boolean;
};

export type WebhookDelivery = {
  object: 'webhook_delivery';
  environment: 'live' | 'test';
  /** Also sent to the receiver as `webhook-id`. */
  eventId: string;
  type: string;
  status: 'PENDING' | 'DELIVERED' | 'FAILED';
  /**
   * Since the event was queued or last replayed: a replay begins a new schedule, counted from 0. `log` keeps
   * the attempts before it.
   */
  attempts: number;
  /** ISO 8601. */
  nextAttemptAt: string | null;
  /** ISO 8601. */
  lastAttemptAt: string | null;
  /** The last 20 attempts, oldest first. */
  log: WebhookAttempt[];
  /** ISO 8601. */
  createdAt: string;
};

/** List webhook deliveries: `GET /v1/webhooks/{id}/deliveries`. */
export type ListDeliveriesParams = PageParams & {
  status?: 'PENDING' | 'DELIVERED' | 'FAILED' | undefined;
  /** Created at or after this time. A date is the start of that day in UTC. */
  from?: string | undefined;
  /** Created before this time. A date is the start of that day in UTC. */
  to?: string | undefined;
};

/** Replay events: `POST /v1/webhooks/{id}/replay`. */
export type ReplayWebhookParams = {
  /** 1 to 100 items. */
  eventIds?: string[] | undefined;
  from?: string | undefined;
  /** Defaults to now. */
  to?: string | undefined;
};

export type WebhookReplay = {
  id: string;
  /** The number of events. Null for a time range, which is still being read. */
  events: number | null;
};
