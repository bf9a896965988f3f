import { CHAIN_START } from '#core/chain.ts';
import { type Agreement, statusOf } from '#core/escrow/agreement.ts';
import { deadlinesOf } from '#core/escrow/deadlines.ts';
import {
  ACCOUNTS,
  accountsOf,
  assetsOf,
  chainInput,
  effectOf,
  liabilitiesOf,
  MOVEMENTS,
  perAccount,
  TOTALS,
  type Transfer,
} from '#core/escrow/ledger.ts';
import { linkOf } from '#core/events/chain.ts';
import type { Books, Fault, Report } from './books.ts';
import { auditHistory } from './history.ts';
import { agreementMacInput, type Mac } from './mac.ts';
import { auditPayouts } from './payouts.ts';
import { auditDeposits, auditMilestones, auditRefunds } from './settlements.ts';

/**
 * Checks one agreement's books for consistency. An empty result means that they are in order. Without the
 * secret, the MACs, the personal data and the hashes over it are not checked.
 */
export function auditBooks(
  books: Books,
  sha256: (text: string) => string,
  mac: Mac | null = null,
  counts: EventCounts = { version1: 0, erased: 0 },
): Fault[] {
  const faults: Fault[] = [];
  const report: Report = (check, where, what) => {
    faults.push({ check, where: `agreement ${books.agreementId}${where && `, ${where}`}`, what });
  };
  if (!books.locked) for (const { where, what } of books.unopened) report('encrypted', where, what);
  auditChain(books, sha256, report);
  auditBalances(books, report);
  auditEvents(books, sha256, report, counts);
  verifyMac(books, mac, report);
  if (books.agreement === null) {
    report('unreadable', '', books.unreadable ?? 'the stored facts cannot be read');
    return faults;
  }
  const projected = statusOf(books.agreement);
  if (projected !== books.storedStatus) {
    report(
      'status',
      '',
      `the status is stored as ${books.storedStatus}, but by the facts it is ${projected}`,
    );
  }
  auditMilestones(books, books.agreement, report);
  auditPayouts(books, books.agreement, report);
  auditDeposits(books, report);
  auditRefunds(books, report);
  auditHistory(books, books.agreement, report);
  auditDeadlines(books, books.agreement, report);
  return faults;
}

function moves({ kind, debit, credit }: Transfer): boolean {
  if (!(kind in MOVEMENTS)) return false;
  return (['seller', 'shares'] as const).some((payee) => {
    const accounts = accountsOf(kind, payee);
    return accounts.debit === debit && accounts.credit === credit;
  });
}

/** A deadline that is missing in the list might never be met. */
function auditDeadlines({ deadlines }: Books, agreement: Agreement, report: Report): void {
  const name = (kind: string, milestoneId: string | null, at: Date) =>
    `${kind} ${milestoneId || 'of the agreement'} at ${at.toISOString()}`;
  const stored = new Set(
    deadlines.map(({ kind, milestoneId, dueAt }) => name(kind, milestoneId, new Date(dueAt))),
  );
  const facts = new Set(
    deadlinesOf(agreement).map(({ kind, milestoneId, at }) => name(kind, milestoneId, at)),
  );
  for (const deadline of facts) {
    if (!stored.has(deadline)) report('deadlines', deadline, 'it is not in the list');
  }
  for (const deadline of stored) {
    if (!facts.has(deadline)) report('deadlines', deadline, 'it is in the list, and is not due');
  }
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
    if (!moves(transfer)) {
      report('chain', where, `${transfer.kind} does not move ${transfer.debit} to ${transfer.credit}`);
    }
    head = sha256(chainInput(head, books.agreementId, transfer));
    if (head !== transfer.hash) {
      report('chain', where, 'its hash does not match its content and the previous transfer');
      return;
    }
    expected += 1;
  }
  if (books.transfers.length !== books.transferCount) {
    const counted = `the agreement counts ${books.transferCount} transfers, but there are ${books.transfers.length}`;
    report('chain', `transfer ${books.transfers.length + 1}`, counted);
  } else if (head !== books.chainHead) {
    report('chain', 'chain_head', 'it is not the hash of the last transfer');
  }
}

function auditBalances(books: Books, report: Report): void {
  const journal = perAccount(() => 0);
  const totals = { deposited: 0, refunded: 0, reversed: 0 };
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
  if (there !== owed) report('equation', '', `assets are ${there}, but liabilities are ${owed}`);
}

function compare(report: Report, name: string, stored: number, journal: number): void {
  if (stored !== journal) {
    report('balances', name, `it is stored as ${stored}, but the transfers add up to ${journal}`);
  }
}

/** Events that were chained in version 1, and those of which personal data was erased. */
export type EventCounts = { version1: number; erased: number };

function auditEvents(
  books: Books,
  sha256: (text: string) => string,
  report: Report,
  counts: EventCounts,
): void {
  const { developerId, agreementId: streamId, chainedFrom, events } = books;
  let head = CHAIN_START;
  for (const [index, event] of events.entries()) {
    const where = `event ${index + 1}`;
    if (event.sequence !== index + 1) {
      report('events', where, `it is missing; the next one is ${event.sequence}`);
      return;
    }
    if (event.sequence < chainedFrom) {
      if (event.hash !== null)
        report('events', where, `it has a hash, but the chain starts at ${chainedFrom}`);
      continue;
    }
    const link =
      event.closed && books.locked && !event.committed
        ? { hash: event.hash ?? '', version: 1 }
        : linkOf(sha256, head, { ...event, developerId, streamId });
    head = link.hash;
    if (link.version === 1) counts.version1 += 1;
    if (event.erased) counts.erased += 1;
    if (head === event.hash) continue;
    report('events', where, 'its hash does not match its content and the previous event');
    return;
  }
  if (events.length !== books.eventCount) {
    const counted = `the agreement counts ${books.eventCount} events, but there are ${events.length}`;
    report('events', `event ${events.length + 1}`, counted);
  } else if (head !== books.eventHead) {
    report('events', 'event_head', 'it is not the hash of the last event');
  }
}

/** Only an agreement that has not changed since the chain was introduced may lack a MAC. */
function verifyMac(books: Books, mac: Mac | null, report: Report): void {
  if (books.mac === null) {
    const untouched = books.chainedFrom > 1 && books.chainedFrom === books.eventCount + 1;
    if (!untouched) report('mac', '', 'it has no MAC');
    return;
  }
  if (mac && mac(agreementMacInput(books)) !== books.mac) {
    report('mac', '', 'its MAC does not match: its history was written without the secret');
  }
}
