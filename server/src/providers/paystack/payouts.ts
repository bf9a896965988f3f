import { type BankTransferState, BankUnavailable, type PayoutOrder } from '#core/escrow/bank.ts';
import type { BankClient } from '#providers/client/bank-client.ts';
import { read, recipient, transfer, transferState } from './wire.ts';

/** Nothing was sent and the seller's account is not at fault: the same reference may be sent later. */
const NOT_NOW = new Set(['insufficient_balance', 'rate_limited']);

export async function findPayout(client: BankClient, reference: string): Promise<BankTransferState | null> {
  const path = `/transfer/verify/${encodeURIComponent(reference)}`;
  const said = read(await client.ask({ method: 'GET', path, repeatable: true }), transfer);
  if ('data' in said) return transferState(said.data);
  if (said.status === 404) return null;
  throw new BankUnavailable(`Paystack refused with ${said.status}: ${said.refused.message}`);
}

/** Paystack accepts each of our references once: a repeat can only find the first payout. */
export async function submitPayout(client: BankClient, order: PayoutOrder): Promise<BankTransferState> {
  const { reference, amount, currency, narration } = order;
  const to = await recipientFor(client, order);
  if ('reason' in to) return to;
  const body = { source: 'balance', amount, currency, recipient: to.code, reference, reason: narration };
  const said = read(
    await client.ask({ method: 'POST', path: '/transfer', body, repeatable: true }),
    transfer,
  );
  if ('data' in said) return transferState(said.data);
  const { code = '', message } = said.refused;
  if (code === 'duplicate_transfer_reference') {
    const known = await findPayout(client, reference);
    if (known) return known;
  }
  if (said.status !== 400 || NOT_NOW.has(code) || code === 'duplicate_transfer_reference') {
    throw new BankUnavailable(`Paystack cannot send the payout now: ${message}`);
  }
  return { status: 'FAILED', reason: message };
}

/** The same account gives the same recipient, so this may be repeated. */
async function recipientFor(
  client: BankClient,
  { destination, currency }: PayoutOrder,
): Promise<{ code: string } | { status: 'FAILED'; reason: string }> {
  const { accountName: name, accountNumber: account_number, bankCode: bank_code } = destination;
  const body = { type: 'nuban', name, account_number, bank_code, currency };
  const said = read(
    await client.ask({ method: 'POST', path: '/transferrecipient', body, repeatable: true }),
    recipient,
  );
  if ('data' in said) return { code: said.data.recipient_code };
  if (said.status === 400 || said.status === 422) return { status: 'FAILED', reason: said.refused.message };
  throw new BankUnavailable(`Paystack refused with ${said.status}: ${said.refused.message}`);
}
