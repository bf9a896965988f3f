import { z } from 'zod';
import { type Compared, compareWithIdentity } from '#actions/escrow/compare-with-identity.ts';
import { bankFor } from '#actions/escrow/context.ts';
import { reachBank } from '#actions/escrow/reach-bank.ts';
import { setPayoutAccount } from '#actions/escrow/set-payout-account.ts';
import type { PayoutAccount } from '#core/escrow/payout-account.ts';
import { NAME_MATCHES } from '#core/name-match.ts';
import { Problem } from '#core/problem.ts';
import { MAY_WAIT } from '#http/api/approvals/approval-views.ts';
import { APPROVAL_NOTE, PAGING_NOTE } from '#http/pipeline/descriptions.ts';
import { command, list, read } from '#http/pipeline/endpoint.ts';
import type { Cursor } from '#http/pipeline/paging.ts';
import { ActorView, externalId, ok, text, timestamp } from '#http/pipeline/schemas.ts';
import { PeriodQuery } from '#http/pipeline/shape/caller-metadata.ts';
import * as payoutAccounts from '#store/escrow/payout-accounts.ts';

const DETAILS = {
  version: z.int().meta({ description: 'Increases with each change of this user’s account' }),
  bankCode: z.string(),
  accountNumber: z.string(),
  accountName: z.string().meta({ description: 'The given name, or the bank’s if none was given' }),
  nameGiven: z.string().nullable(),
  nameAtBank: z.string().nullable().meta({ description: 'Null when it was set before this was recorded' }),
  nameMatch: z
    .enum(NAME_MATCHES)
    .meta({ description: 'How the given name compares with the name at the bank' }),
  identityNameMatch: z.enum(NAME_MATCHES).meta({
    description:
      'How the name on the document that verified this user compares with the name at the bank. ' +
      '`unknown` unless the identity policy has keepName',
  }),
  usableFrom: timestamp.meta({
    description:
      'Payouts to this account start only after this time: a changed account cools off for ' +
      'PAYOUT_ACCOUNT_COOL_OFF',
  }),
};

export const PayoutAccountView = z
  .object({ externalUserId: z.string(), ...DETAILS, updatedAt: timestamp })
  .meta({ id: 'PayoutAccount' });

const PayoutAccountVersionView = z
  .object({
    ...DETAILS,
    createdAt: timestamp,
    actor: ActorView.nullable().meta({
      description: 'Who set it. Null when it was set before this was recorded',
    }),
  })
  .meta({ id: 'PayoutAccountVersion' });

const PayoutAccountBody = z.object({
  bankCode: z.string('bankCode is required').regex(/^\d{3,6}$/, 'bankCode must be 3 to 6 digits'),
  accountNumber: z.string('accountNumber is required').regex(/^\d{10}$/, 'accountNumber must be 10 digits'),
  accountName: text('accountName', { max: 120 })
    .optional()
    .meta({ description: 'Defaults to the name at the bank' }),
});

export const PayoutAccountParams = z.object({ externalUserId: externalId('externalUserId') });

const byVersion: Cursor<{ readonly version: number }> = { shape: /^\d{1,9}$/, of: (row) => row.version };

const BanksView = z
  .object({
    data: z.array(
      z.object({ code: z.string().meta({ description: 'Its `bankCode`' }), name: z.string() }).meta({
        id: 'Bank',
      }),
    ),
  })
  .meta({ title: 'Banks' });

