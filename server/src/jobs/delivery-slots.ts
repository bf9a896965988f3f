import { isWaiting, type Pace } from '#actions/events/deliver-to-endpoint.ts';
import { accountOf } from '#core/environment.ts';
import type { EndpointLease } from '#store/events/endpoint-leases.ts';

/** A lease that this worker is serving. */
export type Serving = { readonly lease: EndpointLease; readonly pace: Pace; readonly done: Promise<void> };

/** How many leases of one kind may be taken, how many per account, and how many each account has. */
export type Slots = {
  readonly limit: number;
  readonly share: number;
  readonly taken: ReadonlyMap<string, number>;
};

/** Additional slots for slow or failing endpoints, as a fraction of the others. */
const WAITING_PLACES = 0.75;
/** The largest fraction of either kind that one account may have. */
const SHARE = 0.25;
/**
 * A lease that stalls moves to the slow ones whether or not a slot is free; this multiple is the hard limit.
 */
const MOST = 4;

/**
 * Divides a worker's slots. Slots for quick leases are used only by leases that make progress: one that
 * stalls counts as slow from that moment and frees its slot. However many endpoints are slow, others only
 * notice the delay until that is detected.
 */
export function divideSlots(
  serving: readonly Serving[],
  maxLeases: number,
): { readonly quick: Slots; readonly waiting: Slots } {
  const now = performance.now();
  const isSlow = ({ lease, pace }: Serving) =>
    lease.slow || lease.failingSince !== null || isWaiting(pace, now);
  const waiting = serving.filter(isSlow);
  const quick = serving.filter((one) => !isSlow(one));
  const free = maxLeases * MOST - serving.length;
  return {
    quick: places(quick, maxLeases, free),
    waiting: places(waiting, Math.max(1, Math.floor(maxLeases * WAITING_PLACES)), free),
  };
}

function places(serving: readonly Serving[], all: number, free: number): Slots {
  const taken = new Map<string, number>();
  for (const { lease } of serving) {
    const account = accountOf(lease.developerId);
    taken.set(account, (taken.get(account) ?? 0) + 1);
  }
  const limit = Math.max(0, Math.min(all - serving.length, free));
  return { limit, share: Math.max(1, Math.floor(all * SHARE)), taken };
}
