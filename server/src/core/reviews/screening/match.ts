import { mistakesBetween } from '#core/spelling.ts';
import type { ScreenedPerson, WatchEntry } from './entry.ts';
import { type ScreenedWord, screenedWord, screenedWords, shares } from './words.ts';

/** How a word of one name compares with a word of the other. */
export const LIKENESSES = ['same', 'sound', 'form', 'spelling', 'initial', 'none'] as const;
export type Likeness = (typeof LIKENESSES)[number];
const WEIGHTS: Readonly<Record<Likeness, number>> = {
  same: 1,
  sound: 0.95,
  form: 0.9,
  spelling: 0.85,
  initial: 0.65,
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
  /** True for an alias that the list itself calls weak. */
  readonly weakAlias: boolean;
  readonly parts: readonly NamePart[];
  readonly birthDate: Agreement;
  readonly country: Agreement;
};

/** At least two words of a person's name, which say enough together, unless the names are equal. */
const LEAST_WORDS = 2;
const LEAST_BITS = 13;
/** Enough when neither name has a word that the other lacks. */
const LEAST_BITS_OF_WHOLE = 9;
const BITS_OF_BIRTH_DATE = 8;
/** The weight of a word that one of the names leaves out. */
const LEFT_OUT = 0.15;
/** The weight of words that both have and do not share. */
const AGAINST = 0.7;
/** Points that other facts add to the similarity of names. */
const BIRTH_DATE: Readonly<Record<Agreement, number>> = { same: 10, near: 0, differs: -100, unknown: 0 };
const COUNTRY: Readonly<Record<Agreement, number>> = { same: 5, near: 0, differs: -10, unknown: 0 };
/** A weak alias needs a birth date that agrees. */
const WEAK_ALIAS = -20;
const LEAST_SCORE = 70;

/** Returns the best match, or null when there is none. A match is a reason to look, never a verdict. */
export function matchEntry(person: ScreenedPerson, entry: WatchEntry): ScreeningMatch | null {
  const birthDate = agreementOfDates(person.birthDate, entry.birthDates);
  const country = agreementOfCountries(person.country, entry.countries);
  let best: ScreeningMatch | null = null;
  for (const { listedName, weakAlias } of namesOf(entry)) {
    const likeness = likenessOf(person.name, listedName, birthDate === 'same' ? BITS_OF_BIRTH_DATE : 0);
    if (!likeness) continue;
    const points =
      likeness.share * 85 + BIRTH_DATE[birthDate] + COUNTRY[country] + (weakAlias ? WEAK_ALIAS : 0);
    const score = Math.round(Math.min(100, points));
    if (score < LEAST_SCORE || (best && best.score >= score)) continue;
    best = { score, listedName, weakAlias, parts: likeness.parts, birthDate, country };
  }
  return best;
}

function namesOf({ names, weakNames = [] }: WatchEntry) {
  return [
    ...names.map((listedName) => ({ listedName, weakAlias: false })),
    ...weakNames.map((listedName) => ({ listedName, weakAlias: true })),
  ];
}

function likenessOf(
  given: string,
  listed: string,
  more: number,
): { share: number; parts: NamePart[] } | null {
  const left = screenedWords(given).map(screenedWord);
  const right = screenedWords(listed).map(screenedWord);
  if (left.length === 0 || right.length === 0) return null;
  const { parts, pairs } = pairOff(left, right);
  const bits = (words: readonly ScreenedWord[]) => words.reduce((sum, word) => sum + word.bits, 0);
  const equal = pairs.reduce((sum, { weight, bits }) => sum + weight * bits, 0);
  const unlike = pairs.reduce((sum, { weight, bits }) => sum + (1 - weight) * bits, 0);
  const [onlyGiven, onlyListed] = [bits(left), bits(right)].map(
    (all, side) => all - pairs.reduce((sum, pair) => sum + pair.of[side as 0 | 1], 0),
  ) as [number, number];
  // Words that only one of two names has were left out; if both have some, they contradict each other.
  const against = Math.min(onlyGiven, onlyListed);
  const leftOut = Math.abs(onlyGiven - onlyListed);
  const isWhole = against + leftOut === 0;
  const areSame = isWhole && unlike === 0;
  const words = pairs.reduce(
    (sum, { weight, words }) => sum + (weight > WEIGHTS.initial ? words : OF_INITIAL),
    0,
  );
  if (words < Math.min(LEAST_WORDS, Math.max(left.length, right.length))) return null;
  if (!areSame && equal + more < (isWhole ? LEAST_BITS_OF_WHOLE : LEAST_BITS)) return null;
  return { share: equal / (equal + unlike + AGAINST * against + LEFT_OUT * leftOut), parts };
}

const BY_LIKENESS = ['same', 'sound', 'form', 'spelling', 'initial'] as const;
const BITS_OF_INITIAL = 5;
/** Two initials count as a word. */
const OF_INITIAL = 0.5;

