import { WebhookVerificationError } from './errors.ts';
import { webCrypto } from './platform.ts';
import type { EventBase, SuretyEvent } from './types/events.ts';

/** Deliveries outside this window may be replays of a recorded one. */
const TOLERANCE_SECONDS = 5 * 60;

/** The headers of a request: a `Headers` object, or the headers of Node, Express or Fastify, in any case. */
export type WebhookHeaders =
  | { get(name: string): string | null }
  | Readonly<Record<string, string | readonly string[] | undefined>>;

/** The event that `webhooks.test` sends. It is not in the event log. */
export type WebhookTestEvent = EventBase & {
  type: 'webhook.test';
  data: { webhookId: string; message: string };
};

/** Any event that an endpoint can receive. `event.type` determines the type of `event.data`. */
export type WebhookEvent = SuretyEvent | WebhookTestEvent;

/**
 * Verifies that a webhook came from your Surety server and was not changed on the way, and returns its event.
 * Pass the body as it arrived, as text or bytes: a parsed object no longer has the signed form. During a
 * rotation, pass both secrets.
 *
 * The format is Standard Webhooks, so any library for it works as well.
 */
export async function verifyWebhook(
  rawBody: string | Uint8Array | ArrayBuffer,
  headers: WebhookHeaders,
  secret: string | readonly string[],
): Promise<WebhookEvent> {
  const body = toBytes(rawBody);
  const id = headerOf(headers, 'webhook-id');
  const timestamp = headerOf(headers, 'webhook-timestamp');
  const signatures = headerOf(headers, 'webhook-signature');
  checkTime(timestamp);

  // A variable of the environment that is not set gets past the type in JavaScript.
  if (!secret) throw failure('The secret is missing: it is undefined or empty.');

  const prefix = new TextEncoder().encode(`${id}.${timestamp}.`);
  const signed = new Uint8Array(prefix.length + body.length);
  signed.set(prefix);
  signed.set(body, prefix.length);
  for (const one of typeof secret === 'string' ? [secret] : secret) {
    if (await isSignedBy(one, signed, signatures)) return parseEvent(body);
  }
  throw failure(
    'No signature matches. Check that the secret belongs to this endpoint and that the body is unchanged.',
  );
}

/** A webhook to sign, for testing your own receiver. */
export type TestWebhook = {
  /** The body, exactly as it will be sent. */
  payload: string;
  /** The endpoint's secret, `whsec_…`. */
  secret: string;
  /** The event id. Default: a made-up one. */
  id?: string | undefined;
  /** The time of sending, in seconds since 1970. Default: now. */
  timestamp?: number | undefined;
};

/** Generates the headers that a delivery of this body would have, to test your receiver without a server. */
export async function generateTestHeader({
  payload,
  secret,
  id = 'evt_test',
  timestamp = Math.floor(Date.now() / 1000),
}: TestWebhook): Promise<Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string>> {
  const { subtle } = await webCrypto();
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${payload}`);
  const signature = new Uint8Array(await subtle.sign('HMAC', await keyOf(secret, 'sign'), signed));
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${btoa(String.fromCharCode(...signature))}`,
  };
}

async function keyOf(secret: string, use: 'sign' | 'verify') {
  const { subtle } = await webCrypto();
  const keyBytes = fromBase64(secret.replace(/^whsec_/, ''));
  if (!keyBytes || keyBytes.length === 0) {
    throw failure('The secret must be whsec_ followed by base64.');
  }
  return subtle.importKey('raw', keyBytes, { name: 'HMAC', hash: 'SHA-256' }, false, [use]);
}

async function isSignedBy(
  secret: string,
  signed: Uint8Array<ArrayBuffer>,
  signatures: string,
): Promise<boolean> {
  const { subtle } = await webCrypto();
  const key = await keyOf(secret, 'verify');
  for (const entry of signatures.split(' ')) {
    const [version, encoded = ''] = entry.split(',', 2);
    const signature = version === 'v1' ? fromBase64(encoded) : undefined;
    // The platform compares in constant time.
    if (signature && (await subtle.verify('HMAC', key, signature, signed))) return true;
  }
  return false;
}

function toBytes(rawBody: string | Uint8Array | ArrayBuffer): Uint8Array {
  if (typeof rawBody === 'string') return new TextEncoder().encode(rawBody);
  if (rawBody instanceof Uint8Array) return rawBody;
  if (rawBody instanceof ArrayBuffer) return new Uint8Array(rawBody);
  throw failure('The body must be the raw text or bytes of the request, not a parsed object.');
}

function checkTime(timestamp: string): void {
  const sentAt = /^\d{1,12}$/.test(timestamp) ? Number(timestamp) : Number.NaN;
  const ageSeconds = Date.now() / 1000 - sentAt;
  if (!(Math.abs(ageSeconds) <= TOLERANCE_SECONDS)) {
    throw failure('The timestamp is more than five minutes off. Check this machine’s clock.');
  }
}

function headerOf(headers: WebhookHeaders, name: string): string {
  const value = typeof headers['get'] === 'function' ? headers['get'](name) : lookUp(headers as object, name);
  if (typeof value === 'string' && value !== '') return value;
  throw failure(`The ${name} header is missing.`);
}

function lookUp(headers: object, name: string): unknown {
  const found = Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  return Array.isArray(found) ? found[0] : found;
}

function parseEvent(body: Uint8Array): WebhookEvent {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    throw failure('The signature is valid, but the body is not JSON.');
  }
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

function failure(message: string): WebhookVerificationError {
  return new WebhookVerificationError('invalid_webhook', `Webhook verification failed. ${message}`);
}
