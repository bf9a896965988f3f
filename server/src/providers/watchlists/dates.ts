const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/**
 * Reads a list's date as YYYY-MM-DD or as a year: 07 Sep 1959, 07/09/1959, 1959-09-07, circa 1959. If the day
 * or the month is unknown (00/00/1959), only the year is returned. Null for anything else.
 */
function dateOf(written: string): string | null {
  const text = written.trim();
  const iso = /^(\d{4})-(\d\d)-(\d\d)/.exec(text);
  if (iso) return dayOf(iso[1], iso[2], iso[3]);
  const named = /(\d{1,2}) ([A-Za-z]{3})[a-z]* (\d{4})/.exec(text);
  if (named) {
    const month = MONTHS.indexOf((named[2] as string).toLowerCase()) + 1;
    return dayOf(named[3], String(month), named[1]);
  }
  const slashed = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(text);
  if (slashed) return dayOf(slashed[3], slashed[2], slashed[1]);
  return /\b(1[89]|20)\d\d\b/.exec(text)?.[0] ?? null;
}

function dayOf(year = '', month = '', day = ''): string {
  const known = Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= 31;
  return known ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : year;
}

export function datesOf(written: readonly string[]): string[] {
  return [...new Set(written.map(dateOf).filter((date) => date !== null))];
}
