import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Context } from '#actions/context.ts';
import { type AssessedAgreement, assessPayment } from '#actions/escrow/assess-payment.ts';
import { FLAGS, SIGNALS } from '#core/risk/facts.ts';
import { factsFromSnakeCase, fingerprint, simulate, snakeCaseFacts } from '#http/api/risk/risk-fields.ts';
import { callerOf } from '#http/frame/auth.ts';
import { answerOnce } from '#http/frame/idempotency.ts';
import {
  answers,
  externalId,
  IdempotencyHeaders,
  positiveAmount,
  problems,
  WRITE,
} from '#http/frame/schemas.ts';
import { AgreementParams } from './agreements.ts';

export const AssessBody = z.object({
  external_user_id: externalId('external_user_id').meta({ description: 'The agreement’s buyerExternalId' }),
  transaction_amount: positiveAmount('transaction_amount').meta({
    description: 'What the buyer is about to pay: the total, or a part of it',
  }),
  device_fingerprint: fingerprint('device_fingerprint').optional(),
  simulate_vpn: simulate('it came from a VPN'),
  simulate_impossible_travel: simulate('the user had travelled impossibly fast'),
  ...snakeCaseFacts,
});

export const PaymentAssessment = z
  .object({
    score: z.int().min(0).max(100),
    flag: z.enum(FLAGS),
    virtualAccount: z
      .object({ accountNumber: z.string(), bankCode: z.string(), accountName: z.string() })
      .optional()
      .meta({ description: 'Where to pay; absent when the flag is RED' }),
    triggeredSignals: z.array(z.enum(SIGNALS)).optional().meta({ description: 'On AMBER and RED' }),
    recommendation: z.string().optional().meta({ description: 'On RED' }),
  })
  .meta({ id: 'PaymentAssessment' });

export function assessmentRoutes(context: Context): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/v1/escrow/agreements/:id/assess',
      {
        schema: {
          operationId: 'assessPayment',
          tags: ['Escrow'],
          summary: 'Assess the risk of a payment; unless it is RED, get the account to pay into',
          headers: IdempotencyHeaders,
          params: AgreementParams,
          body: AssessBody,
          response: {
            200: answers('The verdict, whatever it is', PaymentAssessment),
            ...problems(WRITE, 403, 404),
          },
        },
      },
      (request, reply) => {
        const { body } = request;
        const input = {
          developerId: callerOf(request).developerId,
          agreementId: request.params.id,
          externalUserId: body.external_user_id,
          amount: body.transaction_amount,
          deviceFingerprint: body.device_fingerprint,
          facts: factsFromSnakeCase(body),
          simulateVpn: body.simulate_vpn,
          simulateImpossibleTravel: body.simulate_impossible_travel,
        };
        return answerOnce(request, reply, 200, viewAssessed, (answerFor) =>
          assessPayment(context, input, answerFor),
        );
      },
    );
  };
}

function viewAssessed({ assessment, account }: AssessedAgreement): z.output<typeof PaymentAssessment> {
  const { score, flag, triggeredSignals, recommendation } = assessment;
  return {
    score,
    flag,
    ...(account ? { virtualAccount: viewAccount(account) } : {}),
    ...(flag === 'GREEN' ? {} : { triggeredSignals }),
    ...(flag === 'RED' ? { recommendation } : {}),
  };
}

function viewAccount({ accountNumber, bankCode, accountName }: NonNullable<AssessedAgreement['account']>) {
  return { accountNumber, bankCode, accountName };
}
