import type { BankRequest } from '#core/escrow/bank.ts';
import { Problem } from '#core/problem.ts';
import type { RequestKey } from '#store/escrow/bank/requests.ts';
import * as requests from '#store/escrow/bank/requests.ts';
import { bankOf, type EscrowContext } from './context.ts';
import { receiveNotification } from './receive-notification.ts';

export type SentByBank = Pick<BankRequest, 'headers'> & {
  readonly provider: string;
  readonly body: Buffer;
  readonly address: string;
};

/**
 * A bank calls. It is only found out whether it is the bank, and kept what it says: what to make of it is
 * for a job, which asks the bank about it, so that the caller has its answer at once.
 */
export async function takeBankRequest(context: EscrowContext, sent: SentByBank): Promise<void> {
  const { provider, body, headers, address } = sent;
  const bank = context.banks.get(provider);
  if (!bank) throw new Problem('not_found', 'No bank of this name is connected.');
  const text = body.toString();
  const key = context.derivedId('brq', provider, text);
  const request = { provider, key, body, address, receivedAt: context.clock() };
  if (!bank.isAuthentic({ body: text, headers, address, developerId: null })) {
    await requests.refuse(context.db, request);
    throw new Problem('invalid_signature');
  }
  await requests.take(context.db, request);
  context.wakeWorker();
}

/** Asks the bank about what it has told us, and acts on its answer. */
export async function readBankRequest(context: EscrowContext, key: RequestKey): Promise<void> {
  const body = await requests.findUnread(context.db, key);
  if (!body) return;
  const request = { body: body.toString(), headers: {}, developerId: null };
  const notices = await bankOf(context, key.provider).readNotices(request);
  await receiveNotification(context, notices);
  await requests.conclude(context.db, key, notices.length > 0 ? 'heard' : 'nothing');
}
