import type { BankNotice, IncomingDeposit, ReportedDeposit } from '#core/escrow/bank.ts';
import * as messages from '#store/escrow/bank/messages.ts';
import * as virtualAccounts from '#store/escrow/bank/virtual-accounts.ts';
import { NO_ANSWER } from '#store/idempotency.ts';
import { cellOfNotice } from './bank/cell-of-notice.ts';
import type { EscrowContext } from './context.ts';
import { messageOf } from './exceptions/message-of.ts';
import { recordUnmatchedDeposit } from './exceptions/unmatched-deposit.ts';
import { receiveDeposit } from './receive-deposit.ts';

/**
 * Receives a bank's notifications. When this returns, none can be lost: deposits are in the books, and
 * everything else is stored for a job that applies it. Duplicates and stale notifications change nothing.
 * `occasion` distinguishes repeated notifications with equal contents.
 */
export async function receiveNotification(
  context: EscrowContext,
  notices: readonly BankNotice[],
  occasion = '',
): Promise<void> {
  for (const notice of notices) {
    const cell = await cellOfNotice(context, notice);
    if (notice.kind === 'deposit')
      await receiveDepositNotification(
        asBank(cell, notice.deposit.provider),
        await withAccountNumber(cell, notice.deposit),
      );
    else await keepForLater(cell, notice, occasion);
  }
}

/** Changes caused by a bank's notification have the bank as their actor. */
export function asBank(context: EscrowContext, provider: string): EscrowContext {
  return { ...context, caller: { ...context.caller, actor: { type: 'bank', id: provider } } };
}

/**
 * Adds the account number. The bank may have reassigned a number, so its own reference of the account is kept
 * and decides.
 */
export async function withAccountNumber(
  { db }: EscrowContext,
  reported: ReportedDeposit,
): Promise<IncomingDeposit> {
  if ('accountNumber' in reported) return reported;
  const { provider, accountReference } = reported;
  const accountNumber = await virtualAccounts.numberOf(db, provider, accountReference);
  return { ...reported, accountNumber: accountNumber ?? accountReference };
}

async function receiveDepositNotification(context: EscrowContext, deposit: IncomingDeposit): Promise<void> {
  try {
    await receiveDeposit(context, deposit, null, NO_ANSWER);
  } catch (error) {
    if (!(await recordUnmatchedDeposit(context, deposit, error))) throw error;
  }
}

async function keepForLater(context: EscrowContext, notice: BankNotice, occasion: string): Promise<void> {
  await messages.take(context.db, messageOf(context, notice, occasion));
  context.wakeWorker();
}
