import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isConnectionFailure, isLost, openDb, type Queryable, sqlState } from '#store/db.ts';
import { cuttable } from '#test/support/database/cuttable.ts';
import { createTestDatabase } from '#test/support/database/database.ts';

const database = await createTestDatabase();
const { owner: db } = database;
afterAll(() => database.drop());
beforeAll(async () => {
  await db.query('CREATE TABLE things (id int PRIMARY KEY, amount bigint NOT NULL CHECK (amount >= 0))');
  await db.query('INSERT INTO things VALUES (1, 0), (2, 0)');
});

async function amountOf(id: number): Promise<unknown> {
  return (await db.query('SELECT amount FROM things WHERE id = $1', [id]))[0]?.['amount'];
}

describe('integers', () => {
  it.each([
    ['a bigint', '9007199254740991::bigint', 9007199254740991],
    ['a negative bigint', '-9007199254740991::bigint', -9007199254740991],
    ['a sum of bigints, which is numeric', '(SELECT sum(x) FROM (VALUES (1::bigint), (2)) v(x))', 3],
    ['a count', '(SELECT count(*) FROM things)', 2],
  ])('reads %s as a number', async (_case, expression, value) => {
    expect(await db.query(`SELECT ${expression} AS value`)).toEqual([{ value }]);
  });

  it.each([
    ['a bigint that a double cannot hold', '9007199254740992::bigint'],
    ['a sum that a double cannot hold', '9007199254740991::numeric + 1'],
    ['a fraction', '1.5::numeric'],
  ])('refuses %s instead of rounding it', async (_case, expression) => {
    await expect(db.query(`SELECT ${expression} AS value`)).rejects.toThrow(RangeError);
    expect(await db.query('SELECT 1 AS value')).toEqual([{ value: 1 }]);
  });
});

describe('transactions', () => {
  it('commit together or not at all', async () => {
    const spoil = db.transaction(async (tx) => {
      await tx.query('UPDATE things SET amount = 7 WHERE id = 1');
      throw new Error('spoilt');
    });
    await expect(spoil).rejects.toThrow('spoilt');
    expect(await amountOf(1)).toBe(0);

    await db.transaction(async (tx) => {
      await tx.query('UPDATE things SET amount = 5 WHERE id = 1');
      await tx.query('UPDATE things SET amount = 5 WHERE id = 2');
    });
    expect([await amountOf(1), await amountOf(2)]).toEqual([5, 5]);
  });

  it('give their connection back after a failure', async () => {
    for (let i = 0; i < 10; i++) {
      await expect(db.transaction((tx) => tx.query('SELECT 1/0'))).rejects.toThrow();
    }
    expect(await amountOf(1)).toBe(5);
  });

  it('name the constraint that was violated', async () => {
    const broken = db.query('UPDATE things SET amount = -1').catch((error: unknown) => error);
    expect(sqlState(await broken)).toBe('23514');
  });

  it('run again when they deadlock, so that both succeed', async () => {
    let attempts = 0;
    let waiting: (() => void)[] = [];
    /** Lets both continue once both hold their first row; afterwards neither waits. */
    const meet = () =>
      new Promise<void>((resolve) => {
        waiting.push(resolve);
        if (waiting.length === 2 || attempts > 2) {
          for (const go of waiting) go();
          waiting = [];
        }
      });
    const add = (first: number, second: number) =>
      db.transaction(async (tx: Queryable) => {
        attempts += 1;
        await tx.query('UPDATE things SET amount = amount + 1 WHERE id = $1', [first]);
        if (attempts <= 2) await meet();
        await tx.query('UPDATE things SET amount = amount + 1 WHERE id = $1', [second]);
      });
    const before = Number(await amountOf(1));
    await Promise.all([add(1, 2), add(2, 1)]);
    expect(attempts).toBeGreaterThanOrEqual(3);
    expect([await amountOf(1), await amountOf(2)]).toEqual([before + 2, before + 2]);
  });
});

