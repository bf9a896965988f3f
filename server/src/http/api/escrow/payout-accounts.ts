import { z } from 'zod';
import { setPayoutAccount } from '#actions/escrow/set-payout-account.ts';
import { Problem } from '#core/problem.ts';
import { act, read } from '#http/frame/endpoint.ts';
import { externalId, ok, text, timestamp } from '#http/frame/schemas.ts';
import type { PayoutAccount } from '#store/escrow/payout-accounts.ts';
import * as payoutAccounts from '#store/escrow/payout-accounts.ts';

const PayoutAccountView = z
  .object({
    externalUserId: z.string(),
    bankCode: z.string(),
    accountNumber: z.string(),
    accountName: z.string(),
    updatedAt: timestamp,
  })
  .meta({ id: 'PayoutAccount' });

const PayoutAccountBody = z.object({
  bankCode: z.string('bankCode is required').regex(/^\d{3,6}$/, 'bankCode must be 3 to 6 digits'),
  accountNumber: z.string('accountNumber is required').regex(/^\d{10}$/, 'accountNumber must be 10 digits'),
  accountName: text('accountName', { max: 120 })
    .optional()
    .meta({ description: 'By default the bank’s own' }),
});

const Params = z.object({ externalUserId: externalId('externalUserId') });

export const payoutAccountEndpoints = [
  act('PUT /escrow/payout-accounts/:externalUserId', {
    operationId: 'setPayoutAccount',
    tag: 'Payout accounts',
    summary: 'Say where a seller’s money goes; payouts that waited for it start',
    params: Params,
    body: PayoutAccountBody,
    answer: ok('The account as it is kept', PayoutAccountView),
    run: ({ context, caller: { developerId }, params, body }, answerFor) => {
      const { accountName = null } = body;
      return setPayoutAccount(context, { ...body, accountName, developerId, ...params }, answerFor);
    },
    view: viewPayoutAccount,
  }),

  read('GET /escrow/payout-accounts/:externalUserId', {
    operationId: 'retrievePayoutAccount',
    tag: 'Payout accounts',
    summary: 'Where a seller’s money goes',
    params: Params,
    answer: ok('The account', PayoutAccountView),
    run: async ({ context, caller, params }) => {
      const account = await payoutAccounts.find(context.db, caller.developerId, params.externalUserId);
      if (account) return account;
      throw new Problem(
        'not_found',
        'No payout account is set for this user. Set one with PUT on the same path.',
      );
    },
    view: viewPayoutAccount,
  }),
];

function viewPayoutAccount(
  account: PayoutAccount,
  { params: { externalUserId } }: { params: z.output<typeof Params> },
): z.output<typeof PayoutAccountView> {
  const { bankCode, accountNumber, accountName, updatedAt } = account;
  return { externalUserId, bankCode, accountNumber, accountName, updatedAt: updatedAt.toISOString() };
}
