import type { EscrowContext } from '#actions/escrow/context.ts';
import { recordAudit } from '#actions/record-audit.ts';
import type { KeptBreak } from '#core/escrow/reconciliation/report.ts';
import { Problem } from '#core/problem.ts';
import type { Queryable } from '#store/db.ts';
import * as breaks from '#store/escrow/reconciliation/breaks.ts';
import { type Answered, type AnswerFor, saveAnswer } from '#store/idempotency.ts';

export type BreakKey = { readonly developerId: string; readonly breakId: string };

/** Those that concern nobody's agreement are not for callers. */
async function findBreak(db: Queryable, { developerId, breakId }: BreakKey): Promise<KeptBreak> {
  const found = await breaks.find(db, developerId, breakId);
  if (!found) throw new Problem('not_found', 'There is no such break in this account.');
  return found;
}

/**
 * Somebody knows why the books differ, or accepts it. The difference is posted to suspense, so that the bank
 * is on our books with what it has; nothing that was written before is changed.
 */
export async function closeBreak(
  context: EscrowContext,
  key: BreakKey,
  reason: string,
  answerFor: AnswerFor<KeptBreak>,
): Promise<Answered<KeptBreak>> {
  const { db, actor, clock } = context;
  return db.transaction(async (tx) => {
    const found = await findBreak(tx, key);
    if (found.status !== 'open') throw new Problem('break_closed');
    const at = clock();
    if (!(await breaks.close(tx, found, { reason, by: actor, at }))) throw new Problem('break_closed');
    const act = { developerId: key.developerId, kind: 'break.closed', subject: key.breakId } as const;
    const { kind, difference, currency } = found;
    await recordAudit(context, tx, { ...act, after: { reason, kind, difference, currency } });
    const closed: KeptBreak = { ...found, status: 'closed', reason, closedBy: actor, closedAt: at };
    return saveAnswer(tx, key.developerId, closed, answerFor);
  });
}
