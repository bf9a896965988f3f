import { z } from 'zod';
import { accountsWithBankNames } from '#actions/escrow/bank/bank-names.ts';
import { loadShownAgreement } from '#actions/escrow/change-agreement.ts';
import { depositsWithPayers } from '#actions/escrow/compare-with-identity.ts';
import { confirmMilestone } from '#actions/escrow/confirm-milestone.ts';
import { createAgreement, type NewAgreement } from '#actions/escrow/create-agreement.ts';
import { updateAgreement } from '#actions/escrow/update-agreement.ts';
import { AGREEMENT_STATUSES, type Agreement } from '#core/escrow/agreement.ts';
import { MAX_MILESTONES } from '#core/escrow/amendments/propose.ts';
import type { Confirmed } from '#core/escrow/confirm.ts';
import { DEFAULT_CURRENCY } from '#core/escrow/currency.ts';
import type { Caller } from '#http/pipeline/call.ts';
import { PAGING_NOTE } from '#http/pipeline/descriptions.ts';
import { command, list, read } from '#http/pipeline/endpoint.ts';
import { LONG_BODY_BYTES } from '#http/pipeline/limits/body-limits.ts';
import { byId, PageQuery } from '#http/pipeline/paging.ts';
import {
  created,
  currency,
  externalId,
  idOf,
  newExternalId,
  ok,
  positiveAmount,
  text,
} from '#http/pipeline/schemas.ts';
import {
  amountFilters,
  callerMetadataChanges,
  callerMetadataFields,
  callerMetadataOf,
  expandable,
  listFilters,
} from '#http/pipeline/shape/caller-metadata.ts';
import type { ShownAgreement } from '#store/escrow/agreement-rows.ts';
import * as agreements from '#store/escrow/agreements.ts';
import * as payouts from '#store/escrow/payouts.ts';
import type { AnswerFor } from '#store/idempotency.ts';
import {
  AgreementView,
  MilestoneView,
  viewAgreement,
  viewFunding,
  viewLastAmendment,
  viewMilestone,
  viewParties,
  viewSums,
} from './agreement-views.ts';
import { viewDeposit } from './deposit-views.ts';
import { feesField, feeTermsOf, sharesField, shareTermsOf } from './fees.ts';
import { costOf } from './milestone-cost.ts';
import { viewPayout } from './payout-views.ts';
import { fundByField, limitFields } from './time-limits.ts';

const email = (name: string) =>
  text(name, { max: 254 }).pipe(z.email(`${name} must be a valid e-mail address`));
export const title = text('title', { max: 200 });

const CreateTerms = z.object({
  buyerExternalId: newExternalId('buyerExternalId'),
  sellerExternalId: newExternalId('sellerExternalId'),
  totalAmount: positiveAmount('totalAmount').meta({ description: 'The sum of the milestone amounts' }),
  milestones: z
    .array(z.object({ title, amount: positiveAmount('amount'), shares: sharesField, ...limitFields }), {
      error: 'milestones is required and must be a list',
    })
    .min(1, 'milestones must have at least one entry')
    .max(MAX_MILESTONES, `milestones may have at most ${MAX_MILESTONES} entries`),
  currency: currency('currency').default(DEFAULT_CURRENCY),
  buyerEmail: email('buyerEmail').optional(),
  buyerName: text('buyerName', { max: 120 }).optional().meta({ description: 'Shown on the virtual account' }),
  sellerEmail: email('sellerEmail')
    .optional()
    .meta({ description: 'The seller is notified at this address, if mail is configured' }),
  sellerName: text('sellerName', { max: 120 }).optional(),
  fundBy: fundByField,
  fees: feesField,
  quoteId: idOf('quo')
    .optional()
    .meta({ description: 'A quote with the fees and shares, instead of `fees` and `shares`' }),
  ...callerMetadataFields,
});

export const CreateBody = CreateTerms.superRefine(({ fees, quoteId, milestones }, context) => {
  const stated = fees ?? milestones.find(({ shares }) => shares !== undefined);
  if (stated === undefined || quoteId === undefined) return;
  const message = 'must not be sent together with fees or shares; the quote has its own';
  context.addIssue({ code: 'custom', path: ['quoteId'], message });
});

const UpdateBody = z.object({
  ...callerMetadataChanges,
  buyerEmail: email('buyerEmail').nullable().optional().meta({ description: 'Null removes the address' }),
  sellerEmail: email('sellerEmail').nullable().optional().meta({ description: 'Null removes the address' }),
  milestones: z
    .array(z.object({ id: idOf('ms'), title }), { error: 'milestones must be a list' })
    .max(MAX_MILESTONES, `milestones may have at most ${MAX_MILESTONES} entries`)
    .refine(
      (given) => new Set(given.map(({ id }) => id)).size === given.length,
      'milestones must not name one twice',
    )
    .optional()
    .meta({ description: 'New titles. Milestones that are left out keep theirs' }),
});

