import type { Period } from '#core/escrow/bank.ts';
import type { Money } from '#core/escrow/money.ts';
import { HOUR_MS } from '#core/time.ts';
import {
  type BankEntry,
  type BookEntry,
  type EntryKind,
  type EntryOwner,
  effectOf,
  nameOf,
  type Standing,
} from './entry.ts';

/** How long either side may lag behind before a difference counts. */
const REPORTED_WITHIN_MS = HOUR_MS;
/** A transfer that a bank leaves undecided for longer counts as forgotten. */
const OPEN_FOR_MS = 24 * HOUR_MS;

export const BREAK_TYPES = [
  'missing_here',
  'missing_there',
  'amount_differs',
  'recipient_differs',
  'duplicate',
  'stale',
] as const;
export type BreakType = (typeof BREAK_TYPES)[number];

/** One side of a break. */
export type Side = { readonly amount: Money | null; readonly standing: Standing; readonly at: Date };

/** A difference between the bank's books and ours. */
export type Break = {
  readonly type: BreakType;
  readonly kind: EntryKind;
  /** The bank's transaction or our reference. */
  readonly subject: string;
  readonly currency: string | null;
  readonly ours: Side | null;
  readonly theirs: Side | null;
  /** How much more the bank has than our books; negative when it has less. */
  readonly difference: number;
  /** The account paid into, by number or by our reference, if the bank reports it. */
  readonly account: string | null;
  /** The agreement it belongs to; null when it is the platform's or unknown. */
  readonly owner: EntryOwner | null;
};

export type Scope = {
  readonly period: Period;
  /** The time the bank's records cover, which must extend beyond the period. */
  readonly covered: Period;
  /** How far apart the two sides may date the same entry. */
  readonly lagMs: number;
  readonly now: Date;
  /** True when amounts on a statement may be net of the bank's fee. */
  readonly netOfFees: boolean;
  /** True while no notification is applied, so that waiting for one decides nothing. */
  readonly paused: boolean;
};

/** An entry that cannot be judged yet. */
export type Undecided = { readonly kind: EntryKind; readonly subject: string };

export type Outcome = {
  /** The bank's records in the period, and how many of them match our books. */
  readonly listed: number;
  readonly matched: number;
  /**
   * Entries that differ and may still agree: notifications may be late, or the bank's records do not cover
   * the entry far enough.
   */
  readonly undecided: readonly Undecided[];
  readonly breaks: readonly Break[];
};

type Known = { readonly theirs: BankEntry; readonly ours: BookEntry | null };

/**
 * Compares a bank's records with our books in one pass over each, in any order: first every record of the
 * bank with our entry for its key, whatever its date, then our entries of the period.
 *
 * Each entry has one date, the bank's if the bank has it, and is judged in the period that contains it. An
 * entry that the two sides date differently is therefore judged once, and the end of a day causes no breaks.
 */
export class Comparison {
  readonly #scope: Scope;
  readonly #known = new Map<string, Known>();
  readonly #records = new Set<string>();
  readonly #sessions = new Map<string, Known[]>();
  readonly #breaks: Break[] = [];
  readonly #undecided: Undecided[] = [];

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  /** Adds a record of the bank and our entry for its key. */
  take(theirs: BankEntry, ours: BookEntry | null): void {
    const name = nameOf(theirs);
    const record = `${name} ${theirs.record}`;
    // A listing may shift while its pages are read and show a record twice.
    if (this.#records.has(record)) return;
    this.#records.add(record);
    const before = this.#known.get(name);
    const known = { theirs, ours };
    if (before?.theirs.standing === 'settled' && theirs.standing === 'settled') {
      this.#duplicate(theirs, ours, effectOf(theirs));
      return;
    }
    // A refused reference may be used again; the payment that succeeded counts.
    if (before && rank(before.theirs) >= rank(theirs)) return;
    this.#known.set(name, known);
    this.#noteSession(known);
  }

  #noteSession(known: Known): void {
    const { sessionId, kind, standing } = known.theirs;
    if (sessionId === null || kind !== 'deposit' || standing !== 'settled') return;
    const same = this.#sessions.get(sessionId);
    if (same) same.push(known);
    else this.#sessions.set(sessionId, [known]);
  }

  /** True when the bank has a record of this entry. */
  has(ours: BookEntry): boolean {
    return this.#known.has(nameOf(ours));
  }

