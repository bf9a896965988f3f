import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { BankNotice, BankRequest } from '#core/escrow/bank.ts';
import type { BankClient } from '#providers/client/bank-client.ts';
import { readExactJson } from '#providers/client/exact-json.ts';
import { findPayout } from './payouts.ts';
import { refundsOf } from './refunds.ts';
import { read, transaction } from './wire.ts';

const envelope = z.object({
  event: z.string(),
  data: z.object({ reference: z.string().optional(), transaction_reference: z.string().optional() }),
});

/** Over the very bytes that came, and without telling by its speed how much of a guess was right. */
function isFromPaystack({ body, headers }: BankRequest, secretKey: string): boolean {
  const expected = createHmac('sha512', secretKey).update(body).digest();
  const given = Buffer.from(String(headers['x-paystack-signature'] ?? ''), 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/**
 * A webhook only says where to look: what it is about is asked for, so that a stale one tells no stale news
 * and a false one none at all.
 */
export async function readNotices(
  client: BankClient,
  secretKey: string,
  request: BankRequest,
): Promise<readonly BankNotice[]> {
  if (!isFromPaystack(request, secretKey)) return [];
  const parsed = envelope.safeParse(readExactJson(request.body));
  if (!parsed.success) return [];
  const { event, data } = parsed.data;
  const [topic] = event.split('.');
  if (event === 'charge.success' && data.reference) return depositOf(client, data.reference);
  if (topic === 'transfer' && data.reference) {
    const { reference } = data;
    const state = await findPayout(client, reference);
    return state ? [{ kind: 'transfer', reference, state }] : [];
  }
  if (topic === 'refund' && data.transaction_reference) {
    const ours = await refundsOf(client, data.transaction_reference);
    return ours.map(({ reference, state }) => ({ kind: 'transfer', reference, state }));
  }
  return [];
}

async function depositOf(client: BankClient, reference: string): Promise<BankNotice[]> {
  const path = `/transaction/verify/${encodeURIComponent(reference)}`;
  const said = read(await client.ask({ method: 'GET', path, repeatable: true }), transaction);
  if (!('data' in said) || said.data.channel !== 'dedicated_nuban') return [];
  const { status, amount, authorization } = said.data;
  const accountNumber = authorization.receiver_bank_account_number;
  // Money that has gone back since was here all the same: that it went is news of its own.
  if (!accountNumber || (status !== 'success' && status !== 'reversed')) return [];
  const senderName = authorization.sender_name ?? null;
  const deposit = { provider: 'paystack', transactionId: reference, accountNumber, amount, senderName };
  return [{ kind: 'deposit', deposit }];
}
