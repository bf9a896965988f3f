import { everyCell } from '#actions/cells.ts';
import type { EscrowContext } from '#actions/escrow/context.ts';
import { receiveNotification } from '#actions/escrow/receive-notification.ts';
import type { BankNotice, ListedDeposit } from '#core/escrow/bank.ts';
import * as watches from '#store/escrow/bank/watches.ts';

/** Passes on the listed deposits that our books lack, and the reversals and disputes of those they have. */
export async function receiveDeposits(
  context: EscrowContext,
  provider: string,
  listed: readonly ListedDeposit[],
): Promise<void> {
  const ids = listed.map(({ transactionId }) => transactionId);
  const cells = everyCell(context).map(({ db }) => watches.standingOf(db, provider, ids));
  const goneOf = new Map((await Promise.all(cells)).flat().map((each) => [each.transactionId, each.gone]));
  const gone: BankNotice[] = [];
  const others: BankNotice[] = [];
  for (const { at: _at, reversed, orRefunded, disputeId, refundedAs: _id, ...deposit } of listed) {
    const { transactionId } = deposit;
    const about = { provider, transactionId };
    if (!goneOf.has(transactionId)) others.push({ kind: 'deposit', deposit });
    if (disputeId) {
      const reason = 'the bank lists a dispute about it';
      others.push({ kind: 'deposit_disputed', ...about, disputeId, reason });
    }
    if (reversed && goneOf.get(transactionId) !== true) {
      const reason = 'the bank lists it as reversed';
      gone.push({ kind: 'deposit_reversed', ...about, ...(orRefunded && { orRefunded }), reason });
    }
  }
  await receiveNotification(context, others);
  // Whether a refund of ours explains it may have another answer tomorrow.
  await receiveNotification(context, gone, context.clock().toISOString().slice(0, 10));
}
