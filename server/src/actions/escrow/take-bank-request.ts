import { type BankNotice, type BankRequest, UnreadableAnswer } from '#core/escrow/bank.ts';
import { Problem } from '#core/problem.ts';
import type { RequestKey } from '#store/escrow/bank/requests.ts';
import * as requests from '#store/escrow/bank/requests.ts';
import { UnreadableRows } from './bank/unreadable-rows.ts';
import { bankOf, type EscrowContext } from './context.ts';
import { receiveNotification } from './receive-notification.ts';

export type SentByBank = Pick<BankRequest, 'headers'> & {
  readonly provider: string;
  readonly body: Buffer;
  readonly address: string;
};

/**
 * Receives a bank's webhook. It only verifies the sender and stores the request, so that the bank gets its
 * answer immediately; a job then asks the bank about it.
 */
export async function takeBankRequest(context: EscrowContext, sent: SentByBank): Promise<void> {
  const { provider, body, headers, address } = sent;
  const bank = context.banks.get(provider);
  if (!bank) throw new Problem('not_found', 'No bank with this name is configured.');
  const text = body.toString();
  const key = context.derivedId('brq', provider, text);
  const request = { provider, key, body, address, receivedAt: context.clock() };
  const asked = { body: text, headers, address, developerId: null };
  const isSecret = bank.hasNationalNumber?.(asked) === true;
  if (!bank.isAuthentic(asked)) {
    if (!isSecret) await requests.refuse(context.db, request);
    throw new Problem('invalid_signature');
  }
  if (isSecret) return;
  await requests.take(context.db, request);
  context.wakeWorker();
}

/** Asks the bank about its notification, and applies the answer. */
export async function readBankRequest(context: EscrowContext, key: RequestKey): Promise<void> {
  const body = await requests.findUnread(context.db, key);
  if (!body) return;
  const request = { body: body.toString(), headers: {}, developerId: null };
  const notices = await readNotices(context, key.provider, request);
  await receiveNotification(context, notices);
  await requests.conclude(context.db, key, notices.length > 0 ? 'applied' : 'nothing');
}

/**
 * An answer that cannot be read stays unreadable, however often the bank is asked: a person has to see it.
 */
async function readNotices(
  context: EscrowContext,
  provider: string,
  request: BankRequest,
): Promise<readonly BankNotice[]> {
  try {
    return await bankOf(context, provider).readNotices(request);
  } catch (error) {
    if (!(error instanceof UnreadableAnswer)) throw error;
    const unreadable = new UnreadableRows();
    unreadable.add({ provider, list: 'webhook', raw: error.raw });
    await unreadable.open(context);
    return [];
  }
}
