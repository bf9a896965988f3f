import { type AccountRequest, BankUnavailable, type VirtualAccount } from '#core/escrow/bank.ts';
import type { BankClient } from '#providers/client/bank-client.ts';
import { nairaNumber } from '#providers/client/naira-wire.ts';
import { banks, given, holder, read, unavailable, virtualAccount } from './wire.ts';

export const CURRENCY = 'NGN';
const NOTE = /^Please make a bank transfer to (.+)$/;

/**
 * Flutterwave opens another account on every request, so a lost answer leaves an account behind. Its number
 * was never given to a buyer, and all of them carry our reference, so money paid into any of them is matched.
 */
export async function issueAccount(
  client: BankClient,
  customerDomain: string,
  codeOf: (bankName: string) => Promise<string>,
  request: AccountRequest,
): Promise<VirtualAccount> {
  const { reference, accountName, currency, amount, identity } = request;
  if (currency !== CURRENCY) throw new BankUnavailable(`Flutterwave issues accounts in ${CURRENCY} only`);
  const [firstname = '', ...rest] = accountName.split(' ');
  const person = { firstname, lastname: rest.join(' ') || firstname };
  const email = request.customerEmail ?? `${reference}@${customerDomain}`;
  const kind = identity ? { is_permanent: true, ...identity } : { amount: nairaNumber(amount) };
  const body = { email, tx_ref: reference, currency, narration: accountName, ...person, ...kind };
  const path = '/virtual-account-numbers';
  const account = given(await client.ask({ method: 'POST', path, body, repeatable: true }), virtualAccount);
  const expiresAt = account.expiry_date instanceof Date ? account.expiry_date : null;
  if (!identity && !expiresAt) {
    throw new BankUnavailable('Flutterwave did not say when an account for one payment expires');
  }
  return {
    provider: 'flutterwave',
    accountNumber: account.account_number,
    bankCode: await codeOf(account.bank_name),
    accountName: NOTE.exec(account.note ?? '')?.[1] ?? accountName,
    ...(identity ? {} : { amount }),
    ...(identity || !expiresAt ? {} : { expiresAt }),
  };
}

export async function resolveAccount(
  client: BankClient,
  { bankCode, accountNumber }: { bankCode: string; accountNumber: string },
): Promise<string | null> {
  const body = { account_number: accountNumber, account_bank: bankCode };
  const answer = await client.ask({ method: 'POST', path: '/accounts/resolve', body, repeatable: true });
  const result = read(answer, holder);
  if ('data' in result) return result.data.account_name;
  if (result.refused.status === 400) return null;
  throw unavailable(result.refused);
}

export async function listBanks(client: BankClient) {
  return given(await client.ask({ method: 'GET', path: '/banks/NG', repeatable: true }), banks);
}

/**
 * Flutterwave names an account's bank in words, everything else uses codes. The list is fetched when a name
 * is unknown.
 */
export function bankCodes(client: BankClient): (name: string) => Promise<string> {
  let codes = new Map<string, string>();
  return async (name) => {
    const key = name.toLowerCase();
    if (!codes.has(key)) {
      codes = new Map((await listBanks(client)).map((bank) => [bank.name.toLowerCase(), bank.code]));
    }
    const code = codes.get(key);
    if (code === undefined) throw new BankUnavailable(`Flutterwave lists no bank called ${name}`);
    return code;
  };
}
