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

/** News may be on its way for so long, either way, before somebody has to look. */
const HEARD_WITHIN_MS = HOUR_MS;
/** A bank that has not decided in so long has forgotten it. */
const OPEN_FOR_MS = 24 * HOUR_MS;

export const BREAK_TYPES = ['missing_here', 'missing_there', 'amount_differs', 'duplicate', 'stale'] as const;
export type BreakType = (typeof BREAK_TYPES)[number];

/** One side of a break. */
export type Side = { readonly amount: Money | null; readonly standing: Standing; readonly at: Date };

/** Two books that do not agree on one thing. */
export type Break = {
  readonly type: BreakType;
  readonly kind: EntryKind;
  /** The bank's transaction, or our reference. */
  readonly subject: string;
  readonly currency: string | null;
  readonly ours: Side | null;
  readonly theirs: Side | null;
  /** What the bank has more than our books because of it; below zero when it has less. */
  readonly difference: number;
  /** The account that it was paid into, by its number or our reference of it, where the bank has said so. */
  readonly account: string | null;
  /** Whose it is; null when it is the platform's, or not known. */
  readonly owner: EntryOwner | null;
};

export type Scope = {
  readonly period: Period;
  /** The time that the bank's records cover, which has to reach beyond the period. */
  readonly covered: Period;
  /** How far apart the two sides may date the same thing. */
  readonly lagMs: number;
  readonly now: Date;
  /** On a statement an amount may stand without what the bank has kept of it. */
  readonly netOfFees: boolean;
};

export type Outcome = {
  /** Records of the bank's in the period, and those of them that agree with our books. */
  readonly listed: number;
  readonly matched: number;
  /** Ours that the bank's records do not reach far enough to judge. */
  readonly undecided: number;
  readonly breaks: readonly Break[];
};

type Known = { readonly theirs: BankEntry; readonly ours: BookEntry | null };

/**
 * Holds the records of a bank against our books, in one pass over each and in any order: first every record
 * of the bank's, with what our books have under its key whenever that was written, then ours of the period.
 *
 * Each thing has one moment, the bank's where the bank has it, and is judged in the period that holds it. So
 * something that the two sides date differently is judged once, and the edge of a day makes no breaks.
 */
export class Comparison {
  readonly #scope: Scope;
  readonly #known = new Map<string, Known>();
  readonly #records = new Set<string>();
  readonly #sessions = new Map<string, Known[]>();
  readonly #breaks: Break[] = [];
  #undecided = 0;

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  /** A record of the bank's, and what our books have under its key. */
  take(theirs: BankEntry, ours: BookEntry | null): void {
    const name = nameOf(theirs);
    const record = `${name} ${theirs.record}`;
    // A list may move on while its pages are read, and show a record twice.
    if (this.#records.has(record)) return;
    this.#records.add(record);
    const before = this.#known.get(name);
    const known = { theirs, ours };
    if (before?.theirs.standing === 'settled' && theirs.standing === 'settled') {
      this.#duplicate(theirs, ours, effectOf(theirs));
      return;
    }
    // A reference that was refused may be used again: what was paid in the end counts.
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

  /** Whether the bank has shown a record of it. */
  has(ours: BookEntry): boolean {
    return this.#known.has(nameOf(ours));
  }

  /** One of ours that may have no record at the bank. */
  takeOurs(ours: BookEntry): void {
    if (this.has(ours)) return;
    const { period, covered, lagMs } = this.#scope;
    if (ours.standing === 'undone' || !this.#isOurs(ours, ours.at)) return;
    if (ours.standing === 'open') {
      if (this.#isOlder(ours.at, OPEN_FOR_MS)) this.#add('stale', { ours, theirs: null }, 0);
      return;
    }
    if (ours.at < period.from) return;
    const at = ours.at.getTime();
    const reaches = at - lagMs >= covered.from.getTime() && at + lagMs <= covered.to.getTime();
    if (!reaches) this.#undecided += 1;
    else if (this.#isOlder(ours.at, HEARD_WITHIN_MS)) {
      this.#add('missing_there', { ours, theirs: null }, -effectOf(ours));
    }
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

  /** One transfer between banks that is credited under two ids. The one that is on our books is the first. */
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

  /** What moved no money in the end is no loss to either side. */
  #unknownHere(theirs: BankEntry): void {
    if (theirs.standing === 'undone' || !this.#isOlder(theirs.at, HEARD_WITHIN_MS)) return;
    this.#add('missing_here', { ours: null, theirs }, effectOf(theirs));
  }

  #agree(ours: BookEntry, theirs: BankEntry): boolean {
    const difference = effectOf(theirs) - effectOf(ours);
    if (this.#amountsDiffer(ours, theirs)) {
      // Two currencies have no difference.
      this.#add('amount_differs', { ours, theirs }, currenciesDiffer(ours, theirs) ? 0 : difference);
      return false;
    }
    const patience =
      ours.standing === theirs.standing || theirs.standing === 'open' ? OPEN_FOR_MS : HEARD_WITHIN_MS;
    const decided = ours.standing === theirs.standing && ours.standing !== 'open';
    const later = ours.at > theirs.at ? ours.at : theirs.at;
    if (decided || !this.#isOlder(later, patience)) return true;
    this.#add('stale', { ours, theirs }, difference);
    return false;
  }

  #amountsDiffer(ours: BookEntry, theirs: BankEntry): boolean {
    if (theirs.amount === null || (ours.standing === 'undone' && theirs.standing === 'undone')) return false;
    if (currenciesDiffer(ours, theirs)) return true;
    const net = this.#scope.netOfFees && theirs.amount === ours.amount - ours.fee;
    return theirs.amount !== ours.amount && !net;
  }

  /** What is still open with us is everybody's concern until it is closed, however old it is. */
  #isOurs(ours: BookEntry | null, at: Date): boolean {
    const { from, to } = this.#scope.period;
    return ours?.standing === 'open' ? ours.at < to : at >= from && at < to;
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
      ...{ type, kind, subject, difference },
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

function sideOf({ amount, standing, at }: BankEntry | BookEntry): Side {
  return { amount, standing, at };
}
