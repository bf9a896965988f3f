import { everyCell } from '#actions/cells.ts';
import type { EscrowContext } from '#actions/escrow/context.ts';
import { receiveNotification } from '#actions/escrow/receive-notification.ts';
import { type Bank, BankUnavailable, type ListedTransfer, type Period } from '#core/escrow/bank.ts';
import { fromTransfer } from '#core/escrow/reconciliation/entry.ts';
import { DAY_MS } from '#core/time.ts';
import * as watches from '#store/escrow/bank/watches.ts';
import * as books from '#store/escrow/reconciliation/books.ts';
import { batches } from './batches.ts';
import { receiveDeposits } from './receive-listed.ts';
import { UnreadableRows } from './unreadable-rows.ts';

const BATCH_SIZE = 200;
/**
 * A transfer may come back within this time without a notification. Later returns are found by
 * reconciliation.
 */
const COMES_BACK_WITHIN_MS = 7 * DAY_MS;

/**
 * Reads the lists of the banks, since a webhook may be lost: anything missing from our books or different
 * there is processed like a notification. Each run overlaps the one before and covers the time without runs,
 * so that late entries are found as well. Banks do not wait for each other. Returns true when every list was
 * read to the end.
 */
export async function watchBanks(context: EscrowContext, lookBackMs: number): Promise<boolean> {
  // The sandbox has no list: all its transfers are simulated through the API.
  const banks = [...context.banks.values()].filter(({ name }) => name !== 'sandbox');
  const looks = await Promise.allSettled(banks.map((bank) => watch(context, bank, lookBackMs)));
  const failures = looks.flatMap((look) => (look.status === 'rejected' ? [look.reason] : []));
  // A bug takes precedence over a bank that is down.
  const bug = failures.find((error) => !(error instanceof BankUnavailable));
  if (bug) throw bug;
  return failures.length === 0;
}

async function watch(context: EscrowContext, bank: Bank, lookBackMs: number): Promise<void> {
  const to = context.clock();
  const { lookedUntil, sentUntil } = await watches.find(context.db, bank.name);
  const from = new Date(Math.min((lookedUntil ?? to).getTime(), to.getTime()) - lookBackMs);
  const older = olderPart(from, sentUntil, lookBackMs);
  const unreadable = new UnreadableRows();
  for await (const batch of batches(bank.listDeposits({ from, to }, unreadable.add), BATCH_SIZE)) {
    await receiveDeposits(context, bank.name, batch);
  }
  for (const period of [{ from, to }, older]) {
    for await (const batch of batches(bank.listTransfers(period, unreadable.add), BATCH_SIZE))
      await receiveSent(context, bank, batch);
  }
  await unreadable.open(context);
  await watches.note(context.db, bank.name, { lookedUntil: to, sentUntil: older.to });
}

/**
 * Lists are ordered by when a transfer was sent, which may be long before it comes back. So each run also
 * reads a part of the days before, as long as the new part: the next part in the next run, then from the
 * start again.
 */
function olderPart(newFrom: Date, readUntil: Date | null, lengthMs: number): Period {
  const end = newFrom.getTime();
  const start = end - COMES_BACK_WITHIN_MS;
  const next = readUntil?.getTime() ?? start;
  const from = next >= start && next + lengthMs <= end ? next : start;
  return { from: new Date(from), to: new Date(Math.min(from + lengthMs, end)) };
}

/**
 * If the bank's list differs from our books, the bank is asked again about that reference. Transfers that are
 * not ours are left to their owner, or to reconciliation.
 */
async function receiveSent(
  context: EscrowContext,
  bank: Bank,
  listed: readonly ListedTransfer[],
): Promise<void> {
  const { name: provider } = bank;
  const sent = listed.map(({ reference }) => reference);
  const cells = everyCell(context).map(({ db }) => books.find(db, provider, { deposits: [], sent }));
  const ours = (await Promise.all(cells)).flat();
  const known = new Map(ours.map((entry) => [entry.key, entry]));
  // If the bank insists, it is processed again on another day: its first notification may have come too early
  // to count.
  const day = context.clock().toISOString().slice(0, 10);
  for (const each of listed) {
    const { reference } = each;
    const { standing } = fromTransfer(each);
    const entry = known.get(reference);
    if (!entry || (standing === 'open' && !each.state.attention)) continue;
    if (standing === entry.standing && (standing === 'undone' || each.amount === entry.amount)) continue;
    const state = (await bank.findTransfer(reference, { since: each.at })) ?? each.state;
    if (state.status !== 'PENDING' || state.attention)
      await receiveNotification(context, [{ kind: 'transfer', provider, reference, state }], day);
  }
}
