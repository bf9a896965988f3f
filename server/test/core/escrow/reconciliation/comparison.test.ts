import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { money } from '#core/escrow/money.ts';
import type { Break, Scope } from '#core/escrow/reconciliation/comparison.ts';
import {
  after,
  bankEntry,
  bookEntry,
  brief,
  compare,
  DAY,
  FROM,
  HOUR,
  MINUTE,
  matchedPair,
  type Pair,
  SPOILERS,
  TO,
} from './planted.ts';

const inPeriod = (at: Date) => at >= FROM && at < TO;

describe('differences between the lists', () => {
  const out = { kind: 'payout', key: 'po_1' } as const;
  type Case = [name: string, pairs: Pair[], found: [Break['type'], difference: number][]];
  test.each<Case>([
    ['an unreported deposit', [{ theirs: [bankEntry()], ours: null }], [['missing_here', 5_000]]],
    ['an unknown payout', [{ theirs: [bankEntry(out)], ours: null }], [['missing_here', -5_000]]],
    [
      'a deposit that the bank does not know',
      [{ theirs: [], ours: bookEntry() }],
      [['missing_there', -5_000]],
    ],
    [
      'a payout that the bank does not know',
      [{ theirs: [], ours: bookEntry(out) }],
      [['missing_there', 5_000]],
    ],
    [
      'another amount',
      [{ theirs: [bankEntry({ amount: money(5_250) })], ours: bookEntry() }],
      [['amount_differs', 250]],
    ],
    [
      'a payout to another account',
      [{ theirs: [bankEntry({ ...out, recipient: '2' })], ours: bookEntry({ ...out, recipient: '1' }) }],
      [['recipient_differs', 0]],
    ],
    [
      'another currency, which has no difference',
      [{ theirs: [bankEntry({ currency: 'GHS' })], ours: bookEntry() }],
      [['amount_differs', 0]],
    ],
    [
      'a payout that was paid twice under one reference',
      [{ theirs: [bankEntry(out), bankEntry({ ...out, record: 'b' })], ours: bookEntry(out) }],
      [['duplicate', -5_000]],
    ],
    [
      'one transfer between banks that is credited under two ids',
      [
        { theirs: [bankEntry({ key: 'x1', sessionId: '0001' })], ours: null },
        { theirs: [bankEntry({ key: 'x2', sessionId: '0001' })], ours: bookEntry({ key: 'x2' }) },
      ],
      [['duplicate', 5_000]],
    ],
    [
      'paid here, failed there',
      [{ theirs: [bankEntry({ ...out, standing: 'undone' })], ours: bookEntry(out) }],
      [['stale', 5_000]],
    ],
    [
      'failed here, paid there',
      [{ theirs: [bankEntry(out)], ours: bookEntry({ ...out, standing: 'undone' }) }],
      [['stale', -5_000]],
    ],
    [
      'a deposit that its bank took back and that we still hold',
      [{ theirs: [bankEntry({ standing: 'undone' })], ours: bookEntry() }],
      [['stale', -5_000]],
    ],
    [
      'a deposit of which we believe a part to be gone',
      [{ theirs: [bankEntry()], ours: bookEntry({ standing: 'undone', back: money(2_000) }) }],
      [['stale', 2_000]],
    ],
    [
      'undecided on both sides for days',
      [{ theirs: [bankEntry({ ...out, standing: 'open' })], ours: bookEntry({ ...out, standing: 'open' }) }],
      [['stale', 0]],
    ],
    [
      'open with us from long before the period',
      [{ theirs: [], ours: bookEntry({ ...out, standing: 'open', at: after(FROM, -9 * DAY) }) }],
      [['stale', 0]],
    ],
  ])('%s', (_name, pairs, found) => {
    expect(compare(pairs).breaks.map(({ type, difference }) => [type, difference])).toEqual(found);
  });

  test.each<[string, Pair[], Partial<Scope>]>([
    [
      'a payout that failed and that we never knew',
      [{ theirs: [bankEntry({ ...out, standing: 'undone' })], ours: null }],
      {},
    ],
    [
      'a payout that failed before the bank took it',
      [{ theirs: [], ours: bookEntry({ ...out, standing: 'undone' }) }],
      {},
    ],
    [
      'a record that two pages of a list show',
      [{ theirs: [bankEntry(), bankEntry()], ours: bookEntry() }],
      {},
    ],
    [
      'a reference that was refused and then paid',
      [
        {
          theirs: [bankEntry({ ...out, standing: 'undone', record: 'a' }), bankEntry(out)],
          ours: bookEntry(out),
        },
      ],
      {},
    ],
    [
      'news that is half an hour old',
      [{ theirs: [bankEntry()], ours: null }],
      { now: after(FROM, 12 * HOUR + 30 * MINUTE) },
    ],
    [
      'a payout that the bank has had for an hour',
      [{ theirs: [bankEntry({ ...out, standing: 'open' })], ours: bookEntry({ ...out, standing: 'open' }) }],
      { now: after(FROM, 13 * HOUR) },
    ],
    [
      'a payout whose account the bank does not list',
      [{ theirs: [bankEntry(out)], ours: bookEntry({ ...out, recipient: '1' }) }],
      {},
    ],
    [
      'a payout that failed, to another account',
      [
        {
          theirs: [bankEntry({ ...out, standing: 'undone', recipient: '2' })],
          ours: bookEntry({ ...out, standing: 'undone', recipient: '1' }),
        },
      ],
      {},
    ],
    [
      'on a statement, an amount without the fee',
      [{ theirs: [bankEntry({ amount: money(4_950) })], ours: bookEntry({ fee: money(50) }) }],
      { netOfFees: true },
    ],
  ])('is not: %s', (_name, pairs, scope) => {
    expect(compare(pairs, scope).breaks).toEqual([]);
  });
});

