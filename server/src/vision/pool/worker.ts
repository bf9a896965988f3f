import { setPriority } from 'node:os';
import type { IdentityImages, ModelSettings } from '#core/identity/engine.ts';
import { type Engine, measure, openEngine } from '#vision/engine.ts';

/** Pictures to measure within this time. */
export type Task = { readonly images: IdentityImages; readonly msLeft: number };
export type TaskResult = Awaited<ReturnType<typeof measure>> | 'too_late';

/** A worker's messages: first that it is ready or why it failed, then a result per task. */
export type WorkerMessage =
  | { readonly ready: true }
  | { readonly failed: string }
  | { readonly result: TaskResult };

/** The unprivileged account, on all supported systems. */
const NOBODY = 65_534;

class TooLate extends Error {}

// A worker that is signalled with the whole foreground group stays until the service disconnects, because its
// last results are still awaited. When the service is gone, for whatever reason, it exits.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());

try {
  const models = JSON.parse(process.argv[2] ?? '{}') as ModelSettings;
  lowerPriority(Number(process.argv[3]));
  const engine = await openEngine(models);
  dropRoot();
  process.on('message', async ({ images, msLeft }: Task) => {
    try {
      say({ result: await measureBefore(performance.now() + msLeft, engine, images) });
    } catch (error) {
      say({ failed: String(error) });
    }
  });
  say({ ready: true });
} catch (error) {
  say({ failed: (error as Error).message });
  process.disconnect();
}

function say(message: WorkerMessage): void {
  process.send?.(message);
}

/** The deadline is checked between stages: late work ends by itself, and the models stay loaded. */
async function measureBefore(deadline: number, engine: Engine, images: IdentityImages): Promise<TaskResult> {
  try {
    return await measure(engine, images, () => {
      if (performance.now() > deadline) throw new TooLate();
    });
  } catch (error) {
    if (error instanceof TooLate) return 'too_late';
    throw error;
  }
}

/**
 * Lowers the priority, so that the process that answers HTTP gets a core at once, however many verifications
 * run.
 */
function lowerPriority(niceness: number): void {
  try {
    setPriority(niceness);
  } catch {
    // Not permitted here: verifications still work, and the rest of the service is slightly slower meanwhile.
  }
}

/**
 * A worker started as root reads the files it needs, which may be readable by root only, and drops its
 * privileges before a stranger's picture is decoded. If root cannot change its user (EPERM) or no other user
 * exists (EINVAL), it runs in a container that has already removed its privileges.
 */
function dropRoot(): void {
  if (process.getuid?.() !== 0) return;
  try {
    process.setgroups?.([]);
    process.setgid?.(NOBODY);
    process.setuid?.(NOBODY);
  } catch (error) {
    if (!['EPERM', 'EINVAL'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}
