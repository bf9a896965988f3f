/*
 * Arabic and Cyrillic script in Latin letters. Only consonants need to be right: vowels are left out when
 * sounds are compared, and Arabic does not write the short ones.
 */

const ARABIC: Readonly<Record<string, string>> = {
  ا: 'a',
  أ: 'a',
  إ: 'i',
  آ: 'a',
  ٱ: 'a',
  ى: 'a',
  ة: 'a',
  ع: 'a',
  ء: '',
  ئ: '',
  ؤ: '',
  ب: 'b',
  ت: 't',
  ث: 'th',
  ج: 'j',
  ح: 'h',
  خ: 'kh',
  د: 'd',
  ذ: 'dh',
  ر: 'r',
  ز: 'z',
  س: 's',
  ش: 'sh',
  ص: 's',
  ض: 'dh',
  ط: 't',
  ظ: 'dh',
  غ: 'gh',
  ف: 'f',
  ق: 'q',
  ك: 'k',
  ک: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
  و: 'w',
  ي: 'y',
  ی: 'y',
  پ: 'p',
  چ: 'ch',
  ژ: 'zh',
  گ: 'g',
  ـ: '',
};

const CYRILLIC: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ґ: 'g',
  д: 'd',
  е: 'e',
  є: 'ye',
  ё: 'yo',
  ж: 'zh',
  з: 'z',
  и: 'i',
  і: 'i',
  ї: 'yi',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
};

/** Letters that no decomposition turns into a plain one. */
const LATIN: Readonly<Record<string, string>> = {
  ɓ: 'b',
  ɗ: 'd',
  ƙ: 'k',
  ƴ: 'y',
  ŋ: 'n',
  ı: 'i',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ð: 'd',
  ə: 'e',
  ǝ: 'e',
  ɛ: 'e',
  ɔ: 'o',
};

/** The article is written together with its word, and is left out like in Latin script. */
const ARTICLE = /(?<=^|[^\p{L}])(?:ال|لل)(?=\p{L}{2})/gu;
/** Returns a name in lower case Latin letters, without accents. Other scripts stay as they are. */
export function inLatin(name: string): string {
  const plain = name.toLowerCase().replace(/й/g, 'и').normalize('NFKD').replace(/\p{M}/gu, '');
  return plain
    .replace(ARTICLE, '')
    .replace(/[\p{Script=Arabic}ـ]/gu, (letter) => ARABIC[letter] ?? letter)
    .replace(/\p{Script=Cyrillic}/gu, (letter) => CYRILLIC[letter] ?? letter)
    .replace(/[^\p{ASCII}]/gu, (letter) => LATIN[letter] ?? letter);
}
