import { createHmac } from 'node:crypto';
import type { PublicEvent } from '#core/event.ts';
import { SECRET_START, signedContent, type WebhookAttempt } from '#core/webhook.ts';
import type { Context } from './context.ts';

/** Standard Webhooks: one signature per secret that is valid now, so that a rotation breaks nobody. */
export function signatureHeader(secrets: readonly string[], content: string): string {
  return secrets
    .map((secret) => Buffer.from(secret.slice(SECRET_START.length), 'base64'))
    .map((key) => `v1,${createHmac('sha256', key).update(content).digest('base64')}`)
    .join(' ');
}

/** Sends one event once. The event's id is the message's id, however often it is sent. */
export async function sendWebhook(
  context: Context,
  to: { readonly url: string; readonly secrets: readonly string[] },
  event: PublicEvent,
): Promise<WebhookAttempt> {
  const now = context.clock();
  const timestamp = Math.floor(now.getTime() / 1000);
  const body = JSON.stringify(event);
  const answer = await context.webhooks.sender.send({
    url: to.url,
    body,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Surety-Webhooks/1',
      'webhook-id': event.id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signatureHeader(to.secrets, signedContent(event.id, timestamp, body)),
    },
  });
  return { at: now.toISOString(), ...answer };
}
