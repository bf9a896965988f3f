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
import { openAdmission, type Ticket } from './admission.ts';
import { CORES_PER_WORKER } from './cores.ts';
import { type Processes, startProcesses } from './processes.ts';

export type PoolSettings = {
  /** Worker processes; each holds its own copy of the models. */
  readonly workers?: number | undefined;
  /** How many verifications may wait for a worker. */
  readonly maxWaiting: number;
  /** From request to response, including the wait. */
  readonly deadlineMs: number;
  readonly models?: ModelSettings;
  /** How long after the deadline a worker may take to notice it, between two stages, before it is killed. */
  readonly graceMs?: number;
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

/**
 * Runs verifications in worker processes: as many at a time as keep the cores busy, a bounded number waiting,
 * and a deadline for each. One more runs for an account that would otherwise wait for another's, and the
 * account with fewer gets most of the processor. The first worker starts with `start` or the first pictures,
 * so that a process that never verifies anyone never loads a model; the others start when there is work.
 */
export function openIdentityEngine(settings: PoolSettings): IdentityEngine & { readonly places: number } {
  const { models = {} } = settings;
  const workers =
    settings.workers ?? Math.min(MAX_DEFAULT_WORKERS, Math.ceil(availableParallelism() / CORES_PER_WORKER));
  const admission = openAdmission({
    maxInside: workers,
    maxBeside: 1,
    maxWaiting: settings.maxWaiting,
    maxBytes: (workers + 1) * UPLOAD_BYTES,
    deadlineMs: settings.deadlineMs,
  });
  let processes: Processes | null = null;
  let state: EngineState = 'idle';
  const ended = { measured: 0, too_late: 0, died: 0, no_place: 0 };
  let msWorked = 0;
  const scale = {
    calibrationPoints: calibrationPointsOf(models.embedder),
    minLive: models.liveness?.minLive,
  };

  function open(): Processes {
    if (processes) return processes;
    state = 'loading';
    processes = startProcesses(models, { graceMs: settings.graceMs ?? GRACE_MS, maxBehind: workers });
    processes.up.then(
      () => {
        state = 'ready';
      },
      () => {
        state = 'failed';
      },
    );
    return processes;
  }

  async function measure(ticket: Ticket, images: IdentityImages) {
    if (state === 'failed') throw identityBusy();
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
      return await open().run(images, msLeft, ahead);
    } finally {
      msWorked += performance.now() - begunAt;
    }
  }

  function takeTicket(account: string): IdentityTicket {
    const ticket = state === 'failed' ? null : admission.enter(account);
    if (!ticket) {
      ended.no_place += 1;
      throw identityBusy();
    }
    return { ...ticket, measure: (images) => measure(ticket, images) };
  }

  return {
    start: () => open().up,
    state: () => state,
    load: () => ({ ...admission.load(), ended: { ...ended }, secondsWorked: msWorked / 1_000 }),
    takeTicket,
    places: workers,
    close: async () => processes?.stop(),
  };
}
