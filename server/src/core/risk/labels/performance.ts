import { isBad, type Outcome } from './label.ts';

/** A share of what was counted, and between which shares the true one lies, 19 times out of 20. */
export type Share = {
  readonly value: number | null;
  readonly low: number;
  readonly high: number;
  readonly of: number;
};

/** How often a line of a score stood on labelled assessments, by how these turned out. */
export type OutcomeCounts = Readonly<Partial<Record<Outcome, number>>>;

export type Performance = {
  readonly bad: number;
  readonly legitimate: number;
  readonly disputed: number;
  /** Of those it stood on, how many were bad. */
  readonly precision: Share;
  /** Of the legitimate, how many it stood on. */
  readonly falsePositiveRate: Share;
  /** Of the bad, how many it stood on. */
  readonly recall: Share;
};

const Z = 1.959964;

/** Wilson's interval: right for few cases and for shares near 0 and 1, where the usual one is not. */
export function shareOf(count: number, of: number): Share {
  if (of === 0) return { value: null, low: 0, high: 1, of };
  const share = count / of;
  const weight = 1 + Z ** 2 / of;
  const middle = (share + Z ** 2 / (2 * of)) / weight;
  const reach = (Z / weight) * Math.sqrt((share * (1 - share)) / of + Z ** 2 / (4 * of ** 2));
  return {
    value: share,
    low: count === 0 ? 0 : Math.max(0, middle - reach),
    high: count === of ? 1 : Math.min(1, middle + reach),
    of,
  };
}

export function performanceOf(line: OutcomeCounts, all: OutcomeCounts): Performance {
  const bad = badIn(line);
  const { legitimate = 0, disputed = 0 } = line;
  return {
    ...{ bad, legitimate, disputed },
    precision: shareOf(bad, bad + legitimate),
    falsePositiveRate: shareOf(legitimate, all.legitimate ?? 0),
    recall: shareOf(bad, badIn(all)),
  };
}

function badIn(counts: OutcomeCounts): number {
  return (Object.entries(counts) as [Outcome, number][])
    .filter(([outcome]) => isBad(outcome))
    .reduce((sum, [, count]) => sum + count, 0);
}
