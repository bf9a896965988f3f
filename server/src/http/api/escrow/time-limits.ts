import { z } from 'zod';
import { changeTermsPolicy } from '#actions/escrow/change-terms-policy.ts';
import { DEADLINE_KINDS } from '#core/escrow/deadlines.ts';
import {
  DEFAULT_DISPUTE_TERMS,
  type DisputeTerms,
  ON_NO_ANSWER,
  SHORTEST_STAGE,
} from '#core/escrow/disputes/terms.ts';
import { ON_SILENCE } from '#core/escrow/inspection.ts';
import { LONGEST_INSPECTION, SHORTEST_INSPECTION, type TermsPolicy } from '#core/escrow/terms-policy.ts';
import { rulesOf } from '#core/revision.ts';
import { MAY_WAIT } from '#http/api/approvals/approval-views.ts';
import { APPROVAL_NOTE, PAGING_NOTE } from '#http/pipeline/descriptions.ts';
import { command, list, read } from '#http/pipeline/endpoint.ts';
import { type Cursor, PageQuery } from '#http/pipeline/paging.ts';
import { moment, ok, text, timestamp } from '#http/pipeline/schemas.ts';
import { agreementReferenceFilter, period } from '#http/pipeline/shape/caller-metadata.ts';
import { policyVersions, RevisionFields, viewRevision } from '#http/pipeline/shape/revisions.ts';
import * as deadlines from '#store/escrow/deadlines.ts';
import * as policies from '#store/escrow/terms.ts';
import { feeTermsOf, ScheduledFeeView, scheduleField, viewScheduledFee } from './fees.ts';

export const seconds = (name: string, min: number) => {
  const error = `${name} must be a whole number from ${min} to ${LONGEST_INSPECTION}`;
  return z.int(error).min(min, error).max(LONGEST_INSPECTION, error);
};
const inspectionSeconds = seconds('inspectionSeconds', SHORTEST_INSPECTION).nullable();
const stage = (name: Extract<keyof DisputeTerms, `${string}Seconds`>, min = SHORTEST_STAGE) =>
  seconds(name, min).default(DEFAULT_DISPUTE_TERMS[name]);
const EVIDENCE_DAYS = 'evidenceDays must be a whole number from 1 to 3650';
const onSilence = z.enum(ON_SILENCE, { error: 'onSilence must be release or hold' });

/** What a milestone may state about time when it is created. */
export const limitFields = {
  deliverBy: moment('deliverBy').nullable().optional().meta({
    description: 'When the seller has to confirm. Later, `milestone.overdue` is sent; nothing else happens',
  }),
  inspectionSeconds: inspectionSeconds.optional().meta({
    description:
      'How long the buyer may inspect after the seller has confirmed. Null for no window; left out, the ' +
      'terms policy applies',
  }),
  onSilence: onSilence.optional().meta({
    description: 'When the window ends without an answer: `release` the milestone, or `hold` it for a person',
  }),
};

/** What an amendment may state about time: what is left out stays as it is. */
export const amendedLimitFields = {
  deliverBy: moment('deliverBy').nullable().optional().meta({
    description: 'When the seller has to confirm. Null for no limit',
  }),
  inspectionSeconds: inspectionSeconds.optional().meta({
    description: 'How long the buyer may inspect after the seller has confirmed. Null for no window',
  }),
  onSilence: limitFields.onSilence,
};

export const fundByField = moment('fundBy')
  .nullable()
  .optional()
  .meta({
    description:
      'The agreement ends if it is not paid in full by then, and money that was paid goes back. Null for no ' +
      'limit; left out, the terms policy applies',
  });

const DisputeTermsView = z
  .object({
    answerSeconds: z.int(),
    negotiationSeconds: z.int(),
    decisionSeconds: z.int(),
    appealSeconds: z.int(),
    onNoAnswer: z.enum(ON_NO_ANSWER),
    evidenceDays: z.int(),
  })
  .meta({ description: 'How long each stage of a dispute lasts' });

const TermsView = z
  .object({
    fundWithinSeconds: z.int().nullable(),
    inspectionSeconds: z.int().nullable(),
    onSilence: z.enum(ON_SILENCE),
    disputes: DisputeTermsView,
    fees: z.array(ScheduledFeeView),
    ...RevisionFields,
  })
  .meta({ id: 'TermsPolicy' });

