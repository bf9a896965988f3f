import type { DocumentType } from '#core/identity/reading.ts';
import { findDate, type ReadDate } from './dates.ts';
import { namedCountry } from './issuers.ts';
import { type Label, type Labelled, labelsIn } from './labels.ts';
import { type PageLine, plainText } from './page.ts';

export type ReadValue = { readonly value: string; readonly confidence: number };
export type ReadDay = ReadValue & { readonly otherwise: string | null };

/** The printed values with labels; `kinds` are all labels found on the page. */
export type LabelledFields = {
  readonly surname: ReadValue | null;
  readonly givenNames: ReadValue | null;
  /** Set when the page does not separate surname and given names. */
  readonly name: ReadValue | null;
  readonly number: ReadValue | null;
  readonly personalNumber: ReadValue | null;
  readonly birthDate: ReadDay | null;
  readonly expiryDate: ReadDay | null;
  readonly sex: ReadValue | null;
  readonly nationality: ReadValue | null;
  readonly issuingCountry: ReadValue | null;
  readonly kinds: ReadonlySet<Labelled>;
};

/** A value is at most this many line heights below its label and starts near it. */
const BELOW = 2.6;
const ASIDE = 2.5;
/** The confidence factor for values without a label. */
const UNLABELLED = 0.8;

type Line = PageLine & { readonly plain: string; readonly labels: readonly Label[] };
type Parse<Value> = (text: string) => Value | null;

export function readLabelled(lines: readonly PageLine[], type: DocumentType, today: Date): LabelledFields {
  const page = lines.map((line): Line => {
    const plain = plainText(line.text);
    return { ...line, plain, labels: labelsIn(plain) };
  });
  const kinds = new Set(page.flatMap((line) => line.labels.map(({ field }) => field)));
  const find = <Value>(field: Labelled, parse: Parse<Value>) => findValue(page, field, parse);
  const text = (field: Labelled, parse: Parse<string>) => find(field, parse);
  const day = (field: Labelled, when: 'past' | 'future') =>
    toDay(find(field, (print) => findDate(when === 'future' ? lastOf(print) : print, when, today)));

  const numbered = type === 'drivers_license' ? numberedFields(page, today) : null;
  const surname = text('surname', asName) ?? numbered?.surname ?? null;
  const labelled = text('name', asName);
  const givenNames =
    joined(text('givenNames', asName), text('otherNames', asName)) ??
    numbered?.givenNames ??
    // Beside a surname, "Names" are the others.
    (surname && labelled);
  const parted = surname || givenNames ? null : labelled && inTwo(labelled);
  const apart = surname || givenNames || labelled ? null : unlabelledName(page, type);
  return {
    surname: surname ?? parted?.surname ?? apart?.surname ?? null,
    givenNames: givenNames ?? parted?.givenNames ?? apart?.givenNames ?? null,
    name: surname || givenNames || parted?.surname ? null : (labelled ?? apart?.name ?? null),
    number: numbered?.number ?? text('number', asNumber),
    personalNumber: text('personalNumber', asNumber) ?? elevenDigits(page),
    birthDate: day('birthDate', 'past') ?? numbered?.birthDate ?? null,
    expiryDate: day('expiryDate', 'future'),
    sex: text('sex', asSex),
    nationality: text('nationality', asWord),
    issuingCountry: text('issuingCountry', asCountry) ?? namedCountry(lines),
    kinds,
  };
}

/** In a validity range, the second date is the expiry. */
function lastOf(print: string): string {
  return print.split(/(?<=\d[.\d]{5,})\s?[-–]\s?(?=\d{1,2}[./])/).at(-1) ?? print;
}

/** Looks for the value after the label, then below it, then beside it. */
function findValue<Value>(
  page: readonly Line[],
  field: Labelled,
  parse: Parse<Value>,
): { readonly value: Value; readonly confidence: number } | null {
  for (const line of page) {
    for (const label of groupsOf(line)) {
      if (label.field !== field) continue;
      const behind = parse(line.plain.slice(label.to, label.end).replace(/^\s*\/.*$/, ''));
      if (behind !== null) return { value: behind, confidence: line.confidence };
      // The label is followed by other text, so its value is not below.
      if (/[A-Z0-9]{4}/.test(line.plain.slice(label.to, label.end).replace(/^\s*\/.*$/, ''))) continue;
      const width = (line.right - line.left) / Math.max(1, line.plain.length);
      const at = line.left + label.from * width;
      for (const near of neighbours(page, line, at)) {
        const value = parse(near.plain);
        if (value !== null) return { value, confidence: Math.min(line.confidence, near.confidence) };
      }
    }
  }
  return null;
}

/** Merges a label with its translations after slashes; `end` is the start of the next label. */
function groupsOf({ plain, labels }: Line): (Label & { readonly end: number })[] {
  const groups: (Label & { end: number })[] = [];
  for (const label of labels) {
    const last = groups.at(-1);
    const between = last ? plain.slice(last.to, label.from) : null;
    if (last && between !== null && /^[^A-Z0-9]*\/[^A-Z0-9]*$/.test(between)) {
      groups[groups.length - 1] = { ...last, to: label.to };
    } else groups.push({ ...label, end: plain.length });
  }
  return groups.map((group, index) => ({ ...group, end: groups[index + 1]?.from ?? plain.length }));
}

