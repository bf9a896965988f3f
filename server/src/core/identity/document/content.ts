import type { DocumentType } from '#core/identity/reading.ts';
import { type LabelledFields, type ReadDay, type ReadValue, readLabelled } from './fields.ts';
import type { PageText } from './page.ts';
import { allRight, readZone, type Zone, type ZoneText } from './zone.ts';

/** `unclear`: they do not add up, but the letters may have been misread. */
export const CHECK_DIGITS = ['valid', 'wrong', 'unclear'] as const;
export type CheckDigits = (typeof CHECK_DIGITS)[number];

type ContentField =
  | 'surname'
  | 'givenNames'
  | 'name'
  | 'number'
  | 'birthDate'
  | 'expiryDate'
  | 'sex'
  | 'nationality'
  | 'issuingCountry';

/** What a document says about its holder, each with how sure it is; null where it does not say. */
export type DocumentContent = Readonly<Record<ContentField, ReadValue | null>> & {
  /** Null: the document has no machine-readable zone, or none that could be read. */
  readonly checkDigits: CheckDigits | null;
};

/** All that was made of a page, before it is told to anybody. */
export type ReadPage = {
  readonly content: DocumentContent;
  readonly zone: Zone | null;
  readonly printed: LabelledFields;
  readonly expiry: ReadDay | null;
  readonly birth: ReadDay | null;
};

/** A field whose digit adds up is as good as certain. */
const CHECKED = 0.99;
/** Below it a letter of a zone may well be another. */
const SURE_LETTER = 0.85;

export function readPage(page: PageText, type: DocumentType, today: Date): ReadPage {
  const zone = page.zone && readZone(page.zone.rows, today);
  const printed = readLabelled(page.lines, type, today);
  const sure = page.zone?.certainty ?? 0;
  const fromZone = (value: string | null | undefined, checked?: boolean | undefined): ReadValue | null =>
    value ? { value, confidence: checked ? CHECKED : checked === false ? sure / 2 : sure } : null;
  const better = (one: ReadValue | null, other: ReadValue | null) =>
    one && other ? (one.confidence >= other.confidence ? one : other) : (one ?? other);
  const whole = zone !== null && allRight(zone.checks);
  const name = (value: string | null | undefined) => fromZone(value, whole || undefined);

  const ofDocument = better(fromZone(zone?.number, zone?.checks.number), printed.number);
  // An identity card has the number of its holder.
  const number = ofDocument ?? (type === 'national_id' ? printed.personalNumber : null);
  const birth = better(fromZone(zone?.birthDate, zone?.checks.birthDate), printed.birthDate);
  const expiry = better(fromZone(zone?.expiryDate, zone?.checks.expiryDate), printed.expiryDate);
  // Between the two names of a zone one of two fillers is easily lost; the print has them apart.
  const glued =
    zone !== null && zone.givenNames === null && printed.surname !== null && printed.givenNames !== null;
  const surname = glued ? printed.surname : (name(zone?.surname) ?? printed.surname);
  const content = {
    surname,
    givenNames: glued ? printed.givenNames : (name(zone?.givenNames) ?? printed.givenNames),
    name: surname ? null : printed.name,
    number,
    birthDate: plain(birth),
    expiryDate: plain(expiry),
    sex: better(name(zone?.sex), printed.sex),
    nationality: name(zone?.nationality) ?? printed.nationality,
    issuingCountry: name(zone?.issuingCountry) ?? printed.issuingCountry,
    checkDigits: zone && page.zone && digitsOf(zone, page.zone),
  };
  return { content, zone, printed, expiry: asDay(expiry), birth: asDay(birth) };
}

/** Wrong only where the letters are certain: people must not pay for what a camera or a reader got wrong. */
function digitsOf(zone: Zone, { certainty, steady }: ZoneText): CheckDigits {
  if (allRight(zone.checks)) return 'valid';
  return steady && certainty >= SURE_LETTER && !zone.mayBeMisread ? 'wrong' : 'unclear';
}

function asDay(read: ReadValue | ReadDay | null): ReadDay | null {
  return read && { otherwise: null, ...read };
}

function plain(read: ReadValue | null): ReadValue | null {
  return read && { value: read.value, confidence: read.confidence };
}

/** The holder's name in one line, for whoever compares it. */
export function nameOf({ surname, givenNames, name }: DocumentContent): string | null {
  return [givenNames?.value, surname?.value].filter(Boolean).join(' ') || (name?.value ?? null);
}

/** The same, where every part of it was read for sure; null where one was not. */
export function sureNameOf(content: DocumentContent): string | null {
  const parts = [content.surname, content.givenNames, content.name].filter((part) => part !== null);
  return parts.every(({ confidence }) => confidence >= SURE_NAME) ? nameOf(content) : null;
}

const SURE_NAME = 0.85;

/** Who the document is of, as far as it takes to look for them on a list. */
export type Holder = {
  readonly name: string;
  readonly birthDate: string | null;
  /** Documents write countries with three letters, which lists do not: what is not compared is not known. */
  readonly country: null;
};

/** Null where no name could be read. */
export function holderOf(content: DocumentContent): Holder | null {
  const name = nameOf(content);
  return name === null ? null : { name, birthDate: content.birthDate?.value ?? null, country: null };
}

/** What tells one document from every other. Where its country could not be read, it may be any. */
export type DocumentIdentifier = { readonly number: string; readonly country: string | null };

/**
 * As far as it can be read for sure; null where it cannot. What kind of document it is does not count: that
 * is what the caller may say, and the same card under another name is the same card.
 */
export function identifier({ number, issuingCountry }: DocumentContent): DocumentIdentifier | null {
  if (!number || number.confidence < SURE_NUMBER) return null;
  // One reading takes a nought for an O, the next does not.
  const same = [...number.value].map((letter) => LOOKS_LIKE[letter] ?? letter).join('');
  return { number: same, country: issuingCountry?.value ?? null };
}

const SURE_NUMBER = 0.7;
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  O: '0',
  D: '0',
  Q: '0',
  I: '1',
  S: '5',
  B: '8',
  Z: '2',
  G: '6',
};
