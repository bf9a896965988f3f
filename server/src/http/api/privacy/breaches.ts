import { z } from 'zod';
import { addNotice, closeBreach, recordBreach } from '#actions/privacy/record-breach.ts';
import { AUDIT_ACTIONS } from '#core/audit-record.ts';
import { BREACH_STATES, type Breach, NOTICE_RECIPIENTS } from '#core/privacy/breach.ts';
import { Problem } from '#core/problem.ts';
import type { Caller } from '#http/pipeline/call.ts';
import { PAGING_NOTE } from '#http/pipeline/descriptions.ts';
import { command, list, read } from '#http/pipeline/endpoint.ts';
import { byId, PageQuery } from '#http/pipeline/paging.ts';
import { ActorView, created, idOf, moment, ok, text, timestamp } from '#http/pipeline/schemas.ts';
import { periodFilters } from '#http/pipeline/shape/caller-metadata.ts';
import * as breaches from '#store/privacy/breaches.ts';

const MAX_TEXT = 10_000;
/** People that an answer names. More must be looked up in the audit log. */
const MAX_PEOPLE = 1_000;

const BreachView = z
  .object({
    id: z.string(),
    status: z.enum(BREACH_STATES),
    title: z.string(),
    description: z.string(),
    startedAt: timestamp,
    endedAt: timestamp.nullable(),
    knownAt: timestamp,
    reportBy: timestamp.meta({ description: 'Until when the regulator must know: 72 hours after `knownAt`' }),
    reportedAt: timestamp.nullable().meta({ description: 'When the first notice went to the regulator' }),
    notices: z.array(z.object({ to: z.enum(NOTICE_RECIPIENTS), text: z.string(), sentAt: timestamp })),
    cause: z.string().nullable(),
    createdBy: ActorView,
    createdAt: timestamp,
    closedBy: ActorView.nullable(),
    closedAt: timestamp.nullable(),
  })
  .meta({ id: 'Breach' });

const BreachPeopleView = z
  .object({
    people: z.array(z.object({ externalUserId: z.string(), records: z.number().int(), lastAt: timestamp })),
    more: z.boolean().meta({ description: 'True when there are more than 1,000' }),
  })
  .meta({ id: 'BreachPeople' });

function viewBreach(breach: Breach): z.output<typeof BreachView> {
  const { id, state: status, title, description, notices, cause, recordedBy: createdBy, closedBy } = breach;
  return {
    ...{ id, status, title, description },
    startedAt: breach.startedAt.toISOString(),
    endedAt: breach.endedAt?.toISOString() ?? null,
    knownAt: breach.knownAt.toISOString(),
    reportBy: breach.reportBy.toISOString(),
    reportedAt: breach.reportedAt?.toISOString() ?? null,
    notices: [...notices],
    ...{ cause, createdBy },
    createdAt: breach.recordedAt.toISOString(),
    closedBy,
    closedAt: breach.closedAt?.toISOString() ?? null,
  };
}

const Params = z.object({ id: idOf('brc') });
type Asked = { context: { db: Parameters<typeof breaches.find>[0] }; caller: Caller; params: { id: string } };

async function found({ context, caller: { developerId }, params: { id } }: Asked): Promise<Breach> {
  const breach = await breaches.find(context.db, { developerId, id });
  if (breach) return breach;
  throw new Problem('not_found', `There is no breach ${id} in this account.`);
}

/** Records of the audit log that are about a person. */
const ABOUT_PEOPLE = Object.entries(AUDIT_ACTIONS).flatMap(([kind, { on }]) =>
  on === 'person' ? [kind] : [],
);

