import { z } from 'zod';
import type { Waiting } from '#actions/approvals/context.ts';
import type { Context } from '#actions/context.ts';
import { cancelAgreement } from '#actions/escrow/cancel-agreement.ts';
import { extendInspection } from '#actions/escrow/extend-inspection.ts';
import { type Frozen, freezeAgreement, unfreezeAgreement } from '#actions/escrow/freeze-agreement.ts';
import { resolveMilestone } from '#actions/escrow/resolve-milestone.ts';
import type { Agreement } from '#core/escrow/agreement.ts';
import type { Money } from '#core/escrow/money.ts';
import { MAY_WAIT } from '#http/api/approvals/approval-views.ts';
import type { Caller } from '#http/pipeline/call.ts';
import { APPROVAL_NOTE } from '#http/pipeline/descriptions.ts';
import { command } from '#http/pipeline/endpoint.ts';
import { ok, text } from '#http/pipeline/schemas.ts';
import { of as callerMetadataOfOne } from '#store/caller-metadata/caller-metadata.ts';
import type { ShownAgreement } from '#store/escrow/agreement-rows.ts';
import { type Answered, type AnswerFor, inForm } from '#store/idempotency.ts';
import { AgreementView, viewAgreement } from './agreement-views.ts';
import { AgreementParams, keyOf, MilestoneParams } from './agreements.ts';
import { seconds } from './time-limits.ts';

const FreezeBody = z.object({ reason: text('reason', { max: 500 }) });

const FrozenView = AgreementView.extend({
  atBank: z
    .array(
      z.object({
        type: z.enum(['payout', 'refund']),
        reference: z.string(),
        amount: z.int(),
        milestoneId: z.string().nullable(),
        refundId: z.string().nullable(),
      }),
    )
    .meta({ description: 'Transfers that the bank has already received. The hold does not stop them.' }),
}).meta({ id: 'FrozenAgreement' });

const share = (name: string) =>
  z
    .int(`${name} must be an integer in the smallest currency unit`)
    .nonnegative(`${name} must not be negative`)
    .transform((value) => value as Money);

const ResolveBody = z.object({
  toBuyer: share('toBuyer').meta({ description: 'The part of the milestone that goes back to the buyer' }),
  toSeller: share('toSeller').meta({ description: 'The rest, which goes to the seller' }),
  reason: text('reason', { max: 500 }),
});

const PARTIES = ['buyer', 'seller'] as const;
const ExtendBody = z.object({
  seconds: seconds('seconds', 60),
  party: z.enum(PARTIES, { error: 'party must be buyer or seller' }).meta({
    description: 'The party that wants more time. The buyer may extend once, the seller any number of times',
  }),
});

const TRANSITION = {
  tag: 'Escrow',
  params: AgreementParams,
  answer: ok('The updated agreement', AgreementView),
  view: (agreement: ShownAgreement) => viewAgreement(agreement),
} as const;

