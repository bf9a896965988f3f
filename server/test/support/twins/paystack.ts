import { money } from '#core/escrow/money.ts';
import { paystackBank } from '#providers/paystack/paystack.ts';
import type { PaystackSettings } from '#providers/paystack/settings.ts';
import { BANK_TIMEOUT_MS } from '#test/support/patience.ts';
import type { Received } from '#test/support/webhooks.ts';
import { type OpenTwin, openTwin, TWIN_STARTS } from './twins.ts';

const SECRET_KEY = 'sk_test_twin';

/** The adapter in front of the twin, with real sockets between them. */
export async function paystackAndTwin(
  secretKey = SECRET_KEY,
  accounts: PaystackSettings['accounts'] = 'open',
) {
  const twin = await openTwin('paystack');
  const settings = {
    ...{ baseUrl: twin.url, secretKey, preferredBank: 'test-bank', accounts },
    ...{ customerDomain: 'escrow.example.com', customerPhone: '08010000000' },
  };
  const patience = { timeoutMs: BANK_TIMEOUT_MS, waitsMs: [10, 10] };
  return { twin, bank: paystackBank(settings, () => TWIN_STARTS, patience) };
}

export const request = ({ body, headers }: Pick<Received, 'body' | 'headers'>) => ({
  ...{ body, headers, developerId: null },
});

export const ACCOUNT = {
  ...{ reference: 'agr_0197c0ffee0197c0ffee', accountName: 'Ada Obi', customerEmail: null, currency: 'NGN' },
  ...{ amount: money(500_000), identity: null },
};

export const PAYOUT = {
  reference: 'po_0197c0ffee0197c0ffee0197c0ffee01_1',
  amount: money(250_000),
  currency: 'NGN',
  destination: { bankCode: '058', accountNumber: '0123456789', accountName: 'Chidi Eze' },
  narration: 'Milestone 1',
};

/** Makes a deposit at the twin and returns the adapter's notification of it. */
export async function deposited(
  { twin, bank }: { twin: OpenTwin; bank: ReturnType<typeof paystackBank> },
  amount = '500000',
) {
  const account = await bank.issueAccount(ACCOUNT);
  await twin.payIn(account.accountNumber, amount, { senderName: 'NGOZI UMEH' });
  await twin.advance();
  const letter = twin.deliveries().at(-1);
  if (!letter) throw new Error('the twin sent no webhook');
  return { account, letter };
}
