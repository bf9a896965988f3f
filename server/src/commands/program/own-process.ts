import { ALLOCATOR_LIMITS } from '#vision/pool/allocator.ts';
import type { Environment } from './command.ts';

/** The commands whose process stays. */
const STAYS = new Set(['serve', 'work']);

/**
 * glibc reads its limits before the first line of a program runs. So on Linux a process that is to stay
 * becomes itself once more with them in its environment: the same process for whoever started it, in any
 * shell. What somebody has set otherwise is left as it is.
 */
export function limitAllocator([name = '']: readonly string[], environment: Environment): void {
  const isLimited = Object.keys(ALLOCATOR_LIMITS).every((limit) => environment[limit] !== undefined);
  if (process.platform !== 'linux' || isLimited || !STAYS.has(name)) return;
  const command = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  process.execve?.(process.execPath, command, { ...ALLOCATOR_LIMITS, ...environment } as NodeJS.ProcessEnv);
}

const LOOK_MS = 500;

/**
 * npm starts a shell that starts us, and passes a signal on to the shell alone, which dies of it. Whoever
 * stops npm means the service: it stops when the shell is gone. Windows has no such signals.
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

/** As the package says, of which npm makes no more than a warning. */
const OLDEST_NODE = [22, 18] as const;

/** What to do about a Node that is too old: by itself it names the first thing that it does not know. */
export function faultOfNode(version: string): string | null {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldest, from] = OLDEST_NODE;
  if (major > oldest || (major === oldest && minor >= from)) return null;
  return `surety: this is Node ${version}, and ${OLDEST_NODE.join('.')} or newer is needed: https://nodejs.org`;
}
