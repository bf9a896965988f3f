/** The basic characters of GSM 03.38, and those that take two places. */
const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?' +
  '¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const EXTENDED = '^{}\\[~]|€';
const PLACES = new Map([...[...BASIC].map((one) => [one, 1]), ...[...EXTENDED].map((one) => [one, 2])] as [
  string,
  number,
][]);

const ONE_PART = { gsm: 160, unicode: 70 };
/** Several parts lose seven places each to the header that joins them. */
const OF_SEVERAL = { gsm: 153, unicode: 67 };

const REPLACED: Readonly<Record<string, string>> = {
  ...{ '₦': 'NGN ', '’': "'", '‘': "'", '“': '"', '”': '"', '–': '-', '—': '-', '…': '...' },
  // Hooks and bars belong to these letters, so they are no marks.
  ...{ ɓ: 'b', Ɓ: 'B', ɗ: 'd', Ɗ: 'D', ƙ: 'k', Ƙ: 'K', ƴ: 'y', Ƴ: 'Y' },
};

/**
 * Writes a text with basic letters, without marks: one other letter would turn the whole message into parts
 * of 70 characters. A letter of another script becomes a question mark, and other signs are left out.
 */
export function inBasicLetters(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '');
  return [...plain]
    .map(
      (letter) =>
        REPLACED[letter] ?? (BASIC.includes(letter) ? letter : /[\p{L}\p{N}]/u.test(letter) ? '?' : ''),
    )
    .join('');
}

/** The number of parts in which a text is sent, and paid for. */
export function partsOf(text: string): number {
  let places = 0;
  for (const letter of text) {
    const taken = PLACES.get(letter);
    if (taken === undefined) return partsFor(text.length, 'unicode');
    places += taken;
  }
  return partsFor(places, 'gsm');
}

function partsFor(places: number, alphabet: 'gsm' | 'unicode'): number {
  return places <= ONE_PART[alphabet] ? 1 : Math.ceil(places / OF_SEVERAL[alphabet]);
}

/** True when the text has a letter that needs parts of 70 characters. */
export function isUnicode(text: string): boolean {
  return [...text].some((letter) => !PLACES.has(letter));
}
