import { ALLOCATOR_LIMITS } from '#vision/pool/allocator.ts';
import type { Environment } from './command.ts';

/** Long-running commands. */
const STAYS = new Set(['serve', 'work']);

/**
 * glibc reads its limits before the first line of a program runs. So on Linux, a long-running process
 * executes itself again with the limits in its environment; it stays the same process for its parent, in any
 * shell. Limits that are already set are not changed. The compile cache is set too: the second run then does
 * not have to compile its first files, which takes Node 60 ms.
 */
export function limitAllocator(
  [name = '']: readonly string[],
  environment: Environment,
  compileCache: string,
): void {
  const isLimited = Object.keys(ALLOCATOR_LIMITS).every((limit) => environment[limit] !== undefined);
  if (process.platform !== 'linux' || isLimited || !STAYS.has(name)) return;
  const command = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  const set = { ...ALLOCATOR_LIMITS, NODE_COMPILE_CACHE: compileCache, ...environment };
  process.execve?.(process.execPath, command, set as NodeJS.ProcessEnv);
}

const LOOK_MS = 500;

/**
 * npm starts a shell that starts us, and forwards a signal only to the shell, which exits. Stopping npm means
 * stopping the service, so the service stops when the shell is gone. Windows has no such signals.
 */
export function stopWithNpm(environment: Environment): void {
  if (environment['npm_lifecycle_event'] === undefined || process.platform === 'win32') return;
  const shell = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(looking);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_MS);
  looking.unref();
}
