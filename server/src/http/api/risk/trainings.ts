import { z } from 'zod';
import { requestTraining } from '#actions/risk/train-scorecard.ts';
import { PAGING_NOTE } from '#http/pipeline/descriptions.ts';
import { command, list } from '#http/pipeline/endpoint.ts';
import { byId, PageQuery } from '#http/pipeline/paging.ts';
import { LONG_WORK_COST } from '#http/pipeline/rate-limit.ts';
import {
  ActorView,
  accepted,
  inCapitals,
  inLowerCase,
  lifecycle,
  ok,
  timestamp,
} from '#http/pipeline/schemas.ts';
import { periodFilters } from '#http/pipeline/shape/caller-metadata.ts';
import * as trainings from '#store/risk/policy/trainings.ts';

const count = z.int().min(0);
const Share = z
  .object({ before: count, now: count })
  .nullable()
  .meta({
    description:
      'How many were AMBER or RED (`before`), and how many would be with a scorecard trained without ' +
      'their connected component (`now`)',
  });

const Status = lifecycle(['running', 'done', 'too_few', 'other_weeks']);
const TrainingsQuery = PageQuery.extend({ status: Status.optional(), ...periodFilters });

const TrainingView = z
  .object({
    id: z.string(),
    status: Status.meta({
      description:
        'DONE: the scorecard is in the draft. TOO_FEW: there are too few labels to train on. OTHER_WEEKS: ' +
        'frauds and legitimate payments are from different weeks, so that their age would be learned',
    }),
    frauds: count.nullable().meta({ description: 'The number of frauds trained on' }),
    legitimate: count.nullable().meta({ description: 'The number of legitimate payments trained on' }),
    truePositives: Share,
    falsePositives: Share,
    from: timestamp.nullable().meta({ description: 'The first payment trained on' }),
    to: timestamp.nullable().meta({ description: 'The last payment trained on' }),
    later: z
      .object({ frauds: count, legitimate: count, truePositives: Share, falsePositives: Share })
      .nullable()
      .meta({
        description:
          'The last weeks by a scorecard trained on the weeks before them: what to expect from here on. ' +
          'Null when either part is too small',
      }),
    contradicting: count.nullable().meta({
      description: 'Payments labelled legitimate that look like frauds of other users',
    }),
    contradictions: z
      .array(z.object({ assessmentId: z.string(), labelledBy: ActorView, leftOut: z.boolean() }))
      .meta({
        description:
          'The first of them, with the person who set the label. `leftOut`: only one person set ' +
          'it, so it was not trained on; a second person can set the same label',
      }),
    createdBy: ActorView,
    createdAt: timestamp,
    finishedAt: timestamp.nullable(),
  })
  .meta({ id: 'RiskTraining' });

export const trainingEndpoints = [
  command('POST /policies/risk/trainings', {
    cost: () => LONG_WORK_COST,
    operationId: 'trainRiskScorecard',
    permission: 'risk_policy.write',
    tag: 'Fraud',
    summary: 'Train a scorecard',
    description: `Use this once you have labelled enough assessments. It fits points to their outcomes in
      the background and puts the scorecard into the draft of the risk policy. It has no effect until the
      draft is promoted.`,
    answer: accepted('The training has started; list the trainings for its result', TrainingView),
    run: ({ context, caller: { developerId } }, answerFor) =>
      requestTraining(context, developerId, answerFor),
    view: viewTraining,
  }),

  list('GET /policies/risk/trainings', {
    operationId: 'listRiskTrainings',
    permission: 'risk.read',
    tag: 'Fraud',
    summary: 'List trainings',
    description: `Returns trainings, newest first, each with its result: a draft, or too few labels to train
      on. ${PAGING_NOTE}`,
    query: TrainingsQuery,
    answer: ok('A page of trainings', TrainingView),
    cursor: byId('trn'),
    rows: ({ context, caller, query: { status, ...period } }, part) =>
      trainings.list(
        context.db,
        caller.developerId,
        { ...period, state: status && inLowerCase(status) },
        part,
      ),
    view: viewTraining,
  }),
];

function viewTraining(training: trainings.Training): z.output<typeof TrainingView> {
  const { id, state, outcome, askedBy, askedAt, finishedAt } = training;
  return {
    id,
    status: inCapitals(state),
    frauds: outcome?.frauds ?? null,
    legitimate: outcome?.legitimate ?? null,
    truePositives: outcome?.truePositives ?? null,
    falsePositives: outcome?.falsePositives ?? null,
    from: outcome?.from ? new Date(outcome.from).toISOString() : null,
    to: outcome?.to ? new Date(outcome.to).toISOString() : null,
    later: outcome?.later ?? null,
    contradicting: outcome?.contradicting ?? null,
    contradictions: [...(outcome?.contradictions ?? [])],
    createdBy: askedBy,
    createdAt: askedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}