  /** Adds one of our entries, which the bank may not have. */
  takeOurs(ours: BookEntry): void {
    if (this.has(ours)) return;
    const { period, covered, lagMs } = this.#scope;
    if (ours.standing === 'undone' || !this.#isOurs(ours, ours.at)) return;
    if (ours.standing === 'open') {
      if (!ours.onHold && this.#isOlder(ours.at, OPEN_FOR_MS)) this.#add('stale', { ours, theirs: null }, 0);
      else this.#leave(ours);
      return;
    }
    if (ours.at < period.from) return;
    const at = ours.at.getTime();
    const reaches = at - lagMs >= covered.from.getTime() && at + lagMs <= covered.to.getTime();
    if (reaches && this.#isReported(ours.at)) {
      this.#add('missing_there', { ours, theirs: null }, -effectOf(ours));
    } else this.#leave(ours);
  }

  finish(): Outcome {
    const doubled = this.#doubledSessions();
    let listed = 0;
    let matched = 0;
    for (const known of this.#known.values()) {
      const { theirs, ours } = known;
      if (!this.#isOurs(ours, theirs.at)) continue;
      listed += 1;
      if (doubled.has(known)) this.#duplicate(theirs, ours, ours ? 0 : effectOf(theirs));
      else if (!ours) this.#unknownHere(theirs);
      else if (this.#agree(ours, theirs)) matched += 1;
    }
    return { listed, matched, undecided: this.#undecided, breaks: this.#breaks };
  }

  /** Finds interbank transfers credited under two ids. The one in our books counts as the original. */
  #doubledSessions(): Set<Known> {
    const doubled = new Set<Known>();
    for (const same of this.#sessions.values()) {
      if (same.length < 2) continue;
      const [, ...others] = same.toSorted(
        (left, right) =>
          Number(left.ours === null) - Number(right.ours === null) ||
          left.theirs.at.getTime() - right.theirs.at.getTime() ||
          (left.theirs.key < right.theirs.key ? -1 : 1),
      );
      for (const other of others) doubled.add(other);
    }
    return doubled;
  }

  #duplicate(theirs: BankEntry, ours: BookEntry | null, difference: number): void {
    if (this.#isOurs(null, theirs.at)) this.#add('duplicate', { ours, theirs }, difference);
  }

  /** An unknown record that moved no money is not a break. */
  #unknownHere(theirs: BankEntry): void {
    if (theirs.standing === 'undone') return;
    if (!this.#isReported(theirs.at)) this.#leave(theirs);
    else this.#add('missing_here', { ours: null, theirs }, effectOf(theirs));
  }

  #agree(ours: BookEntry, theirs: BankEntry): boolean {
    const difference = effectOf(theirs) - effectOf(ours);
    if (this.#amountsDiffer(ours, theirs)) {
      // A difference between two currencies is meaningless.
      this.#add('amount_differs', { ours, theirs }, currenciesDiffer(ours, theirs) ? 0 : difference);
      return false;
    }
    if (theirs.standing !== 'undone' && recipientsDiffer(ours, theirs)) {
      this.#add('recipient_differs', { ours, theirs }, difference);
      return false;
    }
    const same = ours.standing === theirs.standing;
    const later = ours.at > theirs.at ? ours.at : theirs.at;
    const isOpen = theirs.standing === 'open';
    const isLate = isOpen ? this.#isOlder(later, OPEN_FOR_MS) : this.#isReported(later);
    if (same && !(isOpen && isLate)) return true;
    if (isLate) this.#add('stale', { ours, theirs }, difference);
    else this.#leave(ours);
    return false;
  }

  #amountsDiffer(ours: BookEntry, theirs: BankEntry): boolean {
    if (theirs.amount === null || (ours.standing === 'undone' && theirs.standing === 'undone')) return false;
    if (currenciesDiffer(ours, theirs)) return true;
    const net = this.#scope.netOfFees && theirs.amount === ours.amount - ours.fee;
    return theirs.amount !== ours.amount && !net;
  }

  /**
   * True when this run judges the entry. An entry that is open in our books is judged in every run until it
   * closes, however old it is.
   */
  #isOurs(ours: BookEntry | null, at: Date): boolean {
    const { from, to } = this.#scope.period;
    return ours?.standing === 'open' ? ours.at < to : at >= from && at < to;
  }

  /** True when both sides should know an entry of this time. */
  #isReported(at: Date): boolean {
    return this.#scope.paused || this.#isOlder(at, REPORTED_WITHIN_MS);
  }

  #leave({ kind, key: subject }: BankEntry | BookEntry): void {
    this.#undecided.push({ kind, subject });
  }

  #isOlder(at: Date, ms: number): boolean {
    return this.#scope.now.getTime() - at.getTime() >= ms;
  }

  #add(
    type: BreakType,
    { ours, theirs }: { ours: BookEntry | null; theirs: BankEntry | null },
    difference: number,
  ): void {
    const { kind, key: subject } = ours ?? (theirs as BankEntry);
    this.#breaks.push({
      type,
      kind,
      subject,
      difference,
      currency: ours?.currency ?? theirs?.currency ?? null,
      ours: ours && sideOf(ours),
      theirs: theirs && sideOf(theirs),
      account: theirs?.account ?? null,
      owner: ours?.owner ?? null,
    });
  }
}

const RANK: Readonly<Record<Standing, number>> = { undone: 0, open: 1, settled: 2 };

function rank({ standing }: BankEntry): number {
  return RANK[standing];
}

function currenciesDiffer(ours: BookEntry, theirs: BankEntry): boolean {
  return ours.currency !== null && theirs.currency !== null && ours.currency !== theirs.currency;
}

/** A restored database may name another account than the one that the bank has paid under the reference. */
function recipientsDiffer(ours: BookEntry, theirs: BankEntry): boolean {
  return (
    ours.recipient !== undefined && theirs.recipient !== undefined && ours.recipient !== theirs.recipient
  );
}

function sideOf({ amount, standing, at }: BankEntry | BookEntry): Side {
  return { amount, standing, at };
}
