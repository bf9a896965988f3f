import { type ChildProcess, fork } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { IdentityImages, ModelSettings } from '#core/identity/engine.ts';
import { ALLOCATOR_LIMITS } from './allocator.ts';
import type { Task, TaskResult, WorkerMessage } from './worker.ts';

export type Processes = {
  /** Settles when the first worker can work, or cannot. */
  readonly up: Promise<void>;
  /** The caller sees to it that no more run at once than may. */
  run(images: IdentityImages, msLeft: number, ahead: boolean): Promise<TaskResult | 'died'>;
  stop(): Promise<void>;
};

type Worker = {
  /** Whether it gets the processor before those that are not. */
  readonly ahead: boolean;
  readonly loaded: Promise<void>;
  readonly gone: Promise<void>;
  readonly idle: () => boolean;
  run(task: Task): Promise<TaskResult | 'died'>;
  kill(): void;
};

export type ProcessLimits = {
  /** What a worker may take beyond its time before it is killed. */
  readonly graceMs: number;
  /** So many have the processor when nobody is ahead of them; whichever is started beyond these is ahead. */
  readonly maxBehind: number;
};

const WORKER = fileURLToPath(new URL('./worker.ts', import.meta.url));
/** Pictures live outside the heap; a small nursery makes V8 let go of them sooner. */
const HEAP = ['--max-semi-space-size=2', '--max-old-space-size=256'];

/**
 * Pictures of strangers go through a quarter of a million lines of C. That happens in processes of their own:
 * one that crashes, or runs out of memory, takes one verification with it and not the service; one that hangs
 * is killed when its time is up; and none has rights that it could be talked into using.
 */
export function startProcesses(models: ModelSettings, limits: ProcessLimits): Processes {
  const workers = new Set<Worker>();
  let stopping = false;

  function start(ahead = false): Worker {
    const worker = startWorker(models, limits.graceMs, ahead);
    workers.add(worker);
    const replace = worker.loaded.then(
      () => true,
      () => false,
    );
    worker.gone.then(async () => {
      workers.delete(worker);
      // One that never came up would not the next time; the others are started when there is work.
      if (!stopping && workers.size === 0 && (await replace)) start();
    });
    return worker;
  }

  return {
    up: start().loaded,
    async run(images, msLeft, ahead) {
      const idle = [...workers].filter((worker) => worker.idle());
      const fits = idle.find((worker) => worker.ahead === ahead) ?? idle[0];
      const behind = [...workers].filter((worker) => !worker.ahead).length;
      return (fits ?? start(behind >= limits.maxBehind)).run({ images, msLeft });
    },
    async stop() {
      stopping = true;
      for (const worker of workers) worker.kill();
      await Promise.all([...workers].map((worker) => worker.gone));
    },
  };
}

function startWorker(models: ModelSettings, graceMs: number, ahead: boolean): Worker {
  const child = fork(WORKER, [JSON.stringify(models), ahead ? 'ahead' : 'behind'], {
    execArgv: HEAP,
    // Nothing of the environment is needed there but where compiled code is kept, which saves compiling.
    env: { ...ALLOCATOR_LIMITS, ...compileCache() },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const loading = Promise.withResolvers<void>();
  let task: PromiseWithResolvers<TaskResult | 'died'> | null = null;
  // It is gone only when the system says so; until then nobody may take it for one that has nothing to do.
  let killed = false;
  const kill = () => {
    killed = true;
    child.kill('SIGKILL');
  };

  /** A worker without work must not keep the service alive. */
  const rest = () => {
    if (task) return;
    child.unref();
    child.channel?.unref();
  };
  child.on('message', (message: WorkerMessage) => {
    if ('ready' in message) loading.resolve();
    else if ('result' in message) task?.resolve(message.result);
    else {
      loading.reject(new Error(message.failed));
      task?.reject(new Error(message.failed));
    }
    rest();
  });
  const gone = exitOf(child).then((how) => {
    loading.reject(new Error(`a process that measures pictures ended while it loaded (${how})`));
    task?.resolve('died');
  });

  return {
    ahead,
    loaded: loading.promise,
    gone,
    idle: () => task === null && !killed,
    async run({ images, msLeft }) {
      const current = Promise.withResolvers<TaskResult | 'died'>();
      const begunAt = performance.now();
      const hanging = setTimeout(() => {
        current.resolve('too_late');
        kill();
      }, msLeft + graceMs);
      task = current;
      child.ref();
      child.channel?.ref();
      loading.promise.then(() => {
        const left = msLeft - (performance.now() - begunAt);
        child.send({ images, msLeft: left }, (error) => error && current.resolve('died'));
      }, current.reject);
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
