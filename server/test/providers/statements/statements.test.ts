import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { money } from '#core/escrow/money.ts';
import { StatementError } from '#core/escrow/reconciliation/statement.ts';
import { readCamt053 } from '#providers/statements/camt053.ts';
import { readCsv } from '#providers/statements/csv.ts';
import { readMt940 } from '#providers/statements/mt940.ts';
import { readStatement } from '#providers/statements/read-statement.ts';
import { asCamt053, asCsv, asMt940, type MinimalLine } from './formats.ts';

const folder = await mkdtemp(join(tmpdir(), 'statements-'));
afterAll(() => rm(folder, { recursive: true }));

const FORMATS = [
  ['CSV', asCsv, readCsv],
  ['MT940', asMt940, readMt940],
  ['camt.053', asCamt053, readCamt053],
] as const;

const day = new Date('2026-03-10T00:00:00Z');
const LINE: MinimalLine = { bookedOn: day, direction: 'credit', amount: money(123_456), reference: 'ref-1' };
const DEBIT: MinimalLine = { ...LINE, direction: 'debit', amount: money(7), reference: 'ref-2' };

const line: fc.Arbitrary<MinimalLine> = fc.record({
  bookedOn: fc.integer({ min: 0, max: 20_000 }).map((days) => new Date(Date.UTC(2000, 0, 1 + days))),
  direction: fc.constantFrom('credit', 'debit'),
  amount: fc.integer({ min: 1, max: 999_999_999_999 }).map(money),
  reference: fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9_-]{5,14}$/),
});

