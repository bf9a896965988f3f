import { type Agreement, statusOf } from './agreement.ts';
import { auditDeposits, auditMilestones, auditRefunds } from './audit-settlements.ts';
import {
  ACCOUNTS,
  type Account,
  assetsOf,
  CHAIN_START,
  chainInput,
  effectOf,
  liabilitiesOf,
  MOVEMENTS,
  perAccount,
  TOTALS,
  type Transfer,
} from './ledger.ts';
import type { Refund } from './refund/refund.ts';

/** What can be wrong with an agreement's books, one name per promise that was broken. */
export const CHECKS = {
  unreadable: 'every stored fact can be read',
  chain: 'every hash chain is whole',
  balances: 'balances equal the sum of transfers',
  equation: 'assets equal liabilities',
  status: 'every status equals its projection',
  events: 'event sequences have no gap',
  milestones: 'milestones agree with the journal',
  deposits: 'deposits agree with the journal',
  refunds: 'refunds agree with the journal',
  orphans: 'every row belongs to an agreement',
} as const;
export type Check = keyof typeof CHECKS;

/** `where` names the row, `what` says what is wrong with it. */
export type Fault = { readonly check: Check; readonly where: string; readonly what: string };

export type StoredTransfer = Transfer & { readonly hash: string };
export type StoredDeposit = {
  readonly provider: string;
  readonly transactionId: string;
  readonly amount: number;
  readonly returned: number;
  readonly applied: boolean;
  /** The agreement that the global register of bank transactions names for it; null when it names none. */
  readonly registeredFor: string | null;
};
export type StoredRefund = Refund & { readonly status: string };

/** One agreement with all its rows, as they lie in the database. Nothing here is believed. */
export type Books = {
  readonly agreementId: string;
  /** Null when the stored facts are no agreement at all; `unreadable` says why. */
  readonly agreement: Agreement | null;
  readonly unreadable: string | null;
  readonly storedStatus: string;
  readonly balances: Readonly<Record<Account, number>>;
  readonly deposited: number;
  readonly refunded: number;
  readonly transferCount: number;
  readonly chainHead: string;
  readonly eventCount: number;
  /** In order of their sequence. */
  readonly transfers: readonly StoredTransfer[];
  readonly eventSequences: readonly number[];
  readonly deposits: readonly StoredDeposit[];
  readonly refunds: readonly StoredRefund[];
};

export type Report = (check: Check, where: string, what: string) => void;

/** Holds one agreement's books against each other. An empty answer means that they are in order. */
export function auditBooks(books: Books, sha256: (text: string) => string): Fault[] {
  const faults: Fault[] = [];
  const report: Report = (check, where, what) => {
    faults.push({ check, where: `agreement ${books.agreementId}${where && `, ${where}`}`, what });
  };
  auditChain(books, sha256, report);
  auditBalances(books, report);
  auditEvents(books, report);
  if (books.agreement === null) {
    report('unreadable', '', books.unreadable ?? 'the stored facts cannot be read');
    return faults;
  }
  const projected = statusOf(books.agreement);
  if (projected !== books.storedStatus) {
    report('status', '', `the status is stored as ${books.storedStatus}, but the facts make it ${projected}`);
  }
  auditMilestones(books, books.agreement, report);
  auditDeposits(books, report);
  auditRefunds(books, report);
  return faults;
}

function auditChain(books: Books, sha256: (text: string) => string, report: Report): void {
  let head = CHAIN_START;
  let expected = 1;
  for (const transfer of books.transfers) {
    const where = `transfer ${transfer.sequence}`;
    if (transfer.sequence !== expected) {
      report('chain', `transfer ${expected}`, `it is missing; the next one is ${transfer.sequence}`);
      return;
    }
    const movement = MOVEMENTS[transfer.kind];
    if (movement?.debit !== transfer.debit || movement?.credit !== transfer.credit) {
      report('chain', where, `${transfer.kind} does not move ${transfer.debit} to ${transfer.credit}`);
    }
    head = sha256(chainInput(head, books.agreementId, transfer));
    if (head !== transfer.hash) {
      report('chain', where, 'its hash does not fit its content and the transfer before it');
      return;
    }
    expected += 1;
  }
  if (books.transfers.length !== books.transferCount) {
    const counted = `${books.transferCount} transfers were counted, ${books.transfers.length} are there`;
    report('chain', `transfer ${books.transfers.length + 1}`, counted);
  } else if (head !== books.chainHead) {
    report('chain', 'chain_head', 'it is not the hash of the last transfer');
  }
}

function auditBalances(books: Books, report: Report): void {
  const journal = perAccount(() => 0);
  const totals = { deposited: 0, refunded: 0 };
  let fellBelowZero = false;
  for (const { kind, debit, credit, amount, sequence } of books.transfers) {
    journal[debit] += effectOf('debit', debit, amount);
    journal[credit] += effectOf('credit', credit, amount);
    const addsTo = MOVEMENTS[kind]?.addsTo;
    if (addsTo) totals[addsTo] += amount;
    const negative = ACCOUNTS.find((account) => journal[account] < 0);
    if (negative && !fellBelowZero) {
      report('balances', `transfer ${sequence}`, `it takes ${negative} below zero`);
      fellBelowZero = true;
    }
  }
  for (const account of ACCOUNTS) compare(report, account, books.balances[account], journal[account]);
  for (const total of TOTALS) compare(report, total, books[total], totals[total]);
  const there = assetsOf(books.balances);
  const owed = liabilitiesOf(books.balances);
  if (there !== owed) report('equation', '', `${there} lie at the bank, but ${owed} are owed`);
}

function compare(report: Report, name: string, stored: number, journal: number): void {
  if (stored !== journal) {
    report('balances', name, `it is stored as ${stored}, but the transfers add up to ${journal}`);
  }
}

function auditEvents(books: Books, report: Report): void {
  const gap = books.eventSequences.findIndex((sequence, index) => sequence !== index + 1);
  if (gap >= 0) {
    report('events', `event ${gap + 1}`, `it is missing; the next one is ${books.eventSequences[gap]}`);
  } else if (books.eventSequences.length !== books.eventCount) {
    const counted = `${books.eventCount} events were counted, ${books.eventSequences.length} are there`;
    report('events', `event ${books.eventSequences.length + 1}`, counted);
  }
}
