import type { Ticks } from '#core/time.ts';
import type { RateReport, Taken } from '#store/rate-reports.ts';

/** A name without requests for this long is dropped and counted from zero when it appears again. */
const FORGOTTEN_AFTER_MS = 5_000;
/** After a gap of this length, the counts of other processes are not applied: buckets have refilled since. */
const SILENCE_MS = 3_000;
/** The names that use the largest share of their limit. All others are far below it. */
const MAX_REPORTED = 500;

type Count = { taken: number; weight: number; at: number };

/** Counts of requests let through here, and the counts that other processes report. */
export type Tally = {
  /** `weight` is the share of the limit that one request uses. */
  note(name: string, weight: number, times?: number): void;
  /** True when a request was let through since the last report. */
  hasNews(): boolean;
  report(): Taken;
  /** Returns how many requests per name other processes let through since the last merge. */
  merge(others: readonly RateReport[]): ReadonlyMap<string, number>;
};

export function openTally(ticks: Ticks): Tally {
  const counts = new Map<string, Count>();
  let lastReports: ReadonlyMap<string, Taken> = new Map();
  let mergedAt = Number.NEGATIVE_INFINITY;
  let news = false;

  return {
    note(name, weight, times = 1) {
      news = true;
      const count = counts.get(name);
      if (count) {
        count.taken += times;
        count.at = ticks();
      } else if (counts.size < 10 * MAX_REPORTED) counts.set(name, { taken: times, weight, at: ticks() });
    },
    hasNews: () => news,
    report() {
      news = false;
      const now = ticks();
      for (const [name, { at }] of counts) if (now - at > FORGOTTEN_AFTER_MS) counts.delete(name);
      const share = ({ taken, weight }: Count) => taken * weight;
      const largest = [...counts].sort(([, left], [, right]) => share(right) - share(left));
      return Object.fromEntries(largest.slice(0, MAX_REPORTED).map(([name, { taken }]) => [name, taken]));
    },
    merge(others) {
      const before = ticks() - mergedAt > SILENCE_MS ? null : lastReports;
      lastReports = new Map(others.map(({ node, taken }) => [node, taken]));
      mergedAt = ticks();
      const elsewhere = new Map<string, number>();
      for (const { node, young, taken } of others) {
        // A process seen for the first time may have been counting for any length of time, unless it has just
        // started.
        const last = before?.get(node) ?? (young ? {} : taken);
        for (const [name, times] of Object.entries(taken)) {
          const grown = times - (last[name] ?? 0);
          const more = grown < 0 ? times : grown;
          if (more > 0) elsewhere.set(name, (elsewhere.get(name) ?? 0) + more);
        }
      }
      return elsewhere;
    },
  };
}
