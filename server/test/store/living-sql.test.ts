import { afterAll, describe, expect, it } from 'vitest';
import { applyLivingSql, findOutdated, livingFile, type SchemaTarget } from '#store/living-sql.ts';
import { isNewer } from '#store/version.ts';
import { createTestDatabase } from '#test/support/database/database.ts';

/** Living SQL with files that a test makes up, in place of the real ones. */
const database = await createTestDatabase();
const { owner } = database;
afterAll(() => database.drop());

type Sources = Record<string, string>;

async function apply(sources: Sources, version = '1.0.0'): Promise<string[]> {
  const files = Object.entries(sources).map(([name, text]) => livingFile(name, text));
  return owner.transaction(async (tx) => {
    const outdated = await findOutdated(tx, files);
    if (!outdated) return [];
    await applyLivingSql(tx, outdated, version);
    return outdated.changed.map(({ name }) => name);
  });
}

const returning = (signature: string, type: string, body: string) =>
  `CREATE OR REPLACE FUNCTION ${signature} RETURNS ${type} LANGUAGE sql AS $$ SELECT ${body} $$;`;

async function functions(): Promise<string[]> {
  const rows = await owner.query<{ signature: string }>(
    `SELECT oid::regprocedure::text AS signature FROM pg_proc
     WHERE pronamespace = 'public'::regnamespace ORDER BY signature`,
  );
  return rows.map(({ signature }) => signature);
}

async function oidOf(signature: string): Promise<unknown> {
  return (await owner.query('SELECT $1::regprocedure::oid AS oid', [signature]))[0];
}

async function ask(expression: string): Promise<unknown> {
  return (await owner.query(`SELECT ${expression} AS answer`))[0];
}

describe('applyLivingSql', () => {
  it('creates new functions, drops those without a file, and leaves unchanged ones alone', async () => {
    expect(
      await apply({ 'one.sql': returning('one()', 'int', '1'), 'two.sql': returning('two()', 'int', '2') }),
    ).toEqual(['one.sql', 'two.sql']);
    expect(await functions()).toEqual(['one()', 'two()']);
    expect(await apply({ 'one.sql': returning('one()', 'int', '1') })).toEqual([]);
    expect(await functions()).toEqual(['one()']);
    expect(await apply({ 'one.sql': returning('one()', 'int', '1') })).toEqual([]);
  });

  it('replaces a function in place, so that its callers do not notice', async () => {
    await apply({ 'one.sql': returning('one()', 'int', '1') });
    const oid = await oidOf('one()');
    expect(await apply({ 'one.sql': returning('one()', 'int', '11') })).toEqual(['one.sql']);
    expect(await ask('one()')).toEqual({ answer: 11 });
    expect(await oidOf('one()')).toEqual(oid);
  });

  it('leaves no overload behind when the arguments change', async () => {
    await apply({ 'one.sql': returning('one()', 'int', '1') });
    await apply({ 'one.sql': returning('one(more int)', 'int', '1 + more') });
    expect(await functions()).toEqual(['one(integer)']);
  });

  it.each([
    ['its result', 'one(a int)', 'text', `'one'`],
    ['the name of an argument', 'one(b int)', 'int', 'b'],
  ])('drops a function first when %s changes, which cannot be replaced', async (_what, ...changed) => {
    await apply({ 'one.sql': returning('one(a int)', 'int', 'a') });
    await apply({ 'one.sql': returning(...(changed as [string, string, string])) });
    expect(await functions()).toEqual(['one(integer)']);
  });

  it('lets a function move to another file, even with another result', async () => {
    await apply({ 'a.sql': returning('one()', 'int', '1'), 'b.sql': returning('two()', 'int', '2') });
    const both = `${returning('one()', 'int', '1')}\n${returning('two()', 'int', '2')}`;
    await apply({ 'a.sql': '-- Nothing is left here.', 'b.sql': both });
    expect(await functions()).toEqual(['one()', 'two()']);
    await apply({ 'a.sql': returning('two()', 'text', `'2'`), 'b.sql': returning('one()', 'int', '1') });
    expect(await functions()).toEqual(['one()', 'two()']);
    expect(await ask('two()')).toEqual({ answer: '2' });
  });

  it('works in any order of files, though bodies are checked', async () => {
    const sources = {
      'a.sql': returning('first()', 'int', 'second() + 1'),
      'b.sql': returning('second()', 'int', '1'),
    };
    await apply(sources);
    expect(await ask('first()')).toEqual({ answer: 2 });
    await expect(apply({ ...sources, 'b.sql': '' })).rejects.toThrow('function second() does not exist');
  });

  it.each([
    ['a body that does not fit the tables', returning('bad()', 'int', 'no_such_column FROM agreements')],
    [
      'a body that does not parse',
      'CREATE FUNCTION bad() RETURNS int LANGUAGE plpgsql AS $$ BEGIN nonsense END $$;',
    ],
    ['what another file makes too', returning('good()', 'int', '2')],
  ])('refuses %s, and leaves everything as it was', async (_what, text) => {
    const good = { 'good.sql': returning('good()', 'int', '1') };
    await apply(good);
    await expect(
      apply({ ...good, 'good.sql': `${good['good.sql']}\n`, 'other.sql': text }),
    ).rejects.toThrow();
    expect(await functions()).toEqual(['good()']);
    expect(await apply(good)).toEqual([]);
  });

  it('touches no function that was made elsewhere', async () => {
    await owner.query(returning('theirs()', 'int', '1'));
    await apply({ 'one.sql': returning('one()', 'int', '1') });
    await apply({});
    expect(await functions()).toEqual(['theirs()']);
    await owner.query('DROP FUNCTION theirs()');
  });
});

