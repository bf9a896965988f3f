import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { BankUnavailable } from '#core/escrow/bank.ts';
import { MAX_MONEY, money } from '#core/escrow/money.ts';
import { readExactJson } from '#providers/client/exact-json.ts';
import { naira, nairaNumber, nairaRoundedDown, nairaRoundedUp } from '#providers/client/naira-wire.ts';
import { rowsOf } from '#providers/client/rows.ts';

describe('naira on the wire', () => {
  it('convert to the same kobo both ways', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAX_MONEY }), (kobo) => {
        const text = JSON.stringify({ amount: nairaNumber(money(kobo)) });
        expect(text).toMatch(/^\{"amount":\d+\.\d\d\}$/);
        expect(naira.parse((readExactJson(text) as { amount: string }).amount)).toBe(kobo);
      }),
      { numRuns: 10_000 },
    );
  });

  it.each([
    ['26.875', 2_688, 2_687],
    ['26.870', 2_687, 2_687],
    ['0.001', 1, 0],
    ['10', 1_000, 1_000],
    ['10.7', 1_070, 1_070],
    ['0.0000000001', 1, 0],
    ['-3.5', 0, 0],
  ])('%s are %i kobo as a charge, and %i to spend', (text, charge, toSpend) => {
    expect([nairaRoundedUp.parse(text), nairaRoundedDown.parse(text)]).toEqual([charge, toSpend]);
    const isExact = charge === toSpend && charge > 0 && !/\.\d{3}/.test(text);
    expect(naira.safeParse(text).success).toBe(isExact);
  });

  it.each(['', '1e3', '1,000', 'NaN', '0x10', ' 1', '99999999999999999999', '.5'])('%j is none', (text) => {
    for (const schema of [naira, nairaRoundedUp, nairaRoundedDown]) {
      expect(schema.safeParse(text).success).toBe(false);
    }
  });
});

describe('a list in pages', () => {
  it('returns each row once, and always ends', async () => {
    const pages = [['c', 'b'], ['b', 'a'], ['a']];
    const met: string[] = [];
    const how = { bank: 'Bank', provider: 'bank', list: '/list', row: z.string(), unreadable: undefined };
    const idOf = (row: string) => row;
    const rows = rowsOf({ ...how, idOf }, async (index) => ({
      rows: pages[index] ?? [],
      isLast: index === pages.length - 1,
    }));
    for await (const row of rows) met.push(row);
    expect(met).toEqual(['c', 'b', 'a']);
    const endless = rowsOf({ ...how, idOf }, async () => ({ rows: ['a'], isLast: false }));
    await endless.next();
    await expect(endless.next()).rejects.toThrow(BankUnavailable);
  });
});
