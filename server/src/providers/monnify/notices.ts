import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { BankNotice, BankRequest, BankTransferState } from '#core/escrow/bank.ts';
import type { BankClient } from '#providers/client/bank-client.ts';
import { readExactJson } from '#providers/client/exact-json.ts';
import { findDeposit } from './deposits.ts';
import { findPayout } from './payouts.ts';
import { findRefund } from './refunds.ts';

const source = z.object({ sessionId: z.string().nullish() });
const envelope = z.object({
  eventType: z.string(),
  eventData: z.object({
    transactionReference: z.string().optional(),
    reference: z.string().optional(),
    refundReference: z.string().optional(),
    paymentSourceInformation: z.union([z.array(source), source.transform((only) => [only])]).nullish(),
  }),
});

/** Verifies the signature over the exact text received, in constant time. */
export function isAuthentic({ body, headers }: BankRequest, secretKey: string): boolean {
  const expected = createHmac('sha512', secretKey).update(body).digest();
  const given = Buffer.from(String(headers['monnify-signature'] ?? ''), 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** A webhook only says where to look: its subject is looked up, and only that answer counts. */
export async function readNotices(
  client: BankClient,
  nameOf: (bankCode: string) => Promise<string>,
  { body }: BankRequest,
): Promise<readonly BankNotice[]> {
  const parsed = envelope.safeParse(readExactJson(body));
  if (!parsed.success) return [];
  const { eventType, eventData } = parsed.data;
  if (eventType === 'SUCCESSFUL_TRANSACTION') {
    const { transactionReference = '', paymentSourceInformation: sources } = eventData;
    return depositNotices(client, nameOf, transactionReference, sources?.[0]?.sessionId ?? null);
  }
  const { reference = '', refundReference = '' } = eventData;
  if (eventType.endsWith('_DISBURSEMENT') && reference)
    return transferNotice(reference, await findPayout(client, reference));
  if (eventType.endsWith('_REFUND') && refundReference)
    return transferNotice(refundReference, await findRefund(client, refundReference));
  return [];
}

/** The session id is only in the webhook. It moves no money, and the webhook is signed. */
async function depositNotices(
  client: BankClient,
  nameOf: (bankCode: string) => Promise<string>,
  transactionReference: string,
  sessionId: string | null,
): Promise<readonly BankNotice[]> {
  const found = transactionReference ? await findDeposit(client, nameOf, transactionReference) : null;
  if (!found) return [];
  const { deposit, reversed } = found;
  const { provider, transactionId } = deposit;
  const arrival: BankNotice = { kind: 'deposit', deposit: { ...deposit, sessionId } };
  // Money that has since gone back is reported as arrived first.
  const reason = 'Monnify: REVERSED';
  const gone = { provider, transactionId, orRefunded: true, reason } as const;
  return reversed ? [arrival, { kind: 'deposit_reversed', ...gone }] : [arrival];
}

function transferNotice(reference: string, state: BankTransferState | null): readonly BankNotice[] {
  return state ? [{ kind: 'transfer', provider: 'monnify', reference, state }] : [];
}
