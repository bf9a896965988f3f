import { type Deposit, newId, type Refund, type Transfer } from './books.ts';
import type { World } from './world.ts';

/** A bank needs a while to find out that an account does not exist. */
const REVERSE_AFTER_MS = 2_000;

const REFUSED = 'Rejected by destination institution';
const RETURNED = 'Returned by destination institution';

type Ending = 'success' | 'failed' | 'reversed' | 'stalled';

/** As in the sandbox: how a payout ends, by the last four digits of the destination account. */
const ENDINGS: Readonly<Record<string, Ending>> = { '0001': 'failed', '0003': 'reversed' };

export type TransferOrder = Pick<
  Transfer,
  'code' | 'reference' | 'amount' | 'fee' | 'destination' | 'narration' | 'sessionId'
>;

export function hasFunds(world: World, amount: bigint): boolean {
  return !world.faults.strikes('no_balance') && world.books.balance >= amount;
}

/** Deducts the money from the balance and settles the transfer, after a delay or before the answer. */
export function submitTransfer(
  world: World,
  order: TransferOrder,
  { ending, atOnce = false }: { ending?: Ending | undefined; atOnce?: boolean } = {},
): Transfer {
  const transfer = recordTransfer(world, order, order.amount + order.fee);
  const { accountNumber } = transfer.destination;
  const drawnEnding =
    (transfer.needsAttention ? 'stalled' : ending) ??
    ENDINGS[accountNumber.slice(-4)] ??
    drawn(world, 'payout');
  const settle: Settle = (status, reason) => void settleTransfer(world, transfer, status, reason);
  settleLater(world, drawnEnding, settle, atOnce);
  return transfer;
}

/** Accepts a transfer without checking the balance, and fails it later for lack of funds. */
export function submitUncovered(world: World, order: TransferOrder, reason: string): Transfer {
  const transfer = recordTransfer(world, order, 0n);
  world.scheduler.later(world.settleMs, () => void settleTransfer(world, transfer, 'failed', reason));
  return transfer;
}

function recordTransfer({ books, scheduler, faults }: World, order: TransferOrder, taken: bigint): Transfer {
  const now = scheduler.now();
  const id = newId(books);
  const open = {
    status: 'pending' as const,
    needsAttention: faults.strikes('needs_attention'),
    reason: '',
    createdAt: now,
    updatedAt: now,
  };
  const transfer: Transfer = { id, ...order, ordered: order.amount, taken, ...open };
  books.transfers.set(order.reference, transfer);
  books.balance -= taken;
  return transfer;
}

export function submitRefund(
  world: World,
  order: Pick<Refund, 'reference' | 'deposit' | 'amount' | 'note' | 'customerNote'>,
): Refund {
  const { books, scheduler, faults } = world;
  const now = scheduler.now();
  const id = newId(books);
  const open = {
    status: 'pending' as const,
    needsAttention: faults.strikes('needs_attention'),
    reason: '',
    createdAt: now,
    updatedAt: now,
  };
  const refund: Refund = { id, ...order, ordered: order.amount, ...open };
  books.refunds.set(refund.reference, refund);
  books.balance -= refund.amount;
  world.send({ kind: 'refund', refund });
  const drawnEnding = refund.needsAttention ? 'stalled' : drawn(world, 'refund');
  settleLater(world, drawnEnding, (status, reason) => settleRefund(world, refund, status, reason));
  return refund;
}

/** Goes on with a refund that waited for a person. */
export function resumeRefund(world: World, refund: Refund): void {
  Object.assign(refund, { needsAttention: false, updatedAt: world.scheduler.now() });
  settleLater(world, drawn(world, 'refund'), (status, reason) => settleRefund(world, refund, status, reason));
}

function drawn({ faults }: World, what: 'payout' | 'refund'): Ending {
  if (faults.strikes('stall')) return 'stalled';
  if (faults.strikes(`fail_${what}`)) return 'failed';
  return faults.strikes(`reverse_${what}`) ? 'reversed' : 'success';
}

type Settle = (status: 'success' | 'failed' | 'reversed', reason: string) => void;

function settleLater({ scheduler, settleMs }: World, ending: Ending, settle: Settle, atOnce = false): void {
  if (ending === 'stalled') return;
  const arrive = () => {
    if (ending === 'failed') return settle('failed', REFUSED);
    settle('success', '');
    if (ending === 'reversed') scheduler.later(REVERSE_AFTER_MS, () => settle('reversed', RETURNED));
  };
  if (atOnce) arrive();
  else scheduler.later(settleMs, arrive);
}

/** Settles a transfer once; only a success can still be reversed. */
export function settleTransfer(
  world: World,
  transfer: Transfer,
  status: 'success' | 'failed' | 'reversed',
  reason: string,
): boolean {
  if (!mayBecome(transfer.status, status)) return false;
  Object.assign(transfer, { status, reason, updatedAt: world.scheduler.now() });
  if (status === 'success') perhapsPayOther(world, transfer);
  // A bank that could not deliver returns its fee; one that did keeps it.
  if (status === 'failed') world.books.balance += transfer.taken;
  if (status === 'reversed') world.books.balance += transfer.amount;
  world.send({ kind: 'transfer', transfer });
  return true;
}

export function settleRefund(
  world: World,
  refund: Refund,
  status: 'success' | 'failed' | 'reversed',
  reason: string,
): boolean {
  if (!mayBecome(refund.status, status)) return false;
  Object.assign(refund, { status, reason, updatedAt: world.scheduler.now() });
  if (status === 'success') perhapsPayOther(world, refund);
  if (status !== 'success') world.books.balance += refund.amount;
  world.send({ kind: 'refund', refund });
  return true;
}

function perhapsPayOther({ faults, books }: World, sent: Transfer | Refund): void {
  if (!faults.strikes('wrong_amount')) return;
  sent.amount = sent.ordered * 100n;
  books.balance -= sent.amount - sent.ordered;
}

function mayBecome(from: Transfer['status'], to: Transfer['status']): boolean {
  return to === 'reversed' ? from === 'success' : from === 'pending';
}

export function depositOf({ books }: World, idOrReference: string): Deposit | undefined {
  return (
    books.deposits.get(idOrReference) ??
    [...books.deposits.values()].find(({ id }) => String(id) === idOrReference)
  );
}
