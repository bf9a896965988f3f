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
  | 'not_a_document';

/** Who the caller says it is. */
export type Claim = { readonly name?: string | undefined; readonly birthDate?: string | undefined };

/** A page says something only where the reader was this sure of it. */
const SURE = 0.85;
/** Two spellings of one word, or one that was misread. */
const ALIKE = 0.7;
/** Grey paper under a lamp is at about 1; of papers in colours the palest was at 3, most above 12. */
const MIN_COLOUR = 2;
/** So many lines that run into one edge of the picture are cut there. */
const MAX_CUT = 3;
/** Of 42 documents all are at 0; a portrait that leaves a rim of another is mostly above 0.7. */
const MAX_RIM = 0.65;

/** Everything that speaks against the document itself, where its print can be read. */
export function documentFaults(
  page: ReadPage,
  reading: DocumentReading,
  type: DocumentType,
  { claim = {}, today }: { readonly claim?: Claim | undefined; readonly today: Date },
): DocumentFaultCode[] {
  const { content, zone, expiry, birth } = page;
  const is = (code: DocumentFaultCode, found: boolean) => (found ? [code] : []);
  const isCut = reading.cutLines >= MAX_CUT;
  const structured = zone !== null || hasStructure(page.printed);
  return [
    ...is('cut_off', isCut || (structured && isHalf(reading, type))),
    ...is('not_a_document', !isCut && !structured),
    ...is('photocopy', reading.colour < MIN_COLOUR),
    ...is('pasted_portrait', reading.rim >= MAX_RIM),
    ...is('expired', expiry !== null && isOver(expiry, today)),
    ...is('wrong_check_digits', content.checkDigits === 'wrong'),
    ...is('zone_differs', zone !== null && differs(zone, page)),
    ...is('another_name', claim.name !== undefined && claimedName(claim.name, content) === 'mismatch'),
    ...is('another_birth_date', claim.birthDate !== undefined && isOther(birth, claim.birthDate)),
  ];
}

/** How the claimed name compares with the document's; a word that is nearly the same may be misread. */
export function claimedName(claimed: string, content: DocumentContent): NameMatch {
  const read = nameOf(content);
  const sure = Math.min(
    ...[content.surname, content.givenNames, content.name].map((part) => part?.confidence ?? 1),
  );
  if (read === null || sure < SURE / 2) return 'unknown';
  const words = wordsOf(read);
  const mended = wordsOf(claimed).map(
    (word) => words.find((other) => likeness(word, other) >= ALIKE) ?? word,
  );
  return matchNames(mended.join(' '), words.join(' '));
}

function isOver({ value, otherwise, confidence }: ReadDay, today: Date): boolean {
  const now = today.toISOString().slice(0, 10);
  // Where the month may come first, only if both days are over.
  return confidence >= SURE && value < now && (otherwise ?? value) < now;
}

function isOther(read: ReadDay | null, day: string): boolean {
  return read !== null && read.confidence >= SURE && read.value !== day && read.otherwise !== day;
}

/** A typed page has words; a document has labels of several kinds with values beside them. */
const KINDS_NEEDED = 3;
export function hasStructure({ kinds, ...values }: LabelledFields): boolean {
  const found = Object.values(values).filter((value) => value !== null).length;
  const labels = (kinds.has('other') ? 1 : 0) + (kinds.has('issueDate') ? 1 : 0);
  return found >= 2 && found + labels >= KINDS_NEEDED;
}

/** A passport's page ends in its zone: without it, the lower half is missing. */
function isHalf({ mrzRows }: DocumentReading, type: DocumentType): boolean {
  return type === 'passport' && mrzRows === 0;
}

/** The zone against what is printed: each is believed only where it says something else for sure. */
function differs(zone: Zone, { printed }: ReadPage): boolean {
  const { surname, givenNames } = printed;
  const others = [
    // A zone whose names run together is no other person's.
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

/** 1 for the same letters, 0 for none in common: by how many have to be changed (Levenshtein's distance). */
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
