import { z } from 'zod';
import { liftRestriction, recordConsent, withdrawConsent } from '#actions/privacy/record-consent.ts';
import { DATA_CLASSES } from '#core/privacy/classes.ts';
import { type Consent, PURPOSES } from '#core/privacy/consent.ts';
import { DAY_MS } from '#core/time.ts';
import { PAGING_NOTE } from '#http/pipeline/descriptions.ts';
import { command, list, read } from '#http/pipeline/endpoint.ts';
import { byId, PageQuery } from '#http/pipeline/paging.ts';
import { ActorView, created, externalId, idOf, moment, ok, text, timestamp } from '#http/pipeline/schemas.ts';
import { period } from '#http/pipeline/shape/caller-metadata.ts';
import { recipientsOf } from '#store/privacy/bundle.ts';
import * as consents from '#store/privacy/consents.ts';

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
      const periods: Readonly<Record<string, number>> = {
        bank_log: kept.bankLogMs,
        webhook_log: kept.webhookLogMs,
        mail: kept.mailLogMs,
        saved_answers: DAY_MS,
      };
      return {
        data: DATA_CLASSES.map(({ name, purpose, basis, ends, tables }) => {
          const ms = periods[name];
          return { class: name, purpose, basis, ends, days: ms ? ms / DAY_MS : null, tables: [...tables] };
        }),
        recipients: recipients as z.output<typeof RegisterView>['recipients'],
      };
    },
  }),
];
