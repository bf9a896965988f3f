import { Problem } from '#core/problem.ts';

/** Lets a few through at a time for each account; the others wait their turn, and not for ever. */
export type FairQueue = {
  /** Resolves when it is this one's turn, with what ends the turn. */
  wait(account: string): Promise<() => void>;
};

export type FairQueueSettings = {
  readonly atOnce: number;
  readonly maxWaiting: number;
  readonly patienceMs: number;
  /** How long a place stays empty after a turn, as a multiple of the turn. */
  readonly rest: number;
  readonly longestRestMs: number;
};

/**
 * Long lists and exports. They keep the database and the event loop busy for longer than anything else, so
 * however many of them one account asks for, the others find most of both free: few run at once, and after
 * each the account rests for a while. Whoever asks for no more than the limit of requests allows finds a
 * place to wait.
 */
export const HEAVY_READS: FairQueueSettings = {
  ...{ atOnce: 2, maxWaiting: 200, patienceMs: 10_000 },
  ...{ rest: 3, longestRestMs: 150 },
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
  const words = 'This account has as many long lists and exports under way as it may. Try again in 1 s.';
  return new Problem('rate_limited', words, { retryAfterSeconds: 1 });
}
