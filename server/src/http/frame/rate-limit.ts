import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Problem } from '#core/problem.ts';
import type { Taken as Counts, RateReport } from '#store/rate-reports.ts';
import { placeOf } from './limits/networks.ts';
import { openTally } from './limits/tally.ts';
import type { Ticks } from './limits/ticks.ts';

export type RatePolicy = {
  readonly name: string;
  readonly perSecond: number;
  readonly burst: number;
};

/** Of an account, however many keys it has; a person who is signed in to it has as much beside them. */
export const PER_ACCOUNT: RatePolicy = { name: 'account', perSecond: 100, burst: 200 };
export const SIGNUP_PER_ADDRESS: RatePolicy = { name: 'signup', perSecond: 2, burst: 120 };
/** Banks call from a few addresses, for everybody whom they serve. */
export const BANKS_PER_ADDRESS: RatePolicy = { name: 'banks', perSecond: 100, burst: 1_000 };
/** What anybody may look at without an account: the reference, the guide, the dashboard's pages. */
export const PAGES_PER_ADDRESS: RatePolicy = { name: 'pages', perSecond: 20, burst: 200 };

const perMinute = (name: string, times: number): RatePolicy => ({
  name,
  perSecond: times / 60,
  burst: times,
});
/** Of a place, which may have many people. Nobody's account is locked by what others try on it. */
export const LOGIN_PER_ADDRESS: RatePolicy = perMinute('login-address', 60);

/** Counts what each caller asks for, under one policy or another, and refuses what is too much. */
export type RateLimits = {
  take(policy: RatePolicy, reply: FastifyReply, who: string): void;
  /** The same for an address: its network has what is due, the site of an IPv6 network a few times that. */
  takeFrom(policy: RatePolicy, reply: FastifyReply, address: string): void;
  /** Tells other processes what was let through here, and counts what they tell. */
  exchange(): Promise<void>;
};

export const NO_RATE_LIMITS: RateLimits = {
  take: () => undefined,
  takeFrom: () => undefined,
  exchange: async () => undefined,
};

/** How processes tell each other: this one's report goes out, those of the others come back. */
export type Exchange = (taken: Counts) => Promise<readonly RateReport[]>;

const NETWORKS_PER_SITE = 4;

/**
 * Limits that are decided in memory. What other processes let through is heard of once a second and taken off
 * as well, if need be into debt: whoever spreads a flood over all of them gets no more in the long run.
 */
export function openRateLimits(ticks: Ticks, tellOthers: Exchange): RateLimits {
  const buckets = new Map<string, Bucket>();
  const policies = new Map<string, RatePolicy>();
  const tally = openTally(ticks);

  function find(policy: RatePolicy, name: string): Bucket {
    const known = buckets.get(name);
    if (known) return known;
    policies.set(policy.name, policy);
    if (buckets.size >= MAX_BUCKETS) forgetFull(buckets, ticks());
    const made = openBucket(name, policy, ticks());
    buckets.set(name, made);
    return made;
  }

  function takeOne(policy: RatePolicy, who: string): Taken {
    const bucket = find(policy, `${policy.name} ${hash('sha256', who, 'base64url').slice(0, 22)}`);
    const taken = takeToken(bucket, ticks());
    if (taken.allowed) tally.note(bucket.name, 1 / policy.burst);
    return taken;
  }

  return {
    take(policy, reply, who) {
      answer(reply, policy, takeOne(policy, who));
    },
    takeFrom(policy, reply, address) {
      const { network, site } = placeOf(address);
      answer(reply, policy, takeOne(policy, network));
      if (site === null) return;
      const wider = siteOf(policy);
      const ofSite = takeOne(wider, site);
      if (!ofSite.allowed) answer(reply, wider, ofSite);
    },
    async exchange() {
      if (!tally.hasNews()) return;
      for (const [name, taken] of tally.hear(await tellOthers(tally.report()))) {
        const policy = policies.get(name.slice(0, name.indexOf(' ')));
        if (policy) charge(find(policy, name), taken, ticks());
      }
    },
  };
}

function siteOf({ name, perSecond, burst }: RatePolicy): RatePolicy {
  const [more, most] = [perSecond * NETWORKS_PER_SITE, burst * NETWORKS_PER_SITE];
  return { name: `${name}-site`, perSecond: more, burst: most };
}

const EXCHANGE_MS = 1_000;

/** From when the server can answer until it stops. */
export function exchangeLimits(app: FastifyInstance, limits: RateLimits): void {
  let failed = false;
  const exchange = async () => {
    try {
      await limits.exchange();
      failed = false;
    } catch (error) {
      if (!failed) app.log.warn({ err: error }, 'limits hold for this process alone');
      failed = true;
    }
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    timer = setInterval(exchange, EXCHANGE_MS).unref();
  });
  app.addHook('preClose', async () => clearInterval(timer));
}

const MAX_BUCKETS = 50_000;
/** Nobody is made to pay for longer than it takes to earn so much. */
const MAX_DEBT_SECONDS = 30;

/** A token bucket: a burst is fine, a flood is not. */
type Bucket = { readonly name: string; readonly policy: RatePolicy; tokens: number; at: number };
type Taken = { readonly allowed: boolean; readonly left: number };

function openBucket(name: string, policy: RatePolicy, now: number): Bucket {
  return { name, policy, tokens: policy.burst, at: now };
}

function refill(bucket: Bucket, now: number): void {
  const { perSecond, burst } = bucket.policy;
  bucket.tokens = Math.min(burst, bucket.tokens + ((now - bucket.at) / 1000) * perSecond);
  bucket.at = now;
}

function takeToken(bucket: Bucket, now: number): Taken {
  refill(bucket, now);
  const allowed = bucket.tokens >= 1;
  if (allowed) bucket.tokens -= 1;
  return { allowed, left: bucket.tokens };
}

function charge(bucket: Bucket, taken: number, now: number): void {
  refill(bucket, now);
  bucket.tokens = Math.max(bucket.tokens - taken, -MAX_DEBT_SECONDS * bucket.policy.perSecond);
}

function forgetFull(buckets: Map<string, Bucket>, now: number): void {
  for (const [name, bucket] of buckets) {
    refill(bucket, now);
    if (bucket.tokens === bucket.policy.burst) buckets.delete(name);
  }
  // Whoever floods us with new names at once must not fill the memory either.
  if (buckets.size >= MAX_BUCKETS) buckets.clear();
}

/** Says what is left, and refuses when that is nothing. */
function answer(reply: FastifyReply, { name, perSecond, burst }: RatePolicy, { allowed, left }: Taken): void {
  const untilFull = Math.ceil((burst - left) / perSecond);
  reply.header('ratelimit-policy', `"${name}";q=${burst};w=${Math.ceil(burst / perSecond)}`);
  reply.header('ratelimit', `"${name}";r=${Math.max(0, Math.floor(left))};t=${untilFull}`);
  if (allowed) return;
  const wait = Math.max(1, Math.ceil((1 - left) / perSecond));
  throw new Problem('rate_limited', `Too many requests. Try again in ${wait} s.`, {
    retryAfterSeconds: wait,
  });
}
