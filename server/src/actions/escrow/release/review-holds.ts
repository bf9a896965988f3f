import type { EscrowContext } from '#actions/escrow/context.ts';
import * as holds from '#store/escrow/release/holds.ts';
import * as jobs from '#store/jobs.ts';

const BATCH_SIZE = 500;

/** Evaluates every held payout again after the rules have changed. */
export async function reviewHolds(context: EscrowContext, developerId: string): Promise<void> {
  const now = context.clock();
  for (let after = '', more = true; more; ) {
    const found = await holds.heldPayouts(context.db, developerId, after, BATCH_SIZE);
    for (const payload of found) {
      const job = { developerId, id: context.newId('job'), kind: 'submit-payout', payload } as const;
      await jobs.add(context.db, { ...job, runAt: now }, now);
    }
    after = found.at(-1)?.milestoneId ?? after;
    more = found.length === BATCH_SIZE;
  }
  context.wakeWorker();
}
