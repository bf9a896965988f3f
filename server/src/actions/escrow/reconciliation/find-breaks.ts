import { batches } from '#actions/escrow/bank/batches.ts';
import { UnreadableRows } from '#actions/escrow/bank/unreadable-rows.ts';
import { type EscrowContext, SANDBOX } from '#actions/escrow/context.ts';
import type { Bank, Period } from '#core/escrow/bank.ts';
import { Comparison, type Outcome, type Scope } from '#core/escrow/reconciliation/comparison.ts';
import {
  type BankEntry,
  type BookEntry,
  fromAnswer,
  fromDeposit,
  fromTransfer,
  isOurReference,
  nameOf,
} from '#core/escrow/reconciliation/entry.ts';
import {
  recordsOf,
  type Statement,
  type StatementLine,
  wordsOf,
} from '#core/escrow/reconciliation/statement.ts';
import { DAY_MS, MINUTE_MS } from '#core/time.ts';
import * as books from '#store/escrow/reconciliation/books.ts';
import * as moneyPause from '#store/money-pause.ts';
import { judged } from './gone-deposits.ts';
import { entriesOfOthers, linesOfOthers } from './own-entries.ts';

/** How far beyond the period the bank's lists are read. */
const MARGIN_MS = DAY_MS;
/** Tolerated difference between two clocks. */
const SKEW_MS = 10 * MINUTE_MS;
/** A deposit may be reported this late, and has the date of the report. */
const HEARD_LATE_MS = 31 * DAY_MS;
/** A statement has the bank's own days: a Saturday's transfer may be listed on Monday. */
const STATEMENT_LAG_MS = 3 * DAY_MS;
/** How many records are looked up in our books at once. */
const BATCH_SIZE = 500;
/** The most unlisted references that the bank is asked about individually. */
const MOST_ASKED = 1_000;

/** Compares the bank's lists with our books. */
export async function breaksOfBank(context: EscrowContext, bank: Bank, period: Period): Promise<Outcome> {
  const covered = { from: moved(period.from, -MARGIN_MS), to: moved(period.to, MARGIN_MS) };
  const comparison = new Comparison({
    ...(await momentOf(context)),
    period,
    covered,
    lagMs: SKEW_MS,
    netOfFees: false,
  });
  const unreadable = new UnreadableRows();
  const takeAll = async (entries: AsyncIterable<BankEntry>) => {
    for await (const batch of batches(entries, BATCH_SIZE)) await take(context, bank.name, comparison, batch);
  };
  const depositsOf = (listed: Period) =>
    mapped(judged(context, bank, bank.listDeposits(listed, unreadable.add)), fromDeposit);
  await takeAll(depositsOf(covered));
  await takeAll(mapped(bank.listTransfers(covered, unreadable.add), fromTransfer));
  await unreadable.open(context);
  // Our books are read after the bank's lists, so that later transfers are not missing here.
  const unlisted = await unlistedOf(context, bank.name, comparison, period);
  if (unlisted.some(({ kind }) => kind === 'deposit')) {
    const earlier = { from: moved(period.from, -HEARD_LATE_MS), to: covered.from };
    await takeAll(depositsOf(earlier));
  }
  const sent = unlisted.filter(({ kind, standing }) => kind !== 'deposit' && standing !== 'undone');
  for (const ours of sent.slice(0, MOST_ASKED)) {
    const state = await bank.findTransfer(ours.key, { since: ours.at });
    if (state) comparison.take(fromAnswer(ours, state), ours);
  }
  for (const ours of unlisted) comparison.takeOurs(ours);
  return comparison.finish();
}

/** Compares a statement with our books: of one account, or of all. */
export async function breaksOfStatement(
  context: EscrowContext,
  provider: string,
  statement: Statement,
  period: Period,
  developerId: string | null = null,
): Promise<Outcome> {
  const { lines, covered } = statement;
  const comparison = new Comparison({
    ...(await momentOf(context)),
    period,
    covered,
    lagMs: STATEMENT_LAG_MS,
    netOfFees: true,
  });
  const named = new Map<string, BookEntry[]>();
  // The sandbox puts the account before a reference; a statement does not.
  const prefix = provider === SANDBOX && developerId !== null ? `${developerId}/` : '';
  for (let from = 0; from < lines.length; from += BATCH_SIZE) {
    const words = new Set(lines.slice(from, from + BATCH_SIZE).flatMap(wordsOf));
    if (prefix) for (const word of [...words]) words.add(`${prefix}${word}`);
    for (const entry of await books.findByWords(context.db, provider, [...words], developerId)) {
      const bare = prefix && entry.key.startsWith(prefix) ? entry.key.slice(prefix.length) : null;
      for (const name of new Set([entry.key, bare, entry.sessionId])) {
        if (name !== null) named.set(name, [...(named.get(name) ?? []), entry]);
      }
    }
  }
  // An account is in one cell, and a line that is not its own is unknown to it.
  const others =
    developerId === null ? await linesOfOthers(context, provider, lines, named) : new Set<StatementLine>();
  const own = lines.filter((line) => !others.has(line));
  for (const { theirs, ours } of recordsOf(own, (word) => named.get(word) ?? [])) {
    comparison.take(theirs, ours);
  }
  for await (const page of books.inPeriod(context.db, provider, period, developerId)) {
    for (const ours of page) comparison.takeOurs(ours);
  }
  return comparison.finish();
}

async function momentOf({ db, clock }: EscrowContext): Promise<Pick<Scope, 'now' | 'paused'>> {
  return { now: clock(), paused: (await moneyPause.find(db)) !== null };
}

async function take(
  context: EscrowContext,
  provider: string,
  comparison: Comparison,
  batch: readonly BankEntry[],
): Promise<void> {
  const keysOf = (isDeposit: boolean) =>
    batch.filter(({ kind }) => (kind === 'deposit') === isDeposit).map(({ key }) => key);
  const found = await books.find(context.db, provider, { deposits: keysOf(true), sent: keysOf(false) });
  const ours = new Map(found.map((entry) => [nameOf(entry), entry]));
  const unknown = batch.filter((theirs) => !ours.has(nameOf(theirs)));
  const others = await entriesOfOthers(context, provider, unknown);
  const isOurs = (each: BankEntry) =>
    each.kind === 'deposit' || ours.has(nameOf(each)) || isOurReference(each.key);
  for (const theirs of batch.filter((each) => !others.has(each) && isOurs(each)))
    comparison.take(theirs, ours.get(nameOf(theirs)) ?? null);
}

/** Our entries of the period, and open ones from before, that are not in the bank's lists. */
async function unlistedOf(
  { db }: EscrowContext,
  provider: string,
  comparison: Comparison,
  period: Period,
): Promise<BookEntry[]> {
  const unlisted = await books.openBefore(db, provider, period.from);
  for await (const page of books.inPeriod(db, provider, period)) unlisted.push(...page);
  return unlisted.filter((ours) => !comparison.has(ours));
}

async function* mapped<From, To>(items: AsyncIterable<From>, to: (item: From) => To): AsyncGenerator<To> {
  for await (const item of items) yield to(item);
}

function moved(date: Date, ms: number): Date {
  return new Date(date.getTime() + ms);
}
