import { availableParallelism } from 'node:os';
import type {
  EngineState,
  IdentityEngine,
  IdentityImages,
  IdentityTicket,
  ModelSettings,
} from '#core/identity/engine.ts';
import { identityBusy } from '#core/identity/engine.ts';
import { calibrationPointsOf } from '#core/identity/match-score.ts';
import type { measure as measureImages } from '#vision/engine.ts';
import { openAdmission, type Ticket } from './admission.ts';
import { CORES_PER_WORKER } from './cores.ts';
import { openProcesses } from './processes.ts';

type Measurement = Awaited<ReturnType<typeof measureImages>>;

export type PoolSettings = {
  /** Worker processes; each holds its own copy of the models. */
  readonly workers?: number | undefined;
  /** How many verifications may wait for a worker. */
  readonly maxWaiting: number;
  /** From request to response, including the wait. */
  readonly deadlineMs: number;
  readonly models?: ModelSettings;
  /** The nice value of the workers, 0 to 19. */
  readonly niceness?: number | undefined;
  /** How long after the deadline a worker may take to notice it, between two stages, before it is killed. */
  readonly graceMs?: number;
  /** How long a worker without work keeps its models before it ends. Forever when not set. */
  readonly unloadAfterMs?: number | undefined;
  /** After a failure to load the models, how long verifications are refused before one tries again. */
  readonly retryMs?: number;
  /** Called when a worker could not load the models. */
  readonly onFailed?: (error: Error) => void;
};

/** A worker notices between two stages that it is late, and keeps its models loaded. */
const GRACE_MS = 1_500;
/** With less time left nothing could be answered, and a worker would only be killed. */
const WORTH_STARTING_MS = 500;
/**
 * While others wait, one turn may take this share of the deadline: after the longest possible turn, a waiter
 * that came at its start still has as much time.
 */
const SHARE_WHILE_OTHERS_WAIT = 0.5;
/** More than four would need more memory than a small server can spare. */
const MAX_DEFAULT_WORKERS = 4;
/**
 * A document and three frames at the size of phone photos; one such request waits while each worker has one.
 */
const UPLOAD_BYTES = 20 * 1024 * 1024;
const RETRY_MS = 10_000;
/**
 * Leaves a verification a tenth of a core beside a busy process, so none stands still. Beside one with half
 * of it, it gets a quarter.
 */
const NICENESS = 10;

/**
 * Runs verifications in worker processes: as many at a time as keep the cores busy, a bounded number waiting,
 * and a deadline for each. One more runs for an account that would otherwise wait for another's, and the
 * account with fewer gets most of the processor. Workers start when there is work, or when it is expected,
 * and end after a while without work, so that an idle process holds no models.
 */
export function openIdentityEngine(settings: PoolSettings): IdentityEngine & { readonly places: number } {
  const { models = {}, retryMs = RETRY_MS } = settings;
  const workers =
    settings.workers ?? Math.min(MAX_DEFAULT_WORKERS, Math.ceil(availableParallelism() / CORES_PER_WORKER));
  const admission = openAdmission({
    maxInside: workers,
    maxBeside: 1,
    maxWaiting: settings.maxWaiting,
    maxBytes: (workers + 1) * UPLOAD_BYTES,
    deadlineMs: settings.deadlineMs,
  });
  let starting = false;
  let failedAt: number | null = null;
  const program = { file: new URL('./worker.ts', import.meta.url), settings: models };
  const processes = openProcesses<IdentityImages, Measurement>(program, {
    graceMs: settings.graceMs ?? GRACE_MS,
    maxBehind: workers,
    niceness: settings.niceness ?? NICENESS,
    unloadAfterMs: settings.unloadAfterMs,
    onLoaded() {
      failedAt = null;
    },
    onFailed(error) {
      failedAt = performance.now();
      settings.onFailed?.(error);
    },
  });
  const ended = { measured: 0, too_late: 0, died: 0, no_place: 0 };
  let msWorked = 0;
  const scale = {
    calibrationPoints: calibrationPointsOf(models.embedder),
    minLive: models.liveness?.minLive,
  };

  function state(): EngineState {
    const workersAre = processes.state();
    if (workersAre === 'loaded') return 'ready';
    if (workersAre === 'loading') return starting ? 'starting' : 'loading';
    if (failedAt === null) return 'idle';
    return starting ? 'failed' : 'retrying';
  }

  /** False after a failure: for good at the start, else for a while. */
  const mayLoad = () =>
    failedAt === null || (!starting && performance.now() - failedAt >= retryMs) || state() === 'ready';

  /** A failure leaves the engine in the state of one that is starting. */
  async function start(): Promise<void> {
    starting = true;
    await processes.up();
    starting = false;
  }

  async function measure(ticket: Ticket, images: IdentityImages) {
    if (!mayLoad()) throw identityBusy();
    const result = (await ticket.inTurn((ahead) => run(ticket, images, ahead))) ?? 'too_late';
    ended[typeof result === 'string' ? result : 'measured'] += 1;
    if (result === 'too_late' || result === 'died') throw identityBusy();
    return 'badImage' in result ? result : { ...result, scale };
  }

  async function run(ticket: Ticket, images: IdentityImages, ahead: boolean) {
    const begunAt = performance.now();
    const share = admission.load().waiting > 0 ? SHARE_WHILE_OTHERS_WAIT : 1;
    const msLeft = Math.min(ticket.deadline - begunAt, settings.deadlineMs * share);
    if (msLeft < WORTH_STARTING_MS) return 'too_late';
    try {
      return await processes.run(images, msLeft, ahead);
    } finally {
      msWorked += performance.now() - begunAt;
    }
  }

  function takeTicket(account: string): IdentityTicket {
    const ticket = mayLoad() ? admission.enter(account) : null;
    if (!ticket) {
      ended.no_place += 1;
      throw identityBusy();
    }
    return { ...ticket, measure: (images) => measure(ticket, images) };
  }

  return {
    start,
    prepare() {
      if (mayLoad()) processes.up().catch(() => undefined);
    },
    state,
    load: () => ({ ...admission.load(), ended: { ...ended }, secondsWorked: msWorked / 1_000 }),
    takeTicket,
    places: workers,
    close: () => processes.stop(),
  };
}
