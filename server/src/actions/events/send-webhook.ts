import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { BoundedMap } from '#core/bounded-map.ts';
import type { PublicEvent, TestEvent } from '#core/events/event.ts';
import type { WebhookRequest } from '#core/events/sender.ts';
import { SECRET_START, signedContent, type WebhookAttempt } from '#core/events/webhook.ts';
import { traceparent } from '#tracing/span.ts';
import type { EventsContext } from './context.ts';

/** Standard Webhooks: one signature for each valid secret, so that a rotation breaks no receiver. */
export function signatureHeader(secrets: readonly string[], content: string): string {
  return secrets
    .map((secret) => `v1,${createHmac('sha256', keyOf(secret)).update(content).digest('base64')}`)
    .join(' ');
}

/** Creating the key object costs more than using it, and deliveries to an endpoint come in series. */
export const knownKeys = new BoundedMap<string, KeyObject>(1_000);

function keyOf(secret: string): KeyObject {
  const known = knownKeys.get(secret);
  if (known) return known;
  const key = createSecretKey(secret.slice(SECRET_START.length), 'base64');
  knownKeys.set(secret, key);
  return key;
}

type Receiver = { readonly url: string; readonly secrets: readonly string[] };

/** The request for an event as of now. The event's id is the message id, however often it is sent. */
export function signedRequest(
  context: EventsContext,
  to: Receiver,
  event: PublicEvent | TestEvent,
): WebhookRequest {
  // Receivers compare it with their own clock, also where a test environment's is ahead.
  const timestamp = Math.floor(context.wallClock().getTime() / 1000);
  const body = JSON.stringify(event);
  return {
    url: to.url,
    body,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Surety-Webhooks/1',
      'webhook-id': event.id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signatureHeader(to.secrets, signedContent(event.id, timestamp, body)),
    },
  };
}

/** Sends an event once. */
export async function sendWebhook(
  context: EventsContext,
  to: Receiver,
  event: PublicEvent | TestEvent,
): Promise<WebhookAttempt> {
  const request = signedRequest(context, to, event);
  const trace = traceparent();
  const at = context.clock();
  const answer = await context.webhooks.sender.send({
    ...request,
    headers: { ...request.headers, ...(trace && { traceparent: trace }) },
  });
  return { at: at.toISOString(), ...answer };
}
