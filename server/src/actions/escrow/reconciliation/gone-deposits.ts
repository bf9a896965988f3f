import type { EscrowContext } from '#actions/escrow/context.ts';
import type { Bank, ListedDeposit, ListedTransfer } from '#core/escrow/bank.ts';
import { isOurReference } from '#core/escrow/reconciliation/entry.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#core/time.ts';

/** Tolerated difference between clocks: some lists have times without seconds. */
const SKEW_MS = 10 * MINUTE_MS;
/** How many deposits are judged together. */
const MOST = 10_000;

/**
 * Yields the listed deposits. One that the bank lists as either reversed or refunded in full counts as
 * reversed unless the refunds in the bank's own list, under references of our form, cover it. Our books are
 * not consulted, so that a recall which was taken for a refund becomes a break, and the other way round; a
 * refund that a restored database has forgotten is a break of its own.
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

/** Where the bank has the money of a deposit now: here, returned by our refunds, or taken back by itself. */
export type Whereabouts = 'here' | 'refunded' | 'taken';

/**
 * Asks the bank again about a deposit that it has called reversed or refunded in full. Its two lists are read
 * one after the other, and a refund may be paid or come back in between: only what two looks say counts as
 * taken. One that the bank does not list stays what it was called.
 */
export async function whereIs(
  context: EscrowContext,
  bank: Bank,
  { transactionId, receivedAt }: { readonly transactionId: string; readonly receivedAt: Date },
): Promise<Whereabouts> {
  for (let looks = 0; looks < LOOKS; looks++) {
    const listed = await findListed(bank, transactionId, receivedAt.getTime());
    if (!listed) return 'taken';
    if (!listed.reversed) return 'here';
    for await (const { reversed } of judge(context, bank, [listed])) if (!reversed) return 'refunded';
  }
  return 'taken';
}
const LOOKS = 2;

/** A deposit is usually reported at once, and a month later at most. */
const REPORTED_WITHIN_MS = [HOUR_MS, DAY_MS, 31 * DAY_MS];

async function findListed(bank: Bank, transactionId: string, at: number): Promise<ListedDeposit | null> {
  for (const ms of REPORTED_WITHIN_MS) {
    const period = { from: new Date(at - ms), to: new Date(at + SKEW_MS) };
    for await (const each of bank.listDeposits(period, () => undefined))
      if (each.transactionId === transactionId) return each;
  }
  return null;
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
  const returned = new Map<string, number>();
  for (const { deposit = '', reference, amount, state } of refunds) {
    if (!isOurReference(reference) || (state.status !== 'SUCCEEDED' && state.status !== 'PENDING')) continue;
    returned.set(deposit, (returned.get(deposit) ?? 0) + amount);
  }
  for (const deposit of gone) {
    yield { ...deposit, reversed: (returned.get(keyOf(deposit)) ?? 0) < deposit.amount };
  }
}

function keyOf({ refundedAs, transactionId }: ListedDeposit): string {
  return refundedAs ?? transactionId;
}
