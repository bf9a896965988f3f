import type { Random } from '#bench/lib/market/random.ts';
import { DAY, HOUR, WEEK } from '#bench/lib/market/town.ts';

/** A Monday in September: the weeks hold a new school term, a national day, a sales week and December. */
export const OPENING = Date.parse('2031-09-01T00:00:00Z');
export const CLOSING = OPENING + 15 * WEEK;
/** Lagos is an hour ahead of UTC all year. */
const AHEAD = HOUR;

/** Weights of the local hours, from the first one named. */
const HOURS = {
  office: [8, [1, 3, 4, 4, 3, 2, 3, 3, 2]],
  lunch: [11, [1, 5, 6, 2]],
  evening: [16, [1, 2, 3, 5, 6, 5, 3, 1]],
  dawn: [4, [1, 4, 6, 5, 2, 1]],
  day: [6, [1, 2, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 3, 3, 3, 2, 1]],
  night: [21, [2, 4, 5, 5, 4, 2, 1]],
  late: [0, [3, 3, 3, 2, 1]],
  church: [8, [2, 5, 5, 4, 1]],
  closing: [17, [2, 5, 4, 1]],
} as const satisfies Record<string, readonly [number, readonly number[]]>;
/** Weights of the days from Monday to Sunday. */
const DAYS = {
  even: [1, 1, 1, 1, 1, 1, 1],
  working: [1.2, 1.2, 1.2, 1.2, 1.3, 0.4, 0.1],
  weekend: [0.6, 0.6, 0.6, 0.7, 1.2, 1.9, 1.4],
  markets: [1.3, 1.2, 1.2, 1.2, 1.2, 0.9, 0],
  sunday: [0.1, 0.1, 0.4, 0.1, 0.1, 0.2, 6],
} as const;

export type Hours = keyof typeof HOURS;
export type Rhythm = {
  readonly perWeek: number;
  readonly hours: Hours;
  readonly days: keyof typeof DAYS;
  /** How much more is bought in the days after the salary. */
  readonly payday: number;
};

const INDEPENDENCE_DAY = Date.parse('2031-10-01T00:00:00Z');
export const SALES_WEEK = Date.parse('2031-11-24T00:00:00Z');
const DECEMBER = Date.parse('2031-12-01T00:00:00Z');

const startOfDay = (at: number) => Math.floor(at / DAY) * DAY;
const weekdayOf = (at: number) => Math.floor((at - OPENING) / DAY) % 7;

function season(day: number, { hours, payday }: Rhythm): number {
  const date = new Date(day).getUTCDate();
  const salary = date >= 25 && date <= 29 ? payday : date >= 15 ? 1 - (payday - 1) / 4 : 1;
  if (day === INDEPENDENCE_DAY) return hours === 'office' || hours === 'lunch' ? 0.1 : 1.2;
  if (day >= SALES_WEEK && day < DECEMBER) return 1.35 * salary;
  return day >= DECEMBER ? 1.2 * salary : salary;
}

/** A time on this day within these local hours. */
export function onDay(random: Random, day: number, hours: Hours): number {
  const [first, weights] = HOURS[hours];
  let left = random.next() * weights.reduce<number>((sum, weight) => sum + weight, 0);
  let hour: number = first;
  for (const weight of weights) {
    left -= weight;
    if (left < 0) break;
    hour += 1;
  }
  return startOfDay(day) + hour * HOUR - AHEAD + Math.floor(random.next() * HOUR);
}

/** A time between two weeks of the simulation, on one of these weekdays (0 is Monday) if any are given. */
export function someTime(
  random: Random,
  [from, to]: readonly [number, number],
  hours: Hours,
  weekdays: readonly number[] = [],
): number {
  const week = random.whole(from, to - 1);
  const weekday = weekdays.length > 0 ? random.pick(weekdays) : random.whole(0, 6);
  return onDay(random, OPENING + week * WEEK + weekday * DAY, hours);
}

/** The times at which somebody with this rhythm buys. */
export function* moments(random: Random, rhythm: Rhythm, from: number, to: number): Generator<number> {
  for (let day = startOfDay(from); day < to; day += DAY) {
    const expected = (rhythm.perWeek / 7) * (DAYS[rhythm.days][weekdayOf(day)] ?? 1) * season(day, rhythm);
    const times: number[] = [];
    for (let sum = random.wait(1); sum < expected; sum += random.wait(1)) {
      times.push(onDay(random, day, rhythm.hours));
    }
    for (const at of times.sort((one, other) => one - other)) if (at >= from && at < to) yield at;
  }
}
