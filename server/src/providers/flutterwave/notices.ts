import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { BankNotice, BankRequest } from '#core/escrow/bank.ts';
import type { BankClient } from '#providers/client/bank-client.ts';
import { readExactJson } from '#providers/client/exact-json.ts';
import { findDeposit } from './deposits.ts';
import { findPayout } from './payouts.ts';

const envelope = z.object({
  event: z.string(),
  data: z.object({ id: z.string().optional(), reference: z.string().optional() }),
});

/**
 * The secret is the same for every body: it only shows that the sender knows it. Both values are hashed, so
 * that neither the length nor the timing of the comparison leaks anything.
 */
export function isAuthentic({ headers }: BankRequest, webhookSecret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const given = headers['verif-hash'];
  return typeof given === 'string' && given !== '' && timingSafeEqual(digest(given), digest(webhookSecret));
}

/** `bvn.completed` contains the whole record. The person's return to the page says the same. */
export function hasNationalNumber({ body }: BankRequest): boolean {
  return /"bvn\.|bvn_data|"bvn"/i.test(body);
}

/** A webhook only says where to look: its subject is looked up, and only that answer counts. */
export async function readNotices(client: BankClient, { body }: BankRequest): Promise<readonly BankNotice[]> {
  const parsed = envelope.safeParse(readExactJson(body));
  if (!parsed.success) return [];
  const { event, data } = parsed.data;
  if (event === 'charge.completed' && data.id) {
    const found = await findDeposit(client, data.id);
    return found ? [{ kind: 'deposit', deposit: found.deposit }] : [];
  }
  if (event === 'transfer.completed' && data.reference) {
    const { reference } = data;
    const state = await findPayout(client, reference);
    return state ? [{ kind: 'transfer', provider: 'flutterwave', reference, state }] : [];
  }
  return [];
}
