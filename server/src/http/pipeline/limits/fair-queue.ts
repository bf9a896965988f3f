import { Problem } from '#core/problem.ts';

/** Limits how many requests of an account run at once. The others wait, up to a time limit. */
export type FairQueue = {
  /** Resolves when the request may run, with a function that ends its turn. */
  wait(account: string): Promise<() => void>;
};

export type FairQueueSettings = {
  readonly atOnce: number;
  readonly maxWaiting: number;
  readonly patienceMs: number;
  /** How long a slot stays unused after a turn, as a multiple of the turn's duration. */
  readonly rest: number;
  readonly longestRestMs: number;
};

/**
 * Long lists and exports keep the database and the event loop busy for longer than anything else. Few run at
 * once for an account, with a pause after each, so that other accounts find most of both free. An account
 * within its request rate always finds a place in the queue.
 */
export const HEAVY_READS: FairQueueSettings = {
  atOnce: 2,
  maxWaiting: 200,
  patienceMs: 10_000,
  rest: 3,
  longestRestMs: 150,
};

type Queue = { running: number; readonly waiting: Set<() => void> };

export function openFairQueue(settings: FairQueueSettings): FairQueue {
  const { atOnce, maxWaiting, patienceMs, rest, longestRestMs } = settings;
  const queues = new Map<string, Queue>();

  function end(account: string, queue: Queue): void {
    const [next] = queue.waiting;
    if (next) next();
    else queue.running -= 1;
    if (queue.running === 0) queues.delete(account);
  }

  return {
    async wait(account) {
      const queue = queues.get(account) ?? { running: 0, waiting: new Set() };
      queues.set(account, queue);
      if (queue.running < atOnce) queue.running += 1;
      else if (queue.waiting.size >= maxWaiting || !(await takesTurn(queue, patienceMs))) throw tooMany();
      const startedAt = performance.now();
      let ended = false;
      return () => {
        if (ended) return;
        ended = true;
        const restMs = Math.min(longestRestMs, (performance.now() - startedAt) * rest);
        setTimeout(end, restMs, account, queue).unref();
      };
    },
  };
}

function takesTurn({ waiting }: Queue, patienceMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const leave = (admitted: boolean) => {
      clearTimeout(timer);
      waiting.delete(admit);
      resolve(admitted);
    };
    const admit = () => leave(true);
    const timer = setTimeout(() => leave(false), patienceMs);
    waiting.add(admit);
  });
}

function tooMany(): Problem {
  const message = 'Too many long lists and exports of this account are running. Try again in 1 s.';
  return new Problem('rate_limited', message, { retryAfterSeconds: 1 });
}
