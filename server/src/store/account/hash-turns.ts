import { Problem } from '#core/problem.ts';

/** Turns at expensive work, given to each place in rotation. */
export type Turns = {
  /** Runs the work when it is this place's turn. Throws Problem `rate_limited` when that takes too long. */
  take<Result>(place: string, work: () => Promise<Result>): Promise<Result>;
};

type Settings = { readonly atOnce: number; readonly maxWaiting: number; readonly patienceMs: number };
type Waiter = { readonly admit: () => void; readonly refuse: () => void };

/**
 * Few run at once over all places, so that the rest of the service keeps most of the processors. When too
 * many wait, the place with the most waiting loses its last: a flood from one network cannot shut out
 * another.
 */
export function openTurns({ atOnce, maxWaiting, patienceMs }: Settings): Turns {
  /** The place that was served longest ago comes first. */
  const queues = new Map<string, Waiter[]>();
  let [running, waiting] = [0, 0];

  function remove(place: string, waiter: Waiter): boolean {
    const queue = queues.get(place) ?? [];
    const index = queue.indexOf(waiter);
    if (index < 0) return false;
    queue.splice(index, 1);
    waiting -= 1;
    if (queue.length === 0) queues.delete(place);
    return true;
  }

  function end(): void {
    const [next] = queues;
    if (!next) {
      running -= 1;
      return;
    }
    const [place, queue] = next;
    const waiter = queue[0] as Waiter;
    remove(place, waiter);
    if (queues.delete(place)) queues.set(place, queue);
    waiter.admit();
  }

  function makeRoom(place: string): boolean {
    if (waiting < maxWaiting) return true;
    const [crowded, queue] = [...queues].reduce((most, one) => (one[1].length > most[1].length ? one : most));
    if (queue.length <= (queues.get(place)?.length ?? 0)) return false;
    const last = queue.at(-1) as Waiter;
    remove(crowded, last);
    last.refuse();
    return true;
  }

  async function turn(place: string): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (!makeRoom(place)) throw busy();
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => remove(place, waiter) && waiter.refuse(), patienceMs);
      const waiter: Waiter = {
        admit: () => {
          clearTimeout(timer);
          resolve();
        },
        refuse: () => {
          clearTimeout(timer);
          reject(busy());
        },
      };
      queues.set(place, [...(queues.get(place) ?? []), waiter]);
      waiting += 1;
    });
  }

  return {
    async take(place, work) {
      await turn(place);
      return work().finally(end);
    },
  };
}

function busy(): Problem {
  const message = 'Too many people are signing in or up right now. Try again in a few seconds.';
  return new Problem('rate_limited', message, { retryAfterSeconds: 3 });
}