function neighbours(page: readonly Line[], line: Line, at: number): Line[] {
  const free = page.filter((other) => other !== line && other.labels.length === 0);
  const below = free
    .filter(({ y, left, height }) => {
      const drop = y - line.y;
      const reach = Math.max(height, line.height);
      return drop > 0.4 * reach && drop < BELOW * reach && Math.abs(left - at) < ASIDE * reach;
    })
    .sort((one, other) => one.y - other.y);
  const beside = free
    .filter(({ y, left }) => Math.abs(y - line.y) < line.height * 0.5 && left > line.right - line.height)
    .sort((one, other) => one.left - other.left);
  return [...beside.slice(0, 1), ...below.slice(0, 2)];
}

const asName: Parse<string> = (print) => {
  const name = print.replace(/^[^A-Z]+|[^A-Z]+$/g, '');
  const letters = name.replace(/[^A-Z]/g, '').length;
  return letters >= 2 && name.length <= 60 && /^[A-Z][A-Z ,.'’-]*$/.test(name) ? name : null;
};

/** Spaces group the digits of long numbers. */
const asNumber: Parse<string> = (print) => {
  const tokens = print.replace(/^[^A-Z0-9]+/, '').split(/\s+/);
  const end = tokens.findIndex((token) => !/\d/.test(token));
  const kept = end < 0 ? tokens : tokens.slice(0, end);
  const number = kept.join('').replace(/[^A-Z0-9]/g, '');
  const digits = number.replace(/\D/g, '').length;
  return number.length >= 6 && number.length <= 24 && digits >= 4 ? number : null;
};

const asSex: Parse<string> = (print) => {
  const [, sex = ''] = /^[^A-Z0-9]*(FEMALE|MALE|M|F)(?![A-Z])/.exec(print) ?? [];
  return sex.slice(0, 1) || null;
};

const asWord: Parse<string> = (print) => {
  const [, word = ''] = /^[^A-Z]*([A-Z][A-Z ]{1,30})[^A-Z]*$/.exec(print) ?? [];
  return word.trim() || null;
};

const asCountry: Parse<string> = (print) => /^[^A-Z]*([A-Z]{3})[^A-Z]*$/.exec(print)?.[1] ?? null;

/** Splits "SURNAME, GIVEN NAMES". */
function inTwo({ value, confidence }: ReadValue) {
  const [surname = '', given = ''] = value.split(',').map((part) => part.trim());
  if (!given) return { surname: null, givenNames: null };
  return { surname: { value: surname, confidence }, givenNames: { value: given, confidence } };
}

/** Printed text common to all documents that is not a name. */
const TITLES =
  /REPUBLI|NATIONAL|FEDERAL|COMMISSION|CARD|LICEN[CS]E|PASSPORT|CORPS|SAFETY|NIGERIA|STREET|ROAD|SPECIMEN|SYSTEM|STATE|VOTER/;

/** Licences and voter's cards print the name without a label. */
function unlabelledName(page: readonly Line[], type: DocumentType) {
  if (type !== 'drivers_license' && type !== 'voters_card') return null;
  const pattern =
    type === 'drivers_license' ? /^[A-Z'’-]{2,},\s?[A-Z][A-Z '’-]+$/ : /^[A-Z'’-]{2,}( [A-Z'’-]{2,}){1,3}$/;
  const line = page.find(
    ({ plain, labels, text }) =>
      labels.length === 0 && text === text.toUpperCase() && pattern.test(plain) && !TITLES.test(plain),
  );
  if (!line) return null;
  const whole = { value: line.plain, confidence: line.confidence * UNLABELLED };
  return { ...inTwo(whole), name: whole };
}

/** First and middle names on two lines. */
function joined(first: ReadValue | null, others: ReadValue | null): ReadValue | null {
  if (!first || !others) return first ?? others;
  return {
    value: `${first.value} ${others.value}`,
    confidence: Math.min(first.confidence, others.confidence),
  };
}

/** European licences have the numbers of a directive for labels: 1 surname, 2 names, 3 birth, 5 number. */
const NUMBERED = /^([1235])\s?[.,:]\s?(\S.*)$|^([125])\s(\S.*)$/;
/** One numbered line may be a street or a list; a licence has several. */
const MIN_NUMBERED = 3;
const HONORIFIC = /^(MR|MRS|MS|MISS|DR)\.?\s/;

function numberedFields(page: readonly Line[], today: Date) {
  const found = new Map<string, { readonly print: string; readonly confidence: number }>();
  for (const { plain, confidence } of page) {
    const [, one, print, other, rest] = NUMBERED.exec(plain) ?? [];
    const number = one ?? other;
    if (number && !found.has(number)) found.set(number, { print: print ?? rest ?? '', confidence });
  }
  if (found.size < MIN_NUMBERED) return null;
  const read = <Value>(number: string, parse: Parse<Value>) => {
    const line = found.get(number);
    const value = line ? parse(line.print) : null;
    return line && value !== null ? { value, confidence: line.confidence } : null;
  };
  return {
    surname: read('1', asName),
    givenNames: read('2', (print) => asName(print.replace(HONORIFIC, ''))),
    birthDate: toDay(read('3', (print) => findDate(print, 'past', today))),
    // Behind a British number is how often it was issued.
    number: read('5', (print) => asNumber(print.replace(/^(\S{16})\s\d\d$/, '$1'))),
  };
}

function elevenDigits(page: readonly Line[]): ReadValue | null {
  for (const { plain, confidence } of page) {
    const digits = plain.replace(/\s/g, '');
    if (/^\d{11}$/.test(digits)) return { value: digits, confidence: confidence * UNLABELLED };
  }
  return null;
}

function toDay(read: { readonly value: ReadDate; readonly confidence: number } | null): ReadDay | null {
  return read && { value: read.value.day, otherwise: read.value.otherwise, confidence: read.confidence };
}
