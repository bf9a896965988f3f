import { whyNotPublic } from '#core/network-address.ts';
import { Problem } from '#core/problem.ts';
import { retryDelayMs } from '#core/retry.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#core/time.ts';
import type { EventType } from './event.ts';

/**
 * Delays between delivery attempts. The first attempt is immediate; all of them take a little over three
 * days.
 */
export const RETRY_MS: readonly number[] = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
];
export const MAX_ATTEMPTS = RETRY_MS.length + 1;
/** An endpoint that accepts nothing for this long is disabled. */
export const GIVE_UP_AFTER_MS = 5 * DAY_MS;

export const MAX_ENDPOINTS = 50;
export const MAX_URL_LENGTH = 2_048;
export const MAX_REPLAYED_IDS = 100;
export const MAX_REPLAYED_DAYS = 31;
export const DEFAULT_OVERLAP_SECONDS = 24 * 60 * 60;
export const MAX_OVERLAP_SECONDS = 7 * 24 * 60 * 60;

export const DISABLED_REASONS = ['by_request', 'gone', 'failing'] as const;
export type DisabledReason = (typeof DISABLED_REASONS)[number];

/** A developer's webhook endpoint. The secrets are not part of it, so no view can show them. */
export type WebhookEndpoint = {
  readonly developerId: string;
  readonly id: string;
  readonly url: string;
  readonly description: string | null;
  /** Null means all types. */
  readonly eventTypes: readonly EventType[] | null;
  readonly ordered: boolean;
  readonly enabled: boolean;
  readonly disabledReason: DisabledReason | null;
  readonly disabledAt: Date | null;
  readonly failingSince: Date | null;
  /** Until then the previous secret signs as well. */
  readonly previousSecretUntil: Date | null;
  readonly createdAt: Date;
};

export const DELIVERY_STATUSES = ['PENDING', 'DELIVERED', 'FAILED'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** One delivery attempt and its result. */
export type WebhookAttempt = {
  readonly at: string;
  readonly status: number | null;
  readonly latencyMs: number;
  /** The first kilobyte of the response. */
  readonly response: string;
  readonly error: string | null;
};

export type AttemptVerdict = {
  readonly status: DeliveryStatus;
  readonly nextAttemptAt: Date;
  /** True when the receiver answered 410 Gone. */
  readonly gone: boolean;
};

/**
 * Decides what follows an attempt: any 2xx is a success, 410 is final, and anything else is retried on
 * schedule.
 */
export function judgeAttempt(
  attempt: Pick<WebhookAttempt, 'status' | 'error'>,
  earlierAttempts: number,
  now: Date,
  random: number,
): AttemptVerdict {
  const { status, error } = attempt;
  if (error === null && status !== null && status >= 200 && status < 300) {
    return { status: 'DELIVERED', nextAttemptAt: now, gone: false };
  }
  const made = earlierAttempts + 1;
  if (status === 410 || made >= MAX_ATTEMPTS) {
    return { status: 'FAILED', nextAttemptAt: now, gone: status === 410 };
  }
  const nextAttemptAt = new Date(now.getTime() + retryDelayMs(RETRY_MS, made, random));
  return { status: 'PENDING', nextAttemptAt, gone: false };
}

/** Returns the text that a Standard Webhooks signature covers. */
export function signedContent(eventId: string, timestampSeconds: number, body: string): string {
  return `${eventId}.${timestampSeconds}.${body}`;
}

export const SECRET_START = 'whsec_';

/**
 * Returns the URL in normalised form, or throws a Problem. Parsing turns every spelling of an IPv4 address
 * (decimal, octal, hex, short) into dotted decimal, so that only one form has to be checked. Names are
 * checked when they are resolved.
 */
export function checkWebhookUrl(text: string, allowPrivate: boolean): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url) throw refused('must be a URL such as https://example.com/webhooks');
  if (url.protocol !== 'https:' && !(allowPrivate && url.protocol === 'http:')) {
    throw refused(`must start with https://${allowPrivate || !whyHostIsRefused(url) ? '' : TRY_IT_HERE}`);
  }
  if (url.username !== '' || url.password !== '') throw refused('must not contain a user name or password');
  url.hash = '';
  if (url.href.length > MAX_URL_LENGTH) throw refused(`must have at most ${MAX_URL_LENGTH} characters`);
  const why = allowPrivate ? null : whyHostIsRefused(url);
  if (why) throw refused(why);
  return url;
}

/** Returns the host of a URL without the brackets around an IPv6 address. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[(.*)\]$/, '$1');
}

export function looksLikeAddress(host: string): boolean {
  return host.includes(':') || /^[\d.]+$/.test(host);
}

/** A developer who gives a local address is most likely testing. */
const TRY_IT_HERE =
  '; to test on your own machine, run surety listen --forward-to with this address, or set WEBHOOK_ALLOW_PRIVATE=on';

function whyHostIsRefused(url: URL): string | null {
  const host = hostOf(url).replace(/\.$/, '');
  if (looksLikeAddress(host)) {
    const why = whyNotPublic(host);
    return why && `must not point to an address that is ${why}${TRY_IT_HERE}`;
  }
  const local = host === 'localhost' || /\.(localhost|local|internal)$/.test(host) || !host.includes('.');
  return local ? `must be a host on the public Internet${TRY_IT_HERE}` : null;
}

export function refused(message: string): Problem {
  return new Problem('validation_failed', `url ${message}.`, { details: [{ path: 'url', message }] });
}
