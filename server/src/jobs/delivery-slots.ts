import { isWaiting, type Pace } from '#actions/events/deliver-to-endpoint.ts';
import { accountOf } from '#core/environment.ts';
import type { EndpointLease } from '#store/events/endpoint-leases.ts';

/** A lease that is being served here. */
export type Serving = { readonly lease: EndpointLease; readonly pace: Pace; readonly done: Promise<void> };

/** What may be taken of one kind: so many, and so many of one account with those that it has. */
export type Slots = {
  readonly limit: number;
  readonly share: number;
  readonly taken: ReadonlyMap<string, number>;
};

/** As many places again are for those that keep us waiting or fail. */
const WAITING_PLACES = 0.75;
/** One account has at most this part of either kind. */
const SHARE = 0.25;
/** A lease that comes to a stand is moved, whether there is room or not; more than this are never served. */
const MOST = 4;

/**
 * Divides a worker's places. Those for quick leases are only taken by leases that get on: one that stands still
 * is counted with the waiting ones from that moment, and so gives its place to the next. However many
 * endpoints of whomever are slow, all that the others notice is the moment until that shows.
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
  const room = maxLeases * MOST - serving.length;
  return {
    quick: places(quick, maxLeases, room),
    waiting: places(waiting, Math.max(1, Math.floor(maxLeases * WAITING_PLACES)), room),
  };
}

function places(serving: readonly Serving[], all: number, room: number): Slots {
  const taken = new Map<string, number>();
  for (const { lease } of serving) {
    const account = accountOf(lease.developerId);
    taken.set(account, (taken.get(account) ?? 0) + 1);
  }
  const limit = Math.max(0, Math.min(all - serving.length, room));
  return { limit, share: Math.max(1, Math.floor(all * SHARE)), taken };
}
