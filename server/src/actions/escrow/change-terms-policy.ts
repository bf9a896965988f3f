import type { Waiting } from '#actions/approvals/context.ts';
import { needsApproval, onceApproved } from '#actions/approvals/request-approval.ts';
import { recordAudit } from '#actions/record-audit.ts';
import type { ApprovalRequest } from '#core/approvals/approval.ts';
import type { DisputeTerms } from '#core/escrow/disputes/terms.ts';
import type { ScheduledFee } from '#core/escrow/fee.ts';
import type { TermsPolicy, TermsRules } from '#core/escrow/terms-policy.ts';
import { rulesOf } from '#core/revision.ts';
import * as policies from '#store/escrow/terms.ts';
import { type Answered, type AnswerFor, saveAnswer } from '#store/idempotency.ts';
import type { EscrowContext } from './context.ts';

/** Applies to agreements that are created from now on. Each keeps the limits that it was created with. */
export async function changeTermsPolicy(
  context: EscrowContext,
  developerId: string,
  terms: TermsRules,
  answerFor: AnswerFor<TermsPolicy | Waiting>,
): Promise<Answered<TermsPolicy | Waiting>> {
  const saved = await context.db.transaction(async (tx): Promise<Answered<TermsPolicy | Waiting>> => {
    const asked = requestOf(terms, await policies.find(tx, developerId));
    const result = await onceApproved(context, tx, developerId, asked, async () => {
      const by = { changedAt: context.clock(), changedBy: context.caller.actor };
      const { before, after } = await policies.replace(tx, developerId, terms, by);
      // The row is locked now: refuses if the policy changed since it was approved.
      if (context.caller.approval) await needsApproval(context, tx, developerId, requestOf(terms, before));
      const audit = { developerId, kind: 'terms_policy.changed', subject: null } as const;
      await recordAudit(context, tx, { ...audit, before: rulesOf(before), after: terms });
      return after;
    });
    return saveAnswer(tx, developerId, result, answerFor);
  });
  context.terms.forget(developerId);
  context.webhooks.wake();
  return saved;
}

function requestOf(terms: TermsRules, policy: TermsPolicy): ApprovalRequest {
  const before = rulesOf(policy);
  return {
    kind: 'policy',
    agreementId: null,
    amount: null,
    currency: null,
    summary: `Terms of new agreements: ${say(terms)}. Until now: ${say(before)}.`,
    input: { terms, before },
  };
}

function say({ fundWithinSeconds, inspectionSeconds, onSilence, disputes, fees }: TermsRules): string {
  const funding = fundWithinSeconds === null ? 'no limit to pay' : `${hours(fundWithinSeconds)} to pay`;
  const then = onSilence === 'release' ? 'then released' : 'then held';
  const inspection =
    inspectionSeconds === null ? 'no inspection window' : `${hours(inspectionSeconds)} to inspect, ${then}`;
  return `${funding}, ${inspection}, ${sayDisputes(disputes)}; ${sayFees(fees)}`;
}

function sayFees(fees: TermsRules['fees']): string {
  if (fees.length === 0) return 'no fees';
  const one = ({ currency, name, basisPoints, fixed }: ScheduledFee) =>
    `${name} ${basisPoints / 100} % + ${fixed} ${currency}`;
  return `fees: ${fees.map(one).join(', ')}`;
}

function sayDisputes({ answerSeconds, onNoAnswer, negotiationSeconds, ...terms }: DisputeTerms): string {
  const then = onNoAnswer === 'grant' ? 'then the claim is granted' : 'then the platform decides';
  return (
    `disputes: ${hours(answerSeconds)} to answer, ${then}, ${hours(negotiationSeconds)} to agree, ` +
    `${hours(terms.decisionSeconds)} to decide, ${hours(terms.appealSeconds)} to appeal`
  );
}

function hours(seconds: number): string {
  return `${Math.round(seconds / 360) / 10} hours`;
}
