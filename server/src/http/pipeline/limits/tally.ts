import type { Ticks } from '#core/time.ts';
import type { RateReport, Taken } from '#store/rate-reports.ts';

/** A name that was not heard of for so long is counted from the beginning when it comes again. */
const FORGOTTEN_AFTER_MS = 5_000;
/** After a silence of ours, what others took in the meantime has long been forgiven. */
const SILENCE_MS = 3_000;
/** Those that take the largest part of what they may. The rest are far from any limit. */
const MAX_REPORTED = 500;

type Count = { taken: number; weight: number; at: number };

/** What was let through here since a name was last heard of, and what other processes say of themselves. */
export type Tally = {
  /** `weight` is the part of its limit that one request takes. */
  note(name: string, weight: number): void;
  /** Whether anything was let through since the last report. */
  hasNews(): boolean;
  report(): Taken;
  /** By how much each name was let through elsewhere since the others were heard of last. */
  merge(others: readonly RateReport[]): ReadonlyMap<string, number>;
};

export function openTally(ticks: Ticks): Tally {
  const counts = new Map<string, Count>();
  let heard: ReadonlyMap<string, Taken> = new Map();
  let heardAt = Number.NEGATIVE_INFINITY;
  let news = false;

  return {
    note(name, weight) {
      news = true;
      const count = counts.get(name);
      if (count) {
        count.taken += 1;
        count.at = ticks();
      } else if (counts.size < 10 * MAX_REPORTED) counts.set(name, { taken: 1, weight, at: ticks() });
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
      const before = ticks() - heardAt > SILENCE_MS ? null : heard;
      heard = new Map(others.map(({ node, taken }) => [node, taken]));
      heardAt = ticks();
      const elsewhere = new Map<string, number>();
      for (const { node, young, taken } of others) {
        // Of one that was not heard of before, nobody knows how long it has been counting, unless it is new.
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
