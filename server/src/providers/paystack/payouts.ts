import { type BankTransferState, BankUnavailable, type PayoutOrder } from '#core/escrow/bank.ts';
import { type Money, ZERO } from '#core/escrow/money.ts';
import type { BankClient } from '#providers/client/bank-client.ts';
import { balances, given, read, recipient, transfer, transferState } from './wire.ts';

/** Nothing was sent and the seller's account is not at fault: the same reference may be sent later. */
const NOT_NOW = new Set(['insufficient_balance', 'rate_limited']);

export async function findPayout(client: BankClient, reference: string): Promise<BankTransferState | null> {
  const path = `/transfer/verify/${encodeURIComponent(reference)}`;
  const result = read(await client.ask({ method: 'GET', path, repeatable: true }), transfer);
  if ('data' in result) return transferState(result.data);
  if (result.status === 404) return null;
  throw new BankUnavailable(`Paystack refused with ${result.status}: ${result.refused.message}`);
}

/** Paystack accepts each of our references once: a repeat can only find the first payout. */
export async function submitPayout(client: BankClient, order: PayoutOrder): Promise<BankTransferState> {
  const { reference, amount, currency, narration } = order;
  const to = await recipientFor(client, order);
  if ('reason' in to) return to;
  const body = { source: 'balance', amount, currency, recipient: to.code, reference, reason: narration };
  const result = read(
    await client.ask({ method: 'POST', path: '/transfer', body, repeatable: true }),
    transfer,
  );
  if ('data' in result) return transferState(result.data);
  const { code = '', message } = result.refused;
  if (code === 'duplicate_transfer_reference') {
    const known = await findPayout(client, reference);
    if (known) return known;
  }
  // Older answers have no code. An empty balance is not the seller's fault, so it is checked.
  const isShort = code === '' && (await balanceOf(client, currency)) < amount;
  if (isShort || result.status !== 400 || NOT_NOW.has(code) || code === 'duplicate_transfer_reference') {
    throw new BankUnavailable(`Paystack cannot send the payout now: ${message}`);
  }
  return { status: 'FAILED', reason: message };
}

export async function balanceOf(client: BankClient, currency: string): Promise<Money> {
  const answer = await client.ask({ method: 'GET', path: '/balance', repeatable: true });
  return given(answer, balances).find((each) => each.currency === currency)?.balance ?? ZERO;
}

/** The same account gives the same recipient, so this may be repeated. */
async function recipientFor(
  client: BankClient,
  { destination, currency }: PayoutOrder,
): Promise<{ code: string } | { status: 'FAILED'; reason: string }> {
  const { accountName: name, accountNumber: account_number, bankCode: bank_code } = destination;
  const body = { type: 'nuban', name, account_number, bank_code, currency };
  const result = read(
    await client.ask({ method: 'POST', path: '/transferrecipient', body, repeatable: true }),
    recipient,
  );
  if ('data' in result) return { code: result.data.recipient_code };
  if (result.status === 400 || result.status === 422)
    return { status: 'FAILED', reason: result.refused.message };
  throw new BankUnavailable(`Paystack refused with ${result.status}: ${result.refused.message}`);
}