/** The platform's control over an agreement: freeze, unfreeze, resolve, extend and cancel. */
export const agreementControlEndpoints = [
  command('POST /escrow/agreements/:id/freeze', {
    ...TRANSITION,
    operationId: 'freezeAgreement',
    permission: 'escrow.hold',
    summary: 'Freeze an agreement',
    description: `Use this for a dispute or a suspicion. Deposits are still accepted, but nothing leaves: no
      confirmation, refund or payout starts until the agreement is unfrozen. What the bank already has cannot be
      stopped: \`atBank\` lists it, so that you can ask the bank.`,
    errors: ['agreement_frozen', 'agreement_closed'],
    body: FreezeBody,
    answer: ok('The frozen agreement', FrozenView),
    view: (agreement: ShownAgreement & Frozen) => ({
      ...viewAgreement(agreement),
      atBank: [...agreement.atBank],
    }),
    run: (call, answerFor) =>
      withMetadata<never, Frozen>(call, answerFor, (answer) =>
        freezeAgreement(call.context, keyOf(call), call.body.reason, answer),
      ),
  }),
  command('POST /escrow/agreements/:id/unfreeze', {
    ...TRANSITION,
    operationId: 'unfreezeAgreement',
    permission: 'money.move',
    summary: 'Unfreeze an agreement',
    description: `Pending releases, payouts and refunds continue automatically. While a deposit that the bank
      took back is not settled, this is refused: the money would come from other agreements. ${APPROVAL_NOTE}`,
    errors: ['agreement_not_frozen', 'recall_unsettled', 'too_many_approvals', 'key_limit_reached'],
    later: MAY_WAIT,
    run: (call, answerFor) =>
      withMetadata(call, answerFor, (answer) => unfreezeAgreement(call.context, keyOf(call), answer)),
  }),
  command('POST /escrow/agreements/:id/milestones/:milestoneId/resolve', {
    ...TRANSITION,
    operationId: 'resolveMilestone',
    permission: 'money.move',
    summary: 'Resolve a dispute about a milestone',
    description: `The platform decides how a milestone is split: \`toBuyer\` and \`toSeller\` must add up to
      its amount, and both parts are booked in one transaction. It works on a frozen agreement too, until
      a payout was submitted to the bank; then cancel the payouts of its other payees. A later decision can give the buyer more, never less. If the
      bank took the deposit back after the release, the buyer has that money already: their share settles
      it first, and only the rest is refunded.
      ${APPROVAL_NOTE}`,
    errors: [
      'amount_mismatch',
      'milestone_disputed',
      'agreement_closed',
      'milestone_paid',
      'milestone_refunded',
      'payout_under_way',
      'payout_cancelled',
      'resolution_lowered',
      'commission_paid_out',
      'too_many_approvals',
      'key_limit_reached',
    ],
    params: MilestoneParams,
    body: ResolveBody,
    later: MAY_WAIT,
    run: (call, answerFor) => {
      const { milestoneId } = call.params;
      const split = { milestoneId, ...call.body };
      return withMetadata(call, answerFor, (answer) =>
        resolveMilestone(call.context, keyOf(call), split, answer),
      );
    },
  }),
  command('POST /escrow/agreements/:id/milestones/:milestoneId/extend', {
    ...TRANSITION,
    operationId: 'extendInspection',
    permission: 'escrow.write',
    summary: 'Extend an inspection window',
    description: `Gives the buyer more time to inspect. All extensions together may be as long as the window
      was at first. A window whose time is over cannot be extended, even if its milestone is released a
      little later.`,
    errors: [
      'agreement_frozen',
      'inspection_not_started',
      'inspection_ended',
      'already_extended',
      'extension_too_long',
    ],
    params: MilestoneParams,
    body: ExtendBody,
    answer: ok('The agreement with the clock of each milestone', AgreementView),
    run: (call, answerFor) => {
      const input = { ...keyOf(call), milestoneId: call.params.milestoneId, ...call.body };
      return withMetadata<never>(call, answerFor, (answer) => extendInspection(call.context, input, answer));
    },
    view: viewWithClock,
  }),
  command('POST /escrow/agreements/:id/cancel', {
    ...TRANSITION,
    operationId: 'cancelAgreement',
    permission: 'escrow.write',
    summary: 'Cancel an agreement',
    description: `Use this for a deal that does not take place. It is possible only while no money was
      received and no milestone is completed; otherwise, refund the agreement. Money that the buyer pays
      afterwards is booked to suspense; return it with a refund of \`unapplied\`.`,
    errors: [
      'agreement_frozen',
      'milestone_disputed',
      'agreement_closed',
      'agreement_funded',
      'milestone_completed',
    ],
    run: (call, answerFor) =>
      withMetadata<never>(call, answerFor, (answer) => cancelAgreement(call.context, keyOf(call), answer)),
  }),
];

function viewWithClock(agreement: ShownAgreement, { context }: { readonly context: Pick<Context, 'clock'> }) {
  return viewAgreement(agreement, context.clock());
}

type OfAgreement = { readonly context: Context; readonly caller: Caller; readonly params: { id: string } };

/** Adds the caller's reference and metadata, which the decision does not load, to the answer. */
async function withMetadata<Later extends Waiting, Changed extends Agreement = Agreement>(
  call: OfAgreement,
  answerFor: AnswerFor<(ShownAgreement & Changed) | Later>,
  run: (answerFor: AnswerFor<Changed | Later>) => Promise<Answered<Changed | Later>>,
): Promise<Answered<(ShownAgreement & Changed) | Later>> {
  const { developerId } = call.caller;
  const callerMetadata = await callerMetadataOfOne(call.context.db, developerId, call.params.id);
  const shown = (result: Changed | Later) => ('approval' in result ? result : { ...result, callerMetadata });
  return inForm(await run((result) => answerFor(shown(result))), shown);
}
