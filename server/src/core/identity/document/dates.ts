/** A day as YYYY-MM-DD, and the alternative when day and month may be swapped. */
export type ReadDate = { readonly day: string; readonly otherwise: string | null };

const MONTHS: readonly RegExp[] = [
  /^JA/,
  /^F/,
  /^MAR|^MRT|^MAER/,
  /^A[PV]/,
  /^MA[IY]/,
  /^JUN|^JUIN/,
  /^JU[LI]|^JUIL/,
  /^AU|^AO|^AGO/,
  /^SE/,
  /^O[CK]/,
  /^NO/,
  /^D[EI]/,
];
/** One separator between figures; spaces alone, or nothing next to a month's name, are accepted too. */
const BETWEEN = '[\\s.,/:|-]*';
const MARK = '\\s?[.,/\\s-]\\s?';
const YEAR_FIRST = new RegExp(`(?<!\\d)((?:19|20)\\d\\d)${MARK}(\\d\\d?)${MARK}(\\d\\d?)(?!\\d)`);
const DAY_FIRST = new RegExp(`(?<!\\d)(\\d\\d?)${MARK}(\\d\\d?)${MARK}((?:19|20)\\d\\d|\\d\\d)(?!\\d)`);
/** "17 MAY / MAI 91": the month may appear in two languages. */
const NAMED = new RegExp(
  `(?<!\\d)(\\d\\d?)${BETWEEN}([A-Z]{3,9})(?:${BETWEEN}[A-Z]{3,9})?${BETWEEN}((?:19|20)\\d\\d|\\d\\d)(?!\\d)`,
);

/** Returns the first date in a line of print, which is in capitals without accents. */
export function findDate(text: string, when: 'past' | 'future', today: Date): ReadDate | null {
  const [, y = '', m = '', d = ''] = YEAR_FIRST.exec(text) ?? [];
  if (y) return one(toDay(Number(y), Number(m), Number(d)));
  const named = NAMED.exec(text);
  if (named) {
    const month = MONTHS.findIndex((name) => name.test(named[2] as string)) + 1;
    return one(month > 0 ? toDay(fullYear(named[3] as string, when, today), month, Number(named[1])) : null);
  }
  const [, first = '', second = '', year = ''] = DAY_FIRST.exec(text) ?? [];
  if (!first) return null;
  const full = fullYear(year, when, today);
  const dayFirst = toDay(full, Number(second), Number(first));
  const monthFirst = toDay(full, Number(first), Number(second));
  if (!dayFirst) return one(monthFirst);
  return { day: dayFirst, otherwise: monthFirst === dayFirst ? null : monthFirst };
}

/** Parses the YYMMDD of a machine-readable zone; an unknown month or day is a filler, so there is no date. */
export function zoneDate(text: string, when: 'past' | 'future', today: Date): string | null {
  if (!/^\d{6}$/.test(text)) return null;
  const year = fullYear(text.slice(0, 2), when, today);
  return toDay(year, Number(text.slice(2, 4)), Number(text.slice(4, 6)));
}

/** A birth is in the past; an expiry is within fifty years either way. */
function fullYear(text: string, when: 'past' | 'future', today: Date): number {
  const year = Number(text);
  if (text.length === 4) return year;
  const now = today.getUTCFullYear();
  const latest = when === 'past' ? now : now + 50;
  const century = Math.floor(latest / 100) * 100;
  return century + year <= latest ? century + year : century - 100 + year;
}

function toDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const real =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return real ? date.toISOString().slice(0, 10) : null;
}

function one(day: string | null): ReadDate | null {
  return day === null ? null : { day, otherwise: null };
}

/** Returns the age in whole years. */
export function yearsBetween(born: string, today: Date): number {
  const now = today.toISOString().slice(0, 10);
  return Number(now.slice(0, 4)) - Number(born.slice(0, 4)) - (now.slice(5) < born.slice(5) ? 1 : 0);
}
