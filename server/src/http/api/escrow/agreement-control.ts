import { z } from 'zod';
import { cancelAgreement } from '#actions/escrow/cancel-agreement.ts';
import { freezeAgreement, unfreezeAgreement } from '#actions/escrow/freeze-agreement.ts';
import { resolveMilestone } from '#actions/escrow/resolve-milestone.ts';
import type { Money } from '#core/escrow/money.ts';
import { MAY_WAIT } from '#http/api/approvals/approval-views.ts';
import { APPROVAL_NOTE } from '#http/pipeline/descriptions.ts';
import { command } from '#http/pipeline/endpoint.ts';
import { ok, text } from '#http/pipeline/schemas.ts';
import { AgreementView, viewAgreement } from './agreement-views.ts';
import { AgreementParams, keyOf, MilestoneParams } from './agreements.ts';

const FreezeBody = z.object({ reason: text('reason', { max: 500 }) });

const share = (name: string) =>
  z
    .int(`${name} must be a whole number of the smallest currency unit`)
    .nonnegative(`${name} must not be negative`)
    .transform((value) => value as Money);

const ResolveBody = z.object({
  toBuyer: share('toBuyer').meta({ description: 'How much of the milestone goes back to the buyer' }),
  toSeller: share('toSeller').meta({ description: 'The rest of its amount' }),
  reason: text('reason', { max: 500 }),
});

const TRANSITION = {
  tag: 'Escrow',
  params: AgreementParams,
  answer: ok('The agreement as it is now', AgreementView),
  view: viewAgreement,
} as const;

/** What a platform's people do to an agreement: stop it, let it go on, end it. */
export const agreementControlEndpoints = [
  command('POST /escrow/agreements/:id/freeze', {
    ...TRANSITION,
    operationId: 'freezeAgreement',
    permission: 'escrow.hold',
    summary: 'Put on hold',
    description: `For a dispute, or a suspicion. Deposits still land, nothing leaves: no confirmation,
      refund or payout starts until the hold is lifted. A payout that the bank has already cannot be
      stopped.`,
    errors: ['agreement_frozen', 'agreement_closed'],
    body: FreezeBody,
    run: (call, answerFor) => freezeAgreement(call.context, keyOf(call), call.body.reason, answerFor),
  }),
  command('POST /escrow/agreements/:id/unfreeze', {
    ...TRANSITION,
    operationId: 'unfreezeAgreement',
    permission: 'money.move',
    summary: 'Lift the hold',
    description: `Everything that waited goes on by itself: releases, payouts, refunds. ${APPROVAL_NOTE}`,
    errors: ['agreement_not_frozen', 'too_many_approvals', 'key_limit_reached'],
    later: MAY_WAIT,
    run: (call, answerFor) => unfreezeAgreement(call.context, keyOf(call), answerFor),
  }),
  command('POST /escrow/agreements/:id/milestones/:milestoneId/resolve', {
    ...TRANSITION,
    operationId: 'resolveMilestone',
    permission: 'money.move',
    summary: 'Decide who gets a milestone’s money, on hold or not, before it is paid out',
    description: `The platform decides a dispute: \`toBuyer\` and \`toSeller\` add up to the milestone, and
      both go on their way in one commit. It works under a hold, and until the payout has been handed to the
      bank. A later decision may give the buyer more, never less. ${APPROVAL_NOTE}`,
    errors: [
      'amount_mismatch',
      'agreement_closed',
      'milestone_paid',
      'milestone_refunded',
      'payout_under_way',
      'resolution_lowered',
      'too_many_approvals',
      'key_limit_reached',
    ],
    params: MilestoneParams,
    body: ResolveBody,
    later: MAY_WAIT,
    run: (call, answerFor) => {
      const { milestoneId } = call.params;
      return resolveMilestone(call.context, keyOf(call), { milestoneId, ...call.body }, answerFor);
    },
  }),
  command('POST /escrow/agreements/:id/cancel', {
    ...TRANSITION,
    operationId: 'cancelAgreement',
    permission: 'escrow.write',
    summary: 'End it before any money',
    description: `For a deal that does not happen. Only while no money is there and no milestone is
      completed; with money, refund it. What the buyer pays afterwards lands in suspense, and goes back with
      a refund of \`unapplied\`.`,
    errors: ['agreement_frozen', 'agreement_closed', 'agreement_funded', 'milestone_completed'],
    run: (call, answerFor) => cancelAgreement(call.context, keyOf(call), answerFor),
  }),
];
