import { BoundedMap } from '#core/bounded-map.ts';
import { TITLES, wordsOf as wordsOfLatin } from '#core/name-match.ts';
import { bitsOf } from './commonness.ts';
import { inLatin } from './scripts.ts';

/** Words that people leave out or write together with the next one. */
const PARTICLES = new Set(
  'al el ul ad ed ar er as es at et an en az ez ash esh ibn bin ben bint binti wal ould wuld ould oglu'.split(
    ' ',
  ),
);
/** Also left out, but a person may be called one of these. */
const OF_WOMEN_AND_MEN = new Set(
  'hajj haj haji hadji alhajj sheikh shaykh syed sayyid sayyida ustaz ustadh malam eng si sidi lolo ogbuefi ichie'.split(
    ' ',
  ),
);
/** Titles that are also common surnames. */
const SURNAMES = new Set(['eze', 'oba', 'prince', 'bar']);
/** Written apart or together with the next word: Abd al-Rahman, Abdurrahman; Abu Bakr, Abubakar. */
const JOINS_NEXT = new Set([
  'abd',
  'abdul',
  'abdel',
  'abdal',
  'abdur',
  'abdus',
  'abdu',
  'abu',
  'abou',
  'abi',
  'umm',
  'um',
]);

/** No name has more. Comparing costs the product of the words of both names. */
const MOST_WORDS = 12;

/** The words of a name in Latin letters, with Arabic compounds as one word. */
export function screenedWords(name: string): string[] {
  const all = wordsOfLatin(inLatin(name), (word) => TITLES.has(word) && !SURNAMES.has(word));
  const words = all.filter((word) => !PARTICLES.has(word) && !OF_WOMEN_AND_MEN.has(word));
  const joined: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const [word, next] = [words[at] as string, words[at + 1]];
    if (JOINS_NEXT.has(word) && next && next.length > 1) {
      joined.push(word + next);
      at += 1;
    } else joined.push(word);
  }
  return (joined.length > 0 ? joined : all).slice(0, MOST_WORDS);
}

const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/(?<=[bcdgkst])h/g, ''],
  [/ck|q|c(?![eiy])/g, 'k'],
  [/c|z/g, 's'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/j/g, 'y'],
  [/(.)\1+/g, '$1'],
];

/**
 * Returns a rough phonetic key: Mohammed, Muhammad and Mohamed are equal, and so are Hussein and Husayn.
 * Lists transliterate names from a dozen scripts without consistency. A word with one consonant is its own
 * key, since too many words would share that consonant.
 */
function soundOf(word: string): string {
  let sound = word;
  for (const [spelled, as] of SPELLINGS) sound = sound.replace(spelled, as);
  const first = sound.charAt(0);
  const rest = sound.slice(1).replace(/[aeiouy]/g, '');
  const key = `${/[aeiou]/.test(first) ? 'a' : first}${rest}`;
  return key.length > 1 ? key : sound;
}

/** Abdul, Abd al-, Abdel-, Abdur-: the vowel and the article, which takes on the sound of the next letter. */
const SERVANT = /^abd(?:[aeiou](?:l(?=.)|([rnszdt])(?=\1)|sh(?=sh))?)?(?=...)/;

/** One letter of another language is written in several ways. */
const VARIANTS: readonly (readonly [RegExp, string | ((letter: string) => string)])[] = [
  [SERVANT, 'abd'],
  [/^[ae]l(?=.{4})/, ''],
  [/th/g, 's'],
  [/dh/g, 'z'],
  [/kh/g, 'h'],
  [/ch/g, 'sh'],
  [/dj|zh/g, 'j'],
  [/(?<!n)g(?!b)/g, 'j'],
  [/gu(?=[ei])/g, 'g'],
  [/q/g, 'g'],
  [/^h(?=.{3})/, 'g'],
  [/^h(?=[aeiou].{2})/, ''],
  [/h$/, ''],
  [/(?<=[aiy])tu?$/, ''],
  [/(?<=.)w(?=.)/, ''],
  [/(?<=.)[wv](?=.)/g, ''],
  [/^y(?=[aeou])/, ''],
  [/ff?$/, 'v'],
  [/t?sch|tch/g, 'ch'],
  [/t[sz]/g, 'c'],
  [/^ou|^w(?=[aeiou])/, 'u'],
  [/^ben(?=.{3})/, ''],
  // Somali: x is an h, c a sound that other spellings leave out.
  [/^c|x/g, (letter) => (letter === 'x' ? 'h' : '')],
];

