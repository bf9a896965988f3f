import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '#actions/context.ts';
import { deliverToEndpoint, newPace } from '#actions/events/deliver-to-endpoint.ts';
import { inTimeOf } from '#actions/tenant-time.ts';
import type { EndpointLease } from '#store/events/endpoint-leases.ts';
import * as leases from '#store/events/endpoint-leases.ts';
import { divideSlots, type Serving, type Slots } from './delivery-slots.ts';
import { openSignal } from './signal.ts';
import type { Worker, WorkerLog } from './worker.ts';

export type WebhookWorkerOptions = {
  readonly pollMs?: number;
  readonly leaseMs?: number;
  readonly maxLeases?: number;
};

/**
 * How much is queued per account, and how many leases are started, before the worker looks at the others
 * again.
 */
const FAN_OUT_DELIVERIES = 250;
const BEGUN_AT_ONCE = { quick: 16, waiting: 3 };
/**
 * Minimum interval between two polls of the log, however many notifications arrive; longer when polls are
 * slow or find nothing. The longest is the delay that a busy account can cause for others.
 */
const MIN_INTERVAL_MS = 20;
const MAX_INTERVAL_MS = 30;
const IDLE_FACTOR = 4;
const STOP_PATIENCE_MS = 16_000;

/**
 * Follows the event log and sends due deliveries. Events themselves cost nothing extra: this loop reads on
 * from a stored position, queues deliveries for subscribed endpoints, and serves each endpoint under a lease
 * of its own, so that slow endpoints do not hold up others.
 */
export function startWebhookWorker(
  context: Context,
  log: WorkerLog,
  options: WebhookWorkerOptions = {},
): Worker {
  const pollMs = options.pollMs ?? 1_000;
  const leaseMs = options.leaseMs ?? 15_000;
  const maxLeases = options.maxLeases ?? 128;
  const claim = randomBytes(8).toString('hex');
  const running = new Map<string, Serving>();
  const signal = openSignal();
  let stopping = false;
  // While no developer has webhooks, notifications are ignored and only polls look for the first one.
  let isFollowed = true;

  async function takeLeases(): Promise<number> {
    const { quick, waiting } = divideSlots([...running.values()], maxLeases);
    const taken = [...(await take(quick, false)), ...(await take(waiting, true))];
    for (const lease of taken) start(lease);
    return taken.length;
  }

  function take(places: Slots, slow: boolean): Promise<EndpointLease[]> {
    const limit = Math.min(places.limit, slow ? BEGUN_AT_ONCE.waiting : BEGUN_AT_ONCE.quick);
    return leases.take(context.db, { claim, leaseMs, now: context.clock(), ...places, limit, slow });
  }

  function start(lease: EndpointLease): void {
    // A jump of the clock can end a lease that is still being served here; do not serve it twice.
    if (running.has(lease.endpointId)) return;
    const pace = newPace();
    const done = deliverToEndpoint(inTimeOf(context, lease.aheadMs ?? 0), lease, {
      claim,
      pace,
      mayGoOn: () => !stopping,
    })
      .catch((error: unknown) =>
        log.error({ err: error, endpoint: lease.endpointId }, 'serving a webhook endpoint failed'),
      )
      .finally(() => {
        running.delete(lease.endpointId);
        signal.ring();
      });
    running.set(lease.endpointId, { lease, pace, done });
  }

  async function loop(): Promise<void> {
    let minIntervalMs = MIN_INTERVAL_MS;
    let pauseMs = 0;
    while (!stopping) {
      await sleep(Math.min(pauseMs, minIntervalMs));
      await signal.wait(pauseMs - minIntervalMs);
      signal.clear();
      const startedAt = performance.now();
      try {
        const { read, heldBack, followed } = await fanOutNews(context);
        isFollowed = followed;
        const taken = followed ? await takeLeases() : 0;
        // Notifications that lead to nothing come from developers without endpoints, so back off.
        const idleMs = (performance.now() - startedAt) * IDLE_FACTOR;
        minIntervalMs =
          read + taken > 0 ? Math.max(MIN_INTERVAL_MS, idleMs) : Math.max(minIntervalMs * 2, idleMs);
        minIntervalMs = Math.min(minIntervalMs, MAX_INTERVAL_MS);
        if (read + taken > 0) pauseMs = 0;
        else pauseMs = heldBack ? Math.min(pollMs, Math.max(MIN_INTERVAL_MS, pauseMs * 2)) : pollMs;
      } catch (error) {
        log.error({ err: error }, 'could not read the event log for webhooks');
        pauseMs = pollMs;
      }
    }
  }

  const renewing = setInterval(() => {
    if (running.size === 0) return;
    const until = new Date(context.clock().getTime() + leaseMs);
    const held = [...running.values()].map(({ lease }) => lease);
    leases
      .extend(context.db, held, claim, until)
      .catch((error: unknown) => log.error({ err: error }, 'could not extend webhook leases'));
  }, leaseMs / 3);
  const looping = loop();

  return {
    wake() {
      if (isFollowed) signal.ring();
    },
    async stop() {
      stopping = true;
      signal.ring();
      await looping;
      const serving = Promise.all([...running.values()].map(({ done }) => done));
      await Promise.race([serving, sleep(STOP_PATIENCE_MS, undefined, { ref: false })]);
      clearInterval(renewing);
    },
  };
}

/** Queues new events for developers with endpoints. */
export async function fanOutNews(
  context: Context,
): Promise<{ read: number; heldBack: boolean; followed: boolean }> {
  const { developers, heldBack, followed } = await leases.news(context.db);
  if (developers.length === 0) return { read: 0, heldBack, followed };
  const read = await leases.fanOut(context.db, developers, FAN_OUT_DELIVERIES, context.clock());
  // Events that were readable a moment ago may be held back now or taken by another worker: look again soon.
  return { read, heldBack: heldBack || read === 0, followed };
}
