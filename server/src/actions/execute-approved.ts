import { type AskedKey, admitApiKey } from '#actions/account/approval/admit-api-key.ts';
import { countDeciders, personBehind, rightsOf } from '#actions/account/approval/asker.ts';
import { changeRole } from '#actions/account/change-member.ts';
import { inviteMember } from '#actions/account/invite-member.ts';
import { changeRules } from '#actions/approvals/change-rules.ts';
import { foreseeApproval } from '#actions/approvals/decide.ts';
import { accept } from '#actions/escrow/amendments/change-amendment.ts';
import { cancelPayout } from '#actions/escrow/cancel-payout.ts';
import { changeTermsPolicy } from '#actions/escrow/change-terms-policy.ts';
import { type Acceptance, acceptOfferOf, decide } from '#actions/escrow/disputes/change-dispute.ts';
import { unfreezeAgreement } from '#actions/escrow/freeze-agreement.ts';
import { type RefundRequest, refundAgreement } from '#actions/escrow/refund/refund-agreement.ts';
import { type NewDestination, retryRefund } from '#actions/escrow/refund/retry-refund.ts';
import { changeReleasePolicy } from '#actions/escrow/release/change-release-policy.ts';
import { liftHold } from '#actions/escrow/release/lift-hold.ts';
import { resolveMilestone } from '#actions/escrow/resolve-milestone.ts';
import { type PayoutAccountInput, setPayoutAccount } from '#actions/escrow/set-payout-account.ts';
import { changeIdentityPolicy } from '#actions/identity/change-identity-policy.ts';
import { promotePolicy, retirePolicy } from '#actions/risk/change-policy.ts';
import { NO_RIGHTS, type Rights, type Role } from '#core/account/permissions.ts';
import type { Actor } from '#core/actor.ts';
import type { Approval } from '#core/approvals/approval.ts';
import { APPROVAL_KINDS, type ApprovalKind } from '#core/approvals/kinds.ts';
import type { Rules } from '#core/approvals/rules.ts';
import type { Verdict } from '#core/escrow/disputes/close.ts';
import type { ReleaseRule } from '#core/escrow/release-policy.ts';
import type { Resolution } from '#core/escrow/resolve.ts';
import type { TermsRules } from '#core/escrow/terms-policy.ts';
import type { IdentityRules } from '#core/identity/identity-policy.ts';
import { linkStatus } from '#core/parties/link.ts';
import { Problem } from '#core/problem.ts';
import * as developers from '#store/account/developers.ts';
import type { ApprovalKey } from '#store/approvals/approvals.ts';
import { type Answered, type AnswerFor, answered } from '#store/idempotency.ts';
import * as links from '#store/parties/links.ts';
import type { Context } from './context.ts';

type OfAgreement = { readonly agreementId: string };
type Refunding = { readonly request: RefundRequest };
type Disputing = { readonly disputeId: string } & (
  | { readonly acceptance: Acceptance }
  | { readonly verdict: Omit<Verdict, 'disputeId'> }
);
type Amending = { readonly amendmentId: string; readonly externalUserId: string };
type Cancelling = { readonly payoutId: string; readonly reason: string };
type Retrying = { readonly refundId: string; readonly destination: NewDestination | null };

/** The input of each kind of request, as its action has saved it. */
type Inputs = {
  readonly refund: OfAgreement & (Refunding | Retrying);
  readonly settlement: OfAgreement & (Resolution | Disputing | Cancelling | Amending);
  readonly unfreeze: OfAgreement | { readonly holdId: string; readonly note: string };
  readonly payout_account: Omit<PayoutAccountInput, 'developerId'>;
  readonly key: AskedKey;
  readonly policy: { readonly rules: readonly ReleaseRule[] } | { readonly terms: TermsRules };
  readonly risk_policy: { readonly from: 'draft' | 'shadow' } | { readonly retired: number };
  readonly identity_policy: { readonly rules: IdentityRules };
  readonly member:
    | { readonly email: string; readonly role: Role }
    | { readonly memberId: string; readonly role: Role };
  readonly rules: { readonly rules: Rules };
};

type Handler<Input> = (
  context: Context,
  developerId: string,
  input: Input,
  answerFor: AnswerFor<unknown>,
) => Promise<Answered<unknown>>;

