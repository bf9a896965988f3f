import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Context } from '#actions/context.ts';
import { cancelAgreement } from '#actions/escrow/cancel-agreement.ts';
import { freezeAgreement, unfreezeAgreement } from '#actions/escrow/freeze-agreement.ts';
import { answerOnce } from '#http/frame/idempotency.ts';
import { answers, IdempotencyHeaders, NoBody, problems, text, WRITE } from '#http/frame/schemas.ts';
import { AgreementView, viewAgreement } from './agreement-views.ts';
import { AgreementParams, keyOf } from './agreements.ts';

export const FreezeBody = z.object({ reason: text('reason', { max: 500 }) });

const TRANSITION = {
  tags: ['Escrow'],
  headers: IdempotencyHeaders,
  params: AgreementParams,
  response: { 200: answers('The agreement as it is now', AgreementView), ...problems(WRITE, 404) },
};

/** What a platform's people do to an agreement: stop it, let it go on, end it. */
export function agreementControlRoutes(context: Context): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/v1/escrow/agreements/:id/freeze',
      { schema: { ...TRANSITION, operationId: 'freezeAgreement', summary: 'Put on hold', body: FreezeBody } },
      (request, reply) =>
        answerOnce(request, reply, 200, viewAgreement, (answerFor) =>
          freezeAgreement(context, keyOf(request), request.body.reason, answerFor),
        ),
    );

    app.post(
      '/v1/escrow/agreements/:id/unfreeze',
      { schema: { ...TRANSITION, operationId: 'unfreezeAgreement', summary: 'Lift the hold', body: NoBody } },
      (request, reply) =>
        answerOnce(request, reply, 200, viewAgreement, (answerFor) =>
          unfreezeAgreement(context, keyOf(request), answerFor),
        ),
    );

    app.post(
      '/v1/escrow/agreements/:id/cancel',
      {
        schema: {
          ...TRANSITION,
          operationId: 'cancelAgreement',
          summary: 'End it before any money',
          body: NoBody,
        },
      },
      (request, reply) =>
        answerOnce(request, reply, 200, viewAgreement, (answerFor) =>
          cancelAgreement(context, keyOf(request), answerFor),
        ),
    );
  };
}
