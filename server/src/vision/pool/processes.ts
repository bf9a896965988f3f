import { type ChildProcess, fork } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ALLOCATOR_LIMITS } from './allocator.ts';
import type { TaskResult, WorkerMessage } from './serve-tasks.ts';

export type Processes<Input, Output> = {
  /**
   * Makes sure that a worker runs, and keeps an idle one from ending. Settles when one is ready or has
   * failed.
   */
  up(): Promise<void>;
  /** `loaded` when any worker is. */
  state(): 'none' | 'loading' | 'loaded';
  /** The caller limits how many run at once. */
  run(input: Input, msLeft: number, ahead: boolean): Promise<TaskResult<Output> | 'died'>;
  stop(): Promise<void>;
};

type Worker<Input, Output> = {
  /** True when it has priority for the processor. */
  readonly ahead: boolean;
  readonly loaded: Promise<void>;
  readonly phase: () => 'loading' | 'loaded' | 'leaving';
  /** Resolves with false if it failed to load or was not needed any more. */
  readonly gone: Promise<boolean>;
  readonly idle: () => boolean;
  /** Starts to count its time without work. */
  rest(): void;
  run(input: Input, msLeft: number): Promise<TaskResult<Output> | 'died'>;
  kill(): void;
};

export type ProcessLimits = {
  /** How long a worker may exceed its time before it is killed. */
  readonly graceMs: number;
  /** The number of workers with normal priority; any further worker has higher priority. */
  readonly maxBehind: number;
  /** The nice value of a worker with normal priority; one with higher priority has half of it. */
  readonly niceness: number;
  /** How long a worker without work stays. */
  readonly unloadAfterMs: number | undefined;
  readonly onLoaded: () => void;
  readonly onFailed: (error: Error) => void;
};

/** The file that a worker process runs, and its settings. */
export type Program = { readonly file: URL; readonly settings: object };
/** Pictures are outside the heap; a small young generation makes V8 release them sooner. */
const HEAP = ['--max-semi-space-size=2', '--max-old-space-size=256'];

/**
 * Pictures from strangers pass through a quarter of a million lines of C. That happens in separate processes:
 * one that crashes or runs out of memory takes one verification with it and not the service; one that hangs
 * is killed when its time is up; and none has rights worth abusing.
 */
export function openProcesses<Input, Output>(
  program: Program,
  limits: ProcessLimits,
): Processes<Input, Output> {
  const workers = new Set<Worker<Input, Output>>();
  let stopping = false;

  function start(ahead = false): Worker<Input, Output> {
    const worker = startWorker<Input, Output>(program, limits, ahead);
    workers.add(worker);
    worker.loaded.then(limits.onLoaded, (error: Error) => {
      if (!stopping) limits.onFailed(error);
    });
    worker.gone.then((isMissed) => {
      workers.delete(worker);
      // Any other worker is started when there is work.
      if (!stopping && workers.size === 0 && isMissed) start();
    });
    return worker;
  }

  const staying = () => [...workers].filter((worker) => worker.phase() !== 'leaving');

  return {
    async up() {
      const [first = start()] = staying();
      first.rest();
      await first.loaded;
    },
    state() {
      const phases = staying().map((worker) => worker.phase());
      return phases.includes('loaded') ? 'loaded' : phases.length > 0 ? 'loading' : 'none';
    },
    async run(input, msLeft, ahead) {
      const idle = [...workers].filter((worker) => worker.idle());
      const fits = idle.find((worker) => worker.ahead === ahead) ?? idle[0];
      const behind = staying().filter((worker) => !worker.ahead).length;
      return (fits ?? start(behind >= limits.maxBehind)).run(input, msLeft);
    },
    async stop() {
      stopping = true;
      for (const worker of workers) worker.kill();
      await Promise.all([...workers].map((worker) => worker.gone));
    },
  };
}

function startWorker<Input, Output>(
  { file, settings }: Program,
  limits: ProcessLimits,
  ahead: boolean,
): Worker<Input, Output> {
  const niceness = ahead ? Math.floor(limits.niceness / 2) : limits.niceness;
  const child = fork(fileURLToPath(file), [JSON.stringify(settings), String(niceness)], {
    execArgv: HEAP,
    // The child needs nothing from the environment except the compile cache, which saves compiling.
    env: { ...ALLOCATOR_LIMITS, ...compileCache() },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const loading = Promise.withResolvers<void>();
  let task: PromiseWithResolvers<TaskResult<Output> | 'died'> | null = null;
  let isLoaded = false;
  let released = false;
  let unloading: NodeJS.Timeout | undefined;
  // The child is gone only when the system says so; until then it must not count as idle.
  let killed = false;
  const kill = () => {
    killed = true;
    child.kill('SIGKILL');
  };

  /** An idle worker must not keep the service alive, and ends after a while. */
  const rest = () => {
    if (task || !isLoaded) return;
    child.unref();
    child.channel?.unref();
    if (limits.unloadAfterMs === undefined) return;
    clearTimeout(unloading);
    unloading = setTimeout(() => {
      released = true;
      kill();
    }, limits.unloadAfterMs).unref();
  };
  child.on('message', (message: WorkerMessage<Output>) => {
    if ('ready' in message) {
      isLoaded = true;
      loading.resolve();
    } else if ('result' in message) task?.resolve(message.result);
    else if (isLoaded) task?.reject(new Error(message.failed));
    else {
      loading.reject(new Error(message.failed));
      kill();
    }
    rest();
  });
  const gone = exitOf(child).then((how) => {
    clearTimeout(unloading);
    loading.reject(new Error(`a worker process for pictures ended while loading (${how})`));
    task?.resolve('died');
    killed = true;
    return isLoaded && !released;
  });

  return {
    ahead,
    loaded: loading.promise,
    phase: () => (killed ? 'leaving' : isLoaded ? 'loaded' : 'loading'),
    gone,
    idle: () => task === null && !killed,
    rest,
    async run(input, msLeft) {
      const current = Promise.withResolvers<TaskResult<Output> | 'died'>();
      const begunAt = performance.now();
      const hanging = setTimeout(() => {
        current.resolve('too_late');
        kill();
      }, msLeft + limits.graceMs);
      task = current;
      clearTimeout(unloading);
      child.ref();
      child.channel?.ref();
      loading.promise.then(
        () => {
          const left = msLeft - (performance.now() - begunAt);
          child.send({ input, msLeft: left }, (error) => error && current.resolve('died'));
        },
        () => current.resolve('died'),
      );
      try {
        return await current.promise;
      } finally {
        clearTimeout(hanging);
        task = null;
        rest();
      }
    },
    kill,
  };
}

function compileCache(): Record<string, string> {
  const folder = getCompileCacheDir();
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: dirname(folder) };
}

function exitOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`));
    child.once('error', (error) => resolve(error.message));
  });
}
