import { z } from 'zod';
import * as disputing from '#actions/escrow/disputes/change-dispute.ts';
import { DISPUTE_REASONS, DISPUTE_STATUSES } from '#core/escrow/disputes/dispute.ts';
import type { Money } from '#core/escrow/money.ts';
import type { PublicEvent } from '#core/events/event.ts';
import { MAY_WAIT } from '#http/api/approvals/approval-views.ts';
import { EventView } from '#http/api/events/event-schema.ts';
import { APPROVAL_NOTE, PAGING_NOTE } from '#http/pipeline/descriptions.ts';
import { command, list, read } from '#http/pipeline/endpoint.ts';
import { byId, bySequence, type Cursor, PageQuery } from '#http/pipeline/paging.ts';
import { created, idOf, moment, ok, text } from '#http/pipeline/schemas.ts';
import {
  agreementReferenceFilter,
  PeriodQuery,
  periodFilters,
} from '#http/pipeline/shape/caller-metadata.ts';
import * as disputes from '#store/escrow/disputes.ts';
import { keyOf, MilestoneParams } from './agreements.ts';
import { disputeOf, PARTY_REFUSALS, PartyBody, speaker } from './dispute-fields.ts';
import { DisputeView, viewDispute } from './dispute-views.ts';

const MAX_STATEMENT = 2_000;

const statement = text('statement', { max: MAX_STATEMENT }).meta({
  description: 'In the party’s own words. Stored encrypted, and erased with the person',
});
const share = (name: string) =>
  z
    .int(`${name} must be an integer in the smallest currency unit`)
    .nonnegative(`${name} must not be negative`)
    .transform((value) => value as Money);

const OpenBody = z.object({
  externalUserId: speaker,
  reason: z.enum(DISPUTE_REASONS, { error: `reason must be one of ${DISPUTE_REASONS.join(', ')}` }),
  statement: statement.optional(),
  toBuyer: share('toBuyer').optional().meta({
    description:
      'What the buyer should get. Left out: all of it if the buyer opens the dispute, none if the seller does',
  }),
});
const OpenRules = OpenBody.superRefine(({ reason, statement: words }, context) => {
  if (reason !== 'other' || words !== undefined) return;
  context.addIssue({ code: 'custom', path: ['statement'], message: 'is required with the reason other' });
});

export const DisputeParams = z.object({ id: idOf('dsp') });
const OfferParams = z.object({ id: idOf('dsp'), offerId: idOf('off') });
const EscalateBody = z.object({
  externalUserId: speaker
    .optional()
    .meta({ description: 'The party that asks. Left out, the platform asks' }),
});
const MessageBody = z.object({
  externalUserId: speaker
    .optional()
    .meta({ description: 'The party that writes. Left out, the platform writes' }),
  statement,
});
const AppealBody = PartyBody.extend({ statement });
const OfferBody = PartyBody.extend({
  toBuyer: share('toBuyer').meta({ description: 'What the buyer would get. The rest is the seller’s' }),
  returnBy: moment('returnBy')
    .optional()
    .meta({ description: 'The offer holds if the goods come back by then' }),
  statement: statement.optional(),
});
const SHARES = {
  toBuyer: share('toBuyer').meta({ description: 'The buyer’s part of the milestone' }),
  toSeller: share('toSeller').meta({ description: 'The rest' }),
};
const AcceptBody = PartyBody.extend(SHARES);
const DecideBody = z.object({
  ...SHARES,
  code: z
    .string({ error: 'code is required and must be text' })
    .regex(/^[a-z0-9_]{1,40}$/, 'code must be 1 to 40 of a-z, 0-9 and _')
    .meta({ description: 'A code of your own for the reason, such as `proof_of_delivery`' }),
  statement: statement.meta({ description: 'The reasons, for both parties' }),
});

const DisputesQuery = PageQuery.extend({
  status: z.enum(DISPUTE_STATUSES, `status must be one of ${DISPUTE_STATUSES.join(', ')}`).optional(),
  agreementId: idOf('agr').optional(),
  ...agreementReferenceFilter,
  ...periodFilters,
});

