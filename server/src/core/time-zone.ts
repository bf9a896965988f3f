/** The zone of an account that has set none: that of the default currency. */
export const DEFAULT_TIME_ZONE = 'Africa/Lagos';

export function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** Returns the canonical spelling: different capitals are one zone, and would otherwise fill the cache. */
export function canonicalTimeZone(zone: string): string {
  return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
}
