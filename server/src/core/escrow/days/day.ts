import { MOVEMENTS, type MovementKind } from '#core/escrow/ledger.ts';

/** The lines of a day, in the order of a statement. */
export const DAY_LINES = ['deposits', 'returned', 'payouts', 'refunds', 'reversals', 'fees'] as const;
export type DayLine = (typeof DAY_LINES)[number];

/** Movements of the money at the bank: those of the journal, and fees that were paid out to you. */
export type BankMovement = MovementKind | 'commission_paid';

/** Every movement that changes the money at the bank. A movement that is not here does not. */
const LINES: Readonly<Partial<Record<BankMovement, DayLine>>> = {
  deposit: 'deposits',
  deposit_excess: 'deposits',
  deposit_unapplied: 'deposits',
  payout_reversed: 'returned',
  refund_reversed: 'returned',
  payout_succeeded: 'payouts',
  payout_late: 'payouts',
  refund_paid: 'refunds',
  deposit_reversed: 'reversals',
  deposit_reversed_excess: 'reversals',
  deposit_reversed_unapplied: 'reversals',
  release_recalled: 'reversals',
  commission_paid: 'fees',
};

/** The sums of all movements until an instant, by kind, as decimal digits. */
export type Totals = Readonly<Partial<Record<BankMovement, string>>>;

/** One currency of a day. Amounts are signed: what leaves the bank is negative. */
export type DayStatement = {
  readonly currency: string;
  readonly opening: bigint;
  readonly lines: Readonly<Record<DayLine, bigint>>;
  /** The part of the lines that was booked before the day, after the day before had been closed. */
  readonly late: bigint;
  readonly closing: bigint;
};

export function lineOf(kind: BankMovement): DayLine | null {
  return LINES[kind] ?? null;
}

/** 1 if a movement adds to the money at the bank, −1 if it takes from it. */
function signOf(kind: BankMovement): 1n | -1n {
  return kind !== 'commission_paid' && MOVEMENTS[kind].debit === 'bank' ? 1n : -1n;
}

/** The money at the bank after these movements. */
export function bankOf(totals: Totals): bigint {
  return kindsOf(totals).reduce((sum, kind) => sum + effect(totals, kind), 0n);
}

function effect(totals: Totals, kind: BankMovement): bigint {
  return lineOf(kind) === null ? 0n : signOf(kind) * BigInt(totals[kind] ?? '0');
}

const kindsOf = (totals: Totals) => Object.keys(totals) as BankMovement[];

type Counted = {
  /** As the day before was closed with; of the first day, all that was booked before it. */
  readonly closedWith: Totals;
  /** All that is booked before the day now. What is not in `closedWith` came late. */
  readonly before: Totals;
  /** All that is booked before its end now. */
  readonly until: Totals;
};

/**
 * A day has what is booked before its end and was not in an earlier closed day. So an entry that comes late,
 * or was being written while its day was closed, falls on the next one, and opening and lines always add up.
 */
export function statementOf(currency: string, { closedWith, before, until }: Counted): DayStatement {
  const lines = Object.fromEntries(DAY_LINES.map((line) => [line, 0n])) as Record<DayLine, bigint>;
  for (const kind of new Set([...kindsOf(closedWith), ...kindsOf(until)])) {
    const line = lineOf(kind);
    if (line) lines[line] += effect(until, kind) - effect(closedWith, kind);
  }
  return {
    currency,
    opening: bankOf(closedWith),
    lines,
    late: bankOf(before) - bankOf(closedWith),
    closing: bankOf(until),
  };
}
