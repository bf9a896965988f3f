import { isBad, type Outcome } from './label.ts';

/** A proportion with its 95 % confidence interval. */
export type Share = {
  readonly value: number | null;
  readonly low: number;
  readonly high: number;
  readonly of: number;
};

/** How often a line of a score appeared on labelled assessments, by outcome. */
export type OutcomeCounts = Readonly<Partial<Record<Outcome, number>>>;

export type Performance = {
  readonly bad: number;
  readonly legitimate: number;
  readonly disputed: number;
  /** The share of bad outcomes among those it appeared on. */
  readonly precision: Share;
  /** The share of legitimate assessments it appeared on. */
  readonly falsePositiveRate: Share;
  /** The share of bad assessments it appeared on. */
  readonly recall: Share;
};

const Z = 1.959964;

/**
 * Wilson's interval, which is valid for few cases and for proportions near 0 and 1, unlike the normal
 * approximation.
 */
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
    bad,
    legitimate,
    disputed,
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
