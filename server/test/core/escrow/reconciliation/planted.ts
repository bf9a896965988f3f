import fc from 'fast-check';
import { money, ZERO } from '#core/escrow/money.ts';
import { type Break, Comparison, type Scope } from '#core/escrow/reconciliation/comparison.ts';
import type { BankEntry, BookEntry, Standing } from '#core/escrow/reconciliation/entry.ts';
import { nameOf } from '#core/escrow/reconciliation/entry.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
export const FROM = new Date('2026-03-10T00:00:00Z');
export const TO = new Date('2026-03-11T00:00:00Z');
export const after = (date: Date, ms: number) => new Date(date.getTime() + ms);

const SCOPE: Scope = {
  period: { from: FROM, to: TO },
  covered: { from: after(FROM, -DAY), to: after(TO, DAY) },
  lagMs: 10 * MINUTE,
  now: after(TO, 3 * DAY),
  netOfFees: false,
  paused: false,
};

export function bankEntry(entry: Partial<BankEntry> = {}): BankEntry {
  const at = entry.at ?? after(FROM, 12 * HOUR);
  const amount = entry.amount === undefined ? money(5_000) : entry.amount;
  const standing = entry.standing ?? 'settled';
  return {
    kind: 'deposit',
    key: 't1',
    at,
    amount,
    currency: 'NGN',
    sessionId: null,
    account: null,
    standing,
    back: standing === 'undone' && amount !== null ? amount : ZERO,
    record: `${at.getTime()} ${amount}`,
    ...entry,
  };
}

export function bookEntry(entry: Partial<BookEntry> = {}): BookEntry {
  const { amount, back, ...same } = bankEntry(entry);
  return {
    ...same,
    amount: amount ?? money(5_000),
    back,
    fee: ZERO,
    owner: { developerId: 'dev_1', agreementId: 'agr_1' },
    ...entry,
  };
}

/** An entry on both sides, or on one. */
export type Pair = { readonly theirs: readonly BankEntry[]; readonly ours: BookEntry | null };

/** Looks up the service's entries by key as the store does, in any order of the records. */
export function compare(pairs: readonly Pair[], scope: Partial<Scope> = {}) {
  const comparison = new Comparison({ ...SCOPE, ...scope });
  const books = new Map(pairs.flatMap(({ ours }) => (ours ? [[nameOf(ours), ours] as const] : [])));
  for (const theirs of pairs.flatMap((pair) => pair.theirs)) {
    comparison.take(theirs, books.get(nameOf(theirs)) ?? null);
  }
  for (const ours of books.values()) comparison.takeOurs(ours);
  return comparison.finish();
}

export const brief = ({ type, subject }: Pick<Break, 'type' | 'subject'>) => `${type} ${subject}`;

const standings = fc.constantFrom<Standing>('open', 'settled', 'undone');
const kinds = fc.constantFrom('deposit', 'payout', 'refund');

/** An entry that both sides agree on, dated up to ten minutes apart and possibly around midnight. */
export const matchedPair = fc
  .record({
    id: fc.uuid(),
    kind: kinds,
    standing: standings,
    amount: fc.integer({ min: 1, max: 9_000_000_000_000_000 }),
    atMs: fc.oneof(
      fc.integer({ min: 0, max: DAY - 1 }),
      fc.constantFrom(0, 1, DAY - 1, -1, DAY, -MINUTE, DAY + MINUTE),
    ),
    skewMs: fc.integer({ min: -10 * MINUTE, max: 10 * MINUTE }),
    hasSession: fc.boolean(),
  })
  .map(({ id, kind, standing, amount, atMs, skewMs, hasSession }): Pair => {
    const isOpen = standing === 'open' && kind !== 'deposit';
    const entry = {
      kind,
      key: id,
      amount: money(amount),
      standing: standing === 'open' && !isOpen ? ('settled' as const) : standing,
      sessionId: hasSession ? `s-${id}` : null,
      // Undecided for a day is a break by itself.
      at: after(FROM, isOpen ? Math.max(atMs, DAY / 2) : atMs),
    };
    const theirs = bankEntry(entry);
    return { theirs: [theirs], ours: bookEntry({ ...entry, at: after(theirs.at, skewMs) }) };
  });

/** Ways to spoil a pair so that it has exactly one break, and the type of that break. */
export const SPOILERS: Readonly<Record<string, (pair: Pair) => { pair: Pair; type: Break['type'] } | null>> =
  {
    forgottenHere: ({ theirs }) =>
      theirs[0]?.standing === 'settled' ? { pair: { theirs, ours: null }, type: 'missing_here' } : null,
    forgottenThere: ({ ours }) =>
      ours?.standing === 'settled' ? { pair: { theirs: [], ours }, type: 'missing_there' } : null,
    otherAmount: ({ theirs: [first], ours }) =>
      first?.standing === 'settled' && first.amount !== null
        ? { pair: { theirs: [{ ...first, amount: money(first.amount + 1) }], ours }, type: 'amount_differs' }
        : null,
    listedTwice: ({ theirs: [first], ours }) =>
      first?.standing === 'settled'
        ? { pair: { theirs: [first, { ...first, record: 'another' }], ours }, type: 'duplicate' }
        : null,
    otherEnd: ({ theirs: [first], ours }) =>
      first?.standing === 'settled' && first.amount !== null
        ? { pair: { theirs: [{ ...first, standing: 'undone', back: first.amount }], ours }, type: 'stale' }
        : null,
  };
