import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '#actions/context.ts';
import { deliverToEndpoint, newPace } from '#actions/events/deliver-to-endpoint.ts';
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

/** How much one account can have queued, and all of them begun, until the others are looked at again. */
const FAN_OUT_DELIVERIES = 250;
const BEGUN_AT_ONCE = { quick: 16, waiting: 3 };
/**
 * However many commits cry out, there is this long between two looks at the log, and more when looking is
 * slow or in vain. The longest is what a busy neighbour can cost.
 */
const BREATH_MS = 20;
const LONGEST_BREATH_MS = 30;
const RESTS = 4;
const STOP_PATIENCE_MS = 16_000;

/**
 * Follows the event log and delivers what is due. Nothing is written when an event happens: this loop reads
 * on from a position that is stored, queues deliveries for those who asked for them, and serves each endpoint
 * in a lease of its own, so that a slow one holds up nobody else, nor do many of them.
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
    // A clock that jumped can end the lease of a lease that is still being served here; one server is enough.
    if (running.has(lease.endpointId)) return;
    const pace = newPace();
    const done = deliverToEndpoint(context, lease, { claim, pace, mayGoOn: () => !stopping })
      .catch((error: unknown) =>
        log.error({ err: error, endpoint: lease.endpointId }, 'a webhook lease broke'),
      )
      .finally(() => {
        running.delete(lease.endpointId);
        signal.ring();
      });
    running.set(lease.endpointId, { lease, pace, done });
  }

  async function loop(): Promise<void> {
    let minIntervalMs = BREATH_MS;
    let pauseMs = 0;
    while (!stopping) {
      await sleep(Math.min(pauseMs, minIntervalMs));
      await signal.wait(pauseMs - minIntervalMs);
      signal.clear();
      const startedAt = performance.now();
      try {
        const { read, heldBack } = await fanOutNews(context);
        const taken = await takeLeases();
        // Hints that lead to nothing are those of developers without endpoints:
        // they are heeded less and less.
        const restMs = (performance.now() - startedAt) * RESTS;
        minIntervalMs = read + taken > 0 ? Math.max(BREATH_MS, restMs) : Math.max(minIntervalMs * 2, restMs);
        minIntervalMs = Math.min(minIntervalMs, LONGEST_BREATH_MS);
        if (read + taken > 0) pauseMs = 0;
        else pauseMs = heldBack ? Math.min(pollMs, Math.max(BREATH_MS, pauseMs * 2)) : pollMs;
      } catch (error) {
        log.error({ err: error }, 'could not look for webhooks');
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
      .catch((error: unknown) => log.error({ err: error }, 'could not keep webhook leases'));
  }, leaseMs / 3);
  const looping = loop();

  return {
    wake: signal.ring,
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

/** Queues what is new in the logs of those who have endpoints. */
export async function fanOutNews(context: Context): Promise<{ read: number; heldBack: boolean }> {
  const { developers, heldBack } = await leases.news(context.db);
  if (developers.length === 0) return { read: 0, heldBack };
  const read = await leases.fanOut(context.db, developers, FAN_OUT_DELIVERIES, context.clock());
  // What could be read a moment ago may be held back now, or another is reading it: it is worth a look soon.
  return { read, heldBack: heldBack || read === 0 };
}