/** What all steps of a dispute have in common. */
const STEP = {
  permission: 'escrow.write',
  tag: 'Disputes',
  params: DisputeParams,
  answer: ok('The dispute', DisputeView),
  view: viewDispute,
} as const;

/** Disputes about a milestone. */
export const disputeEndpoints = [
  command('POST /escrow/agreements/:id/milestones/:milestoneId/disputes', {
    ...STEP,
    operationId: 'openDispute',
    summary: 'Open a dispute about a milestone',
    description: `Opens a dispute for one of the two parties. The milestone's money stays where it is until
      the dispute is closed; the other milestones go on. It is possible as long as the bank does not have
      the payout, once for each milestone. The other party has until \`dueAt\` to answer; the terms policy
      says how long, and what happens without an answer.`,
    errors: [
      'not_a_party',
      'amount_mismatch',
      'milestone_disputed',
      'dispute_closed',
      'agreement_frozen',
      'milestone_refunded',
      'milestone_paid',
      'milestone_resolved',
      'milestone_not_funded',
      'payout_under_way',
      'payout_cancelled',
      'key_limit_reached',
    ],
    params: MilestoneParams,
    body: OpenRules,
    answer: created('The dispute', DisputeView),
    run: (call, answerFor) => {
      const { externalUserId, reason, statement: words = null, toBuyer } = call.body;
      const input = {
        milestoneId: call.params.milestoneId,
        externalUserId,
        reason,
        statement: words,
        toBuyer,
      };
      return disputing.openDisputeAbout(call.context, keyOf(call), input, answerFor);
    },
  }),

  list('GET /disputes', {
    operationId: 'listDisputes',
    permission: 'escrow.read',
    tag: 'Disputes',
    summary: 'List disputes',
    description: `Returns disputes, newest first. ${PAGING_NOTE}`,
    query: DisputesQuery,
    answer: ok('A page of disputes', DisputeView),
    cursor: { shape: byId('dsp').shape, of: ({ dispute }) => dispute.id },
    rows: ({ context, caller: { developerId }, query }, part) =>
      disputes.list(context.db, developerId, query, part),
    view: viewDispute,
  }),

  read('GET /disputes/:id', {
    operationId: 'retrieveDispute',
    permission: 'escrow.read',
    tag: 'Disputes',
    summary: 'Retrieve a dispute',
    description: `Returns where a dispute stands, and what each side may do next.`,
    params: DisputeParams,
    answer: ok('The dispute', DisputeView),
    run: (call) => disputing.findDispute(call.context, disputeOf(call)),
    view: viewDispute,
  }),

  list('GET /disputes/:id/events', {
    operationId: 'listDisputeEvents',
    permission: 'escrow.read',
    tag: 'Disputes',
    summary: 'List what was said and done in a dispute',
    description: `Returns the thread of a dispute, oldest first: messages, offers, decisions. ${PAGING_NOTE}`,
    params: DisputeParams,
    query: PeriodQuery,
    answer: ok('A page of the thread', EventView),
    cursor: bySequence as Cursor<PublicEvent>,
    rows: async (call, part) => {
      const key = await disputing.keyOf(call.context, disputeOf(call));
      return disputes.thread(call.context.db, key, call.params.id, { ...call.query, ...part });
    },
    view: (event) => event,
  }),

  command('POST /disputes/:id/messages', {
    ...STEP,
    operationId: 'addDisputeMessage',
    summary: 'Add a message to a dispute',
    description: `Adds a message of a party or of the platform. The first answer of the other party starts the
      negotiation; later messages do not extend the time.`,
    errors: PARTY_REFUSALS,
    body: MessageBody,
    run: (call, answerFor) => disputing.say.message(call.context, disputeOf(call), call.body)(answerFor),
  }),

  command('POST /disputes/:id/offers', {
    ...STEP,
    operationId: 'makeDisputeOffer',
    summary: 'Make an offer',
    description: `Offers how to divide the milestone. It replaces the open offer of either party. Offers are
      never changed.`,
    errors: [...PARTY_REFUSALS, 'amount_mismatch'],
    body: OfferBody,
    run: (call, answerFor) => {
      const { returnBy = null, statement: words = null, ...offer } = call.body;
      const input = { ...offer, returnBy, statement: words };
      return disputing.say.offer(call.context, disputeOf(call), input)(answerFor);
    },
  }),

  command('POST /disputes/:id/offers/:offerId/accept', {
    ...STEP,
    operationId: 'acceptDisputeOffer',
    permission: 'money.move',
    summary: 'Accept an offer',
    description: `Accepts the other party's offer for the party named, closes the dispute and divides the
      milestone in one transaction. Repeat both amounts as the party saw them. ${APPROVAL_NOTE}`,
    errors: [
      ...PARTY_REFUSALS,
      'offer_changed',
      'commission_paid_out',
      'resolution_lowered',
      'too_many_approvals',
      'key_limit_reached',
    ],
    params: OfferParams,
    body: AcceptBody,
    later: MAY_WAIT,
    run: (call, answerFor) => {
      const acceptance = { ...call.body, offerId: call.params.offerId };
      return disputing.acceptOfferOf(call.context, disputeOf(call), acceptance, answerFor);
    },
  }),

  ...(['decline', 'withdraw'] as const).map((verb) =>
    command(`POST /disputes/:id/offers/:offerId/${verb}`, {
      ...STEP,
      operationId: `${verb}DisputeOffer`,
      summary: verb === 'decline' ? 'Decline an offer' : 'Withdraw an offer',
      description:
        verb === 'decline'
          ? `Declines the other party's offer. The dispute goes on.`
          : `Withdraws the party's own offer, as long as it is open.`,
      errors: [...PARTY_REFUSALS, 'offer_changed'],
      params: OfferParams,
      body: PartyBody,
      run: (call, answerFor) => {
        const { externalUserId } = call.body;
        const ended = { externalUserId, offerId: call.params.offerId, how: `${verb}_offer` } as const;
        return disputing.say.endOffer(call.context, disputeOf(call), ended)(answerFor);
      },
    }),
  ),

  command('POST /disputes/:id/escalate', {
    ...STEP,
    operationId: 'escalateDispute',
    summary: 'Escalate a dispute',
    description: `A party asks the platform to decide, or the platform takes the dispute over. Both parties may
      still make and accept offers until it decides.`,
    errors: PARTY_REFUSALS,
    body: EscalateBody,
    run: (call, answerFor) => disputing.say.escalate(call.context, disputeOf(call), call.body)(answerFor),
  }),

  command('POST /disputes/:id/decide', {
    ...STEP,
    operationId: 'decideDispute',
    permission: 'disputes.decide',
    summary: 'Decide a dispute',
    description: `The platform's decision: \`toBuyer\` and \`toSeller\` must add up to the milestone. It is
      carried out when the time to appeal is over; at once if there is none, and after an appeal. A member
      who spoke for a party cannot decide. ${APPROVAL_NOTE}`,
    errors: [
      'dispute_closed',
      'dispute_action_refused',
      'not_impartial',
      'amount_mismatch',
      'commission_paid_out',
      'resolution_lowered',
      'too_many_approvals',
      'key_limit_reached',
    ],
    body: DecideBody,
    later: MAY_WAIT,
    run: (call, answerFor) => disputing.decide(call.context, disputeOf(call), call.body, answerFor),
  }),

  command('POST /disputes/:id/appeal', {
    ...STEP,
    operationId: 'appealDispute',
    summary: 'Appeal a decision',
    description: `A party asks the platform to decide once more, before \`dueAt\`. There is one appeal; the next
      decision is final.`,
    errors: PARTY_REFUSALS,
    body: AppealBody,
    run: (call, answerFor) => disputing.say.appeal(call.context, disputeOf(call), call.body)(answerFor),
  }),

  command('POST /disputes/:id/withdraw', {
    ...STEP,
    operationId: 'withdrawDispute',
    summary: 'Withdraw a dispute',
    description: `The party that opened the dispute gives it up. The milestone goes on where it was, and its
      inspection window with the rest of its time. It cannot be disputed again.`,
    errors: PARTY_REFUSALS,
    body: PartyBody,
    run: (call, answerFor) => disputing.say.withdraw(call.context, disputeOf(call), call.body)(answerFor),
  }),
];
