import { z } from 'zod';
import { requestTraining } from '#actions/risk/train-scorecard.ts';
import { PAGING_NOTE } from '#http/pipeline/descriptions.ts';
import { command, list } from '#http/pipeline/endpoint.ts';
import { byId, PageQuery } from '#http/pipeline/paging.ts';
import { ActorView, accepted, ok, timestamp } from '#http/pipeline/schemas.ts';
import * as trainings from '#store/risk/policy/trainings.ts';

const count = z.int().min(0);
const Share = z
  .object({ before: count, now: count })
  .nullable()
  .meta({ description: 'How many were AMBER or RED, and would be on a card made without their component' });

const TrainingView = z
  .object({
    id: z.string(),
    state: z.enum(['running', 'done', 'too_few']).meta({
      description: 'done: the scorecard is in the draft; too_few: there is too little to learn from',
    }),
    frauds: count.nullable().meta({ description: 'How many frauds there were to learn from' }),
    legitimate: count.nullable().meta({ description: 'How many legitimate payments' }),
    found: Share,
    bothered: Share,
    askedBy: ActorView,
    askedAt: timestamp,
    finishedAt: timestamp.nullable(),
  })
  .meta({ id: 'RiskTraining' });

export const trainingEndpoints = [
  command('POST /fraud/policy/trainings', {
    operationId: 'trainRiskScorecard',
    permission: 'risk_policy.write',
    tag: 'Fraud',
    summary: 'Fit a scorecard to how your assessments turned out, into the draft of the risk policy',
    description: `For an account that has labelled enough: it fits points to what turned out bad, in the
      background, and leaves them in the draft of the risk policy. Nothing decides by them before somebody
      promotes the draft.`,
    answer: accepted('It has begun; look at the trainings for what comes of it', TrainingView),
    run: ({ context, caller: { developerId } }, answerFor) =>
      requestTraining(context, developerId, answerFor),
    view: viewTraining,
  }),

  list('GET /fraud/policy/trainings', {
    operationId: 'listRiskTrainings',
    permission: 'risk.read',
    tag: 'Fraud',
    summary: 'What was learned from your labels, newest first',
    description: `What each came to: a draft, or why there was too little to learn from. ${PAGING_NOTE}`,
    query: PageQuery,
    answer: ok('A page of trainings', TrainingView),
    cursor: byId('les'),
    rows: ({ context, caller }, part) => trainings.list(context.db, caller.developerId, part),
    view: viewTraining,
  }),
];

function viewTraining(training: trainings.Training): z.output<typeof TrainingView> {
  const { id, state, outcome, askedBy, askedAt, finishedAt } = training;
  return {
    ...{ id, state, frauds: outcome?.frauds ?? null, legitimate: outcome?.legitimate ?? null },
    ...{ found: outcome?.found ?? null, bothered: outcome?.bothered ?? null, askedBy },
    ...{ askedAt: askedAt.toISOString(), finishedAt: finishedAt?.toISOString() ?? null },
  };
}
