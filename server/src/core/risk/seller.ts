import { DAY_MS } from '#core/time.ts';

/** What is known about a seller, from all of their payments. */
export type SellerFacts = {
  /** Payments from anyone. */
  readonly seen: number;
  /** Payments labelled bad, and disputed ones, in the last 90 days. */
  readonly frauds: number;
  readonly disputes: number;
  /** Agreements that were refunded or are frozen, counted up to ten. */
  readonly troubles: number;
  /** Payers in a week whose account was less than a day old. */
  readonly freshPayersPerWeek: number;
  /** The amount that newcomers paid in a day, in high-value thresholds. */
  readonly newcomerThresholdsPerDay: number;
  /** Null without a payout account. */
  readonly accountAgeMs: number | null;
};

type Row = readonly [from: number, points: number];
type Line = {
  /** Grows with the risk. */
  readonly count: (seller: SellerFacts) => number;
  /** Highest first; the first row that the count reaches applies. */
  readonly rows: readonly Row[];
};

/**
 * How new a seller's payout account is: 1 up to two weeks, then falling evenly to 0 at half a year. Bought
 * accounts are weeks or months old, so there is no day from which a seller is trusted. Sellers often name
 * their account after the first payment, so one without an account counts as a quarter new.
 */
export function newnessOf(accountAgeMs: number | null): number {
  if (accountAgeMs === null) return 0.25;
  const days = accountAgeMs / DAY_MS;
  return Math.min(1, Math.max(0, (180 - days) / (180 - 14)));
}

/** Counts only what is a large part of a seller's payments: any large shop has some that go wrong. */
const ifShare = (count: number, seen: number, oneIn: number) => (count * oneIn >= seen ? count : 0);

const LINES: readonly Line[] = [
  {
    count: ({ frauds, seen }) => ifShare(frauds, seen, 20),
    rows: [
      [5, 60],
      [3, 50],
      [2, 40],
      [1, 25],
    ],
  },
  {
    count: ({ disputes, seen }) => ifShare(disputes, seen, 12),
    rows: [
      [5, 40],
      [3, 30],
      [2, 20],
      [1, 8],
    ],
  },
  {
    count: ({ troubles, seen }) => ifShare(troubles, seen, 6),
    rows: [
      [6, 30],
      [4, 22],
      [2, 12],
    ],
  },
  {
    count: ({ newcomerThresholdsPerDay }) => newcomerThresholdsPerDay,
    rows: [
      [1, 30],
      [0.5, 24],
      [0.2, 16],
      [0.08, 10],
      [0.03, 5],
    ],
  },
  {
    count: ({ freshPayersPerWeek, accountAgeMs }) => freshPayersPerWeek * newnessOf(accountAgeMs),
    rows: [
      [8, 20],
      [5, 14],
      [3, 9],
      [1.5, 4],
    ],
  },
  {
    count: ({ accountAgeMs }) => newnessOf(accountAgeMs),
    rows: [
      [1, 20],
      [0.75, 14],
      [0.5, 8],
      [0.25, 4],
    ],
  },
];

const MAX_SCORE = 100;

/** From 0 to 100, a plain sum like the score of a payment. */
export function scoreSeller(seller: SellerFacts): number {
  let score = 0;
  for (const { count, rows } of LINES) {
    const reached = count(seller);
    score += rows.find(([from]) => reached >= from)?.[1] ?? 0;
  }
  return Math.min(MAX_SCORE, score);
}
