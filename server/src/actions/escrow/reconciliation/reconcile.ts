import { listDay } from '#actions/escrow/bank/recheck-deposits.ts';
import type { EscrowContext } from '#actions/escrow/context.ts';
import { bankOf } from '#actions/escrow/context.ts';
import type { Period } from '#core/escrow/bank.ts';
import type { Break, Outcome } from '#core/escrow/reconciliation/comparison.ts';
import type { Report } from '#core/escrow/reconciliation/report.ts';
import type { Statement } from '#core/escrow/reconciliation/statement.ts';
import { DAY_MS } from '#core/time.ts';
import * as deposits from '#store/escrow/deposits.ts';
import * as books from '#store/escrow/reconciliation/books.ts';
import * as breaks from '#store/escrow/reconciliation/breaks.ts';
import type { CountedReport } from '#store/escrow/reconciliation/reports.ts';
import * as reports from '#store/escrow/reconciliation/reports.ts';
import { breaksOfBank, breaksOfStatement } from './find-breaks.ts';

/** Days with open breaks are compared again for this long: most breaks are caused by late notifications. */
const LOOKED_AT_AGAIN_MS = 31 * DAY_MS;

/** Older deposits are asked about only before their money leaves. */
const RECALLED_WITHIN_MS = 120 * DAY_MS;

export type ReconcileInput = {
  readonly provider: string;
  readonly period: Period;
  /** Compared instead of the bank's own lists. */
  readonly statement?: Statement | undefined;
};

/** Compares our books with a bank's for a period, and stores a report. */
export async function reconcile(context: EscrowContext, input: ReconcileInput): Promise<CountedReport> {
  const { provider, period, statement } = input;
  const outcome = statement
    ? await breaksOfStatement(context, provider, statement, period)
    : await breaksOfBank(context, bankOf(context, provider), period);
  const { listed, matched, undecided } = outcome;
  const report: Report = {
    id: context.newId('rec'),
    source: statement ? 'statement' : 'bank',
    provider,
    period,
    listed,
    matched,
    undecided: undecided.length,
    createdAt: context.clock(),
  };
  const found = await withOwners(context, provider, outcome);
  await context.db.transaction(async (tx) => {
    await reports.insert(tx, report);
    await breaks.keep(tx, report, numbered(context, found));
    // A statement may be of another account or shorter than the last, so entries missing on it are not
    // resolved.
    if (!statement) await breaks.noteGone(tx, report, undecided);
  });
  return (await reports.find(context.db, null, report.id)) as CountedReport;
}

/**
 * Reconciles yesterday with every bank, and again the days with open breaks. A bank that fails does not stop
 * the others.
 */
export async function reconcileDaily(context: EscrowContext): Promise<void> {
  const today = startOfDay(context.clock());
  const failures: unknown[] = [];
  for (const provider of context.banks.keys()) {
    try {
      const since = new Date(today.getTime() - LOOKED_AT_AGAIN_MS);
      const days = await breaks.daysWithOpen(context.db, provider, since);
      const yesterday = new Date(today.getTime() - DAY_MS);
      const isDone = await reports.isDone(context.db, provider, { from: yesterday, to: today });
      const wanted = new Set([...days, ...(isDone ? [] : [yesterday])].map((day) => day.getTime()));
      await listDaysAtBank(context, provider, today);
      for (const day of [...wanted].filter((one) => one < today.getTime())) {
        await reconcile(context, { provider, period: { from: new Date(day), to: new Date(day + DAY_MS) } });
      }
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'some banks could not be reconciled');
}

/** Reads the lists of every day whose deposits still pay for something: a bank may recall one weeks later. */
async function listDaysAtBank(context: EscrowContext, provider: string, today: Date): Promise<void> {
  const since = new Date(today.getTime() - RECALLED_WITHIN_MS);
  const bank = bankOf(context, provider);
  if (!bank.can.recalls) return;
  for (const day of await deposits.daysAtBank(context.db, provider, since)) {
    await listDay(context, bank, day.getTime(), day.getTime() + DAY_MS);
  }
}

export function startOfDay(date: Date): Date {
  return new Date(date.getTime() - (date.getTime() % DAY_MS));
}

/** For records that are not in our books, the account or the reference may identify the owner. */
async function withOwners({ db }: EscrowContext, provider: string, outcome: Outcome): Promise<Break[]> {
  const unowned = outcome.breaks.filter(({ ours }) => ours === null);
  if (unowned.length === 0) return [...outcome.breaks];
  const accounts = unowned.flatMap(({ account }) => account ?? []);
  const references = unowned.filter(({ kind }) => kind === 'payout').map(({ subject }) => subject);
  const owners = await books.ownersOf(db, provider, { accounts, references });
  return outcome.breaks.map((each) => {
    if (each.ours) return each;
    return { ...each, owner: owners.get(each.account ?? '') ?? owners.get(each.subject) ?? null };
  });
}

/** Several breaks may be equal: a transfer listed three times is two duplicates. */
function numbered({ newId }: EscrowContext, found: readonly Break[]): breaks.FoundBreak[] {
  const seen = new Map<string, number>();
  return found
    .toSorted((left, right) => timeOf(left) - timeOf(right))
    .map((each) => {
      const { type, kind, subject, difference, owner } = each;
      const name = JSON.stringify([type, kind, subject, difference, owner?.developerId]);
      const ordinal = seen.get(name) ?? 0;
      seen.set(name, ordinal + 1);
      return { ...each, id: newId('brk'), ordinal };
    });
}

function timeOf({ ours, theirs }: Break): number {
  return (theirs ?? ours)?.at.getTime() ?? 0;
}
