import { auditHeadMacInput } from '#core/audit-record.ts';
import * as retention from '#store/audit/retention.ts';
import * as auditRecords from '#store/chained/audit-records.ts';
import type { AuditContext } from './context.ts';

/**
 * Deletes audit records beyond their retention, oldest first, one chain at a time, and authenticates the new
 * start of the chain. Returns how many were deleted.
 */
export async function trimAuditLog(context: AuditContext, limit: number): Promise<number> {
  const { db, auditKeptMs, clock, mac } = context;
  if (auditKeptMs === null) return 0;
  const before = new Date(clock().getTime() - auditKeptMs);
  const developerId = await retention.oldestChain(db, before);
  if (developerId === null) return 0;
  return db.transaction(async (tx) => {
    const head = await auditRecords.lockHead(tx, developerId);
    const { last, left } = await retention.tooOld(tx, developerId, head, { before, limit });
    const cut = {
      ...head,
      cutSequence: last?.sequence ?? head.cutSequence,
      cutHash: last?.hash ?? head.cutHash,
    };
    await retention.cut(tx, developerId, cut, { left, mac: mac(auditHeadMacInput(developerId, cut)) });
    return cut.cutSequence - head.cutSequence;
  });
}