type Pair = {
  /** The number of words that were joined, or 1. */
  readonly words: number;
  readonly weight: number;
  readonly bits: number;
  /** The bits of the words of each side. */
  readonly of: readonly [given: number, listed: number];
};

/** Pairs each word with its best match, in any order. One word may stand for two that were joined. */
function pairOff(left: readonly ScreenedWord[], right: readonly ScreenedWord[]) {
  const found = new Map<number, { listed: string; likeness: Likeness }>();
  const pairs: Pair[] = [];
  const free = new Set(right.keys());
  for (const likeness of BY_LIKENESS) {
    for (const [place, word] of left.entries()) {
      if (found.has(place)) continue;
      const match = [...free].find((at) => FITS[likeness](word, right[at] as ScreenedWord));
      if (match === undefined) continue;
      const other = right[match] as ScreenedWord;
      free.delete(match);
      found.set(place, { listed: other.word, likeness });
      const weight = WEIGHTS[likeness];
      const bits = likeness === 'initial' ? BITS_OF_INITIAL : Math.min(word.bits, other.bits);
      pairs.push({ weight, bits, words: 1, of: [word.bits, other.bits] });
    }
    if (likeness === 'same') joinTwo(left, right, found, free, pairs);
  }
  const parts: NamePart[] = left.map(({ word }, place) => ({
    ...{ given: word, listed: null, likeness: 'none' as const },
    ...found.get(place),
  }));
  return { parts, pairs };
}

/** Oluwaseun Adebayo and Oluwaseunadebayo: two neighbours of one name that are a word of the other. */
function joinTwo(
  left: readonly ScreenedWord[],
  right: readonly ScreenedWord[],
  found: Map<number, { listed: string; likeness: Likeness }>,
  free: Set<number>,
  pairs: Pair[],
): void {
  const join = (words: readonly ScreenedWord[], at: number) => {
    const next = (at + 1) % words.length;
    const [one, two] = [words[at]?.word, words[next]?.word];
    // A list names the family first.
    return next === at ? null : { next, wholes: [`${one}${two}`, `${two}${one}`] };
  };
  const add = (bits: number, of: Pair['of']) => pairs.push({ weight: WEIGHTS.sound, bits, words: 2, of });
  for (const [at, word] of left.entries()) {
    if (found.has(at)) continue;
    const two = join(left, at);
    const one = two && !found.has(two.next) && findJoined(two.wholes, right, free);
    if (one) {
      const other = right[one.at] as ScreenedWord;
      free.delete(one.at);
      for (const place of [at, two.next]) found.set(place, { listed: other.word, likeness: 'sound' });
      const bits = word.bits + (left[two.next]?.bits ?? 0);
      add(bits, [bits, other.bits]);
      continue;
    }
    for (const place of free) {
      const pair = join(right, place);
      if (!pair || !free.has(pair.next) || !isJoined(pair.wholes, word)) continue;
      free.delete(place);
      free.delete(pair.next);
      found.set(at, { listed: `${right[place]?.word} ${right[pair.next]?.word}`, likeness: 'sound' });
      const bits = (right[place]?.bits ?? 0) + (right[pair.next]?.bits ?? 0);
      add(bits, [word.bits, bits]);
      break;
    }
  }
}

function findJoined(wholes: readonly string[], words: readonly ScreenedWord[], free: ReadonlySet<number>) {
  for (const at of free) if (isJoined(wholes, words[at] as ScreenedWord)) return { at };
  return null;
}

const LEAST_JOINED = 6;
const LETTERS_PER_MISTAKE = 2.5;
const isJoined = (wholes: readonly string[], { word, sounds }: ScreenedWord) =>
  word.length >= LEAST_JOINED &&
  wholes.some(
    (whole) =>
      shares(screenedWord(whole).sounds, sounds) &&
      (isBare(screenedWord(whole)) ||
        mistakesBetween(whole, word) <= Math.max(2, word.length / LETTERS_PER_MISTAKE)),
  );

/** Few consonants sound like many names, so such words must also be written alike. */
function soundsLike(one: ScreenedWord, other: ScreenedWord): boolean {
  for (const sound of one.sounds) {
    if (!other.sounds.has(sound)) continue;
    if (sound.length >= CLEAR || isBare(one) || isBare(other)) return true;
    if (mistakesBetween(one.word, other.word) <= 2) return true;
  }
  return false;
}
const CLEAR = 3;
/** As Arabic script is read, which has no other vowels. */
const isBare = ({ word }: ScreenedWord) => !/[eiou]/.test(word);

type Fits = (one: ScreenedWord, other: ScreenedWord) => boolean;
const FITS: Readonly<Record<Exclude<Likeness, 'none'>, Fits>> = {
  same: (one, other) => one.word === other.word,
  sound: soundsLike,
  form: (one, other) => shares(one.forms, other.forms),
  spelling: ({ word: one }, { word: other }) =>
    Math.min(one.length, other.length) >= 5 && isOneEditAway(one, other),
  initial: ({ word: one }, { word: other }) =>
    (one.length === 1 || other.length === 1) && one[0] === other[0],
};

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
