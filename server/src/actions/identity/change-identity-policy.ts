import type { ApprovalsContext, Waiting } from '#actions/approvals/context.ts';
import { needsApproval, requestApproval } from '#actions/approvals/request-approval.ts';
import { recordAudit } from '#actions/record-audit.ts';
import type { ApprovalRequest } from '#core/approvals/approval.ts';
import type { IdentityPolicy, IdentityRules } from '#core/identity/identity-policy.ts';
import * as approvals from '#store/approvals/approvals.ts';
import { type Answered, type AnswerFor, saveAnswer } from '#store/idempotency.ts';
import * as policies from '#store/identity/policies.ts';
import type { IdentityContext } from './context.ts';

/**
 * From the next verification on. What was decided or kept before stays as it is, but for faces: none is kept
 * longer than the account wants now.
 */
export async function changeIdentityPolicy(
  context: IdentityContext & ApprovalsContext,
  developerId: string,
  rules: IdentityRules,
  answerFor: AnswerFor<IdentityPolicy | Waiting>,
): Promise<Answered<IdentityPolicy | Waiting>> {
  const changedAt = context.clock();
  const { approval } = context;
  const saved = await context.db.transaction(async (tx): Promise<Answered<IdentityPolicy | Waiting>> => {
    const asked = requestOf(rules, await policies.find(tx, developerId));
    if (await needsApproval(context, tx, developerId, asked)) {
      const approval = await requestApproval(context, tx, developerId, asked);
      return saveAnswer(tx, developerId, { approval }, answerFor);
    }
    const found = await policies.replace(tx, developerId, rules, changedAt);
    // What it was when it was agreed to is what it is now, when nobody else can change it any more.
    if (approval) await needsApproval(context, tx, developerId, requestOf(rules, found));
    if (approval) await approvals.settle(tx, approval, context.mac);
    const { changedAt: _, ...before } = found;
    const act = { developerId, kind: 'identity_policy.changed', subject: null } as const;
    await recordAudit(context, tx, { ...act, before, after: rules });
    return saveAnswer(tx, developerId, { ...rules, changedAt }, answerFor);
  });
  context.webhooks.wake();
  return saved;
}

function requestOf(rules: IdentityRules, { changedAt: _, ...before }: IdentityPolicy): ApprovalRequest {
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
    summary: `Of verifications: ${changes.join('; ') || 'nothing changes'}.`,
    input: { rules, before },
  };
}
