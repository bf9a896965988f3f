import { Script } from 'node:vm';

const EVERY_MS = 30_000;

/**
 * Lets V8 give memory back at rest: after a start or a busy time it holds 100 MB or more that it does not
 * need. V8 does so once few objects are created, and takes a rate of zero for an unknown one. Objects of
 * Node's native code, which have a rate of their own, are created so rarely that theirs is zero. An empty
 * script is such an object.
 */
export function releaseMemoryAtRest(everyMs: number = EVERY_MS): { stop(): void } {
  const timer = setInterval(() => new Script(''), everyMs).unref();
  return { stop: () => clearInterval(timer) };
}
