import { type Autocorrect, parse } from 'mrz';
import type { TextLine } from './text-read.ts';

/** A machine-readable zone and what it reveals about the kind of document. */
export interface MrzReading {
  /** The number of rows that look like part of a zone. */
  rows: number;
  /**
   * The rows of the best-fitting layout, with letters corrected where only digits are allowed; empty for
   * none.
   */
  text: readonly string[];
  /** True when a row with check digits was repaired: fillers added or removed, or a character corrected. */
  mended: boolean;
  /** The first two characters: P< passport, I< or ID identity card, V visa … */
  code: string;
  /** TD1, TD2, TD3, …, or null when no layout fits. */
  format: string | null;
  checksPassed: number;
  checksFailed: number;
}

/** Rows × characters of the ICAO 9303 layouts; the old French card has the size of TD2. */
const LAYOUTS = [
  { rows: 3, length: 30 },
  { rows: 2, length: 36 },
  { rows: 2, length: 44 },
] as const;

/** OCR drops or doubles fillers; a larger difference means another layout. */
const MAX_MISSING = 10;
const MAX_VARIANTS = 3;
const NAMES_ROW = /^[PIACV][A-Z0-9<][A-Z]{3}[A-Z]+<.*<<$|^[A-Z]+<<[A-Z<]+<<$/;
const MIN_ROW_LENGTH = 20;
const REPAIR_COST = 0.2;
const UNCHECKED = new Set(['issuingState', 'nationality', 'firstName', 'lastName', 'sex', 'documentCode']);

/** Finds a machine-readable zone among the lines of a page, repairs its rows and counts its check digits. */
export function findMrz(lines: readonly TextLine[]): MrzReading | null {
  const rows = rowsOf(lines).map(clean).filter(looksLikeMrz);
  const first = rows[0];
  if (first === undefined) return null;
  const best = candidates(rows)
    .flatMap((candidate) => check(candidate, rows) ?? [])
    .sort((one, other) => other.merit - one.merit)[0];
  return {
    rows: rows.length,
    code: (best?.code ?? first).slice(0, 2),
    format: best?.format ?? null,
    text: best?.text ?? [],
    mended: best?.mended ?? false,
    checksPassed: best?.checksPassed ?? 0,
    checksFailed: best?.checksFailed ?? 0,
  };
}

export function looksLikeMrz(row: string): boolean {
  if (row.length < MIN_ROW_LENGTH) return false;
  const fillers = row.split('<').length - 1;
  return fillers >= 3 || (fillers >= 2 && /^[PIACV][A-Z<][A-Z]{3}/.test(row)) || /\d{7}[MFX<]\d{6}/.test(row);
}

export function clean(text: string): string {
  return text
    .toUpperCase()
    .replace(/[«≤]/g, '<<')
    .replace(/[({[]/g, '<')
    .replace(/[^A-Z0-9<]/g, '');
}

/** Joins lines that are side by side: a long row is often found in two pieces. */
function rowsOf(lines: readonly TextLine[]): string[] {
  const rows: { cy: number; height: number; items: TextLine[] }[] = [];
  for (const line of [...lines].sort((one, other) => one.cy - other.cy)) {
    const cy = line.cy - line.cx * Math.tan(line.angle);
    const row = rows.find((other) => Math.abs(other.cy - cy) < Math.min(other.height, line.height) * 0.5);
    if (row) row.items.push(line);
    else rows.push({ cy, height: line.height, items: [line] });
  }
  return rows.map(({ items }) =>
    items
      .sort((one, other) => one.cx - other.cx)
      .map((item) => item.text)
      .join(''),
  );
}

function candidates(rows: readonly string[]): string[][] {
  return LAYOUTS.flatMap((layout) =>
    rows.flatMap((_, start) => {
      const group = rows.slice(start, start + layout.rows);
      if (group.length < layout.rows) return [];
      return combine(group.map((row) => fitLength(row, layout.length)));
    }),
  );
}

/** Brings a row to its length by stretching or shrinking one run of fillers. */
function fitLength(row: string, length: number): string[] {
  const missing = length - row.length;
  if (missing === 0) return [row];
  // The end of a names row is only fillers, which the OCR takes for a line and skips.
  if (missing > 0 && NAMES_ROW.test(row)) return [row.padEnd(length, '<')];
  if (Math.abs(missing) > MAX_MISSING) return [];
  const runs = [...row.matchAll(/<+/g)]
    .filter((run) => run[0].length + missing >= 0)
    .sort((one, other) => other[0].length - one[0].length);
  return runs
    .slice(0, MAX_VARIANTS)
    .map(
      (run) =>
        row.slice(0, run.index) + '<'.repeat(run[0].length + missing) + row.slice(run.index + run[0].length),
    );
}

function combine(choices: readonly string[][]): string[][] {
  return choices.reduce<string[][]>(
    (all, choice) => all.flatMap((rows) => choice.map((row) => [...rows, row])),
    [[]],
  );
}

interface Checked {
  format: string;
  code: string;
  checksPassed: number;
  checksFailed: number;
  text: readonly string[];
  mended: boolean;
  /**
   * Fillers count as zero in a check digit, so a stretched row may pass in the wrong layout; repairs
   * therefore lower the merit.
   */
  merit: number;
}

function check(rows: readonly string[], asRead: readonly string[]): Checked | null {
  try {
    const { format, details } = parse([...rows], { autocorrect: true });
    const digits = details.filter((detail) => /CheckDigit$/.test(detail.field ?? ''));
    const checksPassed = digits.filter((detail) => detail.valid).length;
    const put = details.flatMap((detail) => detail.autocorrect);
    const text = putRight(rows, put);
    const withDigits = rows.length === 3 ? [0, 1] : [1];
    // A country or a name has no check digit of its own, so a corrected letter there does not matter.
    const puts = details.flatMap((detail) => (UNCHECKED.has(detail.field ?? '') ? [] : detail.autocorrect));
    const mended = withDigits.some(
      (row) => !asRead.includes(rows[row] as string) || puts.some(({ line }) => line === row),
    );
    return {
      format,
      code: rows[0] as string,
      checksPassed,
      checksFailed: digits.length - checksPassed,
      text,
      mended,
      merit: checksPassed - repairsOf(rows, asRead) * REPAIR_COST,
    };
  } catch {
    // Not this layout; the next candidate may fit.
    return null;
  }
}

function putRight(rows: readonly string[], letters: readonly Autocorrect[]): string[] {
  return rows.map((row, line) => {
    const put = new Map(letters.filter((one) => one.line === line).map((one) => [one.column, one.corrected]));
    return [...row].map((letter, column) => put.get(column) ?? letter).join('');
  });
}

/** Returns how far the rows are from those read; fillers at the end of names cost nothing. */
function repairsOf(rows: readonly string[], asRead: readonly string[]): number {
  const bare = (row: string) => (NAMES_ROW.test(row) ? row.replace(/<+$/, '') : row);
  return Math.abs(rows.map(bare).join('').length - asRead.map(bare).join('').length);
}
