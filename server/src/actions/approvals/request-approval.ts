import type { Actor } from '#core/actor.ts';
import { type Approval, type ApprovalRequest, MAX_PENDING, request } from '#core/approvals/approval.ts';
import { isRuled } from '#core/approvals/kinds.ts';
import { rulesRequireApproval } from '#core/approvals/rules.ts';
import { canonicalJson } from '#core/chain.ts';
import { Problem } from '#core/problem.ts';
import * as approvals from '#store/approvals/approvals.ts';
import * as rules from '#store/approvals/rules.ts';
import type { Queryable } from '#store/db.ts';
import type { ApprovalsContext, Waiting } from './context.ts';

/** The service's own actions and a bank's need no approval. Anybody can hold a link, so its actions do. */
const NEED_APPROVAL: ReadonlySet<Actor['type']> = new Set(['key', 'member', 'person']);
/** Offers can be made and accepted without end, and must not take all places of the environment. */
const MAX_PENDING_BY_LINKS = 5;

/**
 * True when the request needs approval first. The service's own actions never do. An approved request is
 * compared with what it would do now.
 */
export async function needsApproval(
  { caller: { actor, approval } }: ApprovalsContext,
  db: Queryable,
  developerId: string,
  asked: ApprovalRequest,
): Promise<boolean> {
  if (approval) {
    refuseOutdated(approval.approval, asked);
    return false;
  }
  if (!NEED_APPROVAL.has(actor.type)) return false;
  if (!isRuled(asked.kind)) return true;
  return rulesRequireApproval(await rules.find(db, developerId, asked.kind), asked);
}

/** The approver has seen an amount and facts, and approved only those. */
function refuseOutdated(agreed: ApprovalRequest, now: ApprovalRequest): void {
  const same = agreed.kind === now.kind && agreed.amount === now.amount && agreed.currency === now.currency;
  if (!same || canonicalJson(agreed.input) !== canonicalJson(now.input)) {
    throw new Problem('approval_outdated');
  }
}

/**
 * Saves the request in the caller's transaction. An identical pending request is returned instead of a second
 * one.
 */
export async function requestApproval(
  context: ApprovalsContext,
  tx: Queryable,
  developerId: string,
  asked: ApprovalRequest,
): Promise<Approval> {
  const { newId } = context;
  const { actor } = context.caller;
  if ((await approvals.countPending(tx, developerId)) >= MAX_PENDING) throw new Problem('too_many_approvals');
  if (actor.type === 'person' && asked.agreementId !== null) {
    const pending = await approvals.countByLinks(tx, developerId, asked.agreementId);
    if (pending >= MAX_PENDING_BY_LINKS) throw new Problem('too_many_approvals');
  }
  const [digest] = context.box.digests('approval', developerId, asked.kind, canonicalJson(asked.input));
  const requested = request(developerId, asked, { actor, newId, now: context.clock() });
  return approvals.insert(tx, requested, digest, context.mac);
}

/**
 * Makes a change that may need approval, in the caller's transaction: either records the request, or makes
 * the
 * change and settles the approval under which it is made. `asked` is null for a change that needs no
 * approval.
 */
export async function onceApproved<Result>(
  context: ApprovalsContext,
  tx: Queryable,
  developerId: string,
  asked: ApprovalRequest | null,
  change: () => Promise<Result>,
): Promise<Result | Waiting> {
  if (asked && (await needsApproval(context, tx, developerId, asked))) {
    return { approval: await requestApproval(context, tx, developerId, asked) };
  }
  const result = await change();
  if (context.caller.approval) await approvals.settle(tx, context.caller.approval, context.mac);
  return result;
}
