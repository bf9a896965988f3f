import { type AccountRequest, BankUnavailable, type VirtualAccount } from '#core/escrow/bank.ts';
import { money } from '#core/escrow/money.ts';
import type { Clock } from '#core/time.ts';
import type { BankClient } from '#providers/client/bank-client.ts';
import { CURRENCY, NAME, type PaystackSettings } from './settings.ts';
import { banks, charge, customer, customerWithAccount, dedicatedAccount, given, read } from './wire.ts';

/** A hundred naira. */
export const LEAST_EXACT = money(10_000);
/** How long an exact account lives. Paystack allows up to eight hours; most buyers pay within one. */
const EXACT_MS = 4 * 3_600_000;

type CodeOf = (slug: string) => Promise<string>;
type AccountSettings = PaystackSettings & { readonly clock: Clock };

/**
 * Transaction references at Paystack may not contain underscores; ours contain them as the only separator.
 */
const wireReference = (reference: string) => reference.replaceAll('_', '-');
export const ourReference = (reference: string) => reference.replaceAll('-', '_');

export function issueAccount(
  client: BankClient,
  settings: AccountSettings,
  codeOf: CodeOf,
  request: AccountRequest,
): Promise<VirtualAccount> {
  if (request.currency !== CURRENCY)
    throw new BankUnavailable(`Paystack issues accounts in ${CURRENCY} only`);
  return settings.accounts === 'open'
    ? issueOpen(client, settings, codeOf, request)
    : issueExact(client, settings, codeOf, request);
}

/** Both requests return what they created before, so a lost answer does no harm. */
async function issueOpen(
  client: BankClient,
  settings: PaystackSettings,
  codeOf: CodeOf,
  { reference, accountName }: AccountRequest,
): Promise<VirtualAccount> {
  const [first_name = '', ...rest] = accountName.split(' ');
  const last_name = rest.join(' ') || first_name;
  const person = {
    email: emailOf(settings, reference),
    first_name,
    last_name,
    phone: settings.customerPhone,
  };
  const post = (path: string, body: unknown) => client.ask({ method: 'POST', path, body, repeatable: true });
  const { customer_code } = given(await post('/customer', person), customer);
  const order = { customer: customer_code, preferred_bank: settings.preferredBank };
  const account = given(await post('/dedicated_account', order), dedicatedAccount);
  return {
    provider: NAME,
    accountNumber: account.account_number,
    bankCode: await codeOf(account.bank.slug),
    accountName: account.account_name,
  };
}

/** Paystack's "pay with transfer": a charge that one payment settles. A repeated request looks it up. */
async function issueExact(
  client: BankClient,
  settings: AccountSettings,
  codeOf: CodeOf,
  { reference, amount, currency }: AccountRequest,
): Promise<VirtualAccount> {
  const account_expires_at = new Date(settings.clock().getTime() + EXACT_MS).toISOString();
  const ours = wireReference(reference);
  const body = {
    email: emailOf(settings, reference),
    amount,
    currency,
    reference: ours,
    bank_transfer: { account_expires_at },
  };
  const answer = await client.ask({ method: 'POST', path: '/charge', body, repeatable: true });
  const result = read(answer, charge);
  const path = `/charge/${encodeURIComponent(ours)}`;
  const isKnown = 'refused' in result && result.refused.code === 'duplicate_reference';
  const again = isKnown ? await client.ask({ method: 'GET', path, repeatable: true }) : answer;
  const made = given(again, charge);
  return {
    provider: NAME,
    accountNumber: made.account_number,
    bankCode: await codeOf(made.bank.slug),
    accountName: made.account_name,
    amount,
    expiresAt: made.account_expires_at,
  };
}

/** Closes an open account; an exact account expires by itself. */
export async function closeAccount(
  client: BankClient,
  settings: PaystackSettings,
  account: VirtualAccount,
  reference: string,
): Promise<void> {
  if (account.amount !== undefined) return;
  const path = `/customer/${encodeURIComponent(emailOf(settings, reference))}`;
  const result = read(await client.ask({ method: 'GET', path, repeatable: true }), customerWithAccount);
  const id = 'data' in result ? result.data.dedicated_account?.id : undefined;
  if (!('data' in result) && result.status !== 404) {
    throw new BankUnavailable(`Paystack refused with ${result.status}: ${result.refused.message}`);
  }
  if (id === undefined) return;
  await client.ask({ method: 'DELETE', path: `/dedicated_account/${id}`, repeatable: true });
}

function emailOf({ customerDomain }: PaystackSettings, reference: string): string {
  return `${reference}@${customerDomain}`;
}

/**
 * Paystack names an account's bank by a slug, everything else uses codes. The list is fetched when a slug is
 * unknown.
 */
export function bankCodes(client: BankClient): CodeOf {
  let codes = new Map<string, string>();
  return async (slug) => {
    if (!codes.has(slug)) {
      const listed = await listBanks(client);
      codes = new Map(listed.map((bank) => [bank.slug, bank.code]));
    }
    const code = codes.get(slug);
    if (code === undefined) throw new BankUnavailable(`Paystack lists no bank called ${slug}`);
    return code;
  };
}

export async function listBanks(client: BankClient) {
  return given(await client.ask({ method: 'GET', path: '/bank', repeatable: true }), banks);
}
