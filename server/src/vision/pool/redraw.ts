import type { PicturePurpose, PictureRedrawer, Redrawn } from '#core/escrow/disputes/evidence.ts';
import { evidenceBusy } from '#core/escrow/disputes/evidence.ts';
import { MINUTE_MS, SECOND_MS } from '#core/time.ts';
import { openAdmission } from './admission.ts';
import { openProcesses } from './processes.ts';

/** A picture takes half a second, and a few megabytes while it waits. */
const WORKERS = 1;
const MAX_WAITING = 24;
const MAX_BYTES = 10 * 1024 * 1024;
const DEADLINE_MS = 30 * SECOND_MS;
const GRACE_MS = 1_500;
const UNLOAD_AFTER_MS = MINUTE_MS;
const NICENESS = 10;

export type PictureTask = { readonly purpose: PicturePurpose; readonly bytes: Uint8Array };

/**
 * Encodes pictures anew in a worker process, which starts when it is needed. One at a time, in turn between
 * accounts: those of one account cannot keep another's waiting.
 */
export function openRedrawer(): PictureRedrawer {
  const admission = openAdmission({
    maxInside: WORKERS,
    maxWaiting: MAX_WAITING,
    maxBytes: (WORKERS + MAX_WAITING) * MAX_BYTES,
    deadlineMs: DEADLINE_MS,
  });
  const program = { file: new URL('./redraw-worker.ts', import.meta.url), settings: {} };
  const processes = openProcesses<PictureTask, Redrawn>(program, {
    graceMs: GRACE_MS,
    maxBehind: WORKERS,
    niceness: NICENESS,
    unloadAfterMs: UNLOAD_AFTER_MS,
    onLoaded: () => undefined,
    onFailed: () => undefined,
  });
  return {
    async redraw(account, purpose, bytes) {
      const ticket = admission.enter(account);
      if (!ticket) throw evidenceBusy();
      try {
        const done = await ticket.inTurn((ahead) =>
          processes.run({ purpose, bytes }, ticket.deadline - performance.now(), ahead),
        );
        if (done === null || done === 'too_late' || done === 'died') throw evidenceBusy();
        return done;
      } finally {
        ticket.leave();
      }
    },
    close: () => processes.stop(),
  };
}
