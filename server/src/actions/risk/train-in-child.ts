import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Fitted, KnownExample } from '#core/risk/scorecard/train.ts';

const CHILD = fileURLToPath(new URL('./train-child.ts', import.meta.url));
const MAX_MS = 30 * 60_000;

/** Trains in a process of its own, so that assessments do not wait for it. */
export function trainInChild(examples: readonly KnownExample[]): Promise<Fitted> {
  return new Promise((resolve, reject) => {
    // The child needs nothing from the environment, and gets no secrets.
    const child = fork(CHILD, [], {
      ...{ env: {}, execArgv: [], serialization: 'advanced', timeout: MAX_MS },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.once('message', (fitted) => resolve(fitted as Fitted));
    child.once('error', reject);
    child.once('exit', (code, signal) =>
      reject(new Error(`the training process ended without a result (${signal ?? code})`)),
    );
    child.send([...examples]);
  });
}
