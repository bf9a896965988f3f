import { DAY_MS } from '#core/time.ts';

// The days around it must have a year of four digits as well.
const SHAPE = /^[1-9]\d{3}-\d{2}-\d{2}$/;

/** True for a day of the calendar such as 2026-02-28. */
export function isDay(text: string): boolean {
  const at = SHAPE.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

export function dayAfter(day: string, days = 1): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The day of the calendar that an instant belongs to in a time zone. */
export function dayIn(timeZone: string, at: Date): string {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return format.format(at);
}

/**
 * The first instant of a day in a time zone. Some zones skip midnight when their clocks go forward, and some
 * skip a whole day: then it is the first instant of a later day.
 */
export function startOfDay(day: string, timeZone: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // No zone is further from UTC than 14 hours, and clocks change at whole minutes.
  let [before, from] = [midnight - DAY_MS, midnight + DAY_MS];
  while (from - before > MINUTE_MS) {
    const middle = before + Math.floor((from - before) / MINUTE_MS / 2) * MINUTE_MS;
    if (dayIn(timeZone, new Date(middle)) < day) before = middle;
    else from = middle;
  }
  return new Date(from);
}
const MINUTE_MS = 60_000;
