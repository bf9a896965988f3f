import fc from 'fast-check';
import { expect, it } from 'vitest';
import { retryDelayMs } from '#core/retry.ts';

const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

it('waits as the schedule says, give or take a fifth, and repeats the last entry', () => {
  const schedules = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 10 });
  fc.assert(
    fc.property(schedules, fc.integer({ min: 1, max: 30 }), random, (schedule, attempt, chance) => {
      const base = schedule[Math.min(attempt, schedule.length) - 1] ?? 0;
      const delay = retryDelayMs(schedule, attempt, chance);
      expect(Number.isInteger(delay)).toBe(true);
      expect(delay).toBeGreaterThanOrEqual(Math.floor(base * 0.8));
      expect(delay).toBeLessThanOrEqual(Math.ceil(base * 1.2));
    }),
  );
});

it('waits not at all without a schedule', () => {
  expect(retryDelayMs([], 1, 0.5)).toBe(0);
});
