import { z } from 'zod';
import * as amending from '#actions/escrow/amendments/change-amendment.ts';
import type { Agreement } from '#core/escrow/agreement.ts';
import { MAX_MILESTONES, type Operation } from '#core/escrow/amendments/propose.ts';
import { MAY_WAIT } from '#http/api/approvals/approval-views.ts';
import { APPROVAL_NOTE } from '#http/pipeline/descriptions.ts';
import { command } from '#http/pipeline/endpoint.ts';
import { LONG_BODY_BYTES } from '#http/pipeline/limits/body-limits.ts';
import { created, idOf, moment, ok, positiveAmount, text } from '#http/pipeline/schemas.ts';
import { AgreementParams, keyOf, title } from './agreements.ts';
import { AmendmentView, viewAmendment } from './amendment-views.ts';
import { PartyBody, speaker } from './dispute-fields.ts';
import { sharesField, shareTermsOf } from './fees.ts';
import { costOf } from './milestone-cost.ts';
import { amendedLimitFields } from './time-limits.ts';

const MAX_STATEMENT = 2_000;

const terms = { shares: sharesField, ...amendedLimitFields };
const OperationInput = z.discriminatedUnion(
  'type',
  [
    z.object({ type: z.literal('add'), title, amount: positiveAmount('amount'), ...terms }),
    z.object({
      type: z.literal('change'),
      milestoneId: idOf('ms'),
      title: title.optional(),
      amount: positiveAmount('amount').optional(),
      ...terms,
    }),
    z.object({ type: z.literal('drop'), milestoneId: idOf('ms') }),
  ],
  { error: 'type must be add, change or drop' },
);

const side = speaker.optional();
const ProposeBody = z
  .object({
    externalUserId: side.meta({
      description: 'The party that proposes. Left out, the platform does, and both parties have to accept',
    }),
    operations: z
      .array(OperationInput, { error: 'operations is required and must be a list' })
      .max(MAX_MILESTONES, `operations may have at most ${MAX_MILESTONES} entries`)
      .meta({
        description:
          'Milestones to add, change or drop. Of a milestone that is changed, what is left out stays as it ' +
          'is; a new amount needs new `shares` if it has any. May be empty with `fundBy`',
      }),
    fundBy: moment('fundBy').nullable().optional().meta({
      description: 'A new time to pay; null for none',
    }),
    statement: text('statement', { max: MAX_STATEMENT }).optional().meta({
      description: 'The reason, for the other side. Stored encrypted, and erased with the person',
    }),
  })
  .superRefine(({ operations, fundBy }, context) => {
    if (operations.length > 0 || fundBy !== undefined) return;
    context.addIssue({ code: 'custom', path: ['operations'], message: 'operations must have an entry' });
  });
const EndBody = z.object({
  externalUserId: side.meta({ description: 'The party. Left out, the platform' }),
});

const AmendmentParams = z.object({ id: idOf('agr'), amendmentId: idOf('amd') });

const ANSWER = {
  permission: 'escrow.write',
  tag: 'Escrow',
  params: AmendmentParams,
  answer: ok('The amendment', AmendmentView),
  view: viewAmended,
} as const;
const REFUSALS = ['not_a_party', 'amendment_closed', 'amendment_action_refused'] as const;

/** Amendments of what was agreed. */
export const amendmentEndpoints = [
  command('POST /escrow/agreements/:id/amendments', {
    ...ANSWER,
    operationId: 'proposeAmendment',
    bodyLimit: LONG_BODY_BYTES,
    cost: ({ operations }) => costOf(operations),
    summary: 'Propose an amendment',
    description: `Proposes other amounts, milestones or times for a party or for the platform. Nothing changes
      before the other party, or both, have accepted it; without an answer it lapses after seven days.
      Milestones that a party has confirmed, and those that are disputed or have ended, stay as they are. Fees
      follow the terms that were agreed, and the answer has them as they would be. One amendment can be open
      at a time. When what it is about changes meanwhile, it lapses.`,
    errors: [
      'not_a_party',
      'agreement_frozen',
      'agreement_closed',
      'milestone_not_amendable',
      'amendment_open',
      'fee_terms_unknown',
    ],
    params: AgreementParams,
    body: ProposeBody,
    answer: created('The amendment', AmendmentView),
    run: (call, answerFor) => {
      const { operations, statement = null, ...rest } = call.body;
      const proposal = { ...rest, statement, operations: operations.map(operationOf) };
      return amending.propose(call.context, keyOf(call), proposal, answerFor);
    },
  }),

  command('POST /escrow/agreements/:id/amendments/:amendmentId/accept', {
    ...ANSWER,
    operationId: 'acceptAmendment',
    permission: 'money.move',
    summary: 'Accept an amendment',
    description: `Accepts an amendment for a party. With the last party that has to agree it is in force, and
      \`agreement.amended\` is sent. If the total rises, more is due: assess the payment again. If it falls, what
      was paid beyond it goes back to the buyer. ${APPROVAL_NOTE}`,
    errors: [...REFUSALS, 'agreement_frozen', 'too_many_approvals', 'key_limit_reached'],
    body: PartyBody,
    later: MAY_WAIT,
    run: (call, answerFor) => amending.accept(call.context, amendmentKey(call), call.body, answerFor),
    view: (agreement: Agreement) => viewAmended(agreement),
  }),

  ...(['decline', 'withdraw'] as const).map((how) =>
    command(`POST /escrow/agreements/:id/amendments/:amendmentId/${how}`, {
      ...ANSWER,
      operationId: `${how}Amendment`,
      summary: how === 'decline' ? 'Decline an amendment' : 'Withdraw an amendment',
      description:
        how === 'decline'
          ? `Declines an amendment for a party. The agreement stays as it is.`
          : `The side that proposed an amendment gives it up.`,
      errors: REFUSALS,
      body: how === 'decline' ? PartyBody : EndBody,
      run: (call, answerFor) =>
        amending.end(call.context, amendmentKey(call), { ...call.body, how }, answerFor),
    }),
  ),
];

type Stated = z.output<typeof OperationInput>;
function operationOf(stated: Stated): Operation {
  if (stated.type === 'drop') return stated;
  return { ...stated, shares: stated.shares && shareTermsOf(stated.shares) };
}

type OfAmendment = Parameters<typeof keyOf>[0] & { readonly params: { readonly amendmentId: string } };
function amendmentKey(call: OfAmendment) {
  return { ...keyOf(call), amendmentId: call.params.amendmentId };
}

function viewAmended(agreement: Agreement) {
  return viewAmendment(amending.amendmentOf(agreement), agreement.id);
}
