import type { EscrowContext } from '#actions/escrow/context.ts';
import { recordAudit } from '#actions/record-audit.ts';
import type { KeptBreak } from '#core/escrow/reconciliation/report.ts';
import { Problem } from '#core/problem.ts';
import type { Queryable } from '#store/db.ts';
import * as breaks from '#store/escrow/reconciliation/breaks.ts';
import { type Answered, type AnswerFor, saveAnswer } from '#store/idempotency.ts';

export type BreakKey = {
  readonly developerId: string;
  readonly breakId: string;
  readonly reportId?: string | undefined;
};

/** Breaks that concern no agreement are the operator's, not a caller's. */
async function findBreak(db: Queryable, { developerId, breakId, reportId }: BreakKey): Promise<KeptBreak> {
  const found = await breaks.find(db, developerId, breakId, reportId);
  if (!found) throw new Problem('not_found', 'No break with this id exists in this account.');
  return found;
}

/**
 * Closes an explained or accepted difference. It is posted to suspense, so that the books match the bank;
 * earlier entries are not changed.
 */
export async function closeBreak(
  context: EscrowContext,
  key: BreakKey,
  reason: string,
  answerFor: AnswerFor<KeptBreak>,
): Promise<Answered<KeptBreak>> {
  const { db, clock } = context;
  const { actor } = context.caller;
  return db.transaction(async (tx) => {
    const found = await findBreak(tx, key);
    if (found.status !== 'open') throw new Problem('break_closed');
    const at = clock();
    if (!(await breaks.close(tx, found, { reason, by: actor, at }))) throw new Problem('break_closed');
    const record = { developerId: key.developerId, kind: 'break.closed', subject: key.breakId } as const;
    const { kind, difference, currency } = found;
    await recordAudit(context, tx, { ...record, after: { reason, kind, difference, currency } });
    const closed: KeptBreak = { ...found, status: 'closed', reason, closedBy: actor, closedAt: at };
    return saveAnswer(tx, key.developerId, closed, answerFor);
  });
}
