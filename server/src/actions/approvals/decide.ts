import type { Actor } from '#core/actor.ts';
import {
  type Approval,
  approve,
  expire,
  type Person,
  reject,
  type Settled,
  withdraw,
} from '#core/approvals/approval.ts';
import { APPROVAL_KINDS } from '#core/approvals/kinds.ts';
import { Problem } from '#core/problem.ts';
import type { ApprovalKey } from '#store/approvals/approvals.ts';
import * as approvals from '#store/approvals/approvals.ts';
import { type Answered, type AnswerFor, saveAnswer } from '#store/idempotency.ts';
import type { ApprovalsContext } from './context.ts';

/** Returns the members who count as one person with an actor, or with the member behind a key. */
export type PersonBehind = (developerId: string, actor: Actor) => Promise<Person>;

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
  personBehind: PersonBehind,
): Promise<Settled> {
  const approval = await findApproval(context, key);
  return approve(approval, await peopleOf(context, approval, personBehind), momentOf(context));
}

async function peopleOf({ caller }: ApprovalsContext, approval: Approval, personBehind: PersonBehind) {
  const [requester, decider] = await Promise.all([
    personBehind(approval.developerId, approval.requestedBy),
    personBehind(approval.developerId, caller.actor),
  ]);
  return { requester, decider };
}

export async function rejectRequest(
  context: ApprovalsContext,
  key: ApprovalKey,
  { reason, personBehind }: { readonly reason: string; readonly personBehind: PersonBehind },
  answerFor: AnswerFor<Approval>,
): Promise<Answered<Approval>> {
  const approval = await findApproval(context, key);
  const people = await peopleOf(context, approval, personBehind);
  return settle(context, reject(approval, reason, people, momentOf(context)), answerFor);
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

/** Expires overdue requests, of one tenant or of all, and returns how many there were. */
export async function expireRequests(
  context: ApprovalsContext,
  limit: number,
  developerId: string | null = null,
): Promise<number> {
  const overdue = await approvals.overdue(context.db, { now: context.clock(), limit, developerId });
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
