import type { DocumentType } from '#core/identity/reading.ts';
import { type LabelledFields, type ReadDay, type ReadValue, readLabelled } from './fields.ts';
import { isSample, isSelfPrinted, namesState } from './issuers.ts';
import type { PageText } from './page.ts';
import { allRight, readZone, type Zone, type ZoneText } from './zone.ts';

/** `unclear`: they do not add up, but characters may have been misread. */
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

/** The holder's data on a document, each with its confidence; null when absent. */
export type DocumentContent = Readonly<Record<ContentField, ReadValue | null>> & {
  /** Null when the document has no machine-readable zone, or none that could be read. */
  readonly checkDigits: CheckDigits | null;
};

/** Everything read from a page, before any of it is disclosed. */
export type ReadPage = {
  readonly content: DocumentContent;
  readonly zone: Zone | null;
  readonly printed: LabelledFields;
  readonly expiry: ReadDay | null;
  readonly birth: ReadDay | null;
  /** True when the print names a state or its authority. */
  readonly namesState: boolean;
  readonly isSample: boolean;
  readonly isSelfPrinted: boolean;
};

/** A field with a valid check digit is practically certain. */
const CHECKED = 0.99;
/** The state of the samples in ICAO 9303. */
const UTOPIA = 'UTO';
/** Below this, a character of the zone may be misread. */
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
  // An identity card may carry only its holder's personal number.
  const number = ofDocument ?? (type === 'national_id' ? printed.personalNumber : null);
  const birth = better(fromZone(zone?.birthDate, zone?.checks.birthDate), printed.birthDate);
  const expiry = better(fromZone(zone?.expiryDate, zone?.checks.expiryDate), printed.expiryDate);
  // OCR easily loses one of the two fillers between the names in the zone; the printed names are separate.
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
  return {
    content,
    zone,
    printed,
    expiry: asDay(expiry),
    birth: asDay(birth),
    namesState: namesState(page.lines),
    isSample: isSample(page.lines) || zone?.issuingCountry === UTOPIA,
    isSelfPrinted: isSelfPrinted(page.lines),
  };
}

/**
 * Reports `wrong` only when the characters are certain: people must not suffer for errors of a camera or the
 * OCR.
 */
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

/** Returns the holder's name in one line. */
export function nameOf({ surname, givenNames, name }: DocumentContent): string | null {
  return [givenNames?.value, surname?.value].filter(Boolean).join(' ') || (name?.value ?? null);
}

/** Returns the name when every part was read with certainty, otherwise null. */
export function sureNameOf(content: DocumentContent): string | null {
  const parts = [content.surname, content.givenNames, content.name].filter((part) => part !== null);
  return parts.every(({ confidence }) => confidence >= SURE_NAME) ? nameOf(content) : null;
}

const SURE_NAME = 0.85;

/** The document's holder, with the data needed for screening. */
export type Holder = {
  readonly name: string;
  readonly birthDate: string | null;
  /** Documents use three-letter country codes, which watch lists do not, so the country is left unknown. */
  readonly country: null;
};

/** Returns null when no name could be read. */
export function holderOf(content: DocumentContent): Holder | null {
  const name = nameOf(content);
  return name === null ? null : { name, birthDate: content.birthDate?.value ?? null, country: null };
}

/** The unique identifier of a document. A null country could be any. */
export type DocumentIdentifier = { readonly number: string; readonly country: string | null };

/**
 * Returns the identifier when it was read with certainty, otherwise null. The document type is not part of
 * it: the caller may state it, and one card under two types is still one card.
 */
export function identifier({ number, issuingCountry }: DocumentContent): DocumentIdentifier | null {
  if (!number || number.confidence < SURE_NUMBER) return null;
  // One reading may take a zero for an O, the next may not.
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