export const payoutAccountEndpoints = [
  read('GET /escrow/banks', {
    operationId: 'listBanks',
    permission: 'escrow.read',
    tag: 'Payout accounts',
    summary: 'List banks',
    description: `Returns the banks that a seller can be paid at, by name. Use it in a form that asks
      sellers for their account: show the names, and send the code of the chosen bank as \`bankCode\`. The
      list comes from the bank that makes the payouts; cache it for a day.`,
    errors: ['provider_unavailable'],
    heavy: true,
    answer: ok('All banks that payouts can be sent to', BanksView),
    problems: [503],
    run: ({ context, caller }) => reachBank(() => bankFor(context, caller.developerId).listBanks()),
    view: (banks) => ({
      data: banks
        .map(({ code, name }) => ({ code, name }))
        .sort((one, other) => one.name.localeCompare(other.name, 'en')),
    }),
  }),

  command('PUT /escrow/payout-accounts/:externalUserId', {
    operationId: 'setPayoutAccount',
    permission: 'payout_accounts.write',
    tag: 'Payout accounts',
    summary: 'Set a seller’s payout account',
    description: `Before anything is stored, the bank is asked for the name of the account holder;
      \`nameMatch\` tells how it compares with \`accountName\`. Payouts that wait for an account then start.
      With a real bank, a changed account cools off before it is paid to (\`usableFrom\`), and so does
      a first one that money already waits for. Both direct a seller's money: consider requiring approval.
      ${APPROVAL_NOTE}`,
    errors: ['provider_unavailable', 'too_many_approvals'],
    params: PayoutAccountParams,
    body: PayoutAccountBody,
    answer: ok('The stored account', PayoutAccountView),
    later: MAY_WAIT,
    run: ({ context, caller: { developerId }, params, body }, answerFor) => {
      const { accountName = null } = body;
      return setPayoutAccount(context, { ...body, accountName, developerId, ...params }, answerFor);
    },
    view: viewPayoutAccount,
  }),

  read('GET /escrow/payout-accounts/:externalUserId', {
    operationId: 'retrievePayoutAccount',
    permission: 'escrow.read',
    tag: 'Payout accounts',
    summary: 'Retrieve a seller’s payout account',
    description: `Returns the account that the seller is paid to. 404 means that none is set: payouts to
      this user have the status AWAITING_DETAILS and start once there is one.`,
    params: PayoutAccountParams,
    answer: ok('The account', PayoutAccountView),
    run: async ({ context, caller, params }) => {
      const account = await payoutAccounts.find(context.db, caller.developerId, params.externalUserId);
      const seller = { developerId: caller.developerId, ...params };
      if (account) return (await compareWithIdentity(context.db, seller))(account);
      throw new Problem(
        'not_found',
        'No payout account is set for this user. Set one with PUT on the same path.',
      );
    },
    view: viewPayoutAccount,
  }),

  list('GET /escrow/payout-accounts/:externalUserId/versions', {
    operationId: 'listPayoutAccountVersions',
    permission: 'escrow.read',
    tag: 'Payout accounts',
    summary: 'List the versions of a seller’s payout account',
    description: `Returns every account that was ever set for the seller and who set it, newest first, so
      that you can trace where money went. ${PAGING_NOTE}`,
    params: PayoutAccountParams,
    query: PeriodQuery,
    answer: ok('A page of versions', PayoutAccountVersionView),
    cursor: byVersion,
    rows: async ({ context, caller, params, query }, part) => {
      const seller = { developerId: caller.developerId, ...params };
      const compare = await compareWithIdentity(context.db, seller);
      const versions = await payoutAccounts.versions(context.db, seller.developerId, seller.externalUserId, {
        ...query,
        ...part,
      });
      return versions.map(compare);
    },
    view: ({ createdAt, actor, ...account }) => ({
      ...viewDetails(account),
      createdAt: createdAt.toISOString(),
      actor,
    }),
  }),
];

export function viewPayoutAccount(
  { updatedAt, ...account }: Compared<PayoutAccount>,
  { params: { externalUserId } }: { params: z.output<typeof PayoutAccountParams> },
): z.output<typeof PayoutAccountView> {
  return { externalUserId, ...viewDetails(account), updatedAt: updatedAt.toISOString() };
}

function viewDetails(account: Compared<Omit<PayoutAccount, 'updatedAt'>>) {
  const { version, bankCode, accountNumber, accountName, nameGiven, nameAtBank } = account;
  const { nameMatch, identityNameMatch } = account;
  const usableFrom = account.usableFrom.toISOString();
  const names = { accountName, nameGiven, nameAtBank, nameMatch, identityNameMatch };
  return { version, bankCode, accountNumber, ...names, usableFrom };
}
