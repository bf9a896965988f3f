import type { PageParams } from '../pages.ts';
import type { EventType } from './events.ts';

export type CreateWebhookParams = {
  /** https, on a public address, unless the server allows others. */
  url: string;
  /** The event types to send; empty or absent means all. */
  events?: EventType[] | undefined;
  /** Each agreement's events one after the other: the next waits until the one before was accepted or given up. */
  ordered?: boolean | undefined;
  description?: string | undefined;
};

export type ChangeWebhookParams = Partial<CreateWebhookParams> & {
  /** Switched on again, it goes on with what was pending when it was switched off. */
  enabled?: boolean | undefined;
};

export type RotateWebhookSecretParams = {
  /** How long both secrets sign; at most seven days. Default: one day. */
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
  disabledAt: string | null;
  /** Since when nothing gets through. */
  failingSince: string | null;
  /** Until then the secret before the last rotation signs as well. */
  previousSecretUntil: string | null;
  createdAt: string;
};

export type NewWebhook = Webhook & {
  /** `whsec_…`: verifies signatures. It is shown this once. */
  secret: string;
};

/** One try to deliver an event. */
export type WebhookAttempt = {
  at: string;
  /** Null when there was no answer. */
  status: number | null;
  latencyMs: number;
  /** The first kilobyte of the answer. */
  response: string;
  error: string | null;
};

export type WebhookTest = WebhookAttempt & { delivered: boolean };

export type WebhookDelivery = {
  /** Also the `webhook-id` that the receiver sees. */
  eventId: string;
  type: string;
  status: 'PENDING' | 'DELIVERED' | 'FAILED';
  /** Since it was queued or replayed. */
  attempts: number;
  nextAttemptAt: string | null;
  lastAttemptAt: string | null;
  /** The last 20 attempts, oldest first. */
  log: WebhookAttempt[];
  createdAt: string;
};

export type ListDeliveriesParams = PageParams & { status?: WebhookDelivery['status'] | undefined };

/** Either some events by their ids, or all that happened in a time. */
export type ReplayWebhookParams = {
  eventIds?: string[] | undefined;
  from?: string | undefined;
  /** Defaults to now. */
  to?: string | undefined;
};

export type WebhookReplay = {
  id: string;
  /** How many; null for a time range, which is still being read. */
  events: number | null;
};
