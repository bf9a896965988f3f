import { writeAmount } from './amount.ts';
import {
  type Account,
  type Deposit,
  newestFirst,
  type Refund,
  type Rejection,
  type Transfer,
} from './books.ts';
import { FAULTS } from './faults.ts';
import type { Protocol } from './protocol.ts';
import type { Delivery, WebhookSender } from './webhook-sender.ts';
import type { World } from './world.ts';

export type Room = {
  readonly world: World;
  readonly protocol: Protocol;
  readonly webhookSender: WebhookSender;
  /** Stops the twin once the answer is sent. */
  stop(): void;
};

/** Everything that the twin knows, newest first: for its page, and for comparison with other books. */
export function stateOf({ world, protocol, webhookSender }: Room, limit: number): unknown {
  const { books, scheduler, faults } = world;
  const some = <Item>(items: Iterable<Item>, view: (item: Item) => unknown) =>
    newestFirst(items).slice(0, limit).map(view);
  const struck = faults.list();
  return {
    provider: protocol.name,
    title: protocol.title,
    unit: protocol.unit.name,
    base: protocol.base,
    credentials: protocol.credentials,
    webhookUrl: webhookSender.url,
    now: scheduler.now(),
    balance: writeAmount(books.balance, protocol.unit.decimals),
    totals: {
      accounts: books.accounts.size,
      deposits: books.deposits.size,
      rejections: books.rejections.length,
      transfers: books.transfers.size,
      refunds: books.refunds.size,
      webhooks: webhookSender.deliveries.length,
    },
    accounts: some(books.accounts.values(), (account) => accountView(account, protocol.unit.decimals)),
    deposits: some(books.deposits.values(), (deposit) => depositView(deposit, protocol.unit.decimals)),
    rejections: some(books.rejections, (rejection) => rejectionView(rejection, protocol.unit.decimals)),
    transfers: some(books.transfers.values(), (transfer) => transferView(transfer, protocol.unit.decimals)),
    refunds: some(books.refunds.values(), (refund) => refundView(refund, protocol.unit.decimals)),
    webhooks: some(webhookSender.deliveries, deliveryView),
    readings: world.readings.list(),
    faults: Object.fromEntries(
      Object.entries(FAULTS).map(([name, help]) => [name, { help, ...struck[name as keyof typeof FAULTS] }]),
    ),
  };
}

function accountView(account: Account, decimals: number) {
  const { number, bank, name, kind, amount, reference, customer } = account;
  return {
    accountNumber: number,
    accountName: name,
    bankCode: bank.code,
    bankName: bank.name,
    kind,
    reference,
    amount: amount === null ? null : writeAmount(amount, decimals),
    email: customer.email,
    createdAt: account.createdAt,
    expiresAt: account.expiresAt,
    closedAt: account.closedAt,
    paidAt: account.paidAt,
  };
}

export function depositView({ id, reference, account, amount, fee, ...deposit }: Deposit, decimals: number) {
  return {
    id,
    reference,
    accountNumber: account.number,
    amount: writeAmount(amount, decimals),
    fee: writeAmount(fee, decimals),
    senderName: deposit.sender.name,
    senderBank: deposit.sender.bank.name,
    sessionId: deposit.sessionId,
    paidAt: deposit.paidAt,
    recalledAt: deposit.recalledAt,
  };
}

export function rejectionView({ id, account, amount, reason, paidAt }: Rejection, decimals: number) {
  return { id, accountNumber: account.number, amount: writeAmount(amount, decimals), reason, paidAt };
}

export function transferView(transfer: Transfer, decimals: number) {
  const { id, reference, amount, fee, status, reason, destination, sessionId, createdAt, updatedAt } =
    transfer;
  return {
    id,
    reference,
    ordered: writeAmount(transfer.ordered, decimals),
    amount: writeAmount(amount, decimals),
    fee: writeAmount(fee, decimals),
    status,
    reason,
    bankCode: destination.bank.code,
    accountNumber: destination.accountNumber,
    accountName: destination.accountName,
    sessionId,
    createdAt,
    updatedAt,
  };
}

export function refundView(refund: Refund, decimals: number) {
  const { id, reference, deposit, amount, status, reason, createdAt, updatedAt } = refund;
  const shown = writeAmount(amount, decimals);
  const ordered = writeAmount(refund.ordered, decimals);
  const amounts = { ordered, amount: shown, note: refund.note };
  return { id, reference, deposit: deposit.reference, ...amounts, status, reason, createdAt, updatedAt };
}

function deliveryView({ id, event, body, headers, fault, attempts, createdAt }: Delivery) {
  return { id, event, body, headers, fault, attempts, createdAt };
}
