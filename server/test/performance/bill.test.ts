import { afterAll, describe, expect, it } from 'vitest';
import { complaintsOf, readBudgets } from '#bench/bill/budget.ts';
import { type Bills, measureBills, measureShared, SHARED_LIFE } from '#bench/bill/measure.ts';
import { startMeteredService } from '#bench/bill/service.ts';
import type { Db } from '#store/db.ts';
import { createTestDatabase } from '#test/support/database/database.ts';

/** Citus and a pooler hide the connections whose WAL is counted. */
const isElsewhere = Boolean(process.env['CITUS_URL'] || process.env['TEST_SERVER']);

/** A release writes a payout, a job and a ledger entry for each of four payees instead of one. */
const MOST_WAL: Partial<Record<string, number>> = { 'second confirmation': 2.3 };

describe.skipIf(isElsewhere)('the bill of a request', async () => {
  const database = await createTestDatabase();
  afterAll(() => database.drop());

  async function billsWith(plant?: (db: Db) => Db, measure = measureBills): Promise<Bills> {
    const service = await startMeteredService(database.serviceUrl, plant);
    try {
      return await measure(service, database.owner);
    } finally {
      await service.stop();
    }
  }

  it('stays within its budget', async () => {
    expect(complaintsOf(readBudgets(), await billsWith())).toEqual([]);
  });

  it('shows a planted round trip', async () => {
    const bills = await billsWith((db) => ({
      ...db,
      query: async (text, values) => {
        await db.query('SELECT 1');
        return db.query(text, values);
      },
    }));
    const complaints = complaintsOf(readBudgets(), bills);
    expect(complaints.filter((each) => each.startsWith('retrieve: '))).toEqual([
      expect.stringMatching(/^retrieve: round trips: budget 1, seen 2\. .+budgets\.json/),
      expect.stringMatching(/^retrieve: statements: budget 1, seen 2\. /),
    ]);
  });

  it('with a fee and three payees needs no further round trip, and at most 1.3 times the WAL', async () => {
    const plain = readBudgets();
    const shared = await billsWith(undefined, measureShared);
    for (const name of SHARED_LIFE) {
      const { roundTrips, statements, walBytes = 0 } = plain[name] ?? {};
      expect(shared[name], name).toMatchObject({ roundTrips, statements });
      expect(shared[name].walBytes / walBytes, name).toBeLessThan(MOST_WAL[name] ?? 1.3);
    }
  });
});

describe('a budget', () => {
  const bill = {
    ...{ roundTrips: 2, statements: 3, jobs: 1, events: 1, rows: { 'jobs inserted': 1 } },
    ...{ rowsRead: 10, rowBytes: 1000, walBytes: 1000, encryptedBytes: 0, decryptedBytes: 0, hashedBytes: 0 },
  };
  const compare = (seen: Partial<typeof bill>) =>
    complaintsOf({ list: bill }, { list: { ...bill, ...seen } } as unknown as Bills);

  it.each<[string, Partial<typeof bill>, string[]]>([
    ['equal', {}, []],
    ['another statement', { statements: 4 }, ['list: statements: budget 3, seen 4. Find out']],
    ['one statement less', { statements: 2 }, ['list: statements: budget 3, seen 2. Lower the budget']],
    [
      'a row of another kind',
      { rows: { 'jobs updated': 1 } as never },
      ['list: rows: jobs inserted: budget 1, seen 0.', 'list: rows: jobs updated: budget 0, seen 1.'],
    ],
    ['more rows read, which are not held', { rowsRead: 26 }, []],
    ['slightly more WAL', { walBytes: 1130 }, []],
    ['more WAL', { walBytes: 1131 }, ['list: bytes of WAL: budget 1000, seen 1131. Find out']],
    ['larger rows', { rowBytes: 1031 }, ['list: bytes of rows: budget 1000, seen 1031. Find out']],
    ['less WAL', { walBytes: 500 }, []],
    [
      'bytes encrypted for the first time',
      { encryptedBytes: 1 },
      ['list: bytes encrypted: budget 0, seen 1.'],
    ],
  ])('compared with %s', (_name, seen, complaints) => {
    expect(compare(seen)).toEqual(complaints.map((start) => expect.stringContaining(start)));
  });
});
