import { z } from 'zod';
import type { Context } from '#actions/context.ts';
import { liftRestriction, recordConsent, withdrawConsent } from '#actions/privacy/record-consent.ts';
import { DATA_CLASSES } from '#core/privacy/classes.ts';
import { type Consent, PURPOSES } from '#core/privacy/consent.ts';
import { GRIEVANCES_KEPT_MS, SWEEPS_EVERY_MS } from '#core/privacy/retention.ts';
import { DAY_MS } from '#core/time.ts';
import { PAGING_NOTE } from '#http/pipeline/descriptions.ts';
import { command, list, read } from '#http/pipeline/endpoint.ts';
import { byId, PageQuery } from '#http/pipeline/paging.ts';
import { ActorView, created, externalId, idOf, moment, ok, text, timestamp } from '#http/pipeline/schemas.ts';
import { period } from '#http/pipeline/shape/caller-metadata.ts';
import { recipientsOf } from '#store/privacy/bundle.ts';
import * as consents from '#store/privacy/consents.ts';
import * as retention from '#store/privacy/retention.ts';

const ConsentView = z
  .object({
    id: z.string(),
    externalUserId: z.string(),
    purpose: z.enum(PURPOSES),
    textVersion: z.string(),
    language: z.string(),
    channel: z.string(),
    givenAt: timestamp,
    recordedBy: ActorView,
    withdrawnAt: timestamp.nullable(),
  })
  .meta({ id: 'Consent' });

function viewConsent({ developerId: _tenant, ...consent }: Consent): z.output<typeof ConsentView> {
  return {
    ...consent,
    givenAt: consent.givenAt.toISOString(),
    withdrawnAt: consent.withdrawnAt?.toISOString() ?? null,
  };
}

const RestrictionView = z
  .object({ externalUserId: z.string(), restricted: z.boolean() })
  .meta({ id: 'PersonRestriction' });

const ClassView = z.object({
  class: z.string(),
  purpose: z.string(),
  basis: z.string().meta({ description: 'The legal basis' }),
  ends: z.string().meta({ description: 'What ends the storage' }),
  days: z.number().nullable().meta({ description: 'For how long, where a setting says so' }),
  tables: z.array(z.string()),
});
const RegisterView = z
  .object({
    data: z.array(ClassView),
    recipients: z.array(z.object({ type: z.string(), name: z.string() })),
  })
  .meta({ id: 'ProcessingRegister' });

const RetentionView = z
  .object({
    data: z.array(
      ClassView.omit({ tables: true }).extend({
        lastRunAt: timestamp.nullable().meta({ description: 'Null where only an erasure deletes' }),
        nextRunAt: timestamp.nullable(),
        deleted: z.number().int().meta({ description: 'Rows of all accounts that were deleted so far' }),
        lastDeletedAt: timestamp.nullable(),
      }),
    ),
  })
  .meta({ id: 'RetentionTable' });

/** How long a class of data is kept where a setting says so. */
function daysOf(name: string, kept: Context['kept']): number | null {
  const periods: Readonly<Record<string, number>> = {
    bank_log: kept.bankLogMs,
    webhook_log: kept.webhookLogMs,
    mail: kept.mailLogMs,
    request_log: kept.requestLogMs,
    saved_answers: DAY_MS,
    grievances: GRIEVANCES_KEPT_MS,
  };
  const ms = periods[name];
  return ms === undefined ? null : ms / DAY_MS;
}