/** Carries out each kind with the action that requested it, which finds the approval in its context. */
const HANDLERS: { readonly [Kind in ApprovalKind]: Handler<Inputs[Kind]> } = {
  refund: (context, developerId, { agreementId, ...input }, answerFor) => {
    const key = { developerId, agreementId };
    return 'refundId' in input
      ? retryRefund(context, key, input, answerFor)
      : refundAgreement(context, key, input.request, answerFor);
  },
  settlement: (context, developerId, { agreementId, ...input }, answerFor) => {
    if ('payoutId' in input) {
      const { payoutId, reason } = input;
      return cancelPayout(context, { developerId, payoutId }, reason, answerFor);
    }
    if ('amendmentId' in input) {
      const { amendmentId, externalUserId } = input;
      return accept(context, { developerId, agreementId, amendmentId }, { externalUserId }, answerFor);
    }
    if (!('disputeId' in input))
      return resolveMilestone(context, { developerId, agreementId }, input, answerFor);
    const key = { developerId, disputeId: input.disputeId };
    return 'verdict' in input
      ? decide(context, key, input.verdict, answerFor)
      : acceptOfferOf(context, key, input.acceptance, answerFor);
  },
  unfreeze: (context, developerId, input, answerFor) =>
    'holdId' in input
      ? liftHold(context, { developerId, holdId: input.holdId }, input.note, answerFor)
      : unfreezeAgreement(context, { developerId, agreementId: input.agreementId }, answerFor),
  payout_account: (context, developerId, input, answerFor) =>
    setPayoutAccount(context, { ...input, developerId }, answerFor),
  key: admitApiKey,
  policy: (context, developerId, input, answerFor) =>
    'terms' in input
      ? changeTermsPolicy(context, developerId, input.terms, answerFor)
      : changeReleasePolicy(context, { developerId, rules: input.rules }, answerFor),
  risk_policy: (context, developerId, input, answerFor) =>
    'retired' in input
      ? retirePolicy(context, developerId, 'live', answerFor)
      : promotePolicy(context, developerId, { from: input.from, to: 'live' }, answerFor),
  identity_policy: (context, developerId, { rules }, answerFor) =>
    changeIdentityPolicy(context, developerId, rules, answerFor),
  member: (context, accountId, input, answerFor) =>
    'memberId' in input
      ? changeRole(context, { accountId, memberId: input.memberId, role: input.role }, answerFor)
      : inviteMember(context, { accountId, ...input }, answerFor),
  rules: (context, developerId, { rules }, answerFor) => replaceRules(context, developerId, rules, answerFor),
};

/** Replaces all approval rules, directly or once approved. */
export async function replaceRules(
  context: Context,
  developerId: string,
  rules: Rules,
  answerFor: Parameters<typeof changeRules>[2],
): ReturnType<typeof changeRules> {
  const deciders = await countDeciders(context, developerId);
  const lock = (tx: Parameters<typeof developers.lock>[0]) => developers.lock(tx, developerId);
  return changeRules(context, { developerId, rules, deciders, lock }, answerFor);
}

/**
 * Approves a request and carries it out as the requester, with their rights. Both are one transaction: if the
 * action is refused, so is the approval, and the request stays open.
 */
export async function approveRequest(
  context: Context,
  key: ApprovalKey,
  answerFor: AnswerFor<Approval>,
): Promise<Answered<Approval>> {
  const approved = await foreseeApproval(context, key, async (developerId, actor) => {
    const { asker } = await askerOf(context, developerId, actor);
    return personBehind(context, developerId, asker);
  });
  const { kind, requestedBy, input } = approved.approval;
  const { rights } = await askerOf(context, key.developerId, requestedBy);
  const permission = APPROVAL_KINDS[kind].permission;
  if (!rights.has(permission)) throw new Problem('approval_asker_gone');
  const handle = HANDLERS[kind] as Handler<object>;
  const caller = { ...context.caller, actor: requestedBy, rights, approval: approved };
  await handle({ ...context, caller }, key.developerId, input, () => answerFor(approved.approval));
  context.webhooks.wake();
  return answered(approved.approval);
}

const RIGHTS_OF_LINKS: Rights = new Set(['money.move']);

/** Who creates a link can use it, so its requests count as theirs; they stand as long as the link works. */
async function askerOf(
  context: Context,
  developerId: string,
  asker: Actor,
): Promise<{ readonly asker: Actor; readonly rights: Rights }> {
  if (asker.type !== 'person' || asker.id === null) {
    return { asker, rights: await rightsOf(context, developerId, asker) };
  }
  const link = await links.findOrigin(context.db, developerId, asker.id);
  const isActive = link && linkStatus(link, context.clock()) === 'ACTIVE';
  return { asker: link?.createdBy ?? asker, rights: isActive ? RIGHTS_OF_LINKS : NO_RIGHTS };
}
