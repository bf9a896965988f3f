import { type Bank, BankUnavailable, type VirtualAccount } from '#core/escrow/bank.ts';
import { type BankClient, bankClient } from '#providers/client/bank-client.ts';
import { readNotices } from './notices.ts';
import { findPayout, submitPayout } from './payouts.ts';
import { findRefund, submitRefund } from './refunds.ts';
import { banks, customer, dedicatedAccount, given, holder, read } from './wire.ts';

export type PaystackSettings = {
  readonly baseUrl: string;
  readonly secretKey: string;
  /** Where accounts are issued: `wema-bank`, `titan-paystack`, and `test-bank` with a test key. */
  readonly preferredBank: string;
  /** An account belongs to a customer, and each agreement is one: `<reference>@<domain>`. */
  readonly customerDomain: string;
  readonly customerPhone: string;
};

const CURRENCY = 'NGN';

export function paystackBank(settings: PaystackSettings, client = clientFor(settings)): Bank {
  const codeOf = bankCodes(client);
  return {
    name: 'paystack',
    issueAccount: (request) => issueAccount(client, settings, codeOf, request),
    async resolveAccount({ bankCode, accountNumber }) {
      const query = { account_number: accountNumber, bank_code: bankCode };
      const said = read(
        await client.ask({ method: 'GET', path: '/bank/resolve', query, repeatable: true }),
        holder,
      );
      if ('data' in said) return said.data.account_name;
      if (said.status === 400 || said.status === 422) return null;
      throw new BankUnavailable(`Paystack refused with ${said.status}: ${said.refused.message}`);
    },
    submitPayout: (order) => submitPayout(client, order),
    submitRefund: (order) => submitRefund(client, order),
    async findTransfer(reference) {
      return (await findPayout(client, reference)) ?? findRefund(client, reference);
    },
    readNotices: (request) => readNotices(client, settings.secretKey, request),
  };
}

function clientFor({ baseUrl, secretKey }: PaystackSettings): BankClient {
  const headers = { authorization: `Bearer ${secretKey}` };
  return bankClient({ name: 'Paystack', baseUrl, authorize: async () => headers });
}

/** Both requests find what they made before, so an answer that was lost costs nothing. */
async function issueAccount(
  client: BankClient,
  { preferredBank, customerDomain, customerPhone: phone }: PaystackSettings,
  codeOf: (slug: string) => Promise<string>,
  { reference, accountName, currency }: Parameters<Bank['issueAccount']>[0],
): Promise<VirtualAccount> {
  if (currency !== CURRENCY) throw new BankUnavailable(`Paystack issues accounts in ${CURRENCY} only`);
  const [first_name = '', ...rest] = accountName.split(' ');
  const last_name = rest.join(' ') || first_name;
  const person = { email: `${reference}@${customerDomain}`, first_name, last_name, phone };
  const post = (path: string, body: unknown) => client.ask({ method: 'POST', path, body, repeatable: true });
  const { customer_code } = given(await post('/customer', person), customer);
  const order = { customer: customer_code, preferred_bank: preferredBank };
  const account = given(await post('/dedicated_account', order), dedicatedAccount);
  return {
    provider: 'paystack',
    accountNumber: account.account_number,
    bankCode: await codeOf(account.bank.slug),
    accountName: account.account_name,
  };
}

/** An account names its bank by a slug, everybody else by a code. The list is fetched when a slug is new. */
function bankCodes(client: BankClient): (slug: string) => Promise<string> {
  let codes = new Map<string, string>();
  return async (slug) => {
    if (!codes.has(slug)) {
      const listed = given(await client.ask({ method: 'GET', path: '/bank', repeatable: true }), banks);
      codes = new Map(listed.map((bank) => [bank.slug, bank.code]));
    }
    const code = codes.get(slug);
    if (code === undefined) throw new BankUnavailable(`Paystack lists no bank called ${slug}`);
    return code;
  };
}