describe('findOutdated', () => {
  it('names the version that last changed a function, in any file', async () => {
    await apply(
      { 'one.sql': returning('one()', 'int', '1'), 'two.sql': returning('two()', 'int', '2') },
      '1.0.0',
    );
    await apply(
      { 'one.sql': returning('one()', 'int', '1'), 'two.sql': returning('two()', 'int', '22') },
      '1.1.0',
    );
    expect(await findOutdated(owner, [livingFile('one.sql', 'other')])).toMatchObject({ version: '1.1.0' });
  });
});

describe('a line of SQL', () => {
  it('names its schema, and on Citus requests no generic plan', () => {
    const source =
      'RETURNS int\nSET plan_cache_mode = force_generic_plan\nSET search_path = <schema>, pg_temp';
    const made = (place?: SchemaTarget) => livingFile('x.sql', source, place).text;
    expect(made()).toBe(source.replace('<schema>', 'public'));
    expect(made({ schema: 'cell', distributed: true })).toBe(
      '-- Citus.\nRETURNS int\nSET search_path = cell, pg_temp',
    );
  });

  it('with an account is expanded for each account, with the side that raises it', () => {
    const { text } = livingFile('x.sql', 'before\n<account> <raises> <lowers>\nafter');
    const lines = text.split('\n');
    expect(lines.slice(0, 2)).toEqual(['before', 'bank debit credit']);
    expect(lines).toContain('escrow credit debit');
    expect(text.split('\n').at(-1)).toBe('after');
  });

  it('with a total is expanded for each total, with the movements that add to it', () => {
    expect(livingFile('x.sql', '<total>: <movements>').text).toBe(
      "deposited: 'deposit', 'deposit_excess', 'deposit_unapplied'\n" +
        "refunded: 'refund', 'excess_return', 'unapplied_return', 'release_return'\n" +
        "reversed: 'deposit_reversed', 'deposit_reversed_excess', 'deposit_reversed_unapplied', " +
        "'deposit_reversed_owed'",
    );
  });

  it('with anything else in angle brackets is refused', () => {
    expect(() => livingFile('x.sql', '<account> <acount>')).toThrow('unknown placeholder <acount>');
  });
});

describe('isNewer', () => {
  it.each([
    ['0.1.1', '0.1.0', true],
    ['0.10.0', '0.9.9', true],
    ['1.0.0', '1.0.0', false],
    ['0.9.9', '1.0.0', false],
    ['1.0.0', '1.0.0-rc.1', true],
    ['1.0.0-rc.1', '1.0.0', false],
    ['1.0.0-rc.2', '1.0.0-rc.1', true],
    ['1.0.0-rc.10', '1.0.0-rc.9', true],
    ['1.0.0-beta.3', '1.0.0-rc.1', false],
    ['1.0.0-rc.1', '1.0.0-rc.1', false],
    ['1.0.1+b', '1.0.0+a', true],
    ['1.0.0+b', '1.0.0+a', false],
  ])('%s against %s: %s', (version, other, newer) => {
    expect(isNewer(version, other)).toBe(newer);
  });
});
