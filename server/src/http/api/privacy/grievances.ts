import { z } from 'zod';
import { answerGrievance } from '#actions/privacy/answer-grievance.ts';
import { GRIEVANCE_STATES, type Grievance } from '#core/privacy/grievance.ts';
import { Problem } from '#core/problem.ts';
import { PAGING_NOTE } from '#http/pipeline/descriptions.ts';
import { command, list, read } from '#http/pipeline/endpoint.ts';
import { byId, PageQuery } from '#http/pipeline/paging.ts';
import { ActorView, idOf, ok, text, timestamp } from '#http/pipeline/schemas.ts';
import { periodFilters } from '#http/pipeline/shape/caller-metadata.ts';
import * as grievances from '#store/privacy/grievances.ts';

const MAX_ANSWER = 5_000;

const GrievanceView = z
  .object({
    id: z.string(),
    status: z.enum(GRIEVANCE_STATES),
    name: z.string(),
    contact: z.string().meta({ description: 'A mail address or telephone number' }),
    claim: z.string().meta({ description: 'The person’s own words. Stored encrypted' }),
    answer: z.string().nullable(),
    createdAt: timestamp,
    dueAt: timestamp.meta({ description: 'The latest time for an answer: 28 days after it was sent' }),
    answeredBy: ActorView.nullable(),
    answeredAt: timestamp.nullable(),
  })
  .meta({ id: 'Grievance' });

function viewGrievance(grievance: Grievance): z.output<typeof GrievanceView> {
  const { id, state: status, name, contact, claim, answer, answeredBy } = grievance;
  return {
    ...{ id, status, name, contact, claim, answer },
    createdAt: grievance.openedAt.toISOString(),
    dueAt: grievance.dueAt.toISOString(),
    answeredBy,
    answeredAt: grievance.answeredAt?.toISOString() ?? null,
  };
}

const Params = z.object({ id: idOf('grv') });

/** The inbox of the public form for complaints. */
export const grievanceEndpoints = [
  list('GET /privacy/grievances', {
    operationId: 'listGrievances',
    permission: 'privacy.read',
    tag: 'Privacy',
    summary: 'List grievances',
    description: `Returns complaints that people sent with your public form at
      \`/complaints/<your account id>\`, newest first. ${PAGING_NOTE}`,
    query: PageQuery.extend({
      status: z
        .enum(GRIEVANCE_STATES, { error: `status must be one of ${GRIEVANCE_STATES.join(', ')}` })
        .optional(),
      ...periodFilters,
    }),
    answer: ok('A page of grievances', GrievanceView),
    cursor: byId('grv'),
    rows: ({ context, caller, query: { status: state, ...query } }, part) =>
      grievances.list(context.db, caller.developerId, { ...query, state }, part),
    view: viewGrievance,
  }),

  read('GET /privacy/grievances/:id', {
    operationId: 'retrieveGrievance',
    permission: 'privacy.read',
    tag: 'Privacy',
    summary: 'Retrieve a grievance',
    description: 'Returns the complaint, its clock and its answer.',
    params: Params,
    answer: ok('The grievance', GrievanceView),
    run: async ({ context, caller: { developerId }, params: { id } }) => {
      const found = await grievances.find(context.db, { developerId, id });
      if (!found) throw new Problem('not_found', `There is no grievance ${id} in this account.`);
      return found;
    },
    view: viewGrievance,
  }),

  command('POST /privacy/grievances/:id/answer', {
    operationId: 'answerGrievance',
    permission: 'privacy.write',
    tag: 'Privacy',
    summary: 'Answer a grievance',
    description: `Answers a complaint, once. The person reads the answer on the page that they got when they
      sent it. An answered grievance is deleted after two years.`,
    errors: ['grievance_answered'],
    params: Params,
    body: z.object({ answer: text('answer', { max: MAX_ANSWER }) }),
    answer: ok('The answered grievance', GrievanceView),
    run: ({ context, caller: { developerId }, params: { id }, body }, answerFor) =>
      answerGrievance(context, { developerId, id }, body.answer, answerFor),
    view: viewGrievance,
  }),
];
