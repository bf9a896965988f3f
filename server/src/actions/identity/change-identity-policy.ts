import type { ApprovalsContext, Waiting } from '#actions/approvals/context.ts';
import { needsApproval, onceApproved } from '#actions/approvals/request-approval.ts';
import { recordAudit } from '#actions/record-audit.ts';
import type { ApprovalRequest } from '#core/approvals/approval.ts';
import type { IdentityPolicy, IdentityRules } from '#core/identity/identity-policy.ts';
import { rulesOf } from '#core/revision.ts';
import { type Answered, type AnswerFor, saveAnswer } from '#store/idempotency.ts';
import * as policies from '#store/identity/policies.ts';
import type { IdentityContext } from './context.ts';

/**
 * Applies from the next verification on. Earlier verdicts and stored data do not change, except for face
 * embeddings, which are never kept longer than the current policy allows.
 */
export async function changeIdentityPolicy(
  context: IdentityContext & ApprovalsContext,
  developerId: string,
  rules: IdentityRules,
  answerFor: AnswerFor<IdentityPolicy | Waiting>,
): Promise<Answered<IdentityPolicy | Waiting>> {
  const saved = await context.db.transaction(async (tx): Promise<Answered<IdentityPolicy | Waiting>> => {
    const asked = requestOf(rules, await policies.find(tx, developerId));
    const result = await onceApproved(context, tx, developerId, asked, async () => {
      const by = { changedAt: context.clock(), changedBy: context.caller.actor };
      const { before, after } = await policies.replace(tx, developerId, rules, by);
      // The row is locked now: refuses if the policy changed since it was approved.
      if (context.caller.approval) await needsApproval(context, tx, developerId, requestOf(rules, before));
      const audit = { developerId, kind: 'identity_policy.changed', subject: null } as const;
      await recordAudit(context, tx, { ...audit, before: rulesOf(before), after: rules });
      return after;
    });
    return saveAnswer(tx, developerId, result, answerFor);
  });
  context.webhooks.wake();
  return saved;
}

function requestOf(rules: IdentityRules, policy: IdentityPolicy): ApprovalRequest {
  const before = rulesOf(policy);
  const names = (Object.keys(rules) as (keyof IdentityRules)[]).filter(
    (name) => rules[name] !== before[name],
  );
  const changes = names.map(
    (name) => `${name} ${rules[name] ?? 'none'} instead of ${before[name] ?? 'none'}`,
  );
  return {
    kind: 'identity_policy',
    agreementId: null,
    amount: null,
    currency: null,
    summary: `Change the identity policy: ${changes.join('; ') || 'nothing changes'}.`,
    input: { rules, before },
  };
}
