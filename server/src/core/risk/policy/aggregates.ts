import { HOUR_MS } from '#core/time.ts';

/**
 * A count of an account's own: `count(user, 24)`, `sum(amount, seller, 24)` or `distinct(device, user, 168)`.
 * `by` and, for distinct, `of` name something with an identity; for sum, `of` is a number.
 */
export const AGGREGATORS = ['count', 'sum', 'distinct'] as const;
export type Aggregator = (typeof AGGREGATORS)[number];
export type Aggregate = {
  readonly kind: Aggregator;
  /** Null for count. */
  readonly of: string | null;
  readonly by: string;
  readonly hours: number;
};

export const SUMMED: readonly string[] = ['amount', 'amountInThresholds'];

export const AGGREGATE_LIMITS = {
  hours: 168,
  /** Different aggregates of one policy, and what they count by. */
  aggregates: 10,
  bys: 4,
  /** The events of one key that are counted, newest first. */
  events: 5_000,
} as const;
/** Events leave the longest window before they are deleted. */
export const KEPT_MS = AGGREGATE_LIMITS.hours * HOUR_MS;

/** The name under which an assessment stores the result, as a rule spells it. */
export function aggregateName({ kind, of, by, hours }: Aggregate): string {
  return `${kind}(${[...(of === null ? [] : [of]), by, hours].join(', ')})`;
}

/** The events of one key in a window, this one included, added up in every way. */
export type AggregateSums = {
  readonly count: number;
  /** Of the currency of this event. */
  readonly amount: number;
  /** In high-value thresholds; null when the currency of this event has none. */
  readonly units: number | null;
  /** Null when this event has no such member. */
  readonly distinct: number | null;
};

export function aggregated({ kind, of }: Aggregate, sums: AggregateSums): number | null {
  if (kind === 'count') return Math.min(AGGREGATE_LIMITS.events, sums.count);
  if (kind === 'distinct') return sums.distinct;
  return of === 'amount' ? Math.min(sums.amount, Number.MAX_SAFE_INTEGER) : sums.units;
}
