import type { Period } from '#core/escrow/bank.ts';
import { add, type Money, ZERO } from '#core/escrow/money.ts';
import { type BankEntry, type BookEntry, type EntryKind, nameOf } from './entry.ts';

/** A statement that cannot be read or does not add up. Nothing of it is used. */
export class StatementError extends Error {}

/** A line of an account statement, independent of the file format. */
export type StatementLine = {
  /** The line number in the statement, from 1. */
  readonly number: number;
  /** The bank's booking day, as midnight UTC. */
  readonly bookedOn: Date;
  readonly direction: 'credit' | 'debit';
  readonly amount: Money;
  readonly currency: string | null;
  /** The contents of the reference fields. */
  readonly references: readonly string[];
  /** Free text with its original line breaks. */
  readonly narrative: string;
};

export type Statement = {
  readonly lines: readonly StatementLine[];
  /** The days that the statement says it covers, or that its lines cover. */
  readonly covered: Period;
};

/** Shorter words of a narrative cannot be a reference. */
const SHORTEST_WORD = 6;
const LONGEST_WORD = 120;
const SHOWN_NARRATIVE = 60;

/**
 * Returns every text in a line that may be one of our references, a bank's transaction or a session ID.
 * Narratives are wrapped in the middle of words, and some banks print them in capitals.
 */
export function wordsOf({ references, narrative }: StatementLine): string[] {
  const words = new Set(references.flatMap((reference) => [reference, reference.toLowerCase()]));
  for (const text of [narrative.replaceAll('\n', ' '), narrative.replaceAll('\n', '')]) {
    for (const word of text.split(/[\s,;:|()]+/)) {
      for (const part of [word, ...word.split('/')]) {
        if (part.length < SHORTEST_WORD || part.length > LONGEST_WORD) continue;
        words.add(part);
        words.add(part.toLowerCase());
      }
    }
  }
  return [...words];
}

/** A record from the statement with our entry for it. */
export type StatementRecord = { readonly theirs: BankEntry; readonly ours: BookEntry | null };

/**
 * Turns lines into records. Money that went out and came back is one undone record. `find` returns our
 * entries for a word.
 */
export function recordsOf(
  lines: readonly StatementLine[],
  find: (word: string) => readonly BookEntry[],
): StatementRecord[] {
  const groups = new Map<string, { ours: BookEntry; lines: StatementLine[] }>();
  const records: StatementRecord[] = [];
  for (const line of lines) {
    const ours = entryOf(line, find);
    const group = ours && groups.get(nameOf(ours));
    if (group) group.lines.push(line);
    else if (ours) groups.set(nameOf(ours), { ours, lines: [line] });
    else records.push({ theirs: unknownRecord(line), ours: null });
  }
  for (const { ours, lines: its } of groups.values()) {
    for (const theirs of settle(ours, its)) records.push({ theirs, ours });
  }
  return records;
}

/** A line may name both a refund and the deposit it returns: money that goes out is the refund. */
function entryOf(line: StatementLine, find: (word: string) => readonly BookEntry[]): BookEntry | null {
  const named = wordsOf(line).flatMap((word) => find(word));
  return named.find(({ kind }) => directionOf(kind) === line.direction) ?? named[0] ?? null;
}

function directionOf(kind: EntryKind): StatementLine['direction'] {
  return kind === 'deposit' ? 'credit' : 'debit';
}

function settle(ours: BookEntry, lines: readonly StatementLine[]): BankEntry[] {
  const forth = lines.filter(({ direction }) => direction === directionOf(ours.kind));
  const back = lines.filter(({ direction }) => direction !== directionOf(ours.kind));
  const [first] = back;
  if (first && forth.length === 0) {
    const whole = back.reduce((sum, { amount }) => add(sum, amount), ZERO);
    return [{ ...recordOf(first, ours), amount: null, standing: 'undone', back: whole }];
  }
  const records = forth.map((line) => recordOf(line, ours));
  for (const { amount } of back) {
    const isStanding = ({ standing }: BankEntry) => standing === 'settled';
    const same = records.findLastIndex((record) => isStanding(record) && record.amount === amount);
    const index = same >= 0 ? same : records.findIndex(isStanding);
    const record = records[index];
    if (record) records[index] = { ...record, standing: 'undone', back: amount };
  }
  return records;
}

function recordOf(line: StatementLine, { kind, key, sessionId }: BookEntry): BankEntry {
  const { number, amount, currency, bookedOn: at } = line;
  const settled = { standing: 'settled', back: ZERO, account: null } as const;
  return { kind, key, sessionId, amount, currency, at, ...settled, record: `line ${number}` };
}

function unknownRecord(line: StatementLine): BankEntry {
  const { number, direction, amount, currency, bookedOn: at, references, narrative } = line;
  const day = at.toISOString().slice(0, 10);
  const text = narrative.replaceAll(/\s+/g, ' ').trim().slice(0, SHOWN_NARRATIVE);
  const key = references[0] ?? `${day} ${direction} ${amount} ${text}`.trimEnd();
  const kind = direction === 'credit' ? 'deposit' : 'payout';
  const settled = { standing: 'settled', back: ZERO, account: null, sessionId: null } as const;
  return { kind, key, amount, currency, at, ...settled, record: `line ${number}` };
}
