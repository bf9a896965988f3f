export type RatePolicy = {
  readonly name: string;
  readonly perSecond: number;
  readonly burst: number;
};

export const MAX_BUCKETS = 50_000;
/** Debt is capped at what the bucket refills in this time. */
const MAX_DEBT_SECONDS = 30;

/**
 * A token bucket: bursts are allowed, sustained floods are not. Immediate refusals have a budget of the same
 * size.
 */
export type Bucket = {
  readonly name: string;
  readonly policy: RatePolicy;
  tokens: number;
  refusals: number;
  at: number;
};
export type Taken = {
  readonly allowed: boolean;
  readonly left: number;
  /** True when the refusals have used up their budget too; the refusal is then delayed. */
  readonly throttled: boolean;
};

export function openBucket(name: string, policy: RatePolicy, now: number): Bucket {
  return { name, policy, tokens: policy.burst, refusals: policy.burst, at: now };
}

function refill(bucket: Bucket, now: number): void {
  const { perSecond, burst } = bucket.policy;
  const earned = ((now - bucket.at) / 1000) * perSecond;
  bucket.tokens = Math.min(burst, bucket.tokens + earned);
  bucket.refusals = Math.min(burst, bucket.refusals + earned);
  bucket.at = now;
}

export function takeToken(bucket: Bucket, now: number): Taken {
  refill(bucket, now);
  const allowed = bucket.tokens >= 1;
  const throttled = !allowed && bucket.refusals < 1;
  if (allowed) bucket.tokens -= 1;
  else if (!throttled) bucket.refusals -= 1;
  return { allowed, left: bucket.tokens, throttled };
}

export function charge(bucket: Bucket, taken: number, now: number): void {
  refill(bucket, now);
  bucket.tokens = Math.max(bucket.tokens - taken, -MAX_DEBT_SECONDS * bucket.policy.perSecond);
}

/** Removes full buckets to free memory. */
export function forgetFull(buckets: Map<string, Bucket>, now: number): void {
  for (const [name, bucket] of buckets) {
    refill(bucket, now);
    if (bucket.tokens === bucket.policy.burst) buckets.delete(name);
  }
  // A flood of new names must not exhaust memory.
  if (buckets.size >= MAX_BUCKETS) buckets.clear();
}
