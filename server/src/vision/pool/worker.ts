import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { EmbedderSettings, IdentityImages, IdentityOutcome } from '#core/identity/engine.ts';
import { measure, openEngine } from '#vision/engine.ts';

/** Pictures to measure before a moment (in ms since 1970), or null to find out whether the worker is up. */
export type Task = { readonly images: IdentityImages; readonly deadline: number } | null;
export type TaskResult = IdentityOutcome | 'up' | 'too_late';

/** Sent once the models are loaded. */
const LOADED = 'loaded';

const BACKGROUND_PRIORITY = 5;

class TooLate extends Error {}

stepAside();
const engine = await openEngine(workerData as EmbedderSettings | undefined);
parentPort?.postMessage(LOADED);

/**
 * The deadline is looked at between stages. Stopping the thread from outside would be simpler, but a thread
 * that is stopped inside native code takes the process with it.
 */
export default async function work(task: Task): Promise<TaskResult> {
  if (task === null) return 'up';
  const { images, deadline } = task;
  try {
    return await measure(engine, images, () => {
      if (Date.now() > deadline) throw new TooLate();
    });
  } catch (error) {
    if (error instanceof TooLate) return 'too_late';
    throw error;
  }
}

/**
 * On Linux a thread can be given a lower priority than its process: then the thread that answers HTTP gets a
 * core the moment it wants one, however many verifications are running.
 */
function stepAside(): void {
  if (process.platform !== 'linux') return;
  try {
    const threadId = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    setPriority(threadId, BACKGROUND_PRIORITY);
  } catch {
    // A sandbox without /proc: verifications work as well, the rest of the
    // service is a little slower meanwhile.
  }
}
