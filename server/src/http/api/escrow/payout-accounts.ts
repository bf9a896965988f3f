import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Context } from '#actions/context.ts';
import { setPayoutAccount } from '#actions/escrow/set-payout-account.ts';
import { Problem } from '#core/problem.ts';
import { callerOf } from '#http/frame/auth.ts';
import { answerOnce } from '#http/frame/idempotency.ts';
import {
  answers,
  externalId,
  IdempotencyHeaders,
  problems,
  READ,
  text,
  timestamp,
  WRITE,
} from '#http/frame/schemas.ts';
import type { PayoutAccount } from '#store/escrow/payout-accounts.ts';
import * as payoutAccounts from '#store/escrow/payout-accounts.ts';

export const PayoutAccountView = z
  .object({
    externalUserId: z.string(),
    bankCode: z.string(),
    accountNumber: z.string(),
    accountName: z.string(),
    updatedAt: timestamp,
  })
  .meta({ id: 'PayoutAccount' });

export const PayoutAccountBody = z.object({
  bankCode: z.string('bankCode is required').regex(/^\d{3,6}$/, 'bankCode must be 3 to 6 digits'),
  accountNumber: z.string('accountNumber is required').regex(/^\d{10}$/, 'accountNumber must be 10 digits'),
  accountName: text('accountName', { max: 120 })
    .optional()
    .meta({ description: 'By default the bank’s own' }),
});

const Params = z.object({ externalUserId: externalId('externalUserId') });

export function payoutAccountRoutes(context: Context): FastifyPluginAsyncZod {
  return async (app) => {
    app.put(
      '/v1/escrow/payout-accounts/:externalUserId',
      {
        schema: {
          operationId: 'setPayoutAccount',
          tags: ['Payout accounts'],
          summary: 'Say where a seller’s money goes; payouts that waited for it start',
          headers: IdempotencyHeaders,
          params: Params,
          body: PayoutAccountBody,
          response: { 200: answers('The account as it is kept', PayoutAccountView), ...problems(WRITE, 404) },
        },
      },
      (request, reply) => {
        const { externalUserId } = request.params;
        const { developerId } = callerOf(request);
        const { accountName = null, ...body } = request.body;
        const view = (account: PayoutAccount) => viewPayoutAccount(externalUserId, account);
        return answerOnce(request, reply, 200, view, (answerFor) =>
          setPayoutAccount(context, { ...body, accountName, developerId, externalUserId }, answerFor),
        );
      },
    );

    app.get(
      '/v1/escrow/payout-accounts/:externalUserId',
      {
        schema: {
          operationId: 'retrievePayoutAccount',
          tags: ['Payout accounts'],
          summary: 'Where a seller’s money goes',
          params: Params,
          response: { 200: answers('The account', PayoutAccountView), ...problems(READ, 404) },
        },
      },
      async (request) => {
        const { externalUserId } = request.params;
        const account = await payoutAccounts.find(context.db, callerOf(request).developerId, externalUserId);
        if (!account)
          throw new Problem(
            'not_found',
            'No payout account is set for this user. Set one with PUT on the same path.',
          );
        return viewPayoutAccount(externalUserId, account);
      },
    );
  };
}

function viewPayoutAccount(
  externalUserId: string,
  account: PayoutAccount,
): z.output<typeof PayoutAccountView> {
  const { bankCode, accountNumber, accountName, updatedAt } = account;
  return { externalUserId, bankCode, accountNumber, accountName, updatedAt: updatedAt.toISOString() };
}
