import type { Bank, ListedTransfer, OnUnreadable, Period } from '#core/escrow/bank.ts';
import type { BankClient, Patience } from '#providers/client/bank-client.ts';
import { bankNames, CURRENCY, closeAccount, issueAccount, listBanks, resolveAccount } from './accounts.ts';
import { listDeposits } from './deposits.ts';
import { monnifyClient } from './login.ts';
import { isAuthentic, readNotices } from './notices.ts';
import { balance, findPayout, LEAST, listPayouts, submitPayout } from './payouts.ts';
import { findRefund, listRefunds, submitRefund } from './refunds.ts';

export type MonnifySettings = {
  readonly baseUrl: string;
  readonly apiKey: string;
  /** Also the key of webhook signatures. */
  readonly secretKey: string;
  readonly contractCode: string;
  /** The wallet that payouts come from. */
  readonly sourceAccountNumber: string;
  /** Every account needs an e-mail address. A buyer without one gets `<reference>@<domain>`. */
  readonly customerDomain: string;
};

export function monnifyBank(settings: MonnifySettings, patience: Patience = {}): Bank {
  const { baseUrl, apiKey, secretKey, sourceAccountNumber } = settings;
  const client = monnifyClient({ baseUrl, apiKey, secretKey, ...patience });
  const nameOf = bankNames(client);
  return {
    name: 'monnify',
    can: {
      openAccounts: 'with identity',
      exactAccounts: true,
      leastExact: LEAST,
      closesAccounts: true,
      refunds: true,
      recalls: true,
      currencies: [CURRENCY],
    },
    issueAccount: (request) => issueAccount(client, settings, request),
    closeAccount: (account, reference) => closeAccount(client, account, reference),
    resolveAccount: (account) => resolveAccount(client, account),
    submitPayout: (order) => submitPayout(client, sourceAccountNumber, order),
    submitRefund: (order) => submitRefund(client, order),
    async findTransfer(reference) {
      return (await findPayout(client, reference)) ?? findRefund(client, reference);
    },
    isAuthentic: (request) => isAuthentic(request, secretKey),
    readNotices: (request) => readNotices(client, nameOf, request),
    listDeposits: (period, unreadable) => listDeposits(client, nameOf, period, unreadable),
    listTransfers: (period, unreadable) => listTransfers(client, sourceAccountNumber, period, unreadable),
    async listBanks() {
      return (await listBanks(client)).map(({ code, name }) => ({ code, name }));
    },
    balance: (currency) => balance(client, sourceAccountNumber, currency),
  };
}

async function* listTransfers(
  client: BankClient,
  sourceAccountNumber: string,
  period: Period,
  unreadable?: OnUnreadable,
): AsyncGenerator<ListedTransfer> {
  yield* listPayouts(client, sourceAccountNumber, period, unreadable);
  yield* listRefunds(client, period, unreadable);
}
