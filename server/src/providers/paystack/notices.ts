import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { BankNotice, BankRequest } from '#core/escrow/bank.ts';
import { DAY_MS } from '#core/time.ts';
import type { BankClient } from '#providers/client/bank-client.ts';
import { readExactJson } from '#providers/client/exact-json.ts';
import { noticesOf } from './deposits.ts';
import { disputeNotices } from './disputes.ts';
import { findPayout } from './payouts.ts';
import { refundsOf } from './refunds.ts';
import { NAME } from './settings.ts';

const envelope = z.object({
  event: z.string(),
  data: z.object({
    id: z.string().nullish(),
    reference: z.string().nullish(),
    transaction_reference: z.string().nullish(),
  }),
});

/** News of a refund comes within days of it. Later changes are found in the lists. */
const REFUND_NEWS_MS = 14 * DAY_MS;

/** Verifies the signature over the exact bytes received, in constant time. */
export function isFromPaystack({ body, headers }: BankRequest, secretKey: string): boolean {
  const expected = createHmac('sha512', secretKey).update(body).digest();
  const given = Buffer.from(String(headers['x-paystack-signature'] ?? ''), 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** The outcome of a validation, with half of the person's number. The customer itself says it too. */
export function hasNationalNumber({ body }: BankRequest): boolean {
  return /"customeridentification\./.test(body);
}

/**
 * A webhook only says where to look: its subject is looked up, so a stale webhook reports nothing stale and a
 * forged one nothing at all.
 */
export async function readNotices(
  client: BankClient,
  { body }: BankRequest,
  now: Date,
): Promise<readonly BankNotice[]> {
  const parsed = envelope.safeParse(readExactJson(body));
  if (!parsed.success) return [];
  const { id, reference, transaction_reference } = parsed.data.data;
  const [topic, subject] = parsed.data.event.split('.');
  if (topic === 'charge' && subject === 'dispute') return id ? disputeNotices(client, id) : [];
  if (topic === 'charge') {
    const about = reference ?? transaction_reference;
    return about ? noticesOf(client, about) : [];
  }
  if (topic === 'transfer' && reference) {
    const state = await findPayout(client, reference);
    return state ? [{ kind: 'transfer', provider: NAME, reference, state }] : [];
  }
  if (topic === 'refund' && transaction_reference) {
    const notices: BankNotice[] = [];
    const about = { transactionId: transaction_reference, since: new Date(now.getTime() - REFUND_NEWS_MS) };
    for await (const { reference: ours, state: known } of refundsOf(client, about))
      notices.push({ kind: 'transfer', provider: NAME, reference: ours, state: known });
    return notices;
  }
  return [];
}
