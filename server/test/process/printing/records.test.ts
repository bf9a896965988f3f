import { stripVTControlCharacters } from 'node:util';
import { expect, it, onTestFinished, vi } from 'vitest';
import { printRecords } from '#commands/records.ts';

type Row = { id: string; error: string };
const listing = {
  rows: [
    { id: 'job_1', error: 'the bank is down' },
    { id: 'job_22', error: `a long\nstory ${'and on '.repeat(20)}` },
  ],
  columns: { JOB: ({ id }: Row) => id, 'LAST ERROR': ({ error }: Row) => error },
  line: ({ id }: Row) => `${id} in words`,
  notes: ['2 due.'],
  totals: { due: 2 },
};

function printed(json: boolean, terminal: boolean): string {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  printRecords(listing, json, terminal);
  return stripVTControlCharacters(log.mock.calls.flat().join('\n'));
}

it('is a table on a terminal, one row each, however long the values', () => {
  const [head, first, second, note] = printed(false, true).split('\n');
  expect([head, first, note]).toEqual(['JOB     LAST ERROR', 'job_1   the bank is down', '2 due.']);
  expect(second).toMatch(/^job_22 {2}a long story (?:and on )+.*…$/);
});

it('is lines in a pipe', () => {
  expect(printed(false, false)).toBe('job_1 in words\njob_22 in words\n2 due.');
});

it('is complete JSON on request', () => {
  expect(JSON.parse(printed(true, true))).toEqual({ data: listing.rows, due: 2 });
});
