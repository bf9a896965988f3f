import { type Bank, BankUnavailable } from '#core/escrow/bank.ts';
import { inSpan } from '#tracing/span.ts';
import { remembered } from './client/remembered.ts';

type Call = Exclude<keyof Bank, 'name' | 'can' | 'isAuthentic' | 'hasNationalNumber'>;

/**
 * How long each call may take. The short ones are part of a request; the others are for jobs, which have more
 * time and come again.
 */
const DEADLINES_MS: Readonly<Record<Call, number>> = {
  // Short enough to ask a second bank while the buyer still waits for the page.
  issueAccount: 8_000,
  resolveAccount: 15_000,
  readNotices: 15_000,
  submitPayout: 30_000,
  submitRefund: 30_000,
  completeRefund: 30_000,
  findTransfer: 30_000,
  closeAccount: 30_000,
  listDeposits: 30_000,
  listTransfers: 30_000,
  listBanks: 15_000,
  balance: 15_000,
};

/**
 * Treats a bank that does not answer in time as unavailable. It may still have acted, so the caller asks
 * about the same reference before anything else.
 */
export function impatientBank(bank: Bank, deadlinesMs: Readonly<Record<Call, number>> = DEADLINES_MS): Bank {
  const within = <Answer>(call: Call, ask: () => Promise<Answer>) =>
    inSpan(
      () => ({ name: `bank ${call}`, kind: 'client', attributes: { 'surety.bank': bank.name } }),
      () => inTime(ask(), call, deadlinesMs[call]),
    );
  const complete = bank.completeRefund?.bind(bank);
  return {
    name: bank.name,
    can: bank.can,
    isAuthentic: (request) => bank.isAuthentic(request),
    hasNationalNumber: (request) => bank.hasNationalNumber?.(request) === true,
    issueAccount: (request) => within('issueAccount', () => bank.issueAccount(request)),
    resolveAccount: (account) => within('resolveAccount', () => bank.resolveAccount(account)),
    submitPayout: (order) => within('submitPayout', () => bank.submitPayout(order)),
    submitRefund: (order) => within('submitRefund', () => bank.submitRefund(order)),
    ...(complete && {
      completeRefund: (details) => within('completeRefund', () => complete(details)),
    }),
    findTransfer: (reference, about) => within('findTransfer', () => bank.findTransfer(reference, about)),
    readNotices: (request) => within('readNotices', () => bank.readNotices(request)),
    closeAccount: (account, reference) => within('closeAccount', () => bank.closeAccount(account, reference)),
    listDeposits: (period, unreadable) =>
      eachInTime(bank.listDeposits(period, unreadable), 'listDeposits', deadlinesMs),
    listTransfers: (period, unreadable) =>
      eachInTime(bank.listTransfers(period, unreadable), 'listTransfers', deadlinesMs),
    listBanks: remembered(() => within('listBanks', () => bank.listBanks())),
    balance: (currency) => within('balance', () => bank.balance(currency)),
  };
}

/** A list may take any time in total, but each item has a deadline. */
async function* eachInTime<Item>(
  items: AsyncIterable<Item>,
  call: Call,
  deadlinesMs: Readonly<Record<Call, number>>,
): AsyncIterable<Item> {
  const iterator = items[Symbol.asyncIterator]();
  for (;;) {
    const next = await inTime(iterator.next(), call, deadlinesMs[call]);
    if (next.done) return;
    yield next.value;
  }
}

function inTime<Answer>(answer: Promise<Answer>, call: string, ms: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new BankUnavailable(`the bank did not answer ${call} within ${ms / 1000} s`));
    const timer = setTimeout(late, ms);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