/** The log of breaches of personal data. */
export const breachEndpoints = [
  command('POST /privacy/breaches', {
    operationId: 'createBreach',
    permission: 'privacy.write',
    tag: 'Privacy',
    summary: 'Record a breach',
    description: `Records that personal data was open to somebody who had no right to it. The clock of 72 hours
      for the regulator runs from \`knownAt\`, which is now unless you say otherwise. The texts are encrypted.`,
    body: z.object({
      title: text('title', { max: 200 }),
      description: text('description', { max: MAX_TEXT }),
      startedAt: moment('startedAt'),
      endedAt: moment('endedAt').optional(),
      knownAt: moment('knownAt').optional(),
    }),
    answer: created('The breach', BreachView),
    run: (
      { context, caller: { developerId }, body: { endedAt = null, knownAt = null, ...body } },
      answerFor,
    ) => recordBreach(context, { developerId, endedAt, knownAt, ...body }, answerFor),
    view: viewBreach,
  }),

  list('GET /privacy/breaches', {
    operationId: 'listBreaches',
    permission: 'privacy.read',
    tag: 'Privacy',
    summary: 'List breaches',
    description: `Returns breaches, newest first. ${PAGING_NOTE}`,
    query: PageQuery.extend({
      status: z
        .enum(BREACH_STATES, { error: `status must be one of ${BREACH_STATES.join(', ')}` })
        .optional(),
      ...periodFilters,
    }),
    answer: ok('A page of breaches', BreachView),
    cursor: byId('brc'),
    rows: ({ context, caller, query: { status: state, ...query } }, part) =>
      breaches.list(context.db, caller.developerId, { ...query, state }, part),
    view: viewBreach,
  }),

  read('GET /privacy/breaches/:id', {
    operationId: 'retrieveBreach',
    permission: 'privacy.read',
    tag: 'Privacy',
    summary: 'Retrieve a breach',
    description: 'Returns the breach, its clock and the notices that were sent.',
    params: Params,
    answer: ok('The breach', BreachView),
    run: found,
    view: viewBreach,
  }),

  read('GET /privacy/breaches/:id/people', {
    operationId: 'listBreachPeople',
    permission: 'privacy.read',
    tag: 'Privacy',
    summary: 'List the people whose data was used',
    description: `Returns the people about whom the audit log has records between \`startedAt\` and
      \`endedAt\`, in the order of their ids: whose pictures or bundle was seen, whose data was changed or erased.
      Data that was read where no record is made, such as a copy of the database, is not in it.`,
    heavy: true,
    params: Params,
    answer: ok('The people', BreachPeopleView),
    run: async (call) => {
      const page = { limit: MAX_PEOPLE + 1, after: undefined };
      return breaches.touched(call.context.db, await found(call), ABOUT_PEOPLE, page);
    },
    view: (people): z.output<typeof BreachPeopleView> => ({
      people: people
        .slice(0, MAX_PEOPLE)
        .map(({ lastAt, ...person }) => ({ ...person, lastAt: lastAt.toISOString() })),
      more: people.length > MAX_PEOPLE,
    }),
  }),

  command('POST /privacy/breaches/:id/notices', {
    operationId: 'addBreachNotice',
    permission: 'privacy.write',
    tag: 'Privacy',
    summary: 'Record a notice of a breach',
    description: `Records a letter that you sent to the regulator or to the people concerned; nothing is sent.
      The first one to the regulator sets \`reportedAt\`.`,
    errors: ['breach_closed', 'too_many_notices'],
    params: Params,
    body: z.object({
      to: z.enum(NOTICE_RECIPIENTS, { error: `to must be one of ${NOTICE_RECIPIENTS.join(', ')}` }),
      text: text('text', { max: MAX_TEXT }),
      sentAt: moment('sentAt').optional(),
    }),
    answer: created('The breach', BreachView),
    run: ({ context, caller: { developerId }, params, body: { sentAt = null, ...notice } }, answerFor) =>
      addNotice(context, { developerId, id: params.id }, { sentAt, ...notice }, answerFor),
    view: viewBreach,
  }),

  command('POST /privacy/breaches/:id/close', {
    operationId: 'closeBreach',
    permission: 'privacy.write',
    tag: 'Privacy',
    summary: 'Close a breach',
    description: 'Closes the breach with its cause. It cannot change afterwards.',
    errors: ['breach_closed'],
    params: Params,
    body: z.object({ cause: text('cause', { max: MAX_TEXT }), endedAt: moment('endedAt').optional() }),
    answer: ok('The closed breach', BreachView),
    run: ({ context, caller: { developerId }, params, body: { endedAt = null, cause } }, answerFor) =>
      closeBreach(context, { developerId, id: params.id }, { cause, endedAt }, answerFor),
    view: viewBreach,
  }),
];
