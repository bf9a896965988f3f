import { z } from 'zod';

const SLASHES = /^(\d\d)\/(\d\d)\/(\d{4}) (\d{1,2})(:\d\d:\d\d) ([AP]M)$/;
const PLAIN = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d+)?)$/;
const ZONED = /^(\d{4}-\d\d-\d\dT[\d:.]+)(?:Z|([+-]\d\d):?(\d\d))$/;
/** Lagos time, which has no daylight saving. */
const LAGOS = '+01:00';

/** Monnify writes timestamps in three formats, two of them without a time zone. */
export const moment = z.string().transform((text, context): Date => {
  const at = new Date(written(text));
  if (!Number.isNaN(at.getTime())) return at;
  context.addIssue({ code: 'custom', message: 'not a timestamp' });
  return z.NEVER;
});

function written(text: string): string {
  const [, day, month, year, hour, rest, half] = SLASHES.exec(text) ?? [];
  if (year) {
    const hours = (Number(hour) % 12) + (half === 'PM' ? 12 : 0);
    return `${year}-${month}-${day}T${String(hours).padStart(2, '0')}${rest}${LAGOS}`;
  }
  const [, date, time] = PLAIN.exec(text) ?? [];
  if (date) return `${date}T${time}${LAGOS}`;
  const [, start, hours, minutes] = ZONED.exec(text) ?? [];
  return start ? `${start}${hours ? `${hours}:${minutes}` : 'Z'}` : '';
}
