import type { Waiting } from '#actions/approvals/context.ts';
import { needsApproval, onceApproved } from '#actions/approvals/request-approval.ts';
import type { EscrowContext } from '#actions/escrow/context.ts';
import { recordAudit } from '#actions/record-audit.ts';
import type { ApprovalRequest } from '#core/approvals/approval.ts';
import { formatAmount } from '#core/escrow/currency.ts';
import { type ReleasePolicy, type ReleaseRule, refuseContradictions } from '#core/escrow/release-policy.ts';
import * as policies from '#store/escrow/release/policies.ts';
import { type Answered, type AnswerFor, saveAnswer } from '#store/idempotency.ts';
import * as jobs from '#store/jobs.ts';

export type ReleasePolicyInput = {
  readonly developerId: string;
  /** The complete list, in the order of the page. An empty list holds nothing. */
  readonly rules: readonly ReleaseRule[];
};

/** Applies the rules to all payouts from now on, including those on hold. */
export async function changeReleasePolicy(
  context: EscrowContext,
  { developerId, rules }: ReleasePolicyInput,
  answerFor: AnswerFor<ReleasePolicy | Waiting>,
): Promise<Answered<ReleasePolicy | Waiting>> {
  refuseContradictions(rules);
  const now = context.clock();
  const saved = await context.db.transaction(async (tx): Promise<Answered<ReleasePolicy | Waiting>> => {
    const asked = requestOf(rules, await policies.find(tx, developerId));
    const result = await onceApproved(context, tx, developerId, asked, async () => {
      const by = { changedAt: now, changedBy: context.caller.actor };
      const { before, after } = await policies.replace(tx, developerId, rules, by);
      // The row is locked now: refuses if the policy changed since it was approved.
      if (context.caller.approval) await needsApproval(context, tx, developerId, requestOf(rules, before));
      const audit = { developerId, kind: 'release_policy.changed', subject: null } as const;
      await recordAudit(context, tx, { ...audit, before: { rules: before.rules }, after: { rules } });
      const job = { developerId, id: context.newId('job'), kind: 'review-holds', payload: {} } as const;
      await jobs.add(tx, { ...job, runAt: now }, now);
      return after;
    });
    return saveAnswer(tx, developerId, result, answerFor);
  });
  context.wakeWorker();
  context.webhooks.wake();
  return saved;
}

function requestOf(rules: readonly ReleaseRule[], { rules: before }: ReleasePolicy): ApprovalRequest {
  return {
    kind: 'policy',
    agreementId: null,
    amount: null,
    currency: null,
    summary: `Hold payouts for: ${say(rules)}. Until now: ${say(before)}.`,
    input: { rules, before },
  };
}

function say(rules: readonly ReleaseRule[]): string {
  return rules.map(sayRule).join('; ') || 'nothing';
}

function sayRule(rule: ReleaseRule): string {
  switch (rule.rule) {
    case 'unverified_seller':
      return `an unverified seller above ${formatAmount(rule.above, rule.currency)}`;
    case 'new_account':
      return `a new account, ${rule.days} days`;
    case 'risky_payment':
      return `a payment that was not GREEN, ${rule.days} days`;
    case 'name_mismatch':
      return 'a name that differs from the bank’s';
    case 'first_deals':
      return `${rule.percent}% of the first ${rule.deals} deals, ${rule.days} days`;
    case 'risky_seller':
      return `a seller with a score of ${rule.score} or more, ${rule.days} days`;
  }
}
