import { wordsOf } from '#core/name-match.ts';
import type { ScreenedPerson, WatchEntry } from './entry.ts';

/** How a word of one name compares with a word of the other. */
export const LIKENESSES = ['same', 'sound', 'spelling', 'initial', 'none'] as const;
export type Likeness = (typeof LIKENESSES)[number];
const WEIGHTS: Readonly<Record<Likeness, number>> = {
  same: 1,
  sound: 0.9,
  spelling: 0.8,
  initial: 0.4,
  none: 0,
};

export type NamePart = {
  readonly given: string;
  readonly listed: string | null;
  readonly likeness: Likeness;
};
export type Agreement = 'same' | 'near' | 'differs' | 'unknown';

/** Why a person may be the one on a list: word by word, with further evidence for and against. */
export type ScreeningMatch = {
  /** From 0 to 100. */
  readonly score: number;
  readonly listedName: string;
  readonly parts: readonly NamePart[];
  readonly birthDate: Agreement;
  readonly country: Agreement;
};

/** Almost all of the shorter name must be covered, and at least two words of a person's name. */
const LEAST_COVERED = 0.8;
const LEAST_WORDS = 2;
/** Points that other facts add to the similarity of names. */
const BIRTH_DATE: Readonly<Record<Agreement, number>> = { same: 10, near: 0, differs: -100, unknown: 0 };
const COUNTRY: Readonly<Record<Agreement, number>> = { same: 5, near: 0, differs: -10, unknown: 0 };
const LEAST_SCORE = 70;

/** Returns the best match, or null when there is none. A match is a reason to look, never a verdict. */
export function matchEntry(person: ScreenedPerson, entry: WatchEntry): ScreeningMatch | null {
  const birthDate = agreementOfDates(person.birthDate, entry.birthDates);
  const country = agreementOfCountries(person.country, entry.countries);
  let best: ScreeningMatch | null = null;
  for (const listedName of entry.names) {
    const likeness = likenessOf(person.name, listedName);
    if (!likeness) continue;
    const points = likeness.share * 85 + BIRTH_DATE[birthDate] + COUNTRY[country];
    const score = Math.round(Math.min(100, points));
    if (score < LEAST_SCORE || (best && best.score >= score)) continue;
    best = { score, listedName, parts: likeness.parts, birthDate, country };
  }
  return best;
}

function likenessOf(given: string, listed: string): { share: number; parts: NamePart[] } | null {
  const left = wordsOf(given);
  const right = wordsOf(listed);
  if (left.length === 0 || right.length === 0) return null;
  const parts = pairOff(left, right);
  const covered = parts.reduce((sum, { likeness }) => sum + WEIGHTS[likeness], 0);
  const paired = parts.filter(({ likeness }) => WEIGHTS[likeness] > WEIGHTS.initial).length;
  const [fewer, more] = [Math.min(left.length, right.length), Math.max(left.length, right.length)];
  if (covered / fewer < LEAST_COVERED || paired < Math.min(LEAST_WORDS, more)) return null;
  return { share: (0.8 * covered) / fewer + (0.2 * covered) / more, parts };
}

const BY_LIKENESS: readonly Exclude<Likeness, 'none'>[] = ['same', 'sound', 'spelling', 'initial'];

/** Pairs each word with its best match, in any order. */
function pairOff(left: readonly string[], right: readonly string[]): NamePart[] {
  const found = new Map<number, { listed: string; likeness: Likeness }>();
  const free = new Set(right.keys());
  for (const likeness of BY_LIKENESS) {
    for (const [place, word] of left.entries()) {
      if (found.has(place)) continue;
      const match = [...free].find((at) => FITS[likeness](word, right[at] as string));
      if (match === undefined) continue;
      free.delete(match);
      found.set(place, { listed: right[match] as string, likeness });
    }
  }
  return left.map((given, place) => ({ given, listed: null, likeness: 'none', ...found.get(place) }));
}

const FITS: Readonly<Record<Exclude<Likeness, 'none'>, (one: string, other: string) => boolean>> = {
  same: (one, other) => one === other,
  sound: (one, other) => soundOf(one) === soundOf(other) && soundOf(one).length > 1,
  spelling: (one, other) => Math.min(one.length, other.length) >= 5 && isOneEditAway(one, other),
  initial: (one, other) => (one.length === 1 || other.length === 1) && one[0] === other[0],
};

const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/(?<=[bcdgkst])h/g, ''],
  [/kh|ck|q|c(?![eiy])/g, 'k'],
  [/c|z/g, 's'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/j/g, 'y'],
];

/**
 * Returns a rough phonetic key: Mohammed, Muhammad and Mohamed are equal, and so are Hussein and Husayn.
 * Lists transliterate names from a dozen scripts without consistency.
 */
function soundOf(word: string): string {
  let sound = word;
  for (const [spelled, as] of SPELLINGS) sound = sound.replace(spelled, as);
  const first = sound.charAt(0);
  const rest = sound.slice(1).replace(/[aeiouy]/g, '');
  return `${/[aeiou]/.test(first) ? 'a' : first}${rest}`.replace(/(.)\1+/g, '$1');
}

/** Returns the keys that a name is searched by. Names without a common key cannot match. */
export function keysOf(name: string): string[] {
  return [
    ...new Set(
      wordsOf(name)
        .filter((word) => word.length > 1)
        .map(soundOf),
    ),
  ];
}

/** True for one letter added, removed or replaced, or two adjacent letters swapped. */
function isOneEditAway(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  if (short.length < long.length) return short.slice(start) === long.slice(start + 1);
  const swapped = short[start] === long[start + 1] && short[start + 1] === long[start];
  return (
    short.slice(start + 1) === long.slice(start + 1) ||
    (swapped && short.slice(start + 2) === long.slice(start + 2))
  );
}

function agreementOfDates(given: string | null, listed: readonly string[]): Agreement {
  if (given === null || listed.length === 0) return 'unknown';
  if (listed.includes(given)) return 'same';
  // Many entries only have the year, sometimes approximate.
  const years = listed.map((date) => Math.abs(Number(date.slice(0, 4)) - Number(given.slice(0, 4))));
  return Math.min(...years) <= 1 ? 'near' : 'differs';
}

function agreementOfCountries(given: string | null, listed: readonly string[]): Agreement {
  if (given === null || listed.length === 0) return 'unknown';
  return listed.some((country) => countryOf(country) === countryOf(given)) ? 'same' : 'differs';
}

/** Created when first needed, since that takes 20 ms. */
let regions: Intl.DisplayNames | null = null;

/** Returns one spelling for a country given as a code or a name. */
function countryOf(written: string): string {
  const country = written.trim();
  if (!/^[A-Za-z]{2}$/.test(country)) return country.toLowerCase();
  regions ??= new Intl.DisplayNames(['en'], { type: 'region' });
  return (regions.of(country.toUpperCase()) ?? country).toLowerCase();
}
