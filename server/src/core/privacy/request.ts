import type { Actor } from '#core/actor.ts';
import { DAY_MS } from '#core/time.ts';

export const REQUEST_TYPES = ['access', 'correct', 'erase', 'restrict', 'object'] as const;
export type RequestType = (typeof REQUEST_TYPES)[number];

export const REQUEST_STATES = ['OPEN', 'COMPLETED', 'REFUSED'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** A request of a person about their own data. */
export type PrivacyRequest = {
  readonly developerId: string;
  readonly id: string;
  readonly externalUserId: string;
  readonly type: RequestType;
  readonly state: RequestState;
  /** The person's words, as the platform noted them. */
  readonly note: string | null;
  /** What was done, or why it was refused. */
  readonly answer: string | null;
  readonly openedBy: Actor;
  readonly openedAt: Date;
  readonly dueAt: Date;
  readonly closedBy: Actor | null;
  readonly closedAt: Date | null;
  readonly erasureId: string | null;
  readonly bundleExpiresAt: Date | null;
};

/** One month in the shortest case: NDPA 2023 and GAID 2025 say 30 days, the GDPR one month. */
const DUE_DAYS = 28;
/** How long the bundle of a request for access can be downloaded. */
const BUNDLE_DAYS = 14;

export function dueAt(openedAt: Date): Date {
  return new Date(openedAt.getTime() + DUE_DAYS * DAY_MS);
}

export function bundleExpiresAt(closedAt: Date): Date {
  return new Date(closedAt.getTime() + BUNDLE_DAYS * DAY_MS);
}
