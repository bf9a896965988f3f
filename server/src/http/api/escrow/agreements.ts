import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Context } from '#actions/context.ts';
import { loadAgreement } from '#actions/escrow/change-agreement.ts';
import { confirmMilestone } from '#actions/escrow/confirm-milestone.ts';
import { createAgreement } from '#actions/escrow/create-agreement.ts';
import { AGREEMENT_STATUSES } from '#core/escrow/agreement.ts';
import type { Confirmed } from '#core/escrow/confirm.ts';
import { DEFAULT_CURRENCY } from '#core/escrow/currency.ts';
import { callerOf } from '#http/frame/auth.ts';
import { answerOnce } from '#http/frame/idempotency.ts';
import { PageQuery, type Part, pageOf, readPage } from '#http/frame/paging.ts';
import {
  answers,
  currency,
  externalId,
  IdempotencyHeaders,
  idOf,
  positiveAmount,
  problems,
  READ,
  text,
  WRITE,
} from '#http/frame/schemas.ts';
import * as agreements from '#store/escrow/agreements.ts';
import {
  AgreementSummary,
  AgreementView,
  MilestoneView,
  viewAgreement,
  viewMilestone,
  viewSummary,
} from './agreement-views.ts';

const MAX_MILESTONES = 100;
export const AGREEMENT_ID = /^agr_[0-9a-f]{32}$/;

export const CreateBody = z.object({
  buyerExternalId: externalId('buyerExternalId'),
  sellerExternalId: externalId('sellerExternalId'),
  totalAmount: positiveAmount('totalAmount').meta({ description: 'The sum of the milestone amounts' }),
  milestones: z
    .array(z.object({ title: text('title', { max: 200 }), amount: positiveAmount('amount') }), {
      error: 'milestones is required and must be a list',
    })
    .min(1, 'milestones needs at least one milestone')
    .max(MAX_MILESTONES, `milestones may have at most ${MAX_MILESTONES} entries`),
  currency: currency('currency').default(DEFAULT_CURRENCY),
  buyerEmail: text('buyerEmail', { max: 254 })
    .pipe(z.email('buyerEmail must be a valid e-mail address'))
    .optional(),
  buyerName: text('buyerName', { max: 120 })
    .optional()
    .meta({ description: 'Appears on the virtual account' }),
});

export const AgreementPage = pageOf(AgreementView);

export const ListQuery = PageQuery.extend({
  status: z.enum(AGREEMENT_STATUSES).optional(),
  buyerExternalId: externalId('buyerExternalId').optional(),
  sellerExternalId: externalId('sellerExternalId').optional(),
});

export const AgreementParams = z.object({ id: idOf('agr') });

/** Which agreement is asked for: only ever one of the caller's own. */
export function keyOf(
  request: Parameters<typeof callerOf>[0] & { params: { id: string } },
): agreements.AgreementKey {
  return { developerId: callerOf(request).developerId, agreementId: request.params.id };
}

const MilestoneParams = z.object({ id: idOf('agr'), milestoneId: idOf('ms') });

export const ConfirmBody = z.object({
  external_user_id: externalId('external_user_id').meta({
    description: 'The agreement’s buyerExternalId or sellerExternalId; it decides which side confirms',
  }),
});

export const ConfirmedView = z
  .object({
    message: z.string(),
    milestone: MilestoneView,
  })
  .meta({ id: 'MilestoneConfirmation' });

export function agreementRoutes(context: Context): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/v1/escrow/agreements',
      {
        schema: {
          operationId: 'createAgreement',
          tags: ['Escrow'],
          summary: 'Create an agreement with its milestones',
          headers: IdempotencyHeaders,
          body: CreateBody,
          response: { 201: answers('The agreement, PENDING', AgreementView), ...problems(WRITE) },
        },
      },
      (request, reply) =>
        answerOnce(request, reply, 201, viewAgreement, (answerFor) => {
          const { buyerEmail = null, buyerName = null, ...body } = request.body;
          const { developerId } = callerOf(request);
          return createAgreement(context, { ...body, buyerEmail, buyerName, developerId }, answerFor);
        }),
    );

    app.get(
      '/v1/escrow/agreements',
      {
        schema: {
          operationId: 'listAgreements',
          tags: ['Escrow'],
          summary: 'List agreements, newest first',
          querystring: ListQuery,
          response: { 200: answers('A page of agreements', AgreementPage), ...problems(READ, 400) },
        },
      },
      async (request) => {
        const { limit, cursor, ...filter } = request.query;
        const { developerId } = callerOf(request);
        const read = (part: Part) => agreements.list(context.db, developerId, filter, part);
        return readPage({ limit, cursor }, AGREEMENT_ID, read, viewAgreement);
      },
    );

    app.get(
      '/v1/escrow/agreements/:id',
      {
        schema: {
          operationId: 'retrieveAgreement',
          tags: ['Escrow'],
          summary: 'Retrieve an agreement',
          params: AgreementParams,
          querystring: z.object({
            expand: z
              .literal('funding', { error: 'expand can be funding' })
              .optional()
              .meta({ description: 'Adds where the money is' }),
          }),
          response: { 200: answers('The agreement', AgreementSummary), ...problems(READ, 400, 404) },
        },
      },
      async (request) => {
        return viewSummary(await loadAgreement(context, keyOf(request)), request.query.expand === 'funding');
      },
    );

    app.post(
      '/v1/escrow/agreements/:id/milestones/:milestoneId/confirm',
      {
        schema: {
          operationId: 'confirmMilestone',
          tags: ['Escrow'],
          summary: 'Confirm a milestone for one party; the second confirmation releases it',
          headers: IdempotencyHeaders,
          params: MilestoneParams,
          body: ConfirmBody,
          response: {
            200: answers('Where the milestone stands now', ConfirmedView),
            ...problems(WRITE, 403, 404),
          },
        },
      },
      (request, reply) =>
        answerOnce(request, reply, 200, viewConfirmation, (answerFor) =>
          confirmMilestone(
            context,
            {
              developerId: callerOf(request).developerId,
              agreementId: request.params.id,
              milestoneId: request.params.milestoneId,
              externalUserId: request.body.external_user_id,
            },
            answerFor,
          ),
        ),
    );
  };
}

function viewConfirmation({ message, milestone }: Confirmed): z.output<typeof ConfirmedView> {
  return { message, milestone: viewMilestone(milestone) };
}
