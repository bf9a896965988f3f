import { z } from 'zod';
import { changeReleasePolicy } from '#actions/escrow/release/change-release-policy.ts';
import { liftHold } from '#actions/escrow/release/lift-hold.ts';
import type { ReleasePolicy } from '#core/escrow/release-policy.ts';
import { MAY_WAIT } from '#http/api/approvals/approval-views.ts';
import { APPROVAL_NOTE, PAGING_NOTE } from '#http/pipeline/descriptions.ts';
import { command, list, read } from '#http/pipeline/endpoint.ts';
import { byId, PageQuery } from '#http/pipeline/paging.ts';
import { currency, idOf, ok, text, timestamp } from '#http/pipeline/schemas.ts';
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
        description: 'A payout above this wants a seller whose identity is verified',
      }),
      above: z
        .int('above must be a whole number of the smallest currency unit')
        .nonnegative('above must not be negative')
        .meta({ description: 'In the smallest currency unit' }),
      currency: currency('currency'),
    }),
    z.object({
      rule: z.literal('new_account').meta({
        description: 'A payout account gets nothing for so many days after it may be used at all',
      }),
      days,
    }),
    z.object({
      rule: z.literal('risky_payment').meta({
        description: 'What was paid in at an assessment other than GREEN waits after its release',
      }),
      days,
    }),
    z.object({
      rule: z.literal('name_mismatch').meta({
        description:
          'An account whose nameMatch or identityNameMatch is mismatch waits for a person, or for another account',
      }),
    }),
    z.object({
      rule: z.literal('first_deals').meta({
        description:
          'A reserve: while a seller has fewer deals than this behind them, the last milestones of an agreement that make up `percent` of it wait after their release',
      }),
      deals: within('deals', 100),
      percent: within('percent', 100),
      days,
    }),
  ])
  .meta({ id: 'ReleaseRule' });

const PolicyView = z
  .object({
    rules: z.array(RuleView).meta({ description: 'Each that applies to a payout holds it back' }),
    changedAt: timestamp.nullable().meta({ description: 'Null: nobody has ever set one' }),
  })
  .meta({ id: 'ReleasePolicy' });

const PolicyBody = z.object({
  rules: z
    .array(RuleView, { error: 'rules is required and must be a list' })
    .max(MAX_RULES, `rules may have at most ${MAX_RULES} entries`)
    .meta({
      description: 'All of them: what is not here is no longer asked. An empty list holds nothing back',
    }),
});

const HoldsQuery = PageQuery.extend({
  status: z.enum(['open', 'over'], { error: 'status must be open or over' }).optional(),
  agreementId: text('agreementId', { max: 100 }).optional(),
});
const LiftBody = z.object({ note: text('note', { max: 1_000 }) });

/** What a payout is held back for before it is sent, and what is held back now. */
export const releaseEndpoints = [
  read('GET /release-policy', {
    operationId: 'retrieveReleasePolicy',
    permission: 'escrow.read',
    tag: 'Payouts',
    summary: 'What payouts are held back for',
    description: `The rules in use. Without any, whatever is released is paid out at once.`,
    heavy: true,
    answer: ok('The policy of this environment', PolicyView),
    run: ({ context, caller }) => policies.find(context.db, caller.developerId),
    view: viewPolicy,
  }),

  command('PUT /release-policy', {
    operationId: 'changeReleasePolicy',
    permission: 'release_policy.write',
    tag: 'Payouts',
    summary: 'Say what payouts are held back for; those that are held back now are looked at again',
    description: `Send the whole list: a rule that is not in it is no longer asked. It holds for payouts
      from now on, and those that are held back are looked at again, so that some may go. ${APPROVAL_NOTE}`,
    errors: ['too_many_approvals'],
    body: PolicyBody,
    answer: ok('The policy as it is now', PolicyView),
    later: MAY_WAIT,
    run: ({ context, caller: { developerId }, body }, answerFor) =>
      changeReleasePolicy(context, { developerId, ...body }, answerFor),
    view: viewPolicy,
  }),

  list('GET /holds', {
    operationId: 'listHolds',
    permission: 'escrow.read',
    tag: 'Payouts',
    summary: 'Payouts that are or were held back, and why, newest first',
    description: `Each says which rule holds which payout, and until when, if time alone ends it.
      \`status=open\` are those that hold now. ${PAGING_NOTE}`,
    query: HoldsQuery,
    answer: ok('A page of holds', HoldView),
    cursor: byId('hold'),
    rows: ({ context, caller, query: { status, agreementId } }, part) => {
      const open = status === undefined ? undefined : status === 'open';
      return holds.list(context.db, caller.developerId, { open, agreementId }, part);
    },
    view: viewHold,
  }),

  command('POST /holds/:id/lift', {
    operationId: 'liftHold',
    permission: 'money.move',
    tag: 'Payouts',
    summary: 'Let a payout go in spite of a rule; it is sent when nothing else holds it back',
    description: `For somebody who has looked, and says so in \`note\`. Other rules may still hold the same
      payout. ${APPROVAL_NOTE}`,
    errors: ['hold_over', 'too_many_approvals', 'key_limit_reached'],
    params: z.object({ id: idOf('hold') }),
    body: LiftBody,
    answer: ok('The hold as it is now', HoldView),
    later: MAY_WAIT,
    run: ({ context, caller: { developerId }, params, body }, answerFor) =>
      liftHold(context, { developerId, holdId: params.id }, body.note, answerFor),
    view: viewHold,
  }),
];

function viewPolicy({ rules, changedAt }: ReleasePolicy): z.output<typeof PolicyView> {
  return {
    rules: rules.map((rule) => ({ ...rule }) as z.output<typeof RuleView>),
    changedAt: changedAt?.toISOString() ?? null,
  };
}
