import { z } from 'zod';
import { changeReleasePolicy } from '#actions/escrow/release/change-release-policy.ts';
import { liftHold } from '#actions/escrow/release/lift-hold.ts';
import type { ReleasePolicy } from '#core/escrow/release-policy.ts';
import { MAY_WAIT } from '#http/api/approvals/approval-views.ts';
import { APPROVAL_NOTE, PAGING_NOTE } from '#http/pipeline/descriptions.ts';
import { command, list, read } from '#http/pipeline/endpoint.ts';
import { byId, PageQuery } from '#http/pipeline/paging.ts';
import { currency, idOf, ok, text } from '#http/pipeline/schemas.ts';
import { agreementReferenceFilter, periodFilters } from '#http/pipeline/shape/caller-metadata.ts';
import { policyVersions, RevisionFields, viewRevision } from '#http/pipeline/shape/revisions.ts';
import * as holds from '#store/escrow/release/holds.ts';
import * as policies from '#store/escrow/release/policies.ts';
import { HoldView, viewHold } from './hold-views.ts';

const MAX_RULES = 20;
const MAX_DAYS = 90;

const within = (name: string, max: number) => {
  const error = `${name} must be a whole number from 1 to ${max}`;
  return z.int(error).min(1, error).max(max, error);
};
const days = within('days', MAX_DAYS);

const RuleView = z
  .discriminatedUnion('rule', [
    z.object({
      rule: z.literal('unverified_seller').meta({
        description: 'Holds payouts above this amount to a seller whose identity is not verified',
      }),
      above: z
        .int('above must be an integer in the smallest currency unit')
        .nonnegative('above must not be negative')
        .meta({ description: 'In the smallest currency unit' }),
      currency: currency('currency'),
    }),
    z.object({
      rule: z.literal('new_account').meta({
        description: 'Holds payouts to a payout account for this many days after `usableFrom`',
      }),
      days,
    }),
    z.object({
      rule: z.literal('risky_payment').meta({
        description:
          'Holds payouts for this many days after the release, if an assessment of the agreement was ' +
          'not GREEN',
      }),
      days,
    }),
    z.object({
      rule: z.literal('name_mismatch').meta({
        description:
          'Holds payouts to an account whose nameMatch or identityNameMatch is `mismatch`, until a ' +
          'person lifts the hold or the account changes',
      }),
    }),
    z.object({
      rule: z.literal('first_deals').meta({
        description:
          'A reserve: until a seller has completed this many deals, the last milestones of an ' +
          'agreement that make up `percent` of it are held for `days` after their release',
      }),
      deals: within('deals', 100),
      percent: within('percent', 100),
      days,
    }),
    z.object({
      rule: z.literal('risky_seller').meta({
        description:
          'Holds payouts for this many days after their release, while the score of the seller is at ' +
          'least `score`',
      }),
      score: within('score', 100),
      days,
    }),
  ])
  .meta({ id: 'ReleaseRule' });

const PolicyView = z
  .object({
    rules: z.array(RuleView).meta({ description: 'A payout is held by every rule that applies to it' }),
    ...RevisionFields,
  })
  .meta({ id: 'ReleasePolicy' });

const PolicyBody = z.object({
  rules: z
    .array(RuleView, { error: 'rules is required and must be a list' })
    .max(MAX_RULES, `rules may have at most ${MAX_RULES} entries`)
    .meta({
      description: 'The complete list: rules that are left out no longer apply. An empty list holds nothing',
    }),
});

const HoldsQuery = PageQuery.extend({
  status: z.enum(holds.HOLD_STATUSES, 'status must be OPEN, LIFTED or OVER').optional(),
  agreementId: text('agreementId', { max: 100 }).optional(),
  ...agreementReferenceFilter,
  ...periodFilters,
});
const LiftBody = z.object({ note: text('note', { max: 1_000 }) });

/** The release policy and the payouts that it holds. */
export const releaseEndpoints = [
  read('GET /policies/release', {
    operationId: 'retrieveReleasePolicy',
    permission: 'escrow.read',
    tag: 'Payouts',
    summary: 'Retrieve the release policy',
    description: `Returns the rules in use. Without rules, every released milestone is paid out immediately.`,
    heavy: true,
    answer: ok('The release policy of this environment', PolicyView),
    run: ({ context, caller }) => policies.find(context.db, caller.developerId),
    view: viewPolicy,
  }),

  policyVersions('GET /policies/release/versions', {
    operationId: 'listReleasePolicyVersions',
    permission: 'escrow.read',
    tag: 'Payouts',
    name: 'release policy',
    answer: PolicyView,
    list: policies.list,
    view: viewPolicy,
  }),

  command('PUT /policies/release', {
    operationId: 'changeReleasePolicy',
    permission: 'release_policy.write',
    tag: 'Payouts',
    summary: 'Change the release policy',
    description: `Send the complete list: rules that are left out no longer apply. The new policy applies to
      all payouts from now on; payouts on hold are evaluated again, and some may be released.
      ${APPROVAL_NOTE}`,
    errors: ['too_many_approvals'],
    body: PolicyBody,
    answer: ok('The updated policy', PolicyView),
    later: MAY_WAIT,
    run: ({ context, caller: { developerId }, body }, answerFor) =>
      changeReleasePolicy(context, { developerId, ...body }, answerFor),
    view: viewPolicy,
  }),

  list('GET /holds', {
    operationId: 'listHolds',
    permission: 'escrow.read',
    tag: 'Payouts',
    summary: 'List holds',
    description: `Returns payouts that are or were held, newest first: which rule holds which payout and,
      for rules that end by themselves, until when. Use \`status=OPEN\` for current holds. ${PAGING_NOTE}`,
    query: HoldsQuery,
    answer: ok('A page of holds', HoldView),
    cursor: byId('hold'),
    rows: ({ context, caller, query }, part) => holds.list(context.db, caller.developerId, query, part),
    view: viewHold,
  }),

  command('POST /holds/:id/lift', {
    operationId: 'liftHold',
    permission: 'money.move',
    tag: 'Payouts',
    summary: 'Lift a hold',
    description: `Releases a payout in spite of a rule. Explain in \`note\` what you have checked. The
      payout is sent once no other rule holds it. ${APPROVAL_NOTE}`,
    errors: ['hold_over', 'too_many_approvals', 'key_limit_reached'],
    params: z.object({ id: idOf('hold') }),
    body: LiftBody,
    answer: ok('The updated hold', HoldView),
    later: MAY_WAIT,
    run: ({ context, caller: { developerId }, params, body }, answerFor) =>
      liftHold(context, { developerId, holdId: params.id }, body.note, answerFor),
    view: viewHold,
  }),
];

function viewPolicy(policy: ReleasePolicy): z.output<typeof PolicyView> {
  return {
    rules: policy.rules.map((rule) => ({ ...rule }) as z.output<typeof RuleView>),
    ...viewRevision(policy),
  };
}
