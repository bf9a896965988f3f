import { setPriority } from 'node:os';
import { OutOfTime } from '#vision/pictures/decode.ts';

/** Work on one input within this time. */
type Task<Input> = { readonly input: Input; readonly msLeft: number };
export type TaskResult<Output> = Output | 'too_late';

/** A worker's messages: first that it is ready or why it failed, then a result per task. */
export type WorkerMessage<Output> =
  | { readonly ready: true }
  | { readonly failed: string }
  | { readonly result: TaskResult<Output> };

/** Works on an input. `checkTime` is called between stages: late work then ends by itself. */
type Work<Input, Output> = (input: Input, checkTime: () => void) => Promise<Output>;

/** The unprivileged account, on all supported systems. */
const NOBODY = 65_534;

class TooLate extends Error {}

/** The body of a worker process (processes.ts): opens what the work needs, then serves tasks. */
export async function serveTasks<Settings, Input, Output>(
  open: (settings: Settings) => Promise<Work<Input, Output>>,
): Promise<void> {
  // A worker that is signalled with the whole foreground group stays until the service disconnects, because
  // its last results are still awaited. When the service is gone, for whatever reason, it exits.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
  process.on('disconnect', () => process.exit());
  const say = (message: WorkerMessage<Output>) => void process.send?.(message);
  try {
    const settings = JSON.parse(process.argv[2] ?? '{}') as Settings;
    lowerPriority(Number(process.argv[3]));
    const work = await open(settings);
    dropRoot();
    process.on('message', async ({ input, msLeft }: Task<Input>) => {
      try {
        say({ result: await workBefore(performance.now() + msLeft, work, input) });
      } catch (error) {
        say({ failed: String(error) });
      }
    });
    say({ ready: true });
  } catch (error) {
    say({ failed: (error as Error).message });
    process.disconnect();
  }
}

/** The deadline is checked between stages: late work ends by itself, and the models stay loaded. */
export async function workBefore<Input, Output>(
  deadline: number,
  work: Work<Input, Output>,
  input: Input,
): Promise<TaskResult<Output>> {
  try {
    return await work(input, () => {
      if (performance.now() > deadline) throw new TooLate();
    });
  } catch (error) {
    if (error instanceof TooLate || error instanceof OutOfTime) return 'too_late';
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