/** Consents, restrictions, and the register of processing. */
export const privacyRecordEndpoints = [
  command('POST /privacy/consents', {
    operationId: 'createConsent',
    permission: 'privacy.write',
    tag: 'Privacy',
    summary: 'Record a consent',
    description: `Records which text a person agreed to, in which language, where and when. The hosted page of
      an identity session records its own consent.`,
    body: z.object({
      externalUserId: externalId('externalUserId'),
      purpose: z.enum(PURPOSES, { error: `purpose must be one of ${PURPOSES.join(', ')}` }),
      textVersion: text('textVersion', { max: 100 }),
      language: text('language', { max: 35 }),
      channel: text('channel', { max: 100 }),
      givenAt: moment('givenAt').optional(),
    }),
    answer: created('The consent', ConsentView),
    run: ({ context, caller: { developerId }, body: { givenAt = null, ...body } }, answerFor) =>
      recordConsent(context, { developerId, givenAt, ...body }, answerFor),
    view: viewConsent,
  }),

  list('GET /privacy/consents', {
    operationId: 'listConsents',
    permission: 'privacy.read',
    tag: 'Privacy',
    summary: 'List consents',
    description: `Returns consents, newest first, withdrawn ones included. ${PAGING_NOTE}`,
    query: PageQuery.extend({
      externalUserId: externalId('externalUserId').optional(),
      ...period('Given'),
    }),
    answer: ok('A page of consents', ConsentView),
    cursor: byId('con'),
    rows: ({ context, caller, query }, part) => consents.list(context.db, caller.developerId, query, part),
    view: viewConsent,
  }),

  command('POST /privacy/consents/:id/withdraw', {
    operationId: 'withdrawConsent',
    permission: 'privacy.write',
    tag: 'Privacy',
    summary: 'Withdraw a consent',
    description: `Marks the consent as withdrawn. For the purpose \`identity\`, documents, pictures and the face
      embedding of the person are erased.`,
    params: z.object({ id: idOf('con') }),
    answer: ok('The consent', ConsentView),
    run: ({ context, caller: { developerId }, params: { id } }, answerFor) =>
      withdrawConsent(context, { developerId, id }, answerFor),
    view: viewConsent,
  }),

  command('POST /privacy/people/:externalUserId/lift-restriction', {
    operationId: 'liftPersonRestriction',
    permission: 'privacy.write',
    tag: 'Privacy',
    summary: 'Lift a restriction',
    description: `Ends the restriction that a request of the type \`restrict\` or \`object\` began. Tell the
      person before you do so.`,
    params: z.object({ externalUserId: externalId('externalUserId') }),
    body: z.object({ reason: text('reason', { max: 1_000 }) }),
    answer: ok('The person is not restricted any more', RestrictionView),
    run: ({ context, caller: { developerId }, params: { externalUserId }, body: { reason } }, answerFor) =>
      liftRestriction(context, { developerId, externalUserId }, reason, answerFor),
    view: (lifted: z.output<typeof RestrictionView>) => lifted,
  }),

  read('GET /privacy/retention', {
    operationId: 'retrieveRetention',
    permission: 'privacy.read',
    tag: 'Privacy',
    summary: 'Retrieve the retention table',
    description: `Returns each class of personal data with why it is kept, how long, what ends that, and when
      the service last deleted what was over. Everything is looked at every ten minutes.`,
    answer: ok('The retention table', RetentionView),
    run: async ({ context }) => ({ kept: context.kept, runs: await retention.all(context.db) }),
    view: ({ kept, runs }): z.output<typeof RetentionView> => ({
      data: DATA_CLASSES.map((one) => {
        const { name, purpose, basis, ends, sweeps = [] } = one;
        const ran = runs.filter((run) => sweeps.includes(run.name));
        const times = ran.map(({ ranAt }) => ranAt.getTime());
        const last = times.length > 0 ? Math.min(...times) : null;
        const deletedAt = Math.max(0, ...ran.map((run) => run.deletedAt?.getTime() ?? 0));
        return {
          ...{ class: name, purpose, basis, ends, days: daysOf(name, kept) },
          lastRunAt: last === null ? null : new Date(last).toISOString(),
          nextRunAt: last === null ? null : new Date(last + SWEEPS_EVERY_MS).toISOString(),
          deleted: ran.reduce((sum, { deleted }) => sum + deleted, 0),
          lastDeletedAt: deletedAt === 0 ? null : new Date(deletedAt).toISOString(),
        };
      }),
    }),
  }),

  read('GET /privacy/register', {
    operationId: 'retrieveProcessingRegister',
    permission: 'privacy.read',
    tag: 'Privacy',
    summary: 'Retrieve the register of processing',
    description: `Returns each class of personal data with its purpose, legal basis, tables and period, as the
      settings of the service have it, and the recipients of the data.`,
    answer: ok('The register', RegisterView),
    run: async ({ context, caller }) => ({
      kept: context.kept,
      recipients: await recipientsOf(context.db, caller),
    }),
    view: ({ kept, recipients }): z.output<typeof RegisterView> => {
      return {
        data: DATA_CLASSES.map(({ name, purpose, basis, ends, tables }) => {
          return { class: name, purpose, basis, ends, days: daysOf(name, kept), tables: [...tables] };
        }),
        recipients: recipients as z.output<typeof RegisterView>['recipients'],
      };
    },
  }),
];
