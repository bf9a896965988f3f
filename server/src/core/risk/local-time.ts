export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

export type LocalTime = { readonly hour: number; readonly weekday: (typeof WEEKDAYS)[number] };

/** Zones change their offset at whole quarters of an hour. */
const QUARTER_MS = 900_000;

/** Returns a function for many instants. Formatting is slow, and many instants share a quarter of an hour. */
export function localTimeIn(timeZone: string): (at: Date) => LocalTime {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    hourCycle: 'h23',
    weekday: 'long',
  });
  let last: { readonly quarter: number; readonly time: LocalTime } | null = null;
  return (at) => {
    const quarter = Math.floor(at.getTime() / QUARTER_MS);
    if (last?.quarter === quarter) return last.time;
    const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
    const weekday = WEEKDAYS.find((day) => day === parts.get('weekday')?.toLowerCase()) ?? 'monday';
    const time = { hour: Number(parts.get('hour')), weekday };
    last = { quarter, time };
    return time;
  };
}
