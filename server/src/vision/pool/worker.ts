import { setPriority } from 'node:os';
import type { IdentityImages, ModelSettings } from '#core/identity/engine.ts';
import { type Engine, measure, openEngine } from '#vision/engine.ts';

/** Pictures to measure within so many milliseconds. */
export type Task = { readonly images: IdentityImages; readonly msLeft: number };
export type TaskResult = Awaited<ReturnType<typeof measure>> | 'too_late';

/** What a worker says: first that it is ready, or why it never will be, then an answer to each task. */
export type WorkerMessage =
  | { readonly ready: true }
  | { readonly failed: string }
  | { readonly result: TaskResult };

/**
 * So a tenth of a core is left for a verification beside a process that is busy: nobody's stands still.
 * Beside one that is ahead of it, it gets a quarter.
 */
const PRIORITIES = { ahead: 5, behind: 10 };
/** The account that owns nothing, on every system that we know. */
const NOBODY = 65_534;

class TooLate extends Error {}

// Told to stop with the whole foreground group, a worker stays until the service lets go of it: its last
// answers are still waited for. When the service is gone, however it went, nobody is.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());

try {
  const models = JSON.parse(process.argv[2] ?? '{}') as ModelSettings;
  stepAside(process.argv[3] === 'ahead' ? 'ahead' : 'behind');
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

/** The deadline is looked at between stages: what is late ends by itself, and the models stay loaded. */
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

/** The process that answers HTTP gets a core the moment it wants one, however many verifications run. */
function stepAside(place: keyof typeof PRIORITIES): void {
  try {
    setPriority(PRIORITIES[place]);
  } catch {
    // Not permitted here: verifications work as well, the rest of the service is a little slower meanwhile.
  }
}

/**
 * Started by root, a worker reads what it needs, which may lie where only root can, and gives its powers up
 * before a stranger's picture is decoded. A root that may not become somebody else (EPERM), or that knows
 * nobody else (EINVAL), lives in a container that took its powers away already.
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
