/** The lengths of the beginnings that a word is found by. */
const BEGINNINGS = [3, 4, 5];
const LONGEST_BEGINNING = 5;
const SHORTEST = 2;
/** More words of one field are not indexed: a name has few, and metadata may be long. */
const MOST_WORDS = 12;
/** A number with this many digits is a phone or account number; its last ten identify a phone. */
const PHONE_DIGITS = 10;

/** The words of a text as they are compared: without accents, capitals and punctuation. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => [...word].length >= SHORTEST);
  const phone = phoneOf(text);
  return [...new Set(phone ? [...words, phone] : words)].slice(0, MOST_WORDS);
}

/** The last ten digits of a text that is only a phone number, so that 0803… and +234 803… are equal. */
function phoneOf(text: string): string | null {
  if (!/^\+?[\d\s().-]+$/.test(text)) return null;
  const digits = text.replace(/\D/g, '');
  return digits.length >= PHONE_DIGITS ? digits.slice(-PHONE_DIGITS) : null;
}

/** The words of a search. A phone number is one, however it is grouped. */
export function askedWordsOf(text: string): string[] {
  const phone = phoneOf(text);
  return phone ? [phone] : wordsOf(text);
}

/** What is stored for a word: itself and its beginnings. */
export function indexedOf(word: string): string[] {
  const letters = [...word];
  const beginnings = BEGINNINGS.filter((length) => length < letters.length);
  return [word, ...beginnings.map((length) => letters.slice(0, length).join(''))];
}

/** What is asked for a word that may be only the beginning of one: the longest stored beginning, too. */
export function askedOf(word: string): string[] {
  const letters = [...word];
  return letters.length > LONGEST_BEGINNING ? [word, letters.slice(0, LONGEST_BEGINNING).join('')] : [word];
}

/** True when every word that was asked for begins a word of these texts. */
export function saysAll(asked: readonly string[], texts: readonly (string | null | undefined)[]): boolean {
  const words = texts.flatMap((text) => (text ? wordsOf(text) : []));
  return asked.every((word) => words.some((one) => one.startsWith(word)));
}

/** The last characters of an id, which the dashboard prints: ids that were made together begin alike. */
export const ID_ENDING = 6;

/**
 * The amounts in the smallest unit that a text may mean: `7,500.00` and `₦7500` in the main unit, `750000` in
 * either.
 */
export function amountsOf(text: string): number[] {
  const bare = text.replace(/[₦$€£\s]|^[A-Za-z]{3}(?=[\d\s])/g, '');
  if (!/^\d{1,3}(,\d{3})*(\.\d{1,2})?$|^\d+(\.\d{1,2})?$/.test(bare)) return [];
  const [whole = '', fraction] = bare.replaceAll(',', '').split('.');
  const main = Number(whole + (fraction ?? '').padEnd(2, '0'));
  const amounts = fraction === undefined && !bare.includes(',') ? [main, Number(whole)] : [main];
  return amounts.filter(Number.isSafeInteger);
}