/** Names whose forms have little in common. All words of a row are forms of the first. */
const FORMS: ReadonlyMap<
  string,
  ReadonlySet<string>
> = rootsOf(`mohammed mamadou mamadu mamman muhamman mohd muhd muh md mohamadou muhammadu mehmet mahamadou mahamat magomed
  abdullahi audu abdu abdullah abdallah
  dalhatu talha
  abubakar bukar bakr bakar abubakr aboubacar boubacar bubakar garba
  dahiru tahir tahiru taher zahir
  usman othman uthman osman ousmane usumanu ottman
  ibrahim brahim ebrahim ibrahima abraham
  yusuf yousef youssouf joseph iosif yosef isyaku-yusuf
  yakubu yaqub yacoub jacob yaakub
  suleiman sulaiman solomon sulayman souleymane sule slimane
  ismail ismaila smail ishmael
  ishaq isyaku isiaka isaac ishaku ishak
  idris driss idriss
  isa issa eisa jesus
  musa moussa moses mousa
  dawud daoud dauda david daud dawood
  yahaya yahya yahia
  umar omar oumar umaru
  ali aliyu alliu alieu
  aisha ayesha aicha aishatu aishat
  fatima fatimah fatma fatimat fatimatu fatou faoziya-fatima
  maryam mariam miriam maryamu maria mariamu
  khadija khadijah hadiza kadijat hadija khadijat
  zainab zaynab zeinab zainabu
  hauwa hawa hawwa
  haruna harun aaron haroun
  funmilayo funmi funmilola
  oluwaseun seun
  olanrewaju lanre
  oluwafemi femi
  abimbola bimbo bimbola
  ifeoma ify
  ifeanyi ify anyi
  ifeyinwa ify
  chukwudi chudi chuks
  chukwuma chuma chuks
  okechukwu okey oke
  chinedu nedu edu
  chibueze chibu
  nnamdi namdi
  uchenna uche
  ayodele dele ayo
  ayodeji deji ayo
  ayomide mide ayo
  temitope tope temi
  temitayo tayo temi
  titilayo titi layo
  omotola tola
  adebayo bayo
  abayomi yomi bayo
  tokunbo toks
  folake folaks
  gbemisola gbemi
  oluwadamilola dami lola damilola
  oluwatobiloba tobi tobiloba
  tolulope tolu lope
  oluwatoyin toyin
  moyosore moyo
  obinna obi
  obiora obi
  adaeze ada
  adaora ada
  adaobi ada
  ikechukwu ike ikenna iyke ik
  kelechi kele
  kenechukwu kene kenny
  kosisochukwu kosi
  chidiebere chidi
  chidiebube chidi
  chinonso nonso
  onyekachi kachi onyeka
  nkechi kechi nkechinyere
  evgeny yevgeny evgeniy yevgeniy eugene yevhen evhen evgen yevgen evgueni
  aleksandr alexander oleksandr iskander alexandr
  mikhail michael mykhailo mykhaylo
  nikolai nicholas mykola nikolay
  igor ihor
  oleg oleh
  damilare dami
  vladimir volodymyr
  sergei serhiy
  dmitri dmytro
  yuri george yuriy iouri
  ekaterina yekaterina kateryna katerina`);

