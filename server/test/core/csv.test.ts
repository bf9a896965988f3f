import { expect, it } from 'vitest';
import { csvLine } from '#core/csv.ts';

it.each([
  ['a formula', '=1+1', "'=1+1"],
  ['a sign', '-1+1', "'-1+1"],
  ['a negative amount', '-1.50', '-1.50'],
  ['a tab', '\t=1', "'\t'=1"],
  ['a line feed', '\n=1', `"'\n'=1"`],
  ['a formula on a second line', 'a\n=1', `"a\n'=1"`],
  ['a full-width sign', '＝1', "'＝1"],
  ['a full-width at sign', '＠SUM', "'＠SUM"],
  ['a formula after a semicolon', 'a;=1', `"a;'=1"`],
  ['a semicolon', 'a;b', '"a;b"'],
  ['a comma', 'a,b', '"a,b"'],
  ['quotes', 'say "x"', '"say ""x"""'],
  ['plain text', 'a = b - c', 'a = b - c'],
])('a spreadsheet runs nothing in %s', (_what, value, cell) => {
  expect(csvLine([value])).toBe(`${cell}\r\n`);
});
