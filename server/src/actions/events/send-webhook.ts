import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { BoundedMap } from '#core/bounded-map.ts';
import type { PublicEvent, TestEvent } from '#core/events/event.ts';
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

/** Sends an event once. The event's id is the message id, however often it is sent. */
export async function sendWebhook(
  context: EventsContext,
  to: { readonly url: string; readonly secrets: readonly string[] },
  event: PublicEvent | TestEvent,
): Promise<WebhookAttempt> {
  // Receivers compare it with their own clock, also where a test environment's is ahead.
  const timestamp = Math.floor(context.wallClock().getTime() / 1000);
  const body = JSON.stringify(event);
  const trace = traceparent();
  const at = context.clock();
  const answer = await context.webhooks.sender.send({
    url: to.url,
    body,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Surety-Webhooks/1',
      'webhook-id': event.id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signatureHeader(to.secrets, signedContent(event.id, timestamp, body)),
      ...(trace && { traceparent: trace }),
    },
  });
  return { at: at.toISOString(), ...answer };
}