describe.each(FORMATS)('a statement in %s', (_name, write, read) => {
  it('contains exactly the booked lines', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 20 }), (lines) => {
        const readLines = read(write(lines)).lines.map(
          ({ bookedOn, direction, amount, references: [reference] }) => ({
            ...{ bookedOn, direction, amount, reference },
          }),
        );
        expect(readLines).toEqual(lines);
      }),
    );
  });

  it('is refused or read, without a crash, when bytes of it are lost or changed', () => {
    const whole = write([LINE, DEBIT, { ...LINE, reference: 'ref-3' }]);
    fc.assert(
      fc.property(fc.nat(whole.length - 1), fc.nat(40), fc.string({ maxLength: 5 }), (at, cut, put) => {
        try {
          read(whole.slice(0, at) + put + whole.slice(at + cut));
        } catch (error) {
          expect(error).toBeInstanceOf(StatementError);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('is detected when it is truncated', () => {
    // A table does not show how long it was; a cell that is cut in the middle does.
    const text = write([LINE, DEBIT]);
    const cut = text.slice(0, read === readCsv ? -1 : -60);
    expect(() => read(cut)).toThrow(StatementError);
  });
});

describe('amounts', () => {
  it.each([
    ['three decimals in CSV', () => readCsv('date,amount\n2026-03-10,1.234')],
    ['an amount that is none', () => readCsv('date,amount\n2026-03-10,12x')],
    ['commas in the wrong places', () => readCsv('date,amount\n2026-03-10,"1,23.00"')],
    ['an amount beyond exact numbers', () => readCsv('date,amount\n2026-03-10,90071992547409.92')],
    ['both sides at once', () => readCsv('date,credit,debit\n2026-03-10,1.00,1.00')],
    ['a currency that is none', () => readCsv('date,amount,currency\n2026-03-10,1.00,XYZ')],
    ['a day that is none', () => readCsv('date,amount\n2026-02-30,1.00')],
    ['three decimals in MT940', () => readMt940(asMt940([LINE]).replace('1234,56NTRF', '1234,567NTRF'))],
    ['a sum that is not the balance in MT940', () => readMt940(asMt940([LINE], 5))],
    ['three decimals in camt.053', () => readCamt053(asCamt053([LINE]).replace('>1234.56<', '>1234.567<'))],
    ['a sum that is not the balance in camt.053', () => readCamt053(asCamt053([LINE], 5))],
  ])('are refused: %s', (_name, read) => {
    expect(read).toThrow(StatementError);
  });

  it.each([
    ['1,234.50', 'credit', 123_450],
    ['-20.00', 'debit', 2_000],
    ['(20.00)', 'debit', 2_000],
    ['₦ 5', 'credit', 500],
  ] as const)('are read: %s', (text, direction, amount) => {
    expect(readCsv(`date,amount\n2026-03-10,"${text}"`).lines).toMatchObject([{ direction, amount }]);
  });
});

describe('a table', () => {
  it('may have other column names, another separator and lines above it', () => {
    const text = 'BANK OF NOWHERE\n\nDay;Sum;Side;Ref\n10/03/2026;5.00;DR;abc-1\n11-Mar-2026;6.00;CR;abc-2\n';
    const columns = { date: 'Day', amount: 'Sum', direction: 'Side', reference: 'Ref' };
    const { lines, covered } = readCsv(text, columns);
    expect(lines).toMatchObject([
      { direction: 'debit', amount: 500, references: ['abc-1'] },
      { direction: 'credit', amount: 600, bookedOn: new Date('2026-03-11T00:00:00Z') },
    ]);
    expect(covered).toEqual({ from: day, to: new Date('2026-03-12T00:00:00Z') });
  });

  it('may have quotation marks, line breaks and separators in its cells', () => {
    const text = 'date,amount,narrative\r\n2026-03-10,1.00,"a ""b"",\r\nc"\n2026-03-10,1.00,d "e"\n';
    expect(readCsv(text).lines.map(({ narrative }) => narrative)).toEqual(['a "b",\r\nc', 'd "e"']);
  });

  it('names the row that cannot be read', () => {
    const above = 'date,amount\n2026-03-10,1.00\n\n';
    expect(() => readCsv(`${above}2026-03-10,x`)).toThrow('row 4: "x" is not an amount');
    expect(() => readCsv(`${above}2026-03-10,"1.00\n`)).toThrow(
      'row 4 has a quotation mark that is not closed',
    );
  });

  it('names the missing columns', () => {
    expect(() => readCsv('a,b\n1,2')).toThrow(/no row names a date and an amount/);
    expect(() => readCsv('date,amount\n2026-03-10,1', { reference: 'nowhere' })).toThrow(
      /no row names a date and an amount/,
    );
  });
});

describe('SWIFT', () => {
  it('inverts a reversal, and joins wrapped lines', () => {
    const text = asMt940([DEBIT], 1_000_000_000_007).replace('D0,07NTRF', 'RD0,07NTRF');
    expect(readMt940(text).lines).toMatchObject([{ direction: 'credit', narrative: '\nsaid\nso' }]);
  });
});

describe('hostile XML', () => {
  const body = asCamt053([LINE]);
  it.each([
    [
      'entities that grow',
      `<!DOCTYPE a [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${body.slice(body.indexOf('<Doc'))}`,
    ],
    ['a file of this machine', `<!DOCTYPE a SYSTEM "file:///etc/hosts">${body.slice(body.indexOf('<Doc'))}`],
    ['an undeclared entity', body.replace('said', '&lol;')],
    ['a million elements in one another', `${'<a>'.repeat(1_000_000)}`],
    ['an entry of a million elements', body.replace('<Sts>', `${'<a/>'.repeat(1_000_000)}<Sts>`)],
    ['no statement at all', '<Document/>'],
    ['two documents', body + body],
  ])('is refused: %s', (_name, text) => {
    const startedAt = performance.now();
    expect(() => readCamt053(text)).toThrow(StatementError);
    expect(performance.now() - startedAt).toBeLessThan(20_000);
  });

  it('is read entry by entry: transactions of a batch are separate lines', () => {
    const transaction = (amount: string, reference: string) =>
      `<TxDtls><Refs><EndToEndId>${reference}</EndToEndId></Refs><Amt Ccy="NGN">${amount}</Amt></TxDtls>`;
    const text = body.replace(
      /<TxDtls>.*<\/TxDtls>/,
      `${transaction('1000.00', 'first-1')}${transaction('234.56', 'second-2')}`,
    );
    const readLines = readCamt053(text).lines.map(({ amount, references }) => [amount, references]);
    expect(readLines).toEqual([
      [100_000, ['first-1']],
      [23_456, ['second-2']],
    ]);
  });
});

describe('a file', () => {
  it.each(FORMATS)('is recognised by its content: %s', async (name, write) => {
    const path = join(folder, name);
    await writeFile(path, `\uFEFF${write([LINE])}`);
    expect((await readStatement(path)).lines).toHaveLength(1);
  });

  it('of 100 MB is refused before it is read', async () => {
    const path = join(folder, 'large');
    await writeFile(path, 'date,amount\n');
    await truncate(path, 100 * 1024 * 1024);
    await expect(readStatement(path)).rejects.toThrow(/larger than 32 MB/);
  });

  it('that is missing is reported', async () => {
    await expect(readStatement(join(folder, 'nowhere'))).rejects.toThrow('there is no such file');
  });

  it('of too many lines is refused', () => {
    const text = `date,amount\n${'2026-03-10,1\n'.repeat(200_100)}`;
    expect(() => readCsv(text)).toThrow(/more than 200000 lines/);
  });
});
