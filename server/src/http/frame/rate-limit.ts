import { isIPv6 } from 'node:net';
import type { FastifyReply } from 'fastify';
import { Problem } from '#core/problem.ts';
import type { Clock } from '#core/time.ts';

export type RatePolicy = {
  readonly name: string;
  readonly perSecond: number;
  readonly burst: number;
};

/** Of a key; a person who is signed in has as much. */
export const PER_KEY: RatePolicy = { name: 'key', perSecond: 100, burst: 200 };
export const SIGNUP_PER_ADDRESS: RatePolicy = { name: 'signup', perSecond: 2, burst: 120 };

const perMinute = (name: string, times: number): RatePolicy => ({
  name,
  perSecond: times / 60,
  burst: times,
});
/** Of a place, which may have many people. Nobody's account is locked by what others try on it. */
export const LOGIN_PER_ADDRESS: RatePolicy = perMinute('login-address', 60);

/** Counts what each caller asks for, under one policy or another, and refuses what is too much. */
export type RateLimits = { take(policy: RatePolicy, reply: FastifyReply, who: string): void };

export const NO_RATE_LIMITS: RateLimits = { take: () => undefined };

export function openRateLimits(clock: Clock): RateLimits {
  const limiters = new Map<RatePolicy, Limiter>();
  return {
    take(policy, reply, who) {
      const limiter = limiters.get(policy) ?? openLimiter(policy, clock);
      limiters.set(policy, limiter);
      limiter(reply, who);
    },
  };
}

type Limiter = (reply: FastifyReply, who: string) => void;

const MAX_BUCKETS = 50_000;

/** A token bucket per caller: a burst is fine, a flood is not. Answers carry what is left. */
function openLimiter(policy: RatePolicy, clock: Clock): Limiter {
  const buckets = new Map<string, { tokens: number; at: number }>();
  const windowSeconds = Math.ceil(policy.burst / policy.perSecond);
  const policyHeader = `"${policy.name}";q=${policy.burst};w=${windowSeconds}`;

  function forgetFull(now: number): void {
    for (const [who, bucket] of buckets) {
      if (now - bucket.at > windowSeconds * 1000) buckets.delete(who);
    }
    // Whoever floods us with new names at once must not fill the memory either.
    if (buckets.size >= MAX_BUCKETS) buckets.clear();
  }

  return (reply, who) => {
    const now = clock().getTime();
    if (buckets.size >= MAX_BUCKETS) forgetFull(now);
    const bucket = buckets.get(who) ?? { tokens: policy.burst, at: now };
    const refilled = bucket.tokens + ((now - bucket.at) / 1000) * policy.perSecond;
    const tokens = Math.min(policy.burst, refilled);
    const allowed = tokens >= 1;
    bucket.tokens = allowed ? tokens - 1 : tokens;
    bucket.at = now;
    buckets.set(who, bucket);

    const untilFull = Math.ceil((policy.burst - bucket.tokens) / policy.perSecond);
    reply.header('ratelimit-policy', policyHeader);
    reply.header('ratelimit', `"${policy.name}";r=${Math.floor(bucket.tokens)};t=${untilFull}`);
    if (!allowed) {
      const wait = Math.max(1, Math.ceil((1 - tokens) / policy.perSecond));
      throw new Problem('rate_limited', `Too many requests. Try again in ${wait} s.`, {
        retryAfterSeconds: wait,
      });
    }
  };
}

/** Whoever has one IPv6 address has the other 2^64 of its network too, so the network is what counts. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const last = right.at(-1) ?? left.at(-1) ?? '';
  if (last.includes('.')) return last; // An IPv4 address in IPv6 clothes.
  const zeros = Array<string>(tail === undefined ? 0 : 8 - left.length - right.length).fill('0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}
