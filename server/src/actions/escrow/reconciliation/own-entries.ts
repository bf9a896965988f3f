import { type EscrowContext, SANDBOX } from '#actions/escrow/context.ts';
import type { BankEntry, BookEntry } from '#core/escrow/reconciliation/entry.ts';
import { nameOf } from '#core/escrow/reconciliation/entry.ts';
import { type StatementLine, wordsOf } from '#core/escrow/reconciliation/statement.ts';
import * as books from '#store/escrow/reconciliation/books.ts';

/**
 * Each cell compares its own books with the bank's, and each record of the bank belongs to exactly one cell:
 * the one that has booked it, else the one with its account or reference, else the first. Returns those of
 * the unknown records that belong to other cells.
 */
export async function entriesOfOthers(
  { cell, db, otherCells }: EscrowContext,
  provider: string,
  unknown: readonly BankEntry[],
): Promise<ReadonlySet<BankEntry>> {
  const others = otherCells();
  if (others.length === 0 || provider === SANDBOX || unknown.length === 0) return new Set();
  const keysOf = (isDeposit: boolean) =>
    unknown.filter(({ kind }) => (kind === 'deposit') === isDeposit).map(({ key }) => key);
  const keys = { deposits: keysOf(true), sent: keysOf(false) };
  const booked = await Promise.all(others.map((other) => books.find(other.db, provider, keys)));
  const elsewhere = new Set(booked.flat().map(nameOf));
  const names = {
    accounts: unknown.flatMap(({ account }) => account ?? []),
    references: unknown.filter(({ kind }) => kind === 'payout').map(({ key }) => key),
  };
  const ownersAt = (at: EscrowContext['db']) => books.ownersOf(at, provider, names);
  const here = await ownersAt(db);
  const there = await Promise.all(others.map((other) => ownersAt(other.db)));
  const owns = (owners: ReadonlyMap<string, unknown>, { account, key }: BankEntry) =>
    owners.has(account ?? '') || owners.has(key);
  const isOthers = (entry: BankEntry) => {
    if (elsewhere.has(nameOf(entry))) return true;
    if (owns(here, entry)) return false;
    return !cell.isFirst || there.some((owners) => owns(owners, entry));
  };
  return new Set(unknown.filter(isOthers));
}

/** Like entriesOfOthers, for the lines of a statement, which refer to transfers in free text. */
export async function linesOfOthers(
  { cell, otherCells }: EscrowContext,
  provider: string,
  lines: readonly StatementLine[],
  named: ReadonlyMap<string, readonly BookEntry[]>,
): Promise<ReadonlySet<StatementLine>> {
  const others = otherCells();
  const unnamed = lines.filter((line) => !wordsOf(line).some((word) => named.has(word)));
  if (others.length === 0 || provider === SANDBOX || unnamed.length === 0) return new Set();
  // Lines that no cell recognises belong to the first.
  if (!cell.isFirst) return new Set(unnamed);
  const words = [...new Set(unnamed.flatMap(wordsOf))];
  const booked = await Promise.all(others.map(({ db }) => books.findByWords(db, provider, words)));
  const elsewhere = new Set(booked.flat().flatMap(({ key, sessionId }) => [key, sessionId]));
  return new Set(unnamed.filter((line) => wordsOf(line).some((word) => elsewhere.has(word))));
}
