import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Context } from '#actions/context.ts';
import { depositInSandbox } from '#actions/escrow/deposit-in-sandbox.ts';
import type { ReceivedDeposit } from '#core/escrow/deposit.ts';
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
        const incoming = { body: JSON.stringify(request.body), headers: request.headers, developerId };
        const status = ({ repeated }: ReceivedDeposit) => (repeated ? 200 : 201);
        return answerOnce(request, reply, status, viewDeposit, (answerFor) =>
          depositInSandbox(context, incoming, answerFor),
        );
      },
    );
  };
}

function viewDeposit({ agreementId, deposit }: ReceivedDeposit): z.output<typeof DepositView> {
  return {
    // The sandbox keeps a reference in its developer's name space, which is nobody else's business.
    reference: deposit.transactionId.slice(deposit.transactionId.indexOf('/') + 1),
    agreementId,
    accountNumber: deposit.accountNumber,
    amount: deposit.amount,
    senderName: deposit.senderName,
    applied: deposit.applied,
    receivedAt: deposit.receivedAt.toISOString(),
  };
}