const TermsBody = z.object({
  fundWithinSeconds: seconds('fundWithinSeconds', 60)
    .nullable()
    .default(null)
    .meta({ description: 'The time to pay, from the creation on. Null for no limit' }),
  inspectionSeconds: inspectionSeconds
    .default(null)
    .meta({ description: 'The inspection window of each milestone. Null for none' }),
  onSilence: onSilence
    .default('release')
    .meta({ description: 'What happens when the window ends without an answer' }),
  disputes: z
    .object({
      answerSeconds: stage('answerSeconds').meta({
        description: 'The time of the other party to answer a dispute',
      }),
      negotiationSeconds: stage('negotiationSeconds').meta({
        description: 'The time to agree, before the platform has to decide',
      }),
      decisionSeconds: stage('decisionSeconds').meta({
        description: 'The time to decide. Later, `dispute.decision_overdue` is sent',
      }),
      appealSeconds: stage('appealSeconds', 0).meta({
        description: 'The time to appeal. 0 makes a decision final at once',
      }),
      onNoAnswer: z
        .enum(ON_NO_ANSWER, { error: 'onNoAnswer must be grant or escalate' })
        .default(DEFAULT_DISPUTE_TERMS.onNoAnswer)
        .meta({ description: 'Without an answer: grant the claim, or let the platform decide' }),
      evidenceDays: z
        .int(EVIDENCE_DAYS)
        .min(1, EVIDENCE_DAYS)
        .max(3_650, EVIDENCE_DAYS)
        .default(DEFAULT_DISPUTE_TERMS.evidenceDays)
        .meta({ description: 'How long the files of the parties are kept after the end of the dispute' }),
    })
    .prefault({})
    .meta({ description: 'The stages of disputes that are opened from now on' }),
  fees: scheduleField,
});

const DeadlineView = z
  .object({
    dueAt: timestamp,
    type: z.enum(DEADLINE_KINDS).meta({
      description:
        'fund_by: the agreement ends if it is not paid; deliver_by: the delivery is late; inspection_end: ' +
        'the milestone is released or held; dispute: the time of the side whose turn it is; ' +
        'amendment: it lapses',
    }),
    agreementId: z.string(),
    milestoneId: z.string().nullable().meta({ description: 'Null for `fund_by` and `amendment`' }),
  })
  .meta({ id: 'Deadline' });

const DeadlinesQuery = PageQuery.extend({
  agreementId: text('agreementId', { max: 100 }).optional(),
  ...agreementReferenceFilter,
  ...period('Due'),
});

/** Deadlines sort by time, then by what they are about. */
const byTime: Cursor<deadlines.ListedDeadline> = {
  shape: /^\d{4}-\d\d-\d\dT[\d:.]{12}Z agr_[0-9a-f]{32} (?:ms_[0-9a-f]{32})? [a-z_]{1,20}$/,
  of: deadlines.positionOf,
};

/** Deadlines and the terms policy. */
export const timeEndpoints = [
  list('GET /escrow/deadlines', {
    operationId: 'listDeadlines',
    permission: 'escrow.read',
    tag: 'Escrow',
    summary: 'List deadlines',
    description: `Returns every moment at which something happens by itself, the next one first: the end of
      the time to pay, to deliver, to inspect, of a stage of a dispute and of an open amendment. While an agreement is on hold,
      it has none. ${PAGING_NOTE}`,
    query: DeadlinesQuery,
    answer: ok('A page of deadlines', DeadlineView),
    cursor: byTime,
    rows: ({ context, caller, query }, part) => deadlines.list(context.db, caller.developerId, query, part),
    view: ({ at, kind: type, ...about }) => ({ dueAt: at.toISOString(), type, ...about }),
  }),

  read('GET /policies/terms', {
    operationId: 'retrieveTermsPolicy',
    permission: 'escrow.read',
    tag: 'Escrow',
    summary: 'Retrieve the terms policy',
    description: `Returns the time limits and fees of new agreements that state none of their own.`,
    heavy: true,
    answer: ok('The terms policy of this environment', TermsView),
    run: ({ context, caller }) => policies.find(context.db, caller.developerId),
    view: viewTerms,
  }),

  policyVersions('GET /policies/terms/versions', {
    operationId: 'listTermsPolicyVersions',
    permission: 'escrow.read',
    tag: 'Escrow',
    name: 'terms policy',
    answer: TermsView,
    list: policies.list,
    view: viewTerms,
  }),

  command('PUT /policies/terms', {
    operationId: 'changeTermsPolicy',
    permission: 'release_policy.write',
    tag: 'Escrow',
    summary: 'Change the terms policy',
    description: `Sets the time limits and fees of new agreements that state none of their own. Agreements that exist
      keep those that they were created with. Fields that are left out return to their defaults. Other
      processes of the service follow within half a minute. ${APPROVAL_NOTE}`,
    errors: ['too_many_approvals'],
    body: TermsBody,
    answer: ok('The updated policy', TermsView),
    later: MAY_WAIT,
    run: ({ context, caller: { developerId }, body }, answerFor) =>
      changeTermsPolicy(context, developerId, { ...body, fees: feeTermsOf(body.fees) }, answerFor),
    view: viewTerms,
  }),
];

function viewTerms(policy: TermsPolicy): z.output<typeof TermsView> {
  const { fees, ...rules } = rulesOf(policy);
  return { ...rules, fees: fees.map(viewScheduledFee), ...viewRevision(policy) };
}
