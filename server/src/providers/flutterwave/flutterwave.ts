import type { Bank } from '#core/escrow/bank.ts';
import { money } from '#core/escrow/money.ts';
import { bankClient, type Patience } from '#providers/client/bank-client.ts';
import { bankCodes, CURRENCY, issueAccount, listBanks, resolveAccount } from './accounts.ts';
import { listDeposits } from './deposits.ts';
import { hasNationalNumber, isAuthentic, readNotices } from './notices.ts';
import { balance, findPayout, listPayouts, submitPayout } from './payouts.ts';

export type FlutterwaveSettings = {
  /** With its version: https://api.flutterwave.com/v3. */
  readonly baseUrl: string;
  readonly secretKey: string;
  /** The secret hash set in Flutterwave's dashboard, which is sent with every webhook. */
  readonly webhookSecret: string;
  /** Every account needs an e-mail address. A buyer without one gets `<reference>@<domain>`. */
  readonly customerDomain: string;
};

/** Flutterwave, API v3. */
export function flutterwaveBank(settings: FlutterwaveSettings, patience: Patience = {}): Bank {
  const { baseUrl, secretKey, webhookSecret, customerDomain } = settings;
  const headers = { authorization: `Bearer ${secretKey}` };
  const client = bankClient({ name: 'Flutterwave', baseUrl, authorize: async () => headers, ...patience });
  const codeOf = bankCodes(client);
  return {
    name: 'flutterwave',
    can: {
      openAccounts: 'with identity',
      exactAccounts: true,
      leastExact: money(1),
      // An account for one payment expires by itself, and there is no request that closes other accounts with
      // the data we have. Money that arrives afterwards is booked as unmatched or late.
      closesAccounts: false,
      refunds: false,
      recalls: true,
      currencies: [CURRENCY],
    },
    issueAccount: (request) => issueAccount(client, customerDomain, codeOf, request),
    closeAccount: async () => {},
    resolveAccount: (account) => resolveAccount(client, account),
    submitPayout: (order) => submitPayout(client, order),
    submitRefund: async () => ({
      status: 'FAILED',
      reason: 'Flutterwave cannot return a payment to its sender: a refund needs a destination account',
    }),
    findTransfer: (reference, about) => findPayout(client, reference, about?.since),
    isAuthentic: (request) => isAuthentic(request, webhookSecret),
    hasNationalNumber,
    readNotices: (request) => readNotices(client, request),
    listDeposits: (period, unreadable) => listDeposits(client, period, unreadable),
    listTransfers: (period, unreadable) => listPayouts(client, period, unreadable),
    listBanks: () => listBanks(client),
    balance: (currency) => balance(client, currency),
  };
}
