import type { DocumentReading, DocumentType } from '#core/identity/reading.ts';
import { matchNames, type NameMatch } from '#core/name-match.ts';
import { type DocumentContent, nameOf, type ReadPage } from './content.ts';
import type { LabelledFields, ReadDay } from './fields.ts';
import { plainText } from './page.ts';
import type { Zone } from './zone.ts';

export type DocumentFaultCode =
  | 'expired'
  | 'wrong_check_digits'
  | 'zone_differs'
  | 'another_name'
  | 'another_birth_date'
  | 'photocopy'
  | 'pasted_portrait'
  | 'cut_off'
  | 'not_a_document'
  | 'specimen'
  | 'not_issued';

/** The caller's claim about the person. */
export type Claim = { readonly name?: string | undefined; readonly birthDate?: string | undefined };

/** The date of the check, and the caller's claim. */
export type Occasion = {
  readonly today: Date;
  readonly claim?: Claim | undefined;
  /** True for our own test people in a test environment, whose passports are samples. */
  readonly isTestPerson?: boolean | undefined;
};

/** The minimum OCR confidence for a value to count. */
const SURE = 0.85;
/** The minimum similarity for two spellings, or a misread word. */
const ALIKE = 0.7;
/**
 * A grey photocopy under a lamp measures about 1; of genuine colour documents the palest measured 3, most
 * above 12.
 */
const MIN_COLOUR = 2;
/** The number of lines running into one edge of the picture from which it counts as cut off. */
const MAX_CUT = 3;
/**
 * All of 42 genuine documents measured 0; a pasted portrait that leaves a rim of another mostly measures
 * above 0.7.
 */
const MAX_RIM = 0.65;
/**
 * A portrait shows neck and shoulders, and the page continues below it: 42 whole documents measured 0.82 and
 * above, ten drawn ones of which only the upper 60 % was left 0.35 and below.
 */
const MIN_ROOM = 0.5;

/** Returns everything that speaks against the document, for a readable page. */
export function documentFaults(
  page: ReadPage,
  reading: DocumentReading,
  type: DocumentType,
  { claim = {}, today, isTestPerson = false }: Occasion,
): DocumentFaultCode[] {
  const { content, zone, expiry, birth } = page;
  const is = (code: DocumentFaultCode, found: boolean) => (found ? [code] : []);
  const isCut = reading.cutLines >= MAX_CUT || (reading.portraitRoom ?? MIN_ROOM) < MIN_ROOM;
  const structured = zone !== null || hasStructure(page.printed);
  return [
    ...is('cut_off', isCut || (structured && isHalf(reading, type))),
    ...is('not_a_document', !isCut && !structured),
    ...is('specimen', page.isSample && !isTestPerson),
    ...is('not_issued', structured && !isIssued(page, reading, type)),
    // A slip is no card: people print it themselves, and many have no colours to print with.
    ...is('photocopy', reading.colour < MIN_COLOUR && !page.isSelfPrinted),
    ...is('pasted_portrait', reading.rim >= MAX_RIM),
    ...is('expired', expiry !== null && isOver(expiry, today)),
    ...is('wrong_check_digits', content.checkDigits === 'wrong'),
    ...is('zone_differs', zone !== null && differs(zone, page)),
    ...is('another_name', claim.name !== undefined && claimedName(claim.name, content) === 'mismatch'),
    ...is('another_birth_date', claim.birthDate !== undefined && isOther(birth, claim.birthDate)),
  ];
}

/** Compares the claimed name with the document's. Nearly equal words count as misread. */
export function claimedName(claimed: string, content: DocumentContent): NameMatch {
  const read = nameOf(content);
  const sure = Math.min(
    ...[content.surname, content.givenNames, content.name].map((part) => part?.confidence ?? 1),
  );
  if (read === null || sure < SURE / 2) return 'unknown';
  const words = wordsOf(read);
  const corrected = wordsOf(claimed).map(
    (word) => words.find((other) => likeness(word, other) >= ALIKE) ?? word,
  );
  return matchNames(corrected.join(' '), words.join(' '));
}

function isOver({ value, otherwise, confidence }: ReadDay, today: Date): boolean {
  const now = today.toISOString().slice(0, 10);
  // If day and month may be swapped, both readings must be in the past.
  return confidence >= SURE && value < now && (otherwise ?? value) < now;
}

function isOther(read: ReadDay | null, day: string): boolean {
  return read !== null && read.confidence >= SURE && read.value !== day && read.otherwise !== day;
}

/** A typed page has words; a document has several kinds of labels with values. */
const KINDS_NEEDED = 3;
export function hasStructure({ kinds, ...values }: LabelledFields): boolean {
  const found = Object.values(values).filter((value) => value !== null).length;
  const labels = (kinds.has('other') ? 1 : 0) + (kinds.has('issueDate') ? 1 : 0);
  return found >= 2 && found + labels >= KINDS_NEEDED;
}

/**
 * An identity card names the state that issued it, which a company's or a school's does not. Words of such
 * cards weigh as much as a title, whatever type the caller stated.
 */
function isIssued(
  { zone, namesState }: ReadPage,
  { words, mrz }: DocumentReading,
  type: DocumentType,
): boolean {
  if (zone !== null) return true;
  const isOther = words.other > 0 && words.other >= words[type] + mrz[type];
  return !isOther && (type !== 'national_id' || namesState);
}

/** A passport's page ends with its zone: without it, the lower half is missing. */
function isHalf({ mrzRows }: DocumentReading, type: DocumentType): boolean {
  return type === 'passport' && mrzRows === 0;
}

/** Compares the zone with the print. Only certain values can contradict each other. */
function differs(zone: Zone, { printed }: ReadPage): boolean {
  const { surname, givenNames } = printed;
  const others = [
    // Names that run together in the zone are not a contradiction.
    isOtherWord(zone.surname, surname) &&
      isOtherWord(zone.givenNames, givenNames) &&
      isOtherWord(`${zone.surname}${zone.givenNames}`, givenNames),
    zone.checks.number === true && isOtherWord(zone.number, printed.number),
    zone.checks.birthDate === true && zone.birthDate !== null && isOther(printed.birthDate, zone.birthDate),
    zone.checks.expiryDate === true &&
      zone.expiryDate !== null &&
      isOther(printed.expiryDate, zone.expiryDate),
  ];
  return others.some(Boolean);
}

function isOtherWord(zone: string | null, printed: { value: string; confidence: number } | null): boolean {
  if (zone === null || printed === null || printed.confidence < SURE) return false;
  return likeness(zone, printed.value) < ALIKE;
}

function wordsOf(name: string): string[] {
  return plainText(name)
    .split(/[^A-Z]+/)
    .filter(Boolean);
}

/** Returns the similarity of two texts from 0 to 1, by Levenshtein distance. */
function likeness(one: string, other: string): number {
  const [left, right] = [letters(one), letters(other)];
  let row = Array.from({ length: right.length + 1 }, (_, at) => at);
  for (let i = 1; i <= left.length; i++) {
    const next = [i];
    for (let j = 1; j <= right.length; j++) {
      const changed = (row[j - 1] as number) + (left[i - 1] === right[j - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[j] as number) + 1, (next[j - 1] as number) + 1));
    }
    row = next;
  }
  return 1 - (row[right.length] as number) / Math.max(1, left.length, right.length);
}

function letters(text: string): string {
  return plainText(text).replace(/[^A-Z0-9]/g, '');
}
