import { mistakesBetween } from './spelling.ts';

export const NAME_MATCHES = ['match', 'close', 'mismatch', 'unknown'] as const;

/**
 * How the name that somebody gave compares with the one that the bank has. `match`: the same words. `close`:
 * nothing speaks against it, but something is missing or shortened. `mismatch`: a word of the one cannot
 * stand for any of the other. `unknown`: there are not two names to compare.
 */
export type NameMatch = (typeof NAME_MATCHES)[number];

/** What stands before or behind a name and is no part of it. */
const TITLES = new Set(
  'mr mrs ms miss master dr prof rev pastor engr arc barr bar esq sir dame lady chief otunba alhaji alh alhaja alhja hajia haj hajiya mallam mal prince princess oba eze'.split(
    ' ',
  ),
);

/** One spelling for each of the words that companies shorten. */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  limited: 'ltd',
  company: 'co',
  incorporated: 'inc',
  corporation: 'corp',
  enterprise: 'ent',
  enterprises: 'ent',
  nigeria: 'nig',
  international: 'intl',
  ventures: 'vent',
  and: '&',
};

export function matchNames(given: string | null, atBank: string | null): NameMatch {
  const left = wordsOf(given ?? '');
  const right = wordsOf(atBank ?? '');
  if (left.length === 0 || right.length === 0) return 'unknown';
  const [fewer, more] = left.length <= right.length ? [left, right] : [right, left];
  const unmatched = takeOut(fewer, more, (one, other) => one === other);
  if (unmatched.fewer.length === 0 && unmatched.more.length === 0) return 'match';
  const different = takeOut(unmatched.fewer, unmatched.more, standsFor);
  if (different.fewer.length > 0) return 'mismatch';
  // Initials alone could be anybody's: at least one whole word has to be the same.
  return unmatched.fewer.length < fewer.length ? 'close' : 'mismatch';
}

/**
 * The same for a name that was read from a document. The reader may have taken a letter for another, and
 * names are spelled in more than one way (Mohammed, Muhammad): what differs by that much is `close`.
 */
export function matchReadName(read: string | null, atBank: string | null): NameMatch {
  const exactly = matchNames(read, atBank);
  if (exactly !== 'mismatch') return exactly;
  const words = wordsOf(read ?? '');
  const mended = wordsOf(atBank ?? '').map((word) => words.find((other) => isAlike(word, other)) ?? word);
  return matchNames(words.join(' '), mended.join(' ')) === 'mismatch' ? 'mismatch' : 'close';
}

/** At most one letter in four is another: a name of three letters has none to spare. */
function isAlike(one: string, other: string): boolean {
  return mistakesBetween(one, other) <= Math.floor(Math.max(one.length, other.length) / 4);
}

/** Pairs words off, each with one that it fits; the order of words says nothing in a name. */
function takeOut(
  fewer: readonly string[],
  more: readonly string[],
  fits: (one: string, other: string) => boolean,
): { fewer: string[]; more: string[] } {
  const left = [...more];
  const without = fewer.filter((word) => {
    const index = left.findIndex((other) => fits(word, other));
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
  return { fewer: without, more: left };
}

/** An initial stands for any word that begins with it. */
function standsFor(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  return short.length === 1 && long.startsWith(short);
}

/** The words that tell people apart: without case, accents, punctuation and titles. */
export function wordsOf(name: string): string[] {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  // An apostrophe binds (O'Neil, D’Angelo); every other sign parts, the hyphen of a double name too.
  const words = plain
    .replace(/[’'`]/gu, '')
    .split(/[^\p{L}\p{N}&]+/u)
    .filter(Boolean)
    .map((word) => SHORT_FORMS[word] ?? word);
  const telling = words.filter((word) => !TITLES.has(word));
  // Somebody may be called Prince Oba, and then that is the name.
  return telling.length > 0 ? telling : words;
}
