import type { Actor } from '#core/actor.ts';
import { HOUR_MS } from '#core/time.ts';

export const BREACH_STATES = ['OPEN', 'CLOSED'] as const;
export type BreachState = (typeof BREACH_STATES)[number];

export const NOTICE_RECIPIENTS = ['regulator', 'people'] as const;
export type NoticeRecipient = (typeof NOTICE_RECIPIENTS)[number];

/** A letter about a breach that the platform has sent. */
export type BreachNotice = {
  readonly to: NoticeRecipient;
  readonly text: string;
  readonly sentAt: string;
};

export type Breach = {
  readonly developerId: string;
  readonly id: string;
  readonly state: BreachState;
  readonly title: string;
  readonly description: string;
  /** When data was open to others; null until it is known when that ended. */
  readonly startedAt: Date;
  readonly endedAt: Date | null;
  readonly knownAt: Date;
  readonly reportBy: Date;
  readonly reportedAt: Date | null;
  readonly notices: readonly BreachNotice[];
  readonly cause: string | null;
  readonly recordedBy: Actor;
  readonly recordedAt: Date;
  readonly closedBy: Actor | null;
  readonly closedAt: Date | null;
};

/** The regulator must know within 72 hours (NDPA 2023 section 40, GDPR article 33). */
const REPORT_WITHIN_MS = 72 * HOUR_MS;
export const MAX_NOTICES = 100;

export function reportBy(knownAt: Date): Date {
  return new Date(knownAt.getTime() + REPORT_WITHIN_MS);
}

/** Returns the breach after a notice. The first one to the regulator stops the clock. */
export function withNotice(breach: Breach, notice: BreachNotice): Breach {
  const reportedAt = breach.reportedAt ?? (notice.to === 'regulator' ? new Date(notice.sentAt) : null);
  return { ...breach, reportedAt, notices: [...breach.notices, notice] };
}
