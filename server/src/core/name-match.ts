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

/** What many companies have in their names says nothing about which one it is. */
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

export type PayerMatch = {
  /** By the name that the platform gave for the buyer. */
  readonly senderMatch: NameMatch;
  /** By the name on the document that verified the buyer. */
  readonly identitySenderMatch: NameMatch;
  /** What a document says weighs more than what somebody is called. */
  readonly paidByAnother: boolean;
};

/** Whether who has paid is who should. Names that are not known speak against nobody. */
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
 * The same for who has sent money, whom their bank names as it likes: it cuts a long name off at the end, and
 * somebody married has kept two of three words. Either is `close`; one word in common is a relative's.
 */
export function matchSender(name: string | null, sender: string | null): NameMatch {
  const read = matchReadName(name, sender);
  if (read !== 'mismatch') return read;
  const words = wordsOf(name ?? '');
  const told = wordsOf(sender ?? '');
  const whole = told.map((word, at) => {
    const isLast = at === told.length - 1;
    return words.find((other) => isAlike(word, other) || (isLast && isCutOff(word, other))) ?? word;
  });
  if (matchNames(words.join(' '), whole.join(' ')) !== 'mismatch') return 'close';
  const telling = whole.filter((word) => word.length > 1 && !OF_COMPANIES.has(word));
  const shared = telling.length - takeOut(telling, words, (one, other) => one === other).fewer.length;
  return shared >= 2 ? 'close' : 'mismatch';
}

/** Less than three letters could be the beginning of anything. */
function isCutOff(word: string, whole: string): boolean {
  return word.length >= 3 && whole.startsWith(word);
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
