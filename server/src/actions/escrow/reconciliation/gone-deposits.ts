import { everyCell } from '#actions/cells.ts';
import type { EscrowContext } from '#actions/escrow/context.ts';
import type { Bank, ListedDeposit, ListedTransfer } from '#core/escrow/bank.ts';
import { MINUTE_MS } from '#core/time.ts';
import * as books from '#store/escrow/reconciliation/books.ts';

/** Tolerated difference between clocks: some lists have times without seconds. */
const SKEW_MS = 10 * MINUTE_MS;
/** How many deposits are judged together. */
const MOST = 10_000;

/**
 * Yields the listed deposits. One that the bank lists as either reversed or refunded in full counts as
 * reversed unless the refunds in the bank's own list, under references that we gave it, cover it. Nothing
 * that was booked because of a notification is consulted, so that a recall which was taken for a refund
 * becomes a break, and the other way round.
 */
export async function* judged(
  context: EscrowContext,
  bank: Bank,
  listed: AsyncIterable<ListedDeposit>,
): AsyncGenerator<ListedDeposit> {
  const gone: ListedDeposit[] = [];
  for await (const deposit of listed) {
    if (!deposit.reversed || !deposit.orRefunded) yield deposit;
    else if (gone.push(deposit) === MOST) yield* judge(context, bank, gone.splice(0));
  }
  if (gone.length > 0) yield* judge(context, bank, gone);
}

async function* judge(
  context: EscrowContext,
  bank: Bank,
  gone: readonly ListedDeposit[],
): AsyncGenerator<ListedDeposit> {
  const from = new Date(Math.min(...gone.map(({ at }) => at.getTime())) - SKEW_MS);
  const to = new Date(context.clock().getTime() + SKEW_MS);
  const keys = new Set(gone.map(keyOf));
  const refunds: ListedTransfer[] = [];
  // An unreadable refund explains nothing: its deposit then counts as reversed, which a person has to see.
  for await (const transfer of bank.listTransfers({ from, to }, () => undefined)) {
    if (transfer.deposit !== undefined && keys.has(transfer.deposit)) refunds.push(transfer);
  }
  const sent = refunds.map(({ reference }) => reference);
  const cells = everyCell(context).map(({ db }) => books.find(db, bank.name, { deposits: [], sent }));
  const ours = new Set((await Promise.all(cells)).flat().map(({ key }) => key));
  const returned = new Map<string, number>();
  for (const { deposit = '', reference, amount, state } of refunds) {
    if (!ours.has(reference) || (state.status !== 'SUCCEEDED' && state.status !== 'PENDING')) continue;
    returned.set(deposit, (returned.get(deposit) ?? 0) + amount);
  }
  for (const deposit of gone) {
    yield { ...deposit, reversed: (returned.get(keyOf(deposit)) ?? 0) < deposit.amount };
  }
}

function keyOf({ refundedAs, transactionId }: ListedDeposit): string {
  return refundedAs ?? transactionId;
}
