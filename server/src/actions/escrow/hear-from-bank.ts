import type { BankNotice, IncomingDeposit } from '#core/escrow/bank.ts';
import * as messages from '#store/escrow/bank/messages.ts';
import { NO_ANSWER } from '#store/idempotency.ts';
import type { EscrowContext } from './escrow-desk.ts';
import { messageOf } from './exceptions/message-of.ts';
import { keepOddDeposit } from './exceptions/odd-deposit.ts';
import { receiveDeposit } from './receive-deposit.ts';

/**
 * What a bank tells us unasked. When this returns, none of it can be lost: a deposit is on the books, and
 * everything else is kept for a job that acts on it. Duplicates and stale notices change nothing.
 */
export async function hearFromBank(heard: EscrowContext, notices: readonly BankNotice[]): Promise<void> {
  const context: EscrowContext = { ...heard, actor: { type: 'bank', id: heard.bank.name } };
  for (const notice of notices) {
    if (notice.kind === 'deposit') await hearOfDeposit(context, notice.deposit);
    else await keepForLater(context, notice);
  }
}

async function hearOfDeposit(context: EscrowContext, deposit: IncomingDeposit): Promise<void> {
  try {
    await receiveDeposit(context, deposit, null, NO_ANSWER);
  } catch (error) {
    if (!(await keepOddDeposit(context, deposit, error))) throw error;
  }
}

async function keepForLater(context: EscrowContext, notice: BankNotice): Promise<void> {
  const message = messageOf(context, notice);
  await messages.take(context.db, message, context.derivedId('job', message.provider, message.key));
  context.wakeWorker();
}
