// Made from openapi.json by `npm run openapi`, do not edit.
import type { PageParams } from '../pages.ts';
import type { EventType } from './events.ts';

/** Create an endpoint that hears of events from now on: `POST /v1/webhooks`. */
export type CreateWebhookParams = {
  /** https, on a public address, without a user name or password. At most 2048 characters. */
  url: string;
  /** Which events to send; empty or absent means all. At most 100 of them. */
  events?: EventType[] | undefined;
  /**
   * Each agreement’s events one after the other, in sequence: the next waits until the one before was
   * accepted or given up.
   */
  ordered?: boolean | undefined;
  /** At most 200 characters. */
  description?: string | undefined;
};

/** Change an endpoint, or switch it off and on: `PATCH /v1/webhooks/{id}`. */
export type ChangeWebhookParams = {
  /** https, on a public address, without a user name or password. At most 2048 characters. */
  url?: string | undefined;
  /** Which events to send; empty or absent means all. At most 100 of them. */
  events?: EventType[] | undefined;
  /**
   * Each agreement’s events one after the other, in sequence: the next waits until the one before was
   * accepted or given up.
   */
  ordered?: boolean | undefined;
  /** At most 200 characters. */
  description?: string | undefined;
  /** Switched on again, it goes on with what was pending when it was switched off. */
  enabled?: boolean | undefined;
};

/**
 * Get a new secret; for the overlap each delivery carries both signatures:
 * `POST /v1/webhooks/{id}/rotate-secret`.
 */
export type RotateWebhookSecretParams = {
  /** How long both secrets sign. 0 to 604800. Default: 86400. */
  overlapSeconds?: number | undefined;
};

/** Where events are delivered. */
export type Webhook = {
  id: string;
  url: string;
  /** Empty: all of them. */
  events: EventType[];
  ordered: boolean;
  description: string | null;
  enabled: boolean;
  /** `gone`: it answered 410. `failing`: it took nothing for five days. */
  disabledReason: 'by_request' | 'gone' | 'failing' | null;
  /** ISO 8601. */
  disabledAt: string | null;
  /** Since when nothing gets through. ISO 8601. */
  failingSince: string | null;
  /** Until then the secret before the last rotation signs as well. ISO 8601. */
  previousSecretUntil: string | null;
  /** ISO 8601. */
  createdAt: string;
};

export type NewWebhook = {
  id: string;
  url: string;
  /** Empty: all of them. */
  events: EventType[];
  ordered: boolean;
  description: string | null;
  enabled: boolean;
  /** `gone`: it answered 410. `failing`: it took nothing for five days. */
  disabledReason: 'by_request' | 'gone' | 'failing' | null;
  /** ISO 8601. */
  disabledAt: string | null;
  /** Since when nothing gets through. ISO 8601. */
  failingSince: string | null;
  /** Until then the secret before the last rotation signs as well. ISO 8601. */
  previousSecretUntil: string | null;
  /** ISO 8601. */
  createdAt: string;
  /** `whsec_…`: verifies signatures. It is shown once. */
  secret: string;
};

/** One try to deliver an event. */
export type WebhookAttempt = {
  /** ISO 8601. */
  at: string;
  /** Null when there was no answer. */
  status: number | null;
  latencyMs: number;
  /** The first kilobyte of the answer. */
  response: string;
  error: string | null;
};

export type WebhookTest = {
  /** ISO 8601. */
  at: string;
  /** Null when there was no answer. */
  status: number | null;
  latencyMs: number;
  /** The first kilobyte of the answer. */
  response: string;
  error: string | null;
  delivered: boolean;
};

export type WebhookDelivery = {
  /** Also the `webhook-id` that the receiver sees. */
  eventId: string;
  type: string;
  status: 'PENDING' | 'DELIVERED' | 'FAILED';
  /** Since it was queued or replayed. */
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

/**
 * What was sent to the endpoint and what it answered, newest event first; kept for 30 days:
 * `GET /v1/webhooks/{id}/deliveries`.
 */
export type ListDeliveriesParams = PageParams & { status?: 'PENDING' | 'DELIVERED' | 'FAILED' | undefined };

/** Send events again, by their ids or by when they happened: `POST /v1/webhooks/{id}/replay`. */
export type ReplayWebhookParams = {
  /** 1 to 100 of them. */
  eventIds?: string[] | undefined;
  /** ISO 8601. */
  from?: string | undefined;
  /** Defaults to now. ISO 8601. */
  to?: string | undefined;
};

export type WebhookReplay = {
  id: string;
  /** How many; null for a time range, which is still being read. */
  events: number | null;
};
