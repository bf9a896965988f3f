import { z } from 'zod';
import type { RegisterAnswer, RegisterProvider, RegisterQuestion } from '#core/identity/register.ts';
import { type BankClient, bankClient, type Patience } from '#providers/client/bank-client.ts';
import { remembered } from '#providers/client/remembered.ts';
import { listBanks } from './accounts.ts';
import type { PaystackSettings } from './settings.ts';
import { customer, given, read } from './wire.ts';

/** The price of Paystack's earlier BVN lookup: none is documented for the validation of a customer. */
const PRICE_KOBO = 1_000;

const text = z.string().nullish();
const identified = z.object({ identified: z.boolean(), first_name: text, last_name: text });

/**
 * Validation of a customer by their BVN and a bank account that belongs to it. Each lookup is a customer of
 * its own, created without a name: once it is validated, Paystack gives it the name of the BVN's record. A
 * failure is told by a webhook alone, so a lookup without an answer ends by itself.
 */
export function paystackRegister(
  settings: Pick<PaystackSettings, 'baseUrl' | 'secretKey' | 'customerDomain'>,
  patience: Patience = {},
): RegisterProvider {
  const { baseUrl, secretKey, customerDomain } = settings;
  const headers = { authorization: `Bearer ${secretKey}` };
  const client = bankClient({ name: 'Paystack', baseUrl, authorize: async () => headers, ...patience });
  return {
    name: 'paystack',
    offers: { bvn: { fields: ['firstName', 'lastName', 'bankCode', 'accountNumber'], price: PRICE_KOBO } },
    banks: remembered(async () => (await listBanks(client)).map(({ code, name }) => ({ code, name }))),
    begin: (question) => begin(client, customerDomain, question),
    finish: (reference) => finish(client, reference),
  };
}

async function begin(
  client: BankClient,
  domain: string,
  question: RegisterQuestion,
): Promise<RegisterAnswer> {
  const { number: bvn, firstName: first_name, lastName: last_name, reference } = question;
  const person = { email: `${reference}@${domain}` };
  const made = await client.ask({ method: 'POST', path: '/customer', body: person, repeatable: true });
  const { customer_code } = given(made, customer);
  const { bankCode: bank_code, accountNumber: account_number } = question;
  const account = { country: 'NG', type: 'bank_account', account_number, bank_code };
  const body = { ...account, bvn, first_name, last_name };
  const path = `/customer/${encodeURIComponent(customer_code)}/identification`;
  // Not repeatable: each request may be charged.
  const answer = await client.ask({ method: 'POST', path, body, repeatable: false });
  if (answer.status < 300) return { state: 'waiting', reference: customer_code, url: null };
  const refusal = z.object({ message: z.string() }).safeParse(answer.body);
  // A refusal has no code of its own, only words.
  if (refusal.success && /invalid.*bvn|bvn.*invalid/i.test(refusal.data.message)) {
    return { state: 'not_found' };
  }
  throw new Error(`Paystack refused an identification with ${answer.status}`);
}

async function finish(client: BankClient, reference: string): Promise<RegisterAnswer> {
  const path = `/customer/${encodeURIComponent(reference)}`;
  const result = read(await client.ask({ method: 'GET', path, repeatable: true }), identified);
  if ('refused' in result) throw new Error(`Paystack answered ${result.status} about an identification`);
  const { identified: isDone, first_name, last_name } = result.data;
  const name = [first_name, last_name].filter(Boolean).join(' ');
  if (!isDone || !name) return { state: 'waiting', reference, url: null };
  return { state: 'found', person: { name, birthDate: null, portrait: null } };
}
