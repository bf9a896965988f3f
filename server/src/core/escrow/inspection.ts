import { HOUR_MS, SECOND_MS } from '#core/time.ts';

export const ON_SILENCE = ['release', 'hold'] as const;
/** What happens when the buyer says nothing until the window ends. */
export type OnSilence = (typeof ON_SILENCE)[number];

/** The time limits of a milestone, stored when the agreement is created. */
export type TimeLimits = {
  readonly deliverBy: Date | null;
  /** How long the buyer may inspect what the seller has confirmed. */
  readonly inspectionSeconds: number | null;
  readonly onSilence: OnSilence;
};

export type PauseReason = 'frozen' | 'disputed' | 'uncovered';

/** An inspection window that has started. */
export type Inspection = {
  readonly startedAt: Date;
  /** Null while it is paused. */
  readonly endsAt: Date | null;
  /** The rest that a pause keeps; null while the window runs. */
  readonly leftMs: number | null;
  readonly pausedAt: Date | null;
  /** The total of the pauses that are over. */
  readonly pausedMs: number;
  readonly extendedSeconds: number;
  readonly buyerExtended: boolean;
  /** Reminders due until then were sent, or had passed when the window started. */
  readonly remindedAt: Date;
  readonly endedAt: Date | null;
  /** Null until it ends. `settled` when the milestone was confirmed, refunded or decided before the end. */
  readonly outcome: 'released' | 'held' | 'settled' | null;
};

export const CLOCK_STATUSES = ['WAITING', 'RUNNING', 'PAUSED', 'ENDED'] as const;
type ClockStatus = (typeof CLOCK_STATUSES)[number];

export function clockStatus(inspection: Inspection | null): ClockStatus {
  if (!inspection) return 'WAITING';
  if (inspection.endedAt) return 'ENDED';
  return inspection.endsAt ? 'RUNNING' : 'PAUSED';
}

export function startInspection(seconds: number, now: Date): Inspection {
  return {
    startedAt: now,
    endsAt: after(now, seconds * SECOND_MS),
    leftMs: null,
    pausedAt: null,
    pausedMs: 0,
    extendedSeconds: 0,
    buyerExtended: false,
    remindedAt: now,
    endedAt: null,
    outcome: null,
  };
}

/** Stops the clock and keeps the rest: none when the window should have ended by now. */
export function pauseInspection(inspection: Inspection, now: Date): Inspection {
  const { endsAt } = inspection;
  if (!endsAt) return inspection;
  return { ...inspection, endsAt: null, pausedAt: now, leftMs: Math.max(0, between(now, endsAt)) };
}

export function resumeInspection(inspection: Inspection, now: Date): Inspection {
  const { leftMs, pausedAt, pausedMs } = inspection;
  if (leftMs === null || !pausedAt) return inspection;
  const paused = pausedMs + Math.max(0, between(pausedAt, now));
  // A reminder whose time came during the pause is not due yet: its time moves with the end.
  return {
    ...inspection,
    endsAt: after(now, leftMs),
    leftMs: null,
    pausedAt: null,
    pausedMs: paused,
    remindedAt: now,
  };
}

export function extendInspection(inspection: Inspection, seconds: number, byBuyer: boolean): Inspection {
  const { endsAt, leftMs } = inspection;
  const ms = seconds * SECOND_MS;
  return {
    ...inspection,
    endsAt: endsAt && after(endsAt, ms),
    leftMs: leftMs === null ? null : leftMs + ms,
    extendedSeconds: inspection.extendedSeconds + seconds,
    buyerExtended: inspection.buyerExtended || byBuyer,
  };
}

export function endInspection(
  inspection: Inspection,
  outcome: NonNullable<Inspection['outcome']>,
  now: Date,
): Inspection {
  return { ...inspection, endedAt: now, outcome };
}

/** Reminders before an end: at half of the time, a day before, and two hours before. */
const REMINDERS_MS = [24 * HOUR_MS, 2 * HOUR_MS];

/** Returns the next reminder after `since` for a period that ends then; null when none is left. */
export function nextReminder(
  { from, to }: { readonly from: Date; readonly to: Date },
  since: Date,
): Date | null {
  const half = after(from, Math.floor(between(from, to) / 2));
  const times = [half, ...REMINDERS_MS.map((ms) => after(to, -ms))].map((time) => time.getTime());
  const ahead = times.filter((time) => time > since.getTime() && time < to.getTime());
  return ahead.length === 0 ? null : new Date(Math.min(...ahead));
}

function after(time: Date, ms: number): Date {
  return new Date(time.getTime() + ms);
}

function between(from: Date, to: Date): number {
  return to.getTime() - from.getTime();
}
