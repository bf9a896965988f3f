import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Context } from '#actions/context.ts';
import { type ReceivedDeposit, receiveDeposit } from '#actions/escrow/receive-deposit.ts';
import { callerOf } from '#http/frame/auth.ts';
import { answerOnce } from '#http/frame/idempotency.ts';
import {
  answers,
  IdempotencyHeaders,
  positiveAmount,
  problems,
  text,
  timestamp,
  WRITE,
} from '#http/frame/schemas.ts';

export const DepositBody = z.object({
  accountNumber: z.string('accountNumber is required').regex(/^\d{10}$/, 'accountNumber must be 10 digits'),
  amount: positiveAmount('amount'),
  reference: text('reference', { max: 100 })
    .optional()
    .meta({ description: 'The bank’s name for the transfer; the same one is taken in once' }),
  senderName: text('senderName', { max: 120 }).optional(),
});

export const DepositView = z
  .object({
    reference: z.string(),
    agreementId: z.string(),
    accountNumber: z.string(),
    amount: z.int(),
    senderName: z.string().nullable(),
    applied: z
      .boolean()
      .meta({ description: 'False when the agreement was over and the money is in suspense' }),
    receivedAt: timestamp,
  })
  .meta({ id: 'SandboxDeposit' });

/** Present only while the sandbox is the bank: here one plays the buyer who makes a transfer. */
export function sandboxRoutes(context: Context): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/v1/sandbox/deposits',
      {
        schema: {
          operationId: 'createSandboxDeposit',
          tags: ['Sandbox'],
          summary: 'Pay money into a virtual account, as the buyer’s bank would',
          headers: IdempotencyHeaders,
          body: DepositBody,
          response: {
            200: answers('This reference was taken in before; nothing happened now', DepositView),
            201: answers('The money has arrived', DepositView),
            ...problems(WRITE, 404),
          },
        },
      },
      (request, reply) => {
        const { developerId } = callerOf(request);
        const { senderName = null, reference = context.newId('sbx'), ...body } = request.body;
        // Callers choose references, so each developer has a name space of its own.
        const scope = `${developerId}/`;
        const view = ({ agreementId, deposit }: ReceivedDeposit) => ({
          reference: deposit.transactionId.slice(scope.length),
          agreementId,
          accountNumber: deposit.accountNumber,
          amount: deposit.amount,
          senderName: deposit.senderName,
          applied: deposit.applied,
          receivedAt: deposit.receivedAt.toISOString(),
        });
        const status = ({ repeated }: ReceivedDeposit) => (repeated ? 200 : 201);
        return answerOnce(request, reply, status, view, (answerFor) => {
          const incoming = { ...body, senderName, provider: 'sandbox', transactionId: scope + reference };
          return receiveDeposit(context, incoming, developerId, answerFor);
        });
      },
    );
  };
}
