import { setTimeout as sleep } from 'node:timers/promises';

type Reply = { header(name: string, value: string): unknown };

export type SlowRefusals = (reply: Reply) => Promise<void>;

const WAIT_MS = 1_000;
/** Each holds a connection open, on the caller's side too. */
const MOST_WAITING = 5_000;

/**
 * A caller over its limit is refused immediately. One that keeps calling anyway is refused after a pause: a
 * loop that waits for answers slows down to our pace. A thousand immediate refusals a second would cost other
 * callers more than the refused work. When too many refusals are pending, the connection is closed with the
 * answer, and the next request costs the caller a new one.
 */
export function openSlowRefusals(
  pause: () => Promise<unknown> = () => sleep(WAIT_MS),
  mostWaiting = MOST_WAITING,
): SlowRefusals {
  let waiting = 0;
  return async (reply) => {
    if (waiting >= mostWaiting) {
      reply.header('connection', 'close');
      return;
    }
    waiting += 1;
    try {
      await pause();
    } finally {
      waiting -= 1;
    }
  };
}
