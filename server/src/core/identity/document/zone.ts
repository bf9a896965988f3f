import { zoneDate } from './dates.ts';

/** The rows of a machine-readable zone as read, repaired to the length of a layout. */
export type ZoneText = {
  readonly rows: readonly string[];
  /** The confidence of the least certain character, 0–1. */
  readonly certainty: number;
  /** True when a second reading of the picture agreed and nothing had to be repaired. */
  readonly steady: boolean;
};

type Span = readonly [row: number, from: number, to: number];
type Check = {
  readonly of: CheckedField;
  readonly over: readonly Span[];
  readonly digit: readonly [row: number, at: number];
};
type CheckedField = 'number' | 'birthDate' | 'expiryDate' | 'personal' | 'all';
type Layout = {
  readonly rows: number;
  readonly length: number;
  /** How the first row begins, where the row length fits several layouts. */
  readonly begins?: RegExp;
  readonly spans: Readonly<Partial<Record<ZoneField, Span>>>;
  readonly checks: readonly Check[];
};
type ZoneField = 'issuer' | 'names' | 'given' | 'number' | 'nationality' | 'birth' | 'sex' | 'expiry';

/** ICAO 9303, and the French identity card from before 2021. */
const LAYOUTS: readonly Layout[] = [
  {
    rows: 2,
    length: 36,
    begins: /^IDFRA/,
    spans: {
      issuer: [0, 2, 5],
      names: [0, 5, 30],
      number: [1, 0, 12],
      given: [1, 13, 27],
      birth: [1, 27, 33],
      sex: [1, 34, 35],
    },
    checks: [
      { of: 'number', over: [[1, 0, 12]], digit: [1, 12] },
      { of: 'birthDate', over: [[1, 27, 33]], digit: [1, 33] },
      {
        of: 'all',
        over: [
          [0, 0, 36],
          [1, 0, 35],
        ],
        digit: [1, 35],
      },
    ],
  },
  twoRows(44, [
    { of: 'personal', over: [[1, 28, 42]], digit: [1, 42] },
    {
      of: 'all',
      over: [
        [1, 0, 10],
        [1, 13, 20],
        [1, 21, 43],
      ],
      digit: [1, 43],
    },
  ]),
  twoRows(36, [
    {
      of: 'all',
      over: [
        [1, 0, 10],
        [1, 13, 20],
        [1, 21, 35],
      ],
      digit: [1, 35],
    },
  ]),
  {
    rows: 3,
    length: 30,
    spans: {
      issuer: [0, 2, 5],
      number: [0, 5, 14],
      birth: [1, 0, 6],
      sex: [1, 7, 8],
      expiry: [1, 8, 14],
      nationality: [1, 15, 18],
      names: [2, 0, 30],
    },
    checks: [
      { of: 'number', over: [[0, 5, 14]], digit: [0, 14] },
      { of: 'birthDate', over: [[1, 0, 6]], digit: [1, 6] },
      { of: 'expiryDate', over: [[1, 8, 14]], digit: [1, 14] },
      {
        of: 'all',
        over: [
          [0, 5, 30],
          [1, 0, 7],
          [1, 8, 15],
          [1, 18, 29],
        ],
        digit: [1, 29],
      },
    ],
  },
];

function twoRows(length: number, more: readonly Check[]): Layout {
  return {
    rows: 2,
    length,
    spans: {
      issuer: [0, 2, 5],
      names: [0, 5, length],
      number: [1, 0, 9],
      nationality: [1, 10, 13],
      birth: [1, 13, 19],
      sex: [1, 20, 21],
      expiry: [1, 21, 27],
    },
    checks: [
      { of: 'number', over: [[1, 0, 9]], digit: [1, 9] },
      { of: 'birthDate', over: [[1, 13, 19]], digit: [1, 19] },
      { of: 'expiryDate', over: [[1, 21, 27]], digit: [1, 27] },
      ...more,
    ],
  };
}