const ListQuery = PageQuery.extend({
  status: z.enum(AGREEMENT_STATUSES).optional(),
  buyerExternalId: externalId('buyerExternalId').optional(),
  sellerExternalId: externalId('sellerExternalId').optional(),
  ...listFilters,
  ...amountFilters,
  expand: expandable(
    ['funding', 'parties', 'clock', 'amendment'],
    'Adds funding (where the money is), parties, the clock of each milestone or the last amendment to each ' +
      'agreement',
  ),
});

export const AgreementParams = z.object({ id: idOf('agr') });

const RetrieveQuery = z.object({
  expand: expandable(
    ['funding', 'deposits', 'payouts', 'parties', 'clock', 'amendment', 'metadata'],
    'Adds funding (where the money is), deposits (what was received and from whom), payouts (what goes ' +
      'to the seller), parties, the clock (inspection window) of each milestone or the last amendment. Send ' +
      'several names separated by commas, or the parameter several times. `metadata` is always present',
  ),
});

type Expanded = Parameters<NonNullable<z.output<typeof RetrieveQuery>['expand']>['has']>[0];

/** Identifies an agreement, always within the caller's account. */
export function keyOf(call: { caller: Caller; params: { id: string } }): agreements.AgreementKey {
  return { developerId: call.caller.developerId, agreementId: call.params.id };
}

export const MilestoneParams = z.object({ id: idOf('agr'), milestoneId: idOf('ms') });

export const ConfirmBody = z.object({
  externalUserId: externalId('externalUserId').meta({
    description: 'The agreement’s buyerExternalId or sellerExternalId, which decides the side that confirms',
  }),
  amount: positiveAmount('amount').optional().meta({
    description: 'The amount that the party was shown; refused when an amendment has changed it since',
  }),
});

export const ConfirmedView = z
  .object({
    message: z.string(),
    milestone: MilestoneView,
  })
  .meta({ id: 'MilestoneConfirmation' });

