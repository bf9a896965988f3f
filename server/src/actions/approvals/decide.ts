import type { Actor } from '#core/actor.ts';
import { type Approval, approve, expire, reject, type Settled, withdraw } from '#core/approvals/approval.ts';
import { APPROVAL_KINDS } from '#core/approvals/kinds.ts';
import { Problem } from '#core/problem.ts';
import type { ApprovalKey } from '#store/approvals/approvals.ts';
import * as approvals from '#store/approvals/approvals.ts';
import { type Answered, type AnswerFor, saveAnswer } from '#store/idempotency.ts';
import type { ApprovalsContext } from './context.ts';

/** Returns the id of the member behind a requester, or null when it is unknown. */
export type RootOf = (developerId: string, asker: Actor) => Promise<string | null>;

export async function findApproval({ db }: ApprovalsContext, key: ApprovalKey): Promise<Approval> {
  const approval = await approvals.find(db, key);
  if (!approval) throw new Problem('not_found', 'No approval with this id exists in this account.');
  return approval;
}

/**
 * Returns the approval as it would be settled now. It is saved by the code that carries out the request, in
 * the same transaction, so that concurrent decisions cannot separate the two.
 */
export async function foreseeApproval(
  context: ApprovalsContext,
  key: ApprovalKey,
  rootOf: RootOf,
): Promise<Settled> {
  const approval = await findApproval(context, key);
  return approve(approval, await rootOf(key.developerId, approval.requestedBy), momentOf(context));
}

export async function rejectRequest(
  context: ApprovalsContext,
  key: ApprovalKey,
  { reason, rootOf }: { readonly reason: string; readonly rootOf: RootOf },
  answerFor: AnswerFor<Approval>,
): Promise<Answered<Approval>> {
  const approval = await findApproval(context, key);
  const root = await rootOf(key.developerId, approval.requestedBy);
  return settle(context, reject(approval, reason, root, momentOf(context)), answerFor);
}

/** Requires the permission of the request itself, so that for example a read-only key cannot withdraw it. */
export async function withdrawRequest(
  context: ApprovalsContext & { readonly caller: { readonly rights: ReadonlySet<string> } },
  key: ApprovalKey,
  answerFor: AnswerFor<Approval>,
): Promise<Answered<Approval>> {
  const approval = await findApproval(context, key);
  const { permission, means } = APPROVAL_KINDS[approval.kind];
  if (!context.caller.rights.has(permission)) {
    throw new Problem(
      'forbidden',
      `To withdraw this request, you need the permission ${permission}, as for the request itself (${means}).`,
    );
  }
  return settle(context, withdraw(approval, momentOf(context)), answerFor);
}

/** Expires overdue requests and returns how many there were. */
export async function expireRequests(context: ApprovalsContext, limit: number): Promise<number> {
  const overdue = await approvals.overdue(context.db, context.clock(), limit);
  for (const approval of overdue) {
    const expired = expire(approval, momentOf(context));
    if (expired)
      await context.db.transaction((tx) => approvals.settle(tx, expired, context.mac)).catch(unlessSettled);
  }
  if (overdue.length > 0) context.webhooks.wake();
  return overdue.length;
}

/** Another process has settled it meanwhile. */
function unlessSettled(error: unknown): void {
  if (!(error instanceof Problem && error.code === 'approval_settled')) throw error;
}

/** Settles a request without carrying it out, in one transaction with the answer. */
async function settle(
  context: ApprovalsContext,
  settled: Settled,
  answerFor: AnswerFor<Approval>,
): Promise<Answered<Approval>> {
  const { approval } = settled;
  const saved = await context.db.transaction(async (tx) => {
    await approvals.settle(tx, settled, context.mac);
    return saveAnswer(tx, approval.developerId, approval, answerFor);
  });
  context.webhooks.wake();
  return saved;
}

function momentOf({ caller: { actor }, newId, clock }: ApprovalsContext) {
  return { actor, newId, now: clock() };
}