/** The first name of each row that has the form. */
function rootsOf(table: string): Map<string, Set<string>> {
  const roots = new Map<string, Set<string>>();
  for (const row of table.split('\n')) {
    const [first = '', ...others] = row.trim().split(' ');
    for (const form of [first, ...others]) roots.set(form, (roots.get(form) ?? new Set()).add(first));
  }
  return roots;
}

/** Beginnings and ends of Yoruba and Igbo names, which are left out every day: Babatunde is Tunde. */
const BEGINNINGS =
  'oluwatofun oluwa oluwato oluwafun olu ola ade baba ayo omo akin ifa ogun oye ope ife iya oyin temi fola bami mo more kola aba olay a eni oba adeto chukwu chuku chukwue chi nna nne nwa onye oke ugo uzo obi ego ada ngo kene'.split(
    ' ',
  );
const ENDS =
  'chukwu chuku dilichukwu dichukwu lichukwu chi luwa oluwa loba layo lola mide anyi eze oma ebere ebube nma mma nwa kachi lewa'.split(
    ' ',
  );
const SHORTEST = 4;
/** What is left of a long word may be shorter: Ike of Ikechukwu. */
const SHORTEST_OF_LONG = 3;

function shortFormsOf(word: string): string[] {
  const forms: string[] = [];
  for (const beginning of BEGINNINGS) {
    if (word.startsWith(beginning)) addLongEnough(forms, word.slice(beginning.length), beginning);
  }
  for (const end of ENDS) {
    if (word.endsWith(end)) addLongEnough(forms, word.slice(0, -end.length), end);
  }
  return forms;
}

function addLongEnough(forms: string[], rest: string, removed: string): void {
  if (rest.length >= (removed.length >= 5 ? SHORTEST_OF_LONG : SHORTEST)) forms.push(rest);
}

/** A word of a name with all that it may be recognised by. */
export type ScreenedWord = {
  readonly word: string;
  /** Sounds of its spellings. */
  readonly sounds: ReadonlySet<string>;
  /** Its short and long forms. */
  readonly forms: ReadonlySet<string>;
  /** How much it says that two names share it. */
  readonly bits: number;
};

const KNOWN_WORDS = 5_000;
const known = new BoundedMap<string, ScreenedWord>(KNOWN_WORDS);

export function screenedWord(word: string): ScreenedWord {
  const before = known.get(word);
  if (before) return before;
  const spelled = new Set([word]);
  for (const [written, as] of VARIANTS) spelled.add(word.replace(written, as as string));
  const forms = new Set<string>();
  for (const form of [word, ...shortFormsOf(word)]) {
    forms.add(writtenOf(form));
    for (const root of FORMS.get(form) ?? []) forms.add(writtenOf(root));
  }
  const made = { word, sounds: new Set([...spelled].map(soundOf)), forms, bits: bitsOf(word, forms) };
  known.set(word, made);
  return made;
}

/** Short forms are compared with their vowels: Emeka is not Amaka. */
const writtenOf = (word: string) => word.replace(/(?<=[sz])h/g, '').replace(/(.)\1+/g, '$1');

export function shares(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  for (const each of one) if (other.has(each)) return true;
  return false;
}

/** The version of these keys. Entries with keys of an earlier version are indexed again. */
export const KEYS_VERSION = 2;

/** Returns the keys that a name is searched by. Names without a common key cannot match. */
export function keysOf(name: string): string[] {
  const words = screenedWords(name).filter((word) => word.length > 1);
  const keys = new Set<string>();
  for (const word of words) {
    const { sounds, forms } = screenedWord(word);
    for (const key of [...sounds, ...forms]) keys.add(key);
  }
  // Two words may be written as one.
  for (const [at, word] of words.entries()) {
    const next = words[(at + 1) % words.length];
    if (next === undefined || next === word) continue;
    keys.add(soundOf(word + next)).add(soundOf(next + word));
  }
  return [...keys];
}
