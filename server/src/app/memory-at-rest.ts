import { runInNewContext } from 'node:vm';

const LOOK_EVERY_MS = 30_000;
/** A process that uses less of a core than this rests. */
const RESTING_SHARE = 0.05;

/**
 * Makes V8 give memory back at rest. It keeps the memory of busy times, 100 MB or more, until it has to
 * collect garbage again, and at rest it never has to. Dropping a context makes it reconsider: it then
 * collects in small steps, while few objects are created. Done once after each busy time.
 */
export function releaseMemoryAtRest(lookEveryMs: number = LOOK_EVERY_MS): { stop(): void } {
  let wasBusy = true;
  let before = process.cpuUsage();
  const looking = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    before = process.cpuUsage();
    const rests = (user + system) / 1_000 < lookEveryMs * RESTING_SHARE;
    if (rests && wasBusy) runInNewContext('');
    wasBusy = !rests;
  }, lookEveryMs).unref();
  return { stop: () => clearInterval(looking) };
}
