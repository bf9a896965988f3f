import { recordAudit } from '#actions/record-audit.ts';
import type { ApprovalRequest } from '#core/approvals/approval.ts';
import { RULED_KINDS } from '#core/approvals/kinds.ts';
import { type ApprovalPolicy, anyOn, isLooser, type Rule, type Rules } from '#core/approvals/rules.ts';
import { Problem } from '#core/problem.ts';
import * as rules from '#store/approvals/rules.ts';
import type { Queryable } from '#store/db.ts';
import { type Answered, type AnswerFor, saveAnswer } from '#store/idempotency.ts';
import type { ApprovalsContext, Waiting } from './context.ts';
import { onceApproved } from './request-approval.ts';

type Change = {
  readonly developerId: string;
  readonly rules: Rules;
  /**
   * The number of members who can decide. Checked first, so that no rule is set that could never be
   * satisfied.
   */
  readonly deciders: number;
  /** Prevents two concurrent changes from being based on the same rules. */
  readonly lock: (tx: Queryable) => Promise<void>;
};

/**
 * Stricter rules apply immediately. Looser ones need approval: a rule that one person can turn off protects
 * nothing.
 */
export async function changeRules(
  context: ApprovalsContext,
  { developerId, rules: wanted, deciders, lock }: Change,
  answerFor: AnswerFor<ApprovalPolicy | Waiting>,
): Promise<Answered<ApprovalPolicy | Waiting>> {
  const { db } = context;
  const { approval } = context.caller;
  const saved = await db.transaction(async (tx): Promise<Answered<ApprovalPolicy | Waiting>> => {
    await lock(tx);
    const before = await rules.all(tx, developerId);
    const asked = approval || isLooser(wanted, before) ? requestOf(wanted, before) : null;
    const result = await onceApproved(context, tx, developerId, asked, async () => {
      if (anyOn(wanted) && !anyOn(before) && deciders < 2) throw new Problem('approval_needs_two');
      const by = { changedAt: context.clock(), changedBy: context.caller.actor };
      const policy = await rules.save(tx, developerId, wanted, by);
      const kind = 'approval_rules.changed';
      await recordAudit(context, tx, { developerId, kind, subject: null, before, after: wanted });
      return policy;
    });
    return saveAnswer(tx, developerId, result, answerFor);
  });
  context.webhooks.wake();
  return saved;
}

/** Includes the previous rules, because the approver agrees to a change and not only to its result. */
function requestOf(wanted: Rules, before: Rules): ApprovalRequest {
  const changed = RULED_KINDS.filter((kind) => say(wanted[kind]) !== say(before[kind]));
  const summary = changed.map((kind) => `${kind}: ${say(wanted[kind])} instead of ${say(before[kind])}`);
  return {
    kind: 'rules',
    agreementId: null,
    amount: null,
    currency: null,
    summary: `${summary.join('; ')}.`,
    input: { rules: wanted, before },
  };
}

function say(rule: Rule): string {
  return rule.need === 'above' ? `above ${rule.amount} ${rule.currency}` : rule.need;
}
