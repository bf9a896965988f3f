import { getCompileCacheDir } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { isMarkedAsUntransferable } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type {
  EmbedderSettings,
  EngineState,
  IdentityEngine,
  IdentityImages,
  IdentityPlace,
} from '#core/identity/engine.ts';
import { identityBusy } from '#core/identity/engine.ts';
import { CORES_PER_WORKER } from './cores.ts';
import { openGate, type Visit } from './gate.ts';
import type { Task, TaskResult } from './worker.ts';

export type PoolSettings = {
  /** Worker threads; each holds its own copy of the models. */
  readonly workers?: number | undefined;
  /** How many verifications may wait for a worker. */
  readonly maxWaiting: number;
  /** From being asked to being answered, waiting included. */
  readonly deadlineMs: number;
  readonly embedder?: EmbedderSettings | undefined;
};

/** More than four would need more memory than a small server has to spare. */
const MAX_DEFAULT_WORKERS = 4;
/**
 * A document and three frames as large as telephones make them; one such form
 * waits while each worker has one.
 */
const UPLOAD_BYTES = 20 * 1024 * 1024;

/**
 * Verifications in worker threads: as many at a time as keep the cores busy, a bounded number waiting, and a
 * deadline for each. The first thread starts when `start` is called or pictures come, so that a process which
 * never verifies anybody never loads a model; the others start when there is work for them.
 */
export function openIdentityEngine(settings: PoolSettings): IdentityEngine {
  const workers =
    settings.workers ?? Math.min(MAX_DEFAULT_WORKERS, Math.ceil(availableParallelism() / CORES_PER_WORKER));
  const gate = openGate({
    maxInside: workers,
    maxWaiting: settings.maxWaiting,
    maxBytes: (workers + 1) * UPLOAD_BYTES,
    deadlineMs: settings.deadlineMs,
  });
  let threads: Threads | null = null;
  let state: EngineState = 'idle';

  function open(): Threads {
    if (threads) return threads;
    state = 'loading';
    threads = startThreads(workers, settings.embedder);
    threads.up.then(
      () => {
        state = 'ready';
      },
      () => {
        state = 'failed';
      },
    );
    return threads;
  }

  async function measure(visit: Visit, images: IdentityImages) {
    if (state === 'failed') throw identityBusy();
    const result = await visit.inTurn(() =>
      open().pool.run({ images, deadline: visit.deadline }, { transferList: buffersOf(images) }),
    );
    if (result === null || result === 'too_late' || result === 'up') throw identityBusy();
    return result;
  }

  function takePlace(): IdentityPlace {
    const visit = state === 'failed' ? null : gate.enter();
    if (!visit) throw identityBusy();
    return { ...visit, measure: (images) => measure(visit, images) };
  }

  return {
    start: () => open().up,
    state: () => state,
    takePlace,
    knots: settings.embedder?.knots,
    close: async () => threads?.stop(),
  };
}

type Threads = {
  readonly pool: Piscina<Task, TaskResult>;
  /** Resolves when the first thread can work. */
  readonly up: Promise<void>;
  stop(): Promise<void>;
};

function startThreads(workers: number, embedder: EmbedderSettings | undefined): Threads {
  const compileCache = getCompileCacheDir();
  const pool = new Piscina<Task, TaskResult>({
    filename: new URL('./worker.ts', import.meta.url).href,
    minThreads: 1,
    maxThreads: workers,
    idleTimeout: Number.POSITIVE_INFINITY,
    atomics: 'disabled',
    // Pictures live outside the heap; a small nursery makes V8 let go of them sooner.
    resourceLimits: { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 256 },
    workerData: embedder,
    // Nothing of the environment is needed there but where compiled code is kept, which
    // spares each thread the compiler.
    env: compileCache === undefined ? {} : { NODE_COMPILE_CACHE: dirname(compileCache) },
  });
  let loaded = 0;
  const news = new EventTarget();
  pool.on('message', () => {
    loaded += 1;
    news.dispatchEvent(new Event('loaded'));
  });
  // A thread that fails to load reports here and to the task it was started for; the task's answer is enough.
  pool.on('error', () => undefined);
  const up = pool.run(null).then(() => undefined);

  return {
    pool,
    up,
    /** A thread stopped while it loads its models takes the process with it, so those are waited for. */
    async stop() {
      await up.catch(() => undefined);
      while (loaded > 0 && loaded < pool.threads.length) {
        await new Promise((resolve) => news.addEventListener('loaded', resolve, { once: true }));
      }
      await pool.close();
    },
  };
}

/** Moved, not copied, where a picture has memory of its own that may leave this thread. */
function buffersOf(images: IdentityImages): ArrayBuffer[] {
  const buffers = [images.document, ...images.selfies]
    .filter(({ buffer, byteLength }) => buffer.byteLength === byteLength && !isMarkedAsUntransferable(buffer))
    .map((bytes) => bytes.buffer as ArrayBuffer);
  return [...new Set(buffers)];
}
