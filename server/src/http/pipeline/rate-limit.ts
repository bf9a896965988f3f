import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Environment, shareOf } from '#core/environment.ts';
import { Problem } from '#core/problem.ts';
import type { Ticks } from '#core/time.ts';
import type { Taken as Counts, RateReport } from '#store/rate-reports.ts';
import {
  type Bucket,
  charge,
  forgetFull,
  MAX_BUCKETS,
  openBucket,
  type RatePolicy,
  type Taken,
  takeToken,
} from './limits/bucket.ts';
import { clientNetworkOf } from './limits/networks.ts';
import { openSlowRefusals } from './limits/slow-refusals.ts';
import { openTally } from './limits/tally.ts';

/**
 * For an account, however many keys it has. A person signed in to it has the same limit again, separately.
 */
export const PER_ACCOUNT: RatePolicy = { name: 'account', perSecond: 100, burst: 200 };
/** For the keys of each environment: test keys have a limit of their own. */
export const PER_ENVIRONMENT: Readonly<Record<Environment, RatePolicy>> = {
  live: PER_ACCOUNT,
  test: {
    name: 'test',
    perSecond: shareOf('test', PER_ACCOUNT.perSecond),
    burst: shareOf('test', PER_ACCOUNT.burst),
  },
};
/** A backtest or training keeps a worker busy for seconds: about one a second, two at once. */
export const LONG_WORK_COST = 100;
export const SIGNUP_PER_ADDRESS: RatePolicy = { name: 'signup', perSecond: 2, burst: 120 };
/** Banks call from few addresses, on behalf of all their customers. */
export const BANKS_PER_ADDRESS: RatePolicy = { name: 'banks', perSecond: 100, burst: 1_000 };
/** Public pages: the reference, the guide and the dashboard's pages. */
export const PAGES_PER_ADDRESS: RatePolicy = { name: 'pages', perSecond: 20, burst: 200 };
/** Files of several megabytes, which a browser or a tool requests once. */
export const LARGE_PER_ADDRESS: RatePolicy = { name: 'large', perSecond: 2, burst: 20 };
/** Built from database queries, for a scraper that calls a few times a minute. */
export const METRICS_PER_ADDRESS: RatePolicy = { name: 'metrics', perSecond: 2, burst: 20 };

const perMinute = (name: string, times: number): RatePolicy => ({
  name,
  perSecond: times / 60,
  burst: times,
});
/**
 * For a client network, which may be shared by many people. An account is never locked because of others'
 * attempts.
 */
export const LOGIN_PER_ADDRESS: RatePolicy = perMinute('login-address', 60);

/** Undefined when the request is let through. A refusal may be delayed before it is thrown. */
export type Verdict = Promise<never> | undefined;

/** Counts requests by caller and policy, and refuses those over the limit. */
export type RateLimits = {
  take(policy: RatePolicy, reply: FastifyReply, who: string): Verdict;
  /** Limits an address: its network has the full limit, and an IPv6 site four times as much in total. */
  takeFrom(policy: RatePolicy, reply: FastifyReply, address: string): Verdict;
  /** Takes more of a limit for a request that was let through, if necessary into debt. */
  charge(policy: RatePolicy, who: string, tokens: number): void;
  /** Like charge, but refuses a request whose caller is in debt already. */
  spend(policy: RatePolicy, reply: FastifyReply, who: string, tokens: number): Verdict;
  /** Reports requests let through here to the other processes, and charges what they report. */
  exchange(): Promise<void>;
};

export const NO_RATE_LIMITS: RateLimits = {
  take: () => undefined,
  takeFrom: () => undefined,
  charge: () => undefined,
  spend: () => undefined,
  exchange: async () => undefined,
};

/** Exchanges counts between processes: sends this process's report and returns those of the others. */
export type Exchange = (taken: Counts) => Promise<readonly RateReport[]>;

const NETWORKS_PER_SITE = 4;

/**
 * Rate limits that are decided in memory. Requests let through by other processes are charged once a second,
 * if necessary into debt, so that spreading a flood over all processes gains nothing in the long run.
 */
export function openRateLimits(ticks: Ticks, broadcast: Exchange, slowly = openSlowRefusals()): RateLimits {
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

  const bucketOf = (policy: RatePolicy, who: string) =>
    find(policy, `${policy.name} ${hash('sha256', who, 'base64url').slice(0, 22)}`);

  function takeOne(policy: RatePolicy, who: string): Taken {
    const bucket = bucketOf(policy, who);
    const taken = takeToken(bucket, ticks());
    if (taken.allowed) tally.note(bucket.name, 1 / policy.burst);
    return taken;
  }

  function answer(reply: FastifyReply, policy: RatePolicy, taken: Taken): Verdict {
    sayWhatIsLeft(reply, policy, taken);
    return taken.allowed ? undefined : refuse(reply, policy, taken);
  }

  async function refuse(
    reply: FastifyReply,
    { perSecond }: RatePolicy,
    { left, throttled }: Taken,
  ): Promise<never> {
    if (throttled) await slowly(reply);
    const wait = Math.max(1, Math.ceil((1 - left) / perSecond));
    throw new Problem('rate_limited', `Too many requests. Try again in ${wait} s.`, {
      retryAfterSeconds: wait,
    });
  }

  function chargeFor(policy: RatePolicy, bucket: Bucket, tokens: number): void {
    charge(bucket, tokens, ticks());
    tally.note(bucket.name, 1 / policy.burst, tokens);
  }

  return {
    take: (policy, reply, who) => answer(reply, policy, takeOne(policy, who)),
    takeFrom(policy, reply, address) {
      const { network, site } = clientNetworkOf(address);
      const refused = answer(reply, policy, takeOne(policy, network));
      if (refused || site === null) return refused;
      const wider = siteOf(policy);
      const ofSite = takeOne(wider, site);
      return ofSite.allowed ? undefined : answer(reply, wider, ofSite);
    },
    charge: (policy, who, tokens) => chargeFor(policy, bucketOf(policy, who), tokens),
    spend(policy, reply, who, tokens) {
      const bucket = bucketOf(policy, who);
      charge(bucket, 0, ticks());
      const allowed = bucket.tokens >= 0;
      if (allowed) chargeFor(policy, bucket, tokens);
      return answer(reply, policy, { allowed, left: bucket.tokens, throttled: false });
    },
    async exchange() {
      if (!tally.hasNews()) return;
      for (const [name, taken] of tally.merge(await broadcast(tally.report()))) {
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

/** Runs the exchange from when the server is ready until it stops. */
export function exchangeLimits(app: FastifyInstance, limits: RateLimits): void {
  let failed = false;
  const exchange = async () => {
    try {
      await limits.exchange();
      failed = false;
    } catch (error) {
      if (!failed)
        app.log.warn(
          { err: error },
          'rate limits are not shared between processes: the exchange through the database failed',
        );
      failed = true;
    }
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    timer = setInterval(exchange, EXCHANGE_MS).unref();
  });
  app.addHook('preClose', async () => clearInterval(timer));
}

function sayWhatIsLeft(reply: FastifyReply, { name, perSecond, burst }: RatePolicy, { left }: Taken): void {
  const untilFull = Math.ceil((burst - left) / perSecond);
  reply.header('ratelimit-policy', `"${name}";q=${burst};w=${Math.ceil(burst / perSecond)}`);
  reply.header('ratelimit', `"${name}";r=${Math.max(0, Math.floor(left))};t=${untilFull}`);
}
