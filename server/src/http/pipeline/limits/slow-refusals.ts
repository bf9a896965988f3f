import { setTimeout as sleep } from 'node:timers/promises';

type Reply = { header(name: string, value: string): unknown };

export type SlowRefusals = (reply: Reply) => Promise<void>;

const WAIT_MS = 1_000;
/** Each of them holds a connection that the caller holds as well. */
const MOST_WAITING = 5_000;

/**
 * Somebody who is over the limit is told so at once. Whoever asks again all the same, and again, is told with
 * a pause before it: a loop that waits for its answers comes down to our pace, and a thousand refusals a
 * second would cost the others more than what was refused. Where too many pause already the connection ends
 * with the answer, and the next request costs the caller a new one.
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
