import type { EscrowContext } from '#actions/escrow/context.ts';
import { type Bank, BankUnavailable } from '#core/escrow/bank.ts';
import { DAY_MS, HOUR_MS } from '#core/time.ts';
import type { AgreementKey } from '#store/escrow/agreements.ts';
import * as watches from '#store/escrow/bank/watches.ts';
import * as deposits from '#store/escrow/deposits.ts';
import { batches } from './batches.ts';
import { receiveDeposits } from './receive-listed.ts';
import { UnreadableRows } from './unreadable-rows.ts';

/** How long a bank's answer about a deposit counts as current: its first report, or the list of its day. */
const FRESH_MS = HOUR_MS;
/** A deposit that its day does not show is sought further and further back: its report may have come late. */
const HEARD_LATE_MS = [7 * DAY_MS, 31 * DAY_MS];
const BATCH_SIZE = 200;
/** Days whose lists are remembered, for each bank. */
const MOST_DAYS = 400;

type Listing = { readonly at: number; readonly reversed: ReadonlyMap<string, boolean> };
const listings = new WeakMap<Bank, Map<string, Promise<Listing>>>();

/**
 * Asks the banks again about every deposit of an agreement before its money leaves: a bank may take a deposit
 * back days after it arrived, and its notice may be lost. One list of a day serves all deposits of that day
 * for an hour. False while a deposit is gone at the bank and the books do not say so yet: the reversal is
 * then on its way to them.
 */
export async function depositsStand(context: EscrowContext, key: AgreementKey): Promise<boolean> {
  const kept = await deposits.atBank(context.db, key);
  for (const deposit of kept) {
    const { provider, transactionId } = deposit;
    const bank = context.banks.get(provider);
    if (!bank?.can.recalls) continue;
    const isNew = context.clock().getTime() - deposit.receivedAt.getTime() < FRESH_MS;
    const isGone = !isNew && (await lookUp(context, bank, deposit));
    if (!isGone) continue;
    const [known] = await watches.standingOf(context.db, provider, [transactionId]);
    if (!known?.gone) return false;
  }
  return true;
}

async function lookUp(
  context: EscrowContext,
  bank: Bank,
  { transactionId, receivedAt }: deposits.DepositAtBank,
): Promise<boolean> {
  const day = receivedAt.getTime() - (receivedAt.getTime() % DAY_MS);
  const inDay = (await listDay(context, bank, day, day + DAY_MS)).reversed.get(transactionId);
  if (inDay !== undefined) return inDay;
  for (const lateMs of HEARD_LATE_MS) {
    const earlier = (await listDay(context, bank, day - lateMs, day)).reversed.get(transactionId);
    if (earlier !== undefined) return earlier;
  }
  throw new BankUnavailable(
    `${bank.name} no longer lists deposit ${transactionId}; nothing is paid out of it until it does`,
  );
}

/** Reads the deposits of a period, passing on what our books lack, unless that was done within the hour. */
export function listDay(context: EscrowContext, bank: Bank, from: number, to: number): Promise<Listing> {
  const known = listings.get(bank) ?? new Map<string, Promise<Listing>>();
  listings.set(bank, known);
  const name = `${from} ${to}`;
  const last = known.get(name);
  const fresh = (async () => {
    const before = await last?.catch(() => null);
    const now = context.clock().getTime();
    if (before && now - before.at < FRESH_MS && now >= before.at) return before;
    return read(context, bank, new Date(from), new Date(to), now);
  })();
  known.delete(name);
  known.set(name, fresh);
  const [oldest] = known.keys();
  if (known.size > MOST_DAYS && oldest !== undefined) known.delete(oldest);
  return fresh;
}

async function read(context: EscrowContext, bank: Bank, from: Date, to: Date, at: number): Promise<Listing> {
  const reversed = new Map<string, boolean>();
  const unreadable = new UnreadableRows();
  for await (const batch of batches(bank.listDeposits({ from, to }, unreadable.add), BATCH_SIZE)) {
    await receiveDeposits(context, bank.name, batch);
    for (const each of batch) reversed.set(each.transactionId, each.reversed);
  }
  await unreadable.open(context);
  return { at, reversed };
}
