import { type Bank, BankUnavailable } from '#core/escrow/bank.ts';
import type { Clock } from '#core/time.ts';
import { bankClient, type Patience } from '#providers/client/bank-client.ts';
import { bankCodes, closeAccount, issueAccount, LEAST_EXACT, listBanks } from './accounts.ts';
import { listDeposits, listTransfers } from './lists.ts';
import { hasNationalNumber, isFromPaystack, readNotices } from './notices.ts';
import { balanceOf, findPayout, submitPayout } from './payouts.ts';
import { completeRefund, findRefund, submitRefund } from './refunds.ts';
import { CURRENCY, NAME, type PaystackSettings } from './settings.ts';
import { holder, read } from './wire.ts';

export function paystackBank(settings: PaystackSettings, clock: Clock, patience: Patience = {}): Bank {
  const { baseUrl, secretKey } = settings;
  const headers = { authorization: `Bearer ${secretKey}` };
  const client = bankClient({ name: 'Paystack', baseUrl, authorize: async () => headers, ...patience });
  const codeOf = bankCodes(client);
  return {
    name: NAME,
    can: {
      openAccounts: settings.accounts === 'open' ? 'always' : 'never',
      exactAccounts: settings.accounts === 'exact',
      leastExact: LEAST_EXACT,
      closesAccounts: true,
      refunds: true,
      recalls: true,
      currencies: [CURRENCY],
    },
    issueAccount: (request) => issueAccount(client, { ...settings, clock }, codeOf, request),
    closeAccount: (account, reference) => closeAccount(client, settings, account, reference),
    async resolveAccount({ bankCode, accountNumber }) {
      const query = { account_number: accountNumber, bank_code: bankCode };
      const result = read(
        await client.ask({ method: 'GET', path: '/bank/resolve', query, repeatable: true }),
        holder,
      );
      if ('data' in result) return result.data.account_name;
      if (result.status === 400 || result.status === 422) return null;
      throw new BankUnavailable(`Paystack refused with ${result.status}: ${result.refused.message}`);
    },
    submitPayout: (order) => submitPayout(client, order),
    submitRefund: (order) => submitRefund(client, order),
    completeRefund: (details) => completeRefund(client, details),
    async findTransfer(reference, about) {
      return (await findPayout(client, reference)) ?? findRefund(client, reference, about);
    },
    isAuthentic: (request) => isFromPaystack(request, secretKey),
    hasNationalNumber,
    readNotices: (request) => readNotices(client, request, clock()),
    listDeposits: (period, unreadable) => listDeposits(client, period, unreadable),
    listTransfers: (period, unreadable) => listTransfers(client, period, unreadable),
    listBanks: async () => (await listBanks(client)).map(({ code, name }) => ({ code, name })),
    balance: (currency) => balanceOf(client, currency),
  };
}