export const agreementEndpoints = [
  command('POST /escrow/agreements', {
    operationId: 'createAgreement',
    bodyLimit: LONG_BODY_BYTES,
    cost: ({ milestones }) => costOf(milestones),
    permission: 'escrow.write',
    tag: 'Escrow',
    summary: 'Create an agreement',
    description: `Every deal starts with an agreement: who pays, who is paid, how much, and in which
      milestones. The milestone amounts must add up to \`totalAmount\`. No money moves yet; next, assess the
      payment to get the account that the buyer pays into. Send an Idempotency-Key or your own
      \`reference\`, so that a retry does not create a second agreement.`,
    errors: ['amount_mismatch', 'reference_taken', 'quote_expired'],
    body: CreateBody,
    answer: created('The new agreement, with status PENDING', AgreementView),
    run: ({ context, caller: { developerId }, body }, answerFor: AnswerFor<Agreement>) =>
      createAgreement(context, newAgreementOf(developerId, body), answerFor),
    view: (agreement, { body }) => viewCreated(agreement, body),
  }),

  list('GET /escrow/agreements', {
    operationId: 'listAgreements',
    permission: 'escrow.read',
    tag: 'Escrow',
    summary: 'List agreements',
    description: `Returns agreements, newest first, each as it is retrieved; \`expand\` adds \`funding\` or
      \`parties\`. Filter by status, party, reference, date and amount; filters can be combined. ${PAGING_NOTE}`,
    query: ListQuery,
    answer: ok('A page of agreements', AgreementView),
    cursor: byId('agr'),
    rows: ({ context: { db }, caller: { developerId }, query }, part) =>
      agreements.list(db, developerId, query, part),
    view: (agreement, { query: { expand }, context }) => ({
      ...viewAgreement(agreement, expand?.has('clock') ? context.clock() : undefined),
      ...(expand?.has('funding') && { funding: viewSums(agreement) }),
      ...(expand?.has('parties') && { parties: viewParties(agreement) }),
      ...(expand?.has('amendment') && { amendment: viewLastAmendment(agreement) }),
    }),
  }),

  read('GET /escrow/agreements/:id', {
    operationId: 'retrieveAgreement',
    permission: 'escrow.read',
    tag: 'Escrow',
    summary: 'Retrieve an agreement',
    description: `Returns an agreement with its status and milestones. Use \`expand\` to add \`funding\`
      (where the money is), \`deposits\` (what was received, and whether the buyer sent it), \`payouts\`
      (what went to the seller), \`parties\`, the \`clock\` of each milestone and the last \`amendment\`. To follow many agreements, use webhooks
      instead of polling.`,
    params: AgreementParams,
    query: RetrieveQuery,
    answer: ok('The agreement', AgreementView),
    run: async (call) => {
      const agreement = await loadShownAgreement(call.context, keyOf(call));
      const { db } = call.context;
      const wants = (what: Expanded) => call.query.expand?.has(what);
      return {
        agreement,
        now: wants('clock') ? call.context.clock() : undefined,
        deposits: wants('deposits') ? await depositsWithPayers(db, agreement) : null,
        withParties: wants('parties'),
        withAmendment: wants('amendment'),
        payouts: wants('payouts') ? await payouts.ofAgreement(db, keyOf(call)) : null,
        accounts: wants('funding') ? await accountsWithBankNames(call.context, keyOf(call)) : null,
      };
    },
    view: ({ agreement, now, accounts, deposits, payouts: found, withAmendment, withParties }) => ({
      ...viewAgreement(agreement, now),
      ...(accounts && { funding: viewFunding(agreement, accounts) }),
      ...(deposits && { deposits: deposits.map(viewDeposit) }),
      ...(found && { payouts: found.map(viewPayout) }),
      ...(withParties && { parties: viewParties(agreement) }),
      ...(withAmendment && { amendment: viewLastAmendment(agreement) }),
    }),
  }),

  command('PATCH /escrow/agreements/:id', {
    operationId: 'updateAgreement',
    bodyLimit: LONG_BODY_BYTES,
    cost: ({ milestones = [] }) => costOf(milestones),
    permission: 'escrow.write',
    tag: 'Escrow',
    summary: 'Update an agreement',
    description: `Changes your reference, metadata, the parties' mail addresses and titles of milestones.
      Fields that are left out stay as they are, also single keys of \`metadata\`. Amounts and limits
      are what was agreed, so they change by an amendment only, and a title cannot once a party has confirmed the milestone.
      The event \`agreement.updated\` has the changed fields. Mail that is queued still goes to the former
      address.`,
    errors: ['reference_taken', 'milestone_confirmed'],
    params: AgreementParams,
    body: UpdateBody,
    answer: ok('The updated agreement', AgreementView),
    run: (call, answerFor) => updateAgreement(call.context, { ...keyOf(call), ...call.body }, answerFor),
    view: (agreement: ShownAgreement) => viewAgreement(agreement),
  }),

  command('POST /escrow/agreements/:id/milestones/:milestoneId/confirm', {
    operationId: 'confirmMilestone',
    permission: 'escrow.write',
    tag: 'Escrow',
    summary: 'Confirm a milestone',
    description: `Each party confirms that the milestone is done; confirming twice for the same party has no
      effect. With the second party's confirmation the amount belongs to the seller and is paid out
      automatically. If the agreement is not fully funded yet, the release waits and \`message\` says how
      much is missing. A milestone confirmed by both parties cannot be unconfirmed.`,
    errors: [
      'not_a_party',
      'key_limit_reached',
      'agreement_frozen',
      'milestone_disputed',
      'milestone_refunded',
      'milestone_resolved',
      'amount_changed',
    ],
    params: MilestoneParams,
    body: ConfirmBody,
    formerlySnakeCase: true,
    problems: [403],
    answer: ok('The updated milestone', ConfirmedView),
    run: (call, answerFor) => {
      const { milestoneId } = call.params;
      return confirmMilestone(call.context, { ...keyOf(call), milestoneId, ...call.body }, answerFor);
    },
    view: viewConfirmation,
  }),
];

export function newAgreementOf(developerId: string, body: z.output<typeof CreateBody>): NewAgreement {
  const { buyerEmail = null, buyerName = null, sellerEmail = null, sellerName = null } = body;
  const parties = { buyerEmail, buyerName, sellerEmail, sellerName };
  const { reference, metadata, fees, ...terms } = body;
  const callerMetadata = callerMetadataOf({ reference, metadata });
  const milestones = terms.milestones.map(({ shares, ...milestone }) => ({
    ...milestone,
    shares: shareTermsOf(shares),
  }));
  return { ...terms, ...parties, milestones, fees: fees && feeTermsOf(fees), developerId, callerMetadata };
}

export function viewCreated(agreement: Agreement, given: Parameters<typeof callerMetadataOf>[0]) {
  return viewAgreement({ ...agreement, callerMetadata: callerMetadataOf(given) });
}

export function viewConfirmation({ message, milestone }: Confirmed): z.output<typeof ConfirmedView> {
  return { message, milestone: viewMilestone(milestone) };
}
