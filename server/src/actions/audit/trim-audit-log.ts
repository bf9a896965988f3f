import { actHeadSealInput } from '#core/audit-record.ts';
import * as retention from '#store/audit/retention.ts';
import * as acts from '#store/chained/audit-records.ts';
import type { ActsContext } from './context.ts';

/**
 * Deletes acts that are older than they are kept, the oldest of one chain at a time, and seals where it
 * begins from then on. Returns how many.
 */
export async function cutActs(context: ActsContext, limit: number): Promise<number> {
  const { db, actsKeptMs, clock, seal } = context;
  if (actsKeptMs === null) return 0;
  const before = new Date(clock().getTime() - actsKeptMs);
  const developerId = await retention.oldestChain(db, before);
  if (developerId === null) return 0;
  return db.transaction(async (tx) => {
    const head = await acts.lockHead(tx, developerId);
    const { last, left } = await retention.tooOld(tx, developerId, head, { before, limit });
    const cut = {
      ...head,
      cutSequence: last?.sequence ?? head.cutSequence,
      cutHash: last?.hash ?? head.cutHash,
    };
    await retention.cut(tx, developerId, cut, { left, seal: seal(actHeadSealInput(developerId, cut)) });
    return cut.cutSequence - head.cutSequence;
  });
}
