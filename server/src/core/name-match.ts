import { mistakesBetween } from './spelling.ts';

export const NAME_MATCHES = ['match', 'close', 'mismatch', 'unknown'] as const;

/**
 * How a given name compares with the name at the bank. `match`: equal words. `close`: no contradiction, but
 * something is missing or abbreviated. `mismatch`: a word of one has no counterpart in the other. `unknown`:
 * a name is missing.
 */
export type NameMatch = (typeof NAME_MATCHES)[number];

/** Titles and honorifics, which are not part of a name. */
export const TITLES: ReadonlySet<string> = new Set(
  'mr mrs ms miss master dr prof rev pastor engr arc barr bar esq sir dame lady chief otunba alhaji alh alhaja alhja hajia haj hajiya mallam mal prince princess oba eze'.split(
    ' ',
  ),
);

/** Common abbreviations in company names. */
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

/** Words too common in company names to identify a company. */
const OF_COMPANIES = new Set([
  ...Object.values(SHORT_FORMS),
  ...'plc llc sons brothers global services resources group holdings trading investment investments'.split(
    ' ',
  ),
]);

export function matchNames(given: string | null, atBank: string | null): NameMatch {
  const left = wordsOf(given ?? '');
  const right = wordsOf(atBank ?? '');
  if (left.length === 0 || right.length === 0) return 'unknown';
  const [fewer, more] = left.length <= right.length ? [left, right] : [right, left];
  const unmatched = takeOut(fewer, more, (one, other) => one === other);
  if (unmatched.fewer.length === 0 && unmatched.more.length === 0) return 'match';
  const different = takeOut(unmatched.fewer, unmatched.more, standsFor);
  if (different.fewer.length > 0) return 'mismatch';
  // Initials alone could be anyone's: at least one whole word must be equal.
  return unmatched.fewer.length < fewer.length ? 'close' : 'mismatch';
}

/**
 * Compares a name that was read from a document. OCR may have misread a letter, and names have several
 * spellings (Mohammed, Muhammad): such small differences count as `close`.
 */
export function matchReadName(read: string | null, atBank: string | null): NameMatch {
  const exactly = matchNames(read, atBank);
  if (exactly !== 'mismatch') return exactly;
  const words = wordsOf(read ?? '');
  const corrected = wordsOf(atBank ?? '').map((word) => words.find((other) => isAlike(word, other)) ?? word);
  return matchNames(words.join(' '), corrected.join(' ')) === 'mismatch' ? 'mismatch' : 'close';
}

export type PayerMatch = {
  /** By the buyer's name as the platform gave it. */
  readonly senderMatch: NameMatch;
  /** By the name on the document that verified the buyer. */
  readonly identitySenderMatch: NameMatch;
  /** A verified name outweighs the given one. */
  readonly paidByAnother: boolean;
};

/** Compares the sender of a payment with the buyer. Unknown names count as no contradiction. */
export function comparePayer(
  { given, verified }: { readonly given: string | null; readonly verified: string | null },
  sender: string | null,
): PayerMatch {
  const senderMatch = matchSender(given, sender);
  const identitySenderMatch = matchSender(verified, sender);
  const decisive = identitySenderMatch === 'unknown' ? senderMatch : identitySenderMatch;
  return { senderMatch, identitySenderMatch, paidByAnother: decisive === 'mismatch' };
}

/**
 * Compares with the name of a sender, as their bank writes it: a bank cuts a long name off at the end, and a
 * married person may have kept two of three words. Either is `close`; a single common word may belong to a
 * relative.
 */
export function matchSender(name: string | null, sender: string | null): NameMatch {
  const read = matchReadName(name, sender);
  if (read !== 'mismatch') return read;
  const words = wordsOf(name ?? '');
  const senderWords = wordsOf(sender ?? '');
  const whole = senderWords.map((word, at) => {
    const isLast = at === senderWords.length - 1;
    if (words.includes(word)) return word;
    // A beginning is stronger evidence than a likeness: TUW is cut off from Tuway, not a misread Tuiw.
    const cutOff = isLast ? words.find((other) => isCutOff(word, other)) : undefined;
    return cutOff ?? words.find((other) => isAlike(word, other)) ?? word;
  });
  if (matchNames(words.join(' '), whole.join(' ')) !== 'mismatch') return 'close';
  const distinctive = whole.filter((word) => word.length > 1 && !OF_COMPANIES.has(word));
  const shared = distinctive.length - takeOut(distinctive, words, (one, other) => one === other).fewer.length;
  return shared >= 2 ? 'close' : 'mismatch';
}

/** Fewer than three letters could begin any word. */
function isCutOff(word: string, whole: string): boolean {
  return word.length >= 3 && whole.startsWith(word);
}

/** Allows one different letter in four, so none in a name of three letters. */
function isAlike(one: string, other: string): boolean {
  return mistakesBetween(one, other) <= Math.floor(Math.max(one.length, other.length) / 4);
}

/** Pairs off matching words, in any order. */
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

/** An initial matches any word that begins with it. */
function standsFor(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  return short.length === 1 && long.startsWith(short);
}

/** Returns the distinguishing words of a name: without case, accents, punctuation and titles. */
export function wordsOf(name: string, isTitle = (word: string) => TITLES.has(word)): string[] {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  // An apostrophe joins (O'Neil, D’Angelo); every other sign separates, including the hyphen of a double
  // name.
  const words = plain
    .replace(/[’'`]/gu, '')
    .split(/[^\p{L}\p{N}&]+/u)
    .filter(Boolean)
    .map((word) => SHORT_FORMS[word] ?? word);
  const distinctive = words.filter((word) => !isTitle(word));
  // A person may be called Prince Oba; then the titles are the name.
  return distinctive.length > 0 ? distinctive : words;
}