describe('a connection that fails', () => {
  it.each([
    ['no server listens', 'postgres://u:p@127.0.0.1:1/x'],
    ['there is no socket', 'postgres://u:p@localhost/x?host=/nowhere'],
    ['the name means nothing', 'postgres://u:p@surety.invalid/x'],
  ])('is known as such: %s', async (_case, url) => {
    const unreachable = openDb(url);
    const error = await unreachable.query('SELECT 1').catch((thrown: unknown) => thrown);
    await unreachable.close();
    expect(isConnectionFailure(error)).toBe(true);
  });

  it('is detected when the server ends it during a query, and the next query works', async () => {
    const suicide = 'SELECT pg_terminate_backend(pg_backend_pid())';
    const error = await db.query(suicide).catch((thrown: unknown) => thrown);
    expect(isConnectionFailure(error)).toBe(true);
    expect(await db.query('SELECT 1 AS value')).toEqual([{ value: 1 }]);
  });

  it('is detected during a transaction, which is rolled back', async () => {
    const before = await amountOf(1);
    const cut = db.transaction(async (tx) => {
      await tx.query('UPDATE things SET amount = 99 WHERE id = 1');
      await tx.query('SELECT pg_terminate_backend(pg_backend_pid())');
    });
    expect(isConnectionFailure(await cut.catch((thrown: unknown) => thrown))).toBe(true);
    expect(await amountOf(1)).toBe(before);
  });

  it('includes one that is not returned to the pool in time, which is no reason to change servers', async () => {
    const busy = openDb(database.ownerUrl, { max: 1, connectTimeoutMs: 20 });
    // The only connection is open before the time is measured.
    await vi.waitFor(() => busy.query('SELECT 1'), { timeout: 60_000 });
    const error = await busy.transaction((tx) =>
      tx.query('SELECT 1').then(() => busy.query('SELECT 1').catch((thrown: unknown) => thrown)),
    );
    expect([isConnectionFailure(error), isLost(error)]).toEqual([true, false]);
    expect(await busy.query('SELECT 1 AS value')).toEqual([{ value: 1 }]);
    await busy.close();
  });

  it('is not confused with an error in the query', async () => {
    const error = await db.query('SELECT nonsense').catch((thrown: unknown) => thrown);
    expect(isConnectionFailure(error)).toBe(false);
  });
});

describe('a server that goes away for a moment', () => {
  it('is waited for by transactions that have not begun, which then run once', async () => {
    const wire = await cuttable(database.ownerUrl);
    const noticed = Promise.withResolvers<void>();
    const other = openDb(wire.url, { onError: () => noticed.resolve() });
    const before = Number(await amountOf(1));
    await other.query('SELECT 1');
    await wire.cut();
    await noticed.promise;
    const writes = [1, 2, 3].map(() => other.query('UPDATE things SET amount = amount + 1 WHERE id = 1'));
    await wire.restore();
    await Promise.all(writes);
    await other.close();
    expect(await amountOf(1)).toBe(before + 3);
  });

  it('is replaced by a writable one when it has become a standby, on every connection', async () => {
    const other = openDb(database.ownerUrl, { max: 3 });
    const readOnly = () => other.query('SELECT pg_sleep(0.05), set_config($1, $2, false)', [READ_ONLY, 'on']);
    await Promise.all([readOnly(), readOnly(), readOnly()]);
    const before = Number(await amountOf(2));
    await other.query('UPDATE things SET amount = amount + 1 WHERE id = 2');
    await other.transaction((tx) => tx.query('UPDATE things SET amount = amount + 1 WHERE id = 2'));
    await other.close();
    expect(await amountOf(2)).toBe(before + 2);
  });
});

describe('a database with several hosts', () => {
  it('is found on the host that answers', async () => {
    const wire = await cuttable(database.ownerUrl);
    const { host } = new URL(wire.url);
    const other = openDb(wire.url.replace(host, `127.0.0.1:1,${host}`), { max: 1 });
    expect(await other.query('SELECT 1 AS value')).toEqual([{ value: 1 }]);
    await other.close();
  });

  it('is refused if none is writable and that is required, and found when one is', async () => {
    const setting = (value: string) =>
      database.admin.query(`ALTER DATABASE ${database.name} SET ${READ_ONLY} = ${value}`);
    const other = openDb(`${database.ownerUrl}&target_session_attrs=read-write`, { max: 1 });
    await setting('on');
    const error = await other.query('SELECT 1').catch((thrown: unknown) => thrown);
    await setting('off');
    expect(error).toMatchObject({ code: '25006', message: expect.stringContaining('is read-only') });
    expect(isConnectionFailure(error)).toBe(true);
    expect(await other.query('SELECT 1 AS value')).toEqual([{ value: 1 }]);
    await other.close();
  });
});

const READ_ONLY = 'default_transaction_read_only';