export type Zone = {
  readonly surname: string | null;
  readonly givenNames: string | null;
  readonly number: string | null;
  readonly birthDate: string | null;
  readonly expiryDate: string | null;
  readonly sex: string | null;
  readonly nationality: string | null;
  readonly issuingCountry: string | null;
  /** By field; `all` is the composite check digit. */
  readonly checks: Readonly<Partial<Record<CheckedField, boolean>>>;
  /** True when replacing one character by its look-alike would make all check digits valid. */
  readonly mayBeMisread: boolean;
};

const WEIGHTS = [7, 3, 1];

/**
 * ICAO 9303 check digit: digits count as themselves, letters from ten on, fillers zero; weights 7, 3, 1,
 * modulo 10.
 */
export function checkDigit(text: string): string {
  let sum = 0;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] as string;
    sum += (letter === '<' ? 0 : Number.parseInt(letter, 36)) * (WEIGHTS[at % 3] as number);
  }
  return String(sum % 10);
}

/** Parses the rows and verifies their check digits; null when they match no layout. */
export function readZone(rows: readonly string[], today: Date): Zone | null {
  const layout = LAYOUTS.find(
    ({ rows: count, length, begins }) =>
      rows.length === count &&
      rows.every((row) => row.length === length) &&
      (begins?.test(rows[0] ?? '') ?? true),
  );
  if (!layout) return null;
  const text = (field: ZoneField) => {
    const span = layout.spans[field];
    return span ? slice(rows, span) : '';
  };
  const [surname, given] = namesOf(text('names'));
  const checks = checksOf(layout, rows);
  return {
    surname,
    givenNames: wordsOf(text('given')) ?? given,
    number: wordsOf(text('number'))?.replaceAll(' ', '') ?? null,
    birthDate: zoneDate(text('birth'), 'past', today),
    expiryDate: zoneDate(text('expiry'), 'future', today),
    sex: /^[MF]$/.test(text('sex')) ? text('sex') : null,
    nationality: countryOf(text('nationality')),
    issuingCountry: countryOf(text('issuer')),
    checks,
    mayBeMisread: !allRight(checks) && oneLetterOff(layout, rows),
  };
}

export function allRight(checks: Zone['checks']): boolean {
  return Object.values(checks).every(Boolean);
}

function checksOf(layout: Layout, rows: readonly string[]): Zone['checks'] {
  const found: Partial<Record<CheckedField, boolean>> = {};
  for (const {
    of,
    over,
    digit: [row, at],
  } of layout.checks) {
    const text = over.map((span) => slice(rows, span)).join('');
    const digit = rows[row]?.[at] ?? '';
    // A number longer than its field continues elsewhere, and an empty field has no check digit.
    if (digit === '<' && of !== 'all') {
      if (of !== 'personal' || /^<*$/.test(text)) continue;
    }
    found[of] = digit === checkDigit(text);
  }
  return found;
}

const LOOKALIKES: Readonly<Record<string, string>> = {
  O: '0',
  D: '0',
  Q: '0',
  I: '1',
  S: '5',
  B: '8',
  Z: '2',
  G: '6',
  '0': 'O',
  '1': 'I',
  '5': 'S',
  '8': 'B',
  '2': 'Z',
  '6': 'G',
};

/** Only in the document number, where both letters and digits are allowed. */
function oneLetterOff(layout: Layout, rows: readonly string[]): boolean {
  const [row, from, to] = layout.spans.number as Span;
  const text = rows[row] as string;
  for (let at = from; at < to; at++) {
    const other = LOOKALIKES[text[at] as string];
    if (other === undefined) continue;
    const changed = rows.with(row, text.slice(0, at) + other + text.slice(at + 1));
    if (allRight(checksOf(layout, changed))) return true;
  }
  return false;
}

function slice(rows: readonly string[], [row, from, to]: Span): string {
  return (rows[row] ?? '').slice(from, to);
}

function namesOf(text: string): readonly [surname: string | null, given: string | null] {
  const [surname = '', given = ''] = text.split('<<');
  return [wordsOf(surname), wordsOf(given)];
}

function countryOf(text: string): string | null {
  return /^([A-Z]{1,3})<*$/.exec(text)?.[1] ?? null;
}

function wordsOf(text: string): string | null {
  return text.replace(/<+/g, ' ').trim() || null;
}
