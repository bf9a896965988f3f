import { availableParallelism } from 'node:os';
import { isMarkedAsUntransferable } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type {
  EmbedderSettings,
  EngineState,
  IdentityEngine,
  IdentityImages,
  IdentityOutcome,
} from '#core/ports.ts';
import { Problem } from '#core/problem.ts';
import { openGate } from './gate.ts';
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
const RETRY_AFTER_SECONDS = 2;

/**
 * Verifications in worker threads: as many at a time as there are cores, a bounded number waiting, and a
 * deadline for each. The first thread starts when `start` is called or pictures come, so that a process which
 * never verifies anybody never loads a model; the others start when there is work for them.
 */
export function openIdentityEngine(settings: PoolSettings): IdentityEngine {
  const workers = settings.workers ?? Math.min(MAX_DEFAULT_WORKERS, availableParallelism());
  const gate = openGate(workers, settings.maxWaiting);
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

  async function measure(images: IdentityImages): Promise<IdentityOutcome> {
    const deadline = Date.now() + settings.deadlineMs;
    const leave = state === 'failed' ? null : await gate.enter(AbortSignal.timeout(settings.deadlineMs));
    if (!leave) throw busy();
    try {
      const { pool } = open();
      const result = await pool.run({ images, deadline }, { transferList: buffersOf(images) });
      if (result === 'too_late' || result === 'up') throw busy();
      return result;
    } finally {
      leave();
    }
  }

  return {
    start: () => open().up,
    state: () => state,
    hasRoom: () => state !== 'failed' && gate.hasRoom(),
    measure,
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
  const pool = new Piscina<Task, TaskResult>({
    filename: new URL('./worker.ts', import.meta.url).href,
    minThreads: 1,
    maxThreads: workers,
    idleTimeout: Number.POSITIVE_INFINITY,
    atomics: 'disabled',
    // Pictures live outside the heap; a small nursery makes V8 let go of them sooner.
    resourceLimits: { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 256 },
    workerData: embedder,
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

function busy(): Problem {
  return new Problem('identity_busy', undefined, { retryAfterSeconds: RETRY_AFTER_SECONDS });
}

/** Moved, not copied, where a picture has memory of its own that may leave this thread. */
function buffersOf(images: IdentityImages): ArrayBuffer[] {
  const buffers = [images.document, ...images.selfies]
    .filter(({ buffer, byteLength }) => buffer.byteLength === byteLength && !isMarkedAsUntransferable(buffer))
    .map((bytes) => bytes.buffer as ArrayBuffer);
  return [...new Set(buffers)];
}