describe('a difference half an hour old', () => {
  const out = { kind: 'payout', key: 'po_1' } as const;
  const open = bookEntry({ ...out, standing: 'open' });
  const now = after(FROM, 12 * HOUR + 30 * MINUTE);
  test.each<[string, Pair, whilePaused: string[]]>([
    ['a deposit that only the bank has', { theirs: [bankEntry()], ours: null }, ['missing_here t1']],
    ['a payout that only the bank has', { theirs: [bankEntry(out)], ours: null }, ['missing_here po_1']],
    ['a deposit that only we have', { theirs: [], ours: bookEntry() }, ['missing_there t1']],
    ['a payout that the bank has decided', { theirs: [bankEntry(out)], ours: open }, ['stale po_1']],
    [
      'a payout that only we take for paid',
      { theirs: [bankEntry({ ...out, standing: 'undone' })], ours: bookEntry(out) },
      ['stale po_1'],
    ],
    // Once money moves again, the same reference is sent.
    ['a payout that the bank does not know', { theirs: [], ours: open }, []],
    [
      'a payout that the bank still works on',
      { theirs: [bankEntry({ ...out, standing: 'open' })], ours: bookEntry(out) },
      [],
    ],
  ])('is undecided, and a break while money is paused: %s', (_name, pair, whilePaused) => {
    const soon = compare([pair], { now });
    expect({ breaks: soon.breaks, undecided: soon.undecided.length, matched: soon.matched }).toEqual({
      breaks: [],
      undecided: 1,
      matched: 0,
    });
    const paused = compare([pair], { now, paused: true });
    expect(paused.breaks.map(brief)).toEqual(whilePaused);
    expect(paused.undecided).toHaveLength(1 - whilePaused.length);
  });
});

