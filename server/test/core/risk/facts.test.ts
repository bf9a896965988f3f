import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEVICE_TRUST, type DeviceHistory, standingAfterGreen } from '#core/risk/devices.ts';
import { countryRadiusKm, deviceFix, type Fix, haversineKm, impossibleJourney } from '#core/risk/travel.ts';
import { DEFAULT_THRESHOLDS, highValue, inUnits, nextBaseline, yardstickOf } from '#core/risk/value.ts';
import { slidingCount, VELOCITY_LIMITS, type VelocityCounts, velocityPeak } from '#core/risk/velocity.ts';
import { DAY_MS, HOUR_MS } from '#core/time.ts';

const lagos = { latitude: 6.45, longitude: 3.39 };
const london = { latitude: 51.5, longitude: -0.12 };
const abuja = { latitude: 9.06, longitude: 7.49 };
const at = (place: { latitude: number; longitude: number }, fix: Partial<Fix> = {}): Fix => ({
  ...deviceFix(place.latitude, place.longitude),
  ...fix,
});

describe('impossible travel', () => {
  const cases: [string, Fix | null, Fix | null, number, boolean][] = [
    ['Lagos to London in an hour', at(lagos), at(london), HOUR_MS, true],
    ['Lagos to London in seven hours', at(lagos), at(london), 7 * HOUR_MS, false],
    ['Lagos to Abuja at once', at(lagos), at(abuja), 0, true],
    ['Lagos to Abuja, roughly located', at(lagos), at(abuja, { radiusKm: 50 }), 0, false],
    ['nothing known before', null, at(london), 0, false],
    ['nothing known now', at(lagos), null, 0, false],
    [
      'two address fixes of one country',
      at({ latitude: 40, longitude: -74 }, { source: 'city', country: 'US', radiusKm: 10 }),
      at({ latitude: 34, longitude: -118 }, { source: 'city', country: 'US', radiusKm: 10 }),
      0,
      false,
    ],
    [
      'two neighbouring countries',
      at(
        { latitude: 9, longitude: 8 },
        { source: 'country', country: 'NG', radiusKm: countryRadiusKm(924_000) },
      ),
      at(
        { latitude: 9, longitude: 2 },
        { source: 'country', country: 'BJ', radiusKm: countryRadiusKm(113_000) },
      ),
      0,
      false,
    ],
    ['the clock running backwards', at(lagos), at(london), -HOUR_MS, true],
  ];
  it.each(cases)('%s', (_name, from, to, elapsedMs, impossible) => {
    expect(impossibleJourney(from, to, elapsedMs) !== null).toBe(impossible);
  });

  it('measures a distance that is symmetric and within half the equator', () => {
    const point = fc.record({
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(point, point, (from, to) => {
        expect(haversineKm(from, to)).toBeCloseTo(haversineKm(to, from), 6);
        expect(haversineKm(from, to)).toBeLessThanOrEqual(20_016);
      }),
    );
    expect(haversineKm(lagos, london)).toBeGreaterThan(4_990);
    expect(haversineKm(lagos, london)).toBeLessThan(5_030);
  });
});

describe('velocity', () => {
  it('does not fire at a limit and fires one above it', () => {
    for (const [name, { limit }] of Object.entries(VELOCITY_LIMITS)) {
      const key = name as keyof VelocityCounts;
      expect(velocityPeak({ [key]: limit })).toBeNull();
      expect(velocityPeak({ [key]: limit + 1 })).toMatchObject({ ratio: (limit + 1) / limit });
    }
  });

  it('takes the count furthest above its limit', () => {
    const peak = velocityPeak({ userPerTenMinutes: 9, deviceUsersPerDay: 9 });
    expect(peak).toEqual({ ratio: 3, reason: '9 users on this device in a day; the limit is 3.' });
  });

  it('slides: the previous bucket fades as the current one fills', () => {
    expect(slidingCount(3, 10, 0)).toBe(13);
    expect(slidingCount(3, 10, 0.5)).toBe(8);
    expect(slidingCount(3, 10, 1)).toBe(3);
  });
});

describe('high value', () => {
  const none = { count: 0, meanLog: 0 };
  it('fires at and above the currency’s threshold', () => {
    expect(
      highValue(inUnits(499_999_999, yardstickOf('NGN', {}, DEFAULT_THRESHOLDS).threshold), none),
    ).toBeNull();
    expect(
      highValue(inUnits(500_000_000, yardstickOf('NGN', {}, DEFAULT_THRESHOLDS).threshold), none)?.ratio,
    ).toBe(1);
    expect(
      highValue(inUnits(1_000_000, yardstickOf('USD', {}, DEFAULT_THRESHOLDS).threshold), none)?.ratio,
    ).toBe(1);
  });

  it('is off for a currency without a threshold', () => {
    expect(highValue(inUnits(1e15, yardstickOf('ISK', {}, DEFAULT_THRESHOLDS).threshold), none)).toBeNull();
  });

  it.each([
    ['a habit of five payments', 5, 0.5, true],
    ['no habit yet', 4, 0.5, false],
    ['too small to matter', 5, 0.09, false],
  ])('compares with what the user usually pays: %s', (_name, count, units, fires) => {
    expect(highValue(units, { count, meanLog: Math.log(0.01) }) !== null).toBe(fires);
  });

  it('keeps the mean within the amounts paid', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 1e-6, max: 1e6, noNaN: true }), { minLength: 1 }), (payments) => {
        const baseline = payments.reduce(nextBaseline, none);
        expect(baseline.count).toBe(payments.length);
        const usual = Math.exp(baseline.meanLog);
        expect(usual).toBeGreaterThanOrEqual(Math.min(...payments) * 0.999_999);
        expect(usual).toBeLessThanOrEqual(Math.max(...payments) * 1.000_001);
      }),
    );
  });
});

describe('device trust', () => {
  const now = 1_800_000_000_000;
  const until = now + DEVICE_TRUST.idleMs;
  const fresh: DeviceHistory = {
    isFirstDevice: false,
    userEverTrusted: true,
    greens: 0,
    firstGreenAt: null,
    trustedUntil: null,
  };
  it.each<[string, Partial<DeviceHistory>, number | null]>([
    ['first device, first GREEN', { isFirstDevice: true, userEverTrusted: false }, until],
    ['second device, first GREEN', {}, null],
    ['a first device whose user has another trusted one', { isFirstDevice: true }, null],
    ['third GREEN within the day', { greens: 2, firstGreenAt: now - DAY_MS + 1 }, null],
    ['second GREEN after a day', { greens: 1, firstGreenAt: now - DAY_MS }, null],
    ['third GREEN after a day', { greens: 2, firstGreenAt: now - DAY_MS }, until],
    ['trusted already: the 180 days start anew', { trustedUntil: now + 1 }, until],
    ['lapsed: earned again from the start', { greens: 9, firstGreenAt: 0, trustedUntil: now }, now],
  ])('%s', (_name, history, trustedUntil) => {
    expect(standingAfterGreen({ ...fresh, ...history }, now).trustedUntil).toBe(trustedUntil);
  });

  it('starts the count again after a lapse', () => {
    const lapsed = { ...fresh, greens: 9, firstGreenAt: 0, trustedUntil: now };
    expect(standingAfterGreen(lapsed, now)).toEqual({ greens: 1, firstGreenAt: now, trustedUntil: now });
  });
});
