import { describe, expect, it } from 'vitest';
import { timeZoneFits } from '#core/risk/time-zones.ts';
import { isTimeZone } from '#core/time-zone.ts';

describe('a time zone and the country of an address', () => {
  it.each([
    ['Africa/Lagos', 'NG', true],
    ['Africa/Lagos', 'BJ', true], // Benin keeps the same time, and phones there may say Lagos.
    ['Asia/Kolkata', 'IN', true],
    ['America/Los_Angeles', 'US', true],
    ['Pacific/Honolulu', 'US', true],
    ['America/New_York', 'NG', false],
    ['Europe/London', 'NG', false],
    ['Europe/Paris', 'NG', false], // The same hour in winter, another one in summer.
    ['Asia/Shanghai', 'GB', false],
    ['Africa/Lagos', 'EU', true], // Not a country with zones: nothing to compare with.
  ])('%s in %s: %s', (zone, country, fits) => {
    expect(timeZoneFits(zone, country, 2026)).toBe(fits);
  });

  it('tells a zone from a typing mistake', () => {
    expect(isTimeZone('Africa/Lagos')).toBe(true);
    expect(isTimeZone('UTC')).toBe(true);
    expect(isTimeZone('Africa/Atlantis')).toBe(false);
    expect(isTimeZone('')).toBe(false);
  });
});