describe('the edges of a period', () => {
  test.each([
    ['at the bank a minute before midnight, with us a minute after', after(TO, -MINUTE), after(TO, MINUTE)],
    ['with us a minute before midnight, at the bank a minute after', after(TO, MINUTE), after(TO, -MINUTE)],
    ['at the bank the evening before, with us after midnight', after(FROM, -HOUR), after(FROM, MINUTE)],
    ['reported four days late', after(FROM, HOUR), after(FROM, 4 * DAY)],
  ])('make no break of a deposit: %s', (_name, theirsAt, oursAt) => {
    const pair = { theirs: [bankEntry({ at: theirsAt })], ours: bookEntry({ at: oursAt }) };
    for (const days of [-1, 0, 1, 2, 3, 4]) {
      const period = { from: after(FROM, days * DAY), to: after(TO, days * DAY) };
      const scope = { period, now: after(TO, 9 * DAY) };
      // The bank's list reaches a day beyond the period; entries further away are not included.
      const near = theirsAt >= after(period.from, -DAY) && theirsAt < after(period.to, DAY);
      const found = near || inPeriod(oursAt) ? compare([pair], scope) : compare([], scope);
      expect(found.breaks).toEqual([]);
    }
  });

  test('find each break on exactly one day', () => {
    const pair = {
      theirs: [bankEntry({ at: after(TO, -1), amount: money(1) })],
      ours: bookEntry({ at: TO }),
    };
    const found = [-1, 0, 1].map((days) => {
      const period = { from: after(FROM, days * DAY), to: after(TO, days * DAY) };
      return compare([pair], { period }).breaks.length;
    });
    expect(found).toEqual([0, 1, 0]);
  });

  test('leave entries undecided that a statement does not cover', () => {
    const ours = [after(FROM, HOUR), after(FROM, 12 * HOUR), after(TO, -HOUR)].map((at, index) =>
      bookEntry({ key: `t${index}`, at }),
    );
    const scope = { covered: { from: FROM, to: TO }, lagMs: 6 * HOUR };
    const { undecided, breaks } = compare(
      ours.map((one) => ({ theirs: [], ours: one })),
      scope,
    );
    expect({ undecided: undecided.map(({ subject }) => subject), breaks: breaks.map(brief) }).toEqual({
      undecided: ['t0', 't2'],
      breaks: ['missing_there t1'],
    });
  });
});

describe('random lists', () => {
  const pairs = fc.uniqueArray(matchedPair, { maxLength: 60, selector: ({ ours }) => ours?.key });
  // Late enough that all notifications have arrived, and too early for open entries to be stale.
  const soon: Partial<Scope> = { now: after(TO, 2 * HOUR) };

  test('that agree have no breaks, in any order', () => {
    fc.assert(
      fc.property(pairs, fc.integer(), (list, seed) => {
        const shuffled = list.toSorted((left, right) => order(left, seed) - order(right, seed));
        expect(compare(shuffled, soon).breaks).toEqual([]);
      }),
    );
  });

  test('have exactly the breaks that were planted', () => {
    const names = fc.array(fc.constantFrom(...Object.keys(SPOILERS)), { minLength: 60, maxLength: 60 });
    fc.assert(
      fc.property(pairs, names, (list, spoiled) => {
        const expected: string[] = [];
        const planted = list.map((pair, index) => {
          const spoil = index % 2 === 0 ? SPOILERS[spoiled[index] ?? '']?.(pair) : null;
          if (!spoil) return pair;
          const [theirs] = spoil.pair.theirs;
          const at = theirs?.at ?? spoil.pair.ours?.at;
          if (at && inPeriod(at)) expected.push(`${spoil.type} ${pair.ours?.key}`);
          return spoil.pair;
        });
        expect(compare(planted, soon).breaks.map(brief).toSorted()).toEqual(expected.toSorted());
      }),
    );
  });
});

function order({ ours }: Pair, seed: number): number {
  return [...(ours?.key ?? '')].reduce((sum, char) => (sum * 31 + char.charCodeAt(0) + seed) | 0, 7);
}

test('finds 50 planted breaks among 10,000, invents none, in seconds', () => {
  const spoilers = Object.values(SPOILERS);
  const expected: string[] = [];
  const planted: Pair[] = [];
  for (let index = 0; index < 10_000; index++) {
    const key = `txn-${index}`;
    const kind = (['deposit', 'payout', 'refund'] as const)[index % 3] ?? 'deposit';
    const at = after(FROM, Math.floor((index * DAY) / 10_000));
    const entry = { kind, key, at, amount: money(100 + index), sessionId: `session-${index}` };
    const pair = { theirs: [bankEntry(entry)], ours: bookEntry({ ...entry, at: after(at, 5_000) }) };
    const spoil = index % 200 === 7 ? spoilers[expected.length % spoilers.length]?.(pair) : null;
    if (spoil) expected.push(`${spoil.type} ${key}`);
    planted.push(spoil?.pair ?? pair);
  }
  const startedAt = performance.now();
  const { breaks } = compare(planted);
  expect(performance.now() - startedAt).toBeLessThan(20_000);
  expect(expected).toHaveLength(50);
  expect(breaks.map(brief).toSorted()).toEqual(expected.toSorted());
});
