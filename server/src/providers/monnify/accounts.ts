import { type AccountRequest, BankUnavailable, type VirtualAccount } from '#core/escrow/bank.ts';
import type { BankClient } from '#providers/client/bank-client.ts';
import { nairaNumber } from '#providers/client/naira-wire.ts';
import {
  banks,
  exactAccount,
  given,
  holder,
  initialised,
  read,
  reservedAccount,
  unavailable,
} from './wire.ts';

export const CURRENCY = 'NGN';
const RESERVED = '/bank-transfer/reserved-accounts';

type Contract = { readonly contractCode: string; readonly customerDomain: string };

/**
 * Both kinds of accounts are requested with our reference, so an account whose answer was lost is found by
 * it.
 */
export async function issueAccount(
  client: BankClient,
  { contractCode, customerDomain }: Contract,
  request: AccountRequest,
): Promise<VirtualAccount> {
  const { reference, accountName, currency } = request;
  if (currency !== CURRENCY) throw new BankUnavailable(`Monnify issues accounts in ${CURRENCY} only`);
  const customerEmail = request.customerEmail ?? `${reference}@${customerDomain}`;
  const common = { contractCode, currencyCode: currency, customerEmail, customerName: accountName };
  return request.identity ? reserve(client, common, request) : expectPayment(client, common, request);
}

/** At one bank only: a buyer needs no choice, and every additional account has to be watched. */
async function reserve(
  client: BankClient,
  common: object,
  { reference, accountName, identity }: AccountRequest,
): Promise<VirtualAccount> {
  const body = {
    ...common,
    accountReference: reference,
    accountName,
    getAllAvailableBanks: false,
    ...identity,
  };
  const path = `/api/v2${RESERVED}`;
  const asked = await client.ask({ method: 'POST', path, body, repeatable: true });
  let result = read(asked, reservedAccount);
  if ('refused' in result) {
    // The reference may be taken by a request of ours whose answer was lost.
    const known = `${path}/${encodeURIComponent(reference)}`;
    const before = read(await client.ask({ method: 'GET', path: known, repeatable: true }), reservedAccount);
    if ('refused' in before) throw unavailable(result.refused);
    result = before;
  }
  const { status, accounts } = result.data;
  if (status !== 'ACTIVE') throw new BankUnavailable('Monnify has closed the account of that reference');
  const [{ accountNumber, bankCode, accountName: name }] = accounts;
  return { provider: 'monnify', accountNumber, bankCode, accountName: name };
}

/**
 * Registers the payment, then requests an account for it. The second request returns the same account each
 * time.
 */
async function expectPayment(
  client: BankClient,
  common: object,
  { reference, accountName, amount }: AccountRequest,
): Promise<VirtualAccount> {
  const paymentMethods = ['ACCOUNT_TRANSFER'];
  const payment = { amount: nairaNumber(amount), paymentReference: reference, paymentMethods };
  const body = { ...common, ...payment, paymentDescription: accountName };
  const path = '/api/v1/merchant/transactions/init-transaction';
  const result = read(await client.ask({ method: 'POST', path, body, repeatable: true }), initialised);
  const { transactionReference } = 'data' in result ? result.data : await initialisedBefore();
  const account = given(
    await client.ask({
      method: 'POST',
      path: '/api/v1/merchant/bank-transfer/init-payment',
      repeatable: true,
      body: { transactionReference },
    }),
    exactAccount,
  );
  const { accountNumber, bankCode, accountName: name, expiresOn: expiresAt } = account;
  return { provider: 'monnify', accountNumber, bankCode, accountName: name, amount, expiresAt };

  async function initialisedBefore() {
    const query = { paymentReference: reference };
    const known = '/api/v2/merchant/transactions/query';
    const before = read(
      await client.ask({ method: 'GET', path: known, query, repeatable: true }),
      initialised,
    );
    if ('data' in before) return before.data;
    throw 'refused' in result ? unavailable(result.refused) : unavailable(before.refused);
  }
}

/** An account for one payment expires by itself. An account that no longer exists counts as closed. */
export async function closeAccount(
  client: BankClient,
  { amount }: VirtualAccount,
  reference: string,
): Promise<void> {
  if (amount !== undefined) return;
  const path = `/api/v1${RESERVED}/reference/${encodeURIComponent(reference)}`;
  const result = read(await client.ask({ method: 'DELETE', path, repeatable: true }), reservedAccount);
  if ('refused' in result && result.refused.status !== 404) throw unavailable(result.refused);
}

export async function resolveAccount(
  client: BankClient,
  { bankCode, accountNumber }: { bankCode: string; accountNumber: string },
): Promise<string | null> {
  const path = '/api/v1/disbursements/account/validate';
  const query = { accountNumber, bankCode };
  const result = read(await client.ask({ method: 'GET', path, query, repeatable: true }), holder);
  if ('data' in result) return result.data.accountName;
  const { status } = result.refused;
  if (status === 400 || status === 404 || status === 422) return null;
  throw unavailable(result.refused);
}

export async function listBanks(client: BankClient) {
  return given(await client.ask({ method: 'GET', path: '/api/v1/banks', repeatable: true }), banks);
}

/** Returns the name of a bank. A code that is not on the list is returned unchanged. */
export function bankNames(client: BankClient): (code: string) => Promise<string> {
  let names: Map<string, string> | null = null;
  return async (code) => {
    names ??= new Map(
      (await listBanks(client)).flatMap((bank) => [
        [bank.code, bank.name],
        [bank.nipBankCode ?? bank.code, bank.name],
      ]),
    );
    return names.get(code) ?? code;
  };
}
